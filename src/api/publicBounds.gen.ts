// Generated from openapi/ by `npm run generate`; do not edit. What the fields of a form may hold.
export const login = {
  email: { maxLength: 254 },
  password: { maxLength: 200 },
}
export const forgotPassword = {
  email: { maxLength: 254 },
}
export const codeBody = {
  code: { minLength: 10, maxLength: 43 },
}
export const newPassword = {
  code: { minLength: 10, maxLength: 43 },
  password: { minLength: 8, maxLength: 200 },
}
export const resendCode = {
  code: { minLength: 10, maxLength: 43 },
  email: { maxLength: 254 },
}
export const listCountries = {
  search: { maxLength: 200 },
}
export const listStates = {
  search: { maxLength: 200 },
}
export const listCities = {
  search: { maxLength: 200 },
}
export const listCitiesOfCountry = {
  search: { maxLength: 200 },
}
export const listIndustries = {
  search: { maxLength: 200 },
}
export const listDisciplines = {
  search: { maxLength: 200 },
}
export const listQualifications = {
  search: { maxLength: 200 },
}
export const listCertifications = {
  search: { maxLength: 200 },
}
export const listWorkAuthorisations = {
  search: { maxLength: 200 },
}
export const listDesignations = {
  search: { maxLength: 200 },
}
export const listSkills = {
  search: { maxLength: 200 },
}
export const listDevelopmentLifecycles = {
  search: { maxLength: 200 },
}
export const listComputerSkills = {
  search: { maxLength: 200 },
}
export const listLanguages = {
  search: { maxLength: 200 },
}
export const listOpenPositions = {
  search: { maxLength: 200 },
}
export const listPlaces = {
  search: { maxLength: 200 },
}
export const readPublicResume = {
  'resume.token': { minLength: 20, maxLength: 64 },
}
export const publicApplication = {
  title: { maxLength: 20 },
  firstName: { maxLength: 100 },
  middleName: { maxLength: 100 },
  surName: { maxLength: 100 },
  email: { maxLength: 254 },
  mobile: { minLength: 4, maxLength: 40 },
  totalExperience: { min: 0, max: 80 },
  expectedSalary: { min: 0, max: 9007199254740991 },
  'resume.token': { minLength: 20, maxLength: 64 },
  'answers.text': { maxLength: 200 },
  'answers.longText': { maxLength: 1000 },
  'answers.option': { maxLength: 80 },
  'answers.number': { min: -1000000000000, max: 1000000000000 },
  channel: { maxLength: 40 },
  referral: { maxLength: 40 },
  'wording.version': { min: 1, max: 1000 },
}
export const giveVoluntaryAnswers = {
  'answers.answer': { maxLength: 80 },
}
export const replaceOwnResume = {
  'resume.token': { minLength: 20, maxLength: 64 },
}
export const sayCannotCome = {
  note: { maxLength: 500 },
}
export const changeKeepLonger = {
  'wording.version': { min: 1, max: 1000 },
}
export const handInOwnDocument = {
  'file.token': { minLength: 20, maxLength: 64 },
}
export const sendOwnLinks = {
  email: { maxLength: 254 },
}
