import type { operations } from '../../src/api/hr.gen.ts'
import type { Rule } from '../access.ts'

/** Who may call which operation; a missing line does not compile, and the server does not start without one. */
export const hrAccess = {
  // --- letters, staff side ---
  // --- applicant side ---
  lookAtCodeByGet: 'public',
  lookAtCode: 'public',
  checkCode: 'public',
  setPasswordByCode: 'public',
  resendCode: 'public',
  changeComplianceStatus: { authority: 'CANDIDATE_ACCESS' },
} satisfies Partial<Record<keyof operations, Rule>>
