import type { operations } from '../../src/api/auth.gen.ts'
import type { Rule } from '../access.ts'
import type { App } from '../contract.ts'
import type { Sessions } from '../session.ts'
import { loginHandlers } from './login.ts'

export const authAccess = { login: 'public', refresh: 'public', logout: 'signedIn', jwks: 'public' } satisfies Record<keyof operations, Rule>

export const authService = (app: App, sessions: Sessions) => ({ name: 'auth' as const, access: authAccess, handlers: loginHandlers(app, sessions) })
