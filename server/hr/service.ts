import type { operations } from '../../src/api/hr.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { hrAccess } from './access.ts'

export const hrService = (_app: App) => ({
  name: 'hr' as const,
  access: hrAccess,
  handlers: {} satisfies Handlers<operations>,
})
