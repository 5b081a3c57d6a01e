import type { operations } from '../../src/api/hr.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { hrAccess } from './access.ts'
import { complianceStatusHandlers } from './complianceStatus.ts'
import { userHandlers } from './user.ts'

export const hrService = (app: App) => ({
  name: 'hr' as const,
  access: hrAccess,
  handlers: {
    // --- letters, staff side ---
    // --- applicant side ---
    ...complianceStatusHandlers(app),
    ...userHandlers(app),
  } satisfies Partial<Handlers<operations>>,
})
