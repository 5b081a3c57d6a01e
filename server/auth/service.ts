import type { App } from '../contract.ts'
import type { Sessions } from '../session.ts'
import { authAccess } from './access.ts'
import { loginHandlers } from './login.ts'
import { sessionHandlers } from './ownSessions.ts'
import { passwordLinkHandlers, passwordLinkLimits } from './passwordLink.ts'
import { userHandlers } from './users.ts'
import { viewHandlers } from './views.ts'

export const authService = (app: App, sessions: Sessions) => ({
  name: 'auth' as const,
  access: authAccess,
  limits: passwordLinkLimits,
  handlers: { ...loginHandlers(app, sessions), ...sessionHandlers(app, sessions), ...passwordLinkHandlers(app), ...userHandlers(app), ...viewHandlers(app) },
})
