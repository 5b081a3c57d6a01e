import type { operations } from '../../src/api/hr.gen.ts'
import type { Rule } from '../access.ts'

/** Who may call which operation; a missing line does not compile, and the server does not start without one. */
export const hrAccess = {
  // --- letters, staff side ---
  getOfferLetterDesk: { authority: 'ONBOARDING' },
  previewOfferLetter: { authority: 'ONBOARDING' },
  saveOfferLetter: { authority: 'ONBOARDING' },
  sendOfferLetterByGet: { authority: 'ONBOARDING' },
  sendOfferLetter: { authority: 'ONBOARDING' },
  resendOfferLetter: { authority: 'ONBOARDING' },
  releaseOfferLetter: { role: 'Recruitment Manager' },
  revokeOfferLetter: { authority: 'ONBOARDING' },
  listOfferLetterVersions: { authority: 'ONBOARDING' },
  listOfferLetterTransitions: { authority: 'ONBOARDING' },
  getContractLetterDesk: { authority: 'ONBOARDING' },
  previewContractLetter: { authority: 'ONBOARDING' },
  saveContractLetter: { authority: 'ONBOARDING' },
  sendContractLetterByGet: { authority: 'ONBOARDING' },
  sendContractLetter: { authority: 'ONBOARDING' },
  resendContractLetter: { authority: 'ONBOARDING' },
  releaseContractLetter: { role: 'Recruitment Manager' },
  revokeContractLetter: { authority: 'ONBOARDING' },
  listContractLetterVersions: { authority: 'ONBOARDING' },
  listContractLetterTransitions: { authority: 'ONBOARDING' },
  // --- applicant side ---
  lookAtCodeByGet: 'public',
  lookAtCode: 'public',
  checkCode: 'public',
  setPasswordByCode: 'public',
  resendCode: 'public',
  changeComplianceStatus: { authority: 'CANDIDATE_ACCESS' },
} satisfies Partial<Record<keyof operations, Rule>>
