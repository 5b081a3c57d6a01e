import { loginHandlers } from '../accounts/login.ts'
import { sessionHandlers } from '../accounts/ownSessions.ts'
import { passwordLinkHandlers, passwordLinkLimits } from '../accounts/passwordLink.ts'
import { viewHandlers } from '../accounts/savedViews.ts'
import { userHandlers } from '../accounts/users.ts'
import { authAccess } from '../permissions/auth.ts'
import type { App } from '../platform/context.ts'
import type { Sessions } from '../platform/http/sessions.ts'

export const authService = (app: App, sessions: Sessions) => ({
  name: 'auth' as const,
  access: authAccess,
  limits: passwordLinkLimits,
  handlers: { ...loginHandlers(app, sessions), ...sessionHandlers(app, sessions), ...passwordLinkHandlers(app), ...userHandlers(app), ...viewHandlers(app) },
})
