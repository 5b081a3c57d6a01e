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
