// Generated from openapi/ by `npm run generate`; do not edit. What the fields of a form may hold.
export const saveLetter = {
  'content.subject': { maxLength: 1000 },
  'content.body': { maxLength: 60000 },
  'content.jobTitle': { maxLength: 200 },
  'content.salaryMinor': { min: 0, max: 9007199254740991 },
  'content.managerName': { maxLength: 200 },
  'content.contractType': { maxLength: 200 },
  'content.department': { maxLength: 200 },
  'content.city': { maxLength: 200 },
  'content.country': { maxLength: 200 },
}
export const previewLetter = {
  'content.subject': { maxLength: 1000 },
  'content.body': { maxLength: 60000 },
  'content.jobTitle': { maxLength: 200 },
  'content.salaryMinor': { min: 0, max: 9007199254740991 },
  'content.managerName': { maxLength: 200 },
  'content.contractType': { maxLength: 200 },
  'content.department': { maxLength: 200 },
  'content.city': { maxLength: 200 },
  'content.country': { maxLength: 200 },
}
export const revokeLetter = {
  reason: { maxLength: 500 },
}
export const findOwnLetters = {
  email: { maxLength: 254 },
}
export const letterAnswer = {
  reason: { maxLength: 1000 },
}
export const signature = {
  typedName: { maxLength: 200 },
  drawn: { minLength: 20, maxLength: 20000 },
}
export const letterDecline = {
  reason: { maxLength: 1000 },
}
export const changeComplianceStatus = {
  reason: { maxLength: 1000 },
}
export const leaveAsk = {
  startsAt: { minLength: 5, maxLength: 5 },
  minutes: { min: 1, max: 1440 },
}
export const newLeaveRequest = {
  startsAt: { minLength: 5, maxLength: 5 },
  minutes: { min: 1, max: 1440 },
  note: { maxLength: 1000 },
}
export const changeLeaveStatus = {
  reason: { maxLength: 1000 },
}
export const changeLeaveStatuses = {
  reason: { maxLength: 1000 },
}
export const changedLeave = {
  startsAt: { minLength: 5, maxLength: 5 },
  minutes: { min: 1, max: 1440 },
  note: { maxLength: 1000 },
}
export const cancelLeaveDays = {
  reason: { maxLength: 1000 },
}
export const leaveTeamBody = {
  needed: { min: 0, max: 100000 },
}
export const findColleagues = {
  search: { maxLength: 200 },
}
export const newLeaveKind = {
  name: { maxLength: 100 },
  noticeDays: { min: 0, max: 400 },
  certificateFromDay: { min: 1, max: 400 },
  mayGoBelow: { min: 0, max: 1000000 },
}
export const updateLeaveKind = {
  name: { maxLength: 100 },
  noticeDays: { min: 0, max: 400 },
  certificateFromDay: { min: 1, max: 400 },
  mayGoBelow: { min: 0, max: 1000000 },
}
export const newLeavePolicy = {
  name: { maxLength: 100 },
  minutesPerYear: { min: 0, max: 1000000 },
  fullTimeMinutes: { min: 1, max: 10080 },
  capMinutes: { min: 0, max: 10000000 },
  carryMinutes: { min: 0, max: 10000000 },
  carryMonths: { min: 1, max: 24 },
  'steps.afterYears': { min: 1, max: 80 },
  'steps.minutesPerYear': { min: 0, max: 1000000 },
}
export const updateLeavePolicy = {
  name: { maxLength: 100 },
  minutesPerYear: { min: 0, max: 1000000 },
  fullTimeMinutes: { min: 1, max: 10080 },
  capMinutes: { min: 0, max: 10000000 },
  carryMinutes: { min: 0, max: 10000000 },
  carryMonths: { min: 1, max: 24 },
  'steps.afterYears': { min: 1, max: 80 },
  'steps.minutesPerYear': { min: 0, max: 1000000 },
}
export const newHolidayPlace = {
  name: { maxLength: 100 },
}
export const updateHolidayPlace = {
  name: { maxLength: 100 },
}
export const newHoliday = {
  name: { maxLength: 200 },
}
export const newLeaveCorrection = {
  minutes: { min: -10000000, max: 10000000 },
  reason: { maxLength: 1000 },
}
export const changeCourseAssignmentStatus = {
  reason: { maxLength: 500 },
}
export const quizAnswers = {
  'answers.option': { min: 0, max: 5 },
}
export const saveCourseSession = {
  place: { maxLength: 200 },
  from: { maxLength: 5 },
  until: { maxLength: 5 },
  seats: { min: 1, max: 1000 },
}
export const updateCourseSession = {
  place: { maxLength: 200 },
  from: { maxLength: 5 },
  until: { maxLength: 5 },
  seats: { min: 1, max: 1000 },
  calledOff: { maxLength: 500 },
}
export const listCourses = {
  search: { maxLength: 200 },
}
export const saveCourse = {
  name: { maxLength: 200 },
  description: { maxLength: 2000 },
  minutes: { min: 1, max: 10000 },
  validMonths: { min: 1, max: 600 },
  link: { maxLength: 1000 },
  passMark: { min: 1, max: 100 },
  'questions.question': { maxLength: 300 },
  'questions.answer': { min: 0, max: 5 },
}
export const updateCourse = {
  name: { maxLength: 200 },
  description: { maxLength: 2000 },
  minutes: { min: 1, max: 10000 },
  validMonths: { min: 1, max: 600 },
  link: { maxLength: 1000 },
  passMark: { min: 1, max: 100 },
  'questions.question': { maxLength: 300 },
  'questions.answer': { min: 0, max: 5 },
}
export const saveLearningRule = {
  dueDays: { min: 0, max: 3650 },
  repeatMonths: { min: 1, max: 600 },
  fixedMonth: { min: 1, max: 12 },
  fixedDay: { min: 1, max: 31 },
  openDays: { min: 0, max: 365 },
}
export const updateLearningRule = {
  dueDays: { min: 0, max: 3650 },
  repeatMonths: { min: 1, max: 600 },
  fixedMonth: { min: 1, max: 12 },
  fixedDay: { min: 1, max: 31 },
  openDays: { min: 0, max: 365 },
}
export const findLearning = {
  page: { min: 1, max: 100000 },
  search: { maxLength: 200 },
}
export const exportLearning = {
  'export.criteria.page': { min: 1, max: 100000 },
  'export.criteria.sort': { maxLength: 60 },
  'export.criteria.search': { maxLength: 200 },
  'export.show.column': { maxLength: 60 },
  'export.show.heading': { maxLength: 100 },
  'export.show.words.value': { maxLength: 200 },
  'export.show.words.label': { maxLength: 200 },
}
