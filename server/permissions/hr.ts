import type { operations } from '../../src/api/hr.gen.ts'
import type { Rule } from '../platform/http/permissions.ts'
import { learningAccess } from './learning.ts'
import { leaveAccess } from './leave.ts'

/** Who may call which operation; a missing line does not compile, and the server does not start without one. */
export const hrAccess = {
  ...leaveAccess,
  // --- letters, staff side ---
  getOfferLetterDesk: { authority: 'ONBOARDING' },
  previewOfferLetter: { authority: 'ONBOARDING' },
  previewOfferLetterPdf: { authority: 'ONBOARDING' },
  saveOfferLetter: { authority: 'ONBOARDING' },
  sendOfferLetterByGet: { authority: 'ONBOARDING' },
  sendOfferLetter: { authority: 'ONBOARDING' },
  resendOfferLetter: { authority: 'ONBOARDING' },
  releaseOfferLetter: { role: 'Recruitment Manager' },
  revokeOfferLetter: { authority: 'ONBOARDING' },
  listOfferLetterVersions: { authority: 'ONBOARDING' },
  listOfferLetterTransitions: { authority: 'ONBOARDING' },
  getOfferLetterLifecycle: { authority: 'ONBOARDING' },
  getContractLetterDesk: { authority: 'ONBOARDING' },
  previewContractLetter: { authority: 'ONBOARDING' },
  previewContractLetterPdf: { authority: 'ONBOARDING' },
  saveContractLetter: { authority: 'ONBOARDING' },
  sendContractLetterByGet: { authority: 'ONBOARDING' },
  sendContractLetter: { authority: 'ONBOARDING' },
  resendContractLetter: { authority: 'ONBOARDING' },
  releaseContractLetter: { role: 'Recruitment Manager' },
  revokeContractLetter: { authority: 'ONBOARDING' },
  listContractLetterVersions: { authority: 'ONBOARDING' },
  listContractLetterTransitions: { authority: 'ONBOARDING' },
  getContractLetterLifecycle: { authority: 'ONBOARDING' },
  // --- applicant side ---
  lookAtCodeByGet: 'public',
  lookAtCode: 'public',
  checkCode: 'public',
  setPasswordByCode: 'public',
  resendCode: 'public',
  findOwnLettersByGet: 'signedIn',
  findOwnLetters: 'signedIn',
  checkLetterSeal: 'public',
  getOfferLetter: 'signedIn',
  getOfferLetterPdf: 'signedIn',
  listOfferDocuments: 'signedIn',
  uploadOfferDocuments: 'applicant',
  viewOfferLetter: 'applicant',
  answerOfferLetter: 'applicant',
  getContractLetter: 'signedIn',
  getContractLetterPdf: 'signedIn',
  listContractDocuments: 'signedIn',
  uploadContractDocuments: 'applicant',
  viewContractLetter: 'applicant',
  signContractLetter: 'applicant',
  declineContractLetter: 'applicant',
  changeComplianceStatus: { authority: 'CANDIDATE_ACCESS' },
  // --- learning ---
  ...learningAccess,
} satisfies Record<keyof operations, Rule>
