import type { operations } from '../../src/api/auth.gen.ts'
import type { Rule } from '../access.ts'
import type { App } from '../contract.ts'
import type { Sessions } from '../session.ts'
import { loginHandlers } from './login.ts'
import { sessionHandlers } from './ownSessions.ts'
import { passwordLinkHandlers } from './passwordLink.ts'
import { userHandlers } from './users.ts'

const manager = { role: 'Recruitment Manager' } as const

export const authAccess = {
  login: 'public',
  refresh: 'public',
  forgotPassword: 'public',
  jwks: 'public',
  logout: 'signedIn',
  changePassword: 'signedIn',
  listSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  listUsers: manager,
  getUser: manager,
  inviteUser: manager,
  updateUser: manager,
  changeUserStatus: manager,
  resendInvitation: manager,
} satisfies Record<keyof operations, Rule>

export const authService = (app: App, sessions: Sessions) => ({
  name: 'auth' as const,
  access: authAccess,
  handlers: { ...loginHandlers(app, sessions), ...sessionHandlers(app, sessions), ...passwordLinkHandlers(app), ...userHandlers(app) },
})
