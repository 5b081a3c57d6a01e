// Generated from openapi/ by `npm run generate`; do not edit. What the fields of a form may hold.
export const countryBody = {
  name: { maxLength: 200 },
  code: { minLength: 2, maxLength: 2 },
}
export const countryChange = {
  name: { maxLength: 200 },
  code: { minLength: 2, maxLength: 2 },
}
export const stateBody = {
  name: { maxLength: 200 },
}
export const stateChange = {
  name: { maxLength: 200 },
}
export const cityBody = {
  name: { maxLength: 200 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
}
export const cityChange = {
  name: { maxLength: 200 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
}
export const referenceBody = {
  name: { maxLength: 200 },
}
export const referenceChange = {
  name: { maxLength: 200 },
}
export const disciplineBody = {
  name: { maxLength: 200 },
}
export const disciplineChange = {
  name: { maxLength: 200 },
}
export const listDepartments = {
  search: { maxLength: 200 },
}
export const listPositionTypes = {
  search: { maxLength: 200 },
}
export const listContractTypes = {
  search: { maxLength: 200 },
}
export const listRolesResponsibilities = {
  search: { maxLength: 200 },
}
export const roleResponsibilityBody = {
  name: { maxLength: 200 },
}
export const listRolesResponsibilitiesOfDesignation = {
  search: { maxLength: 200 },
}
export const roleResponsibilityChange = {
  name: { maxLength: 200 },
}
export const listRegulatories = {
  search: { maxLength: 200 },
}
export const referenceExport = {
  search: { maxLength: 200 },
}
export const exportedReport = {
  before: { maxLength: 100 },
  'tables.title': { maxLength: 100 },
  'tables.heading': { maxLength: 100 },
  'tables.all': { maxLength: 100 },
  'tables.columns.heading': { maxLength: 100 },
  'tables.words.value': { maxLength: 500 },
  'tables.words.label': { maxLength: 500 },
}
export const keptReport = {
  name: { maxLength: 60 },
}
export const updateSavedReport = {
  'kept.name': { maxLength: 60 },
}
export const exportedHiringPlan = {
  title: { maxLength: 100 },
  heading: { maxLength: 100 },
  noDepartment: { maxLength: 100 },
  all: { maxLength: 100 },
  'columns.quarter': { min: 0, max: 4 },
  'columns.heading': { maxLength: 100 },
}
export const newBudgetedPositions = {
  positionTitle: { maxLength: 200 },
  people: { min: 1, max: 10000 },
}
export const budgetedPositionsChange = {
  positionTitle: { maxLength: 200 },
  people: { min: 1, max: 10000 },
}
export const listSelectedApplications = {
  search: { maxLength: 200 },
}
export const saveEmailTemplate = {
  name: { maxLength: 200 },
  subject: { maxLength: 1000 },
  body: { maxLength: 60000 },
  delayDays: { min: 0, max: 20 },
}
export const previewEmailTemplate = {
  subject: { maxLength: 1000 },
  body: { maxLength: 60000 },
}
export const previewMessages = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 500 },
  subject: { maxLength: 1000 },
  body: { maxLength: 10000 },
}
export const sendMessages = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 500 },
  subject: { maxLength: 1000 },
  body: { maxLength: 10000 },
  recipients: { min: 1, max: 500 },
  'when.delayDays': { min: 0, max: 20 },
  'when.time': { maxLength: 5 },
}
export const changeMessage = {
  subject: { maxLength: 1000 },
  body: { maxLength: 60000 },
}
export const changeOutboxState = {
  reason: { maxLength: 500 },
}
export const updateEmployee = {
  'personalDetails.title': { maxLength: 40 },
  'personalDetails.firstName': { maxLength: 120 },
  'personalDetails.middleName': { maxLength: 120 },
  'personalDetails.lastName': { maxLength: 120 },
  'personalDetails.preferredName': { maxLength: 120 },
  'personalDetails.birthDate': { maxLength: 10 },
  'personalDetails.gender': { maxLength: 60 },
  'personalDetails.email': { maxLength: 254 },
  'personalDetails.personalPhone': { maxLength: 40 },
  'personalDetails.workPhone': { maxLength: 40 },
  'personalDetails.physicalAddress.street': { maxLength: 300 },
  'personalDetails.physicalAddress.city': { maxLength: 120 },
  'personalDetails.physicalAddress.state': { maxLength: 120 },
  'personalDetails.physicalAddress.postcode': { maxLength: 20 },
  'personalDetails.physicalAddress.country': { maxLength: 120 },
  'personalDetails.postalAddress.street': { maxLength: 300 },
  'personalDetails.postalAddress.city': { maxLength: 120 },
  'personalDetails.postalAddress.state': { maxLength: 120 },
  'personalDetails.postalAddress.postcode': { maxLength: 20 },
  'personalDetails.postalAddress.country': { maxLength: 120 },
  'contactOne.name': { maxLength: 200 },
  'contactOne.relation': { maxLength: 80 },
  'contactOne.phone': { maxLength: 40 },
  'contactOne.email': { maxLength: 254 },
  'contactTwo.name': { maxLength: 200 },
  'contactTwo.relation': { maxLength: 80 },
  'contactTwo.phone': { maxLength: 40 },
  'contactTwo.email': { maxLength: 254 },
  'superannuationFund.name': { maxLength: 200 },
  'superannuationFund.abn': { maxLength: 20 },
  'superannuationFund.usi': { maxLength: 40 },
  'superannuationFund.memberNumber': { maxLength: 40 },
  'bankDetail.accountName': { maxLength: 200 },
  'bankDetail.bankCode': { maxLength: 40 },
  'bankDetail.accountNumber': { maxLength: 40 },
  'taxDetail.taxFileNumber': { maxLength: 40 },
  'taxDetail.residency': { maxLength: 60 },
  'disability.adjustment': { maxLength: 2000 },
  'driversLicence.number': { maxLength: 40 },
  'driversLicence.class': { maxLength: 40 },
  'driversLicence.state': { maxLength: 80 },
}
export const changeEmployeePosition = {
  jobTitle: { maxLength: 200 },
}
export const newEmployee = {
  title: { maxLength: 40 },
  firstName: { maxLength: 120 },
  middleName: { maxLength: 120 },
  lastName: { maxLength: 120 },
  preferredName: { maxLength: 120 },
  email: { maxLength: 254 },
  personalPhone: { maxLength: 40 },
  jobTitle: { maxLength: 200 },
}
export const changeEmployeeStatus = {
  reason: { maxLength: 1000 },
}
export const saveTask = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
}
export const updateTask = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
}
export const changeTaskStatus = {
  reason: { maxLength: 500 },
}
export const saveTaskTemplate = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
  dueDays: { min: -365, max: 365 },
}
export const updateTaskTemplate = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
  dueDays: { min: -365, max: 365 },
}
export const saveOnboardingDocument = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
}
export const updateOnboardingDocument = {
  name: { maxLength: 200 },
  description: { maxLength: 1000 },
}
export const listRequisitions = {
  search: { maxLength: 200 },
}
export const requisitionStatusChange = {
  reason: { maxLength: 1000 },
}
export const getClosingOfSeveral = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 50 },
}
export const changeRequisitionStatusInBulk = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 50 },
  reason: { maxLength: 1000 },
}
export const newJobPosition = {
  positionTitle: { maxLength: 200 },
  positionId: { maxLength: 60 },
}
export const jobPositionChange = {
  positionTitle: { maxLength: 200 },
  positionId: { maxLength: 60 },
  jobDescription: { maxLength: 20000 },
}
export const weightTrial = {
  'weights.weight': { min: 0, max: 100 },
}
export const weightChange = {
  'weights.weight': { min: 0, max: 100 },
}
export const requisitionSummaryChange = {
  openings: { min: 1, max: 1000 },
  reason: { maxLength: 2000 },
}
export const newQualificationSpec = {
  weight: { min: 0, max: 100 },
}
export const qualificationSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newCertificationSpec = {
  weight: { min: 0, max: 100 },
}
export const certificationSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newWorkAuthSpec = {
  weight: { min: 0, max: 100 },
}
export const workAuthSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newSkillSpec = {
  weight: { min: 0, max: 100 },
}
export const skillSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newDesignationSpec = {
  weight: { min: 0, max: 100 },
}
export const designationSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newComplianceSpec = {
  weight: { min: 0, max: 100 },
}
export const complianceSpecChange = {
  weight: { min: 0, max: 100 },
}
export const newExperienceSpec = {
  minExperience: { min: 0, max: 60 },
  maxExperience: { min: 0, max: 60 },
  weight: { min: 0, max: 100 },
}
export const experienceSpecChange = {
  minExperience: { min: 0, max: 60 },
  maxExperience: { min: 0, max: 60 },
  weight: { min: 0, max: 100 },
}
export const locationSpecChange = {
  distance: { min: 0, max: 20000 },
  weight: { min: 0, max: 100 },
}
export const newLocationSpec = {
  distance: { min: 0, max: 20000 },
  weight: { min: 0, max: 100 },
}
export const financialSpecChange = {
  compensationFrom: { min: 0, max: 9007199254740991 },
  compensationTo: { min: 0, max: 9007199254740991 },
  weight: { min: 0, max: 100 },
}
export const newFinancialSpec = {
  compensationFrom: { min: 0, max: 9007199254740991 },
  compensationTo: { min: 0, max: 9007199254740991 },
  weight: { min: 0, max: 100 },
}
export const listApprovers = {
  search: { maxLength: 200 },
}
export const timeLimitChange = {
  workingDays: { min: 1, max: 250 },
}
export const approverReplacement = {
  reason: { maxLength: 1000 },
}
export const approvalAnswer = {
  comment: { maxLength: 2000 },
}
export const newComment = {
  comment: { maxLength: 2000 },
}
export const jobPostChange = {
  title: { maxLength: 200 },
  summary: { maxLength: 1000 },
  description: { maxLength: 20000 },
  'questions.text': { maxLength: 300 },
}
export const voluntarySettings = {
  introduction: { maxLength: 1000 },
  'questions.wording': { maxLength: 300 },
}
export const exportedFairness = {
  title: { maxLength: 100 },
  few: { maxLength: 100 },
  'headings.question': { maxLength: 100 },
  'headings.group': { maxLength: 100 },
  'headings.applied': { maxLength: 100 },
  'stages.people': { maxLength: 100 },
  'stages.rate': { maxLength: 100 },
  'stages.ratio': { maxLength: 100 },
  'tables.title': { maxLength: 200 },
  'words.value': { maxLength: 80 },
  'words.label': { maxLength: 200 },
}
export const listApplications = {
  search: { maxLength: 200 },
}
export const newApplication = {
  title: { maxLength: 40 },
  firstName: { maxLength: 100 },
  middleName: { maxLength: 100 },
  surName: { maxLength: 100 },
  email: { maxLength: 254 },
  mobile: { maxLength: 40 },
  phone: { maxLength: 40 },
  totalExperience: { min: 0, max: 80 },
  expectedSalary: { min: 0, max: 9007199254740991 },
  currentSalary: { min: 0, max: 9007199254740991 },
  salaryCurrency: { maxLength: 3 },
  cvNotes: { maxLength: 4000 },
  reference: { maxLength: 400 },
}
export const boardCriteria = {
  page: { min: 1, max: 50 },
  search: { maxLength: 200 },
}
export const saveCompany = {
  name: { maxLength: 120 },
  addressLine: { maxLength: 200 },
  website: { maxLength: 200 },
}
export const applicationChange = {
  title: { maxLength: 40 },
  firstName: { maxLength: 100 },
  middleName: { maxLength: 100 },
  surName: { maxLength: 100 },
  email: { maxLength: 254 },
  mobile: { maxLength: 40 },
  phone: { maxLength: 40 },
  totalExperience: { min: 0, max: 80 },
  expectedSalary: { min: 0, max: 9007199254740991 },
  currentSalary: { min: 0, max: 9007199254740991 },
  salaryCurrency: { maxLength: 3 },
  cvNotes: { maxLength: 4000 },
  reference: { maxLength: 400 },
}
export const changeApplicationStatus = {
  reason: { maxLength: 500 },
  'tellWhen.delayDays': { min: 0, max: 20 },
  'tellWhen.time': { maxLength: 5 },
}
export const changeApplicationStatusInBulk = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 500 },
  reason: { maxLength: 500 },
  'tellWhen.delayDays': { min: 0, max: 20 },
  'tellWhen.time': { maxLength: 5 },
}
export const previewApplicationStatusInBulk = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 500 },
}
export const newApplicationNote = {
  text: { maxLength: 4000 },
}
export const listMentionable = {
  search: { maxLength: 100 },
}
export const applicationNoteChange = {
  text: { maxLength: 4000 },
}
export const changeReviewValue = {
  comment: { maxLength: 2000 },
}
export const askForDocument = {
  name: { maxLength: 200 },
}
export const newPeopleGroup = {
  name: { maxLength: 100 },
  reason: { maxLength: 500 },
}
export const peopleGroupChange = {
  name: { maxLength: 100 },
  reason: { maxLength: 500 },
}
export const addToPeopleGroup = {
  'matching.criteria.page': { min: 1, max: 100000 },
  'matching.criteria.sort': { maxLength: 60 },
  'matching.criteria.search': { maxLength: 200 },
  'matching.total': { min: 1, max: 500 },
}
export const newReferral = {
  firstName: { maxLength: 100 },
  surName: { maxLength: 100 },
  email: { maxLength: 254 },
  mobile: { minLength: 4, maxLength: 40 },
  why: { maxLength: 1000 },
}
export const newSelectionStep = {
  title: { maxLength: 100 },
  description: { maxLength: 2000 },
  minutes: { min: 5, max: 720 },
  'kit.purpose': { maxLength: 2000 },
  'kit.preparation': { maxLength: 2000 },
  'kit.avoid': { maxLength: 2000 },
  'kit.questions.question': { maxLength: 300 },
  'kit.questions.listenFor': { maxLength: 300 },
  'kit.attributes.name': { maxLength: 80 },
  'kit.attributes.lookFor': { maxLength: 200 },
}
export const selectionStepChange = {
  title: { maxLength: 100 },
  description: { maxLength: 2000 },
  minutes: { min: 5, max: 720 },
  'kit.purpose': { maxLength: 2000 },
  'kit.preparation': { maxLength: 2000 },
  'kit.avoid': { maxLength: 2000 },
  'kit.questions.question': { maxLength: 300 },
  'kit.questions.listenFor': { maxLength: 300 },
  'kit.attributes.name': { maxLength: 80 },
  'kit.attributes.lookFor': { maxLength: 200 },
}
export const saveSelectionTemplate = {
  name: { maxLength: 100 },
}
export const calendarRange = {
  days: { min: 1, max: 42 },
  zone: { maxLength: 60 },
}
export const freeTimesAsked = {
  days: { min: 1, max: 42 },
  zone: { maxLength: 60 },
  minutes: { min: 5, max: 720 },
}
export const interviewTimesOffered = {
  minutes: { min: 5, max: 720 },
  zone: { maxLength: 60 },
  noticeHours: { min: 0, max: 336 },
  bufferBefore: { min: 0, max: 240 },
  bufferAfter: { min: 0, max: 240 },
  mostPerDay: { min: 1, max: 20 },
  changeHours: { min: 0, max: 336 },
  place: { maxLength: 300 },
  link: { maxLength: 500 },
}
export const withdrawInterviewOffer = {
  reason: { maxLength: 500 },
}
export const ownHours = {
  zone: { maxLength: 60 },
  'hours.weekday': { min: 1, max: 7 },
  'hours.from': { maxLength: 5 },
  'hours.to': { maxLength: 5 },
  buffer: { min: 0, max: 120 },
}
export const interviewTime = {
  startTime: { maxLength: 5 },
  endTime: { maxLength: 5 },
  zone: { maxLength: 60 },
}
export const requirementJudgement = {
  name: { maxLength: 300 },
  comment: { maxLength: 1000 },
}
export const newInterview = {
  startTime: { maxLength: 5 },
  endTime: { maxLength: 5 },
  zone: { maxLength: 60 },
  place: { maxLength: 300 },
  link: { maxLength: 500 },
  notes: { maxLength: 2000 },
}
export const interviewChange = {
  startTime: { maxLength: 5 },
  endTime: { maxLength: 5 },
  zone: { maxLength: 60 },
  place: { maxLength: 300 },
  link: { maxLength: 500 },
  notes: { maxLength: 2000 },
}
export const changeInterviewStatus = {
  reason: { maxLength: 500 },
}
export const addFeedback = {
  comment: { maxLength: 4000 },
  reason: { maxLength: 500 },
}
export const saveScorecard = {
  'answers.note': { maxLength: 1000 },
  summary: { maxLength: 4000 },
}
export const submitScorecard = {
  reason: { maxLength: 500 },
}
