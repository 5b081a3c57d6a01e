import type { operations } from '../../src/api/hr.gen.ts'
import type { Rule } from '../access.ts'

/** Who may call which operation; a missing line does not compile, and the server does not start without one. */
export const hrAccess = {
  // --- letters, staff side ---
  // --- applicant side ---
} satisfies Partial<Record<keyof operations, Rule>>
