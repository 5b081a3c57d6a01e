import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { recruitmentAccess } from './access.ts'

export const recruitmentService = (_app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  handlers: {} satisfies Handlers<operations>,
})
