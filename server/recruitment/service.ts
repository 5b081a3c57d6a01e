import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { recruitmentAccess } from './access.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  handlers: {
    // --- reference ---
    // --- requisitions ---
    // --- public & files ---
    // --- applications ---
    // --- interviews ---
    // --- templates & outbox ---
    // --- employees ---
  } satisfies Partial<Handlers<operations>>,
})
