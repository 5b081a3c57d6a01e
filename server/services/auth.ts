import { userListHandlers } from '../accounts/listUsers.ts'
import { loginHandlers } from '../accounts/login.ts'
import { viewHandlers } from '../accounts/manageSavedViews.ts'
import { sessionHandlers } from '../accounts/manageSessions.ts'
import { userHandlers } from '../accounts/manageUsers.ts'
import { passwordLinkHandlers, passwordLinkLimits } from '../accounts/sendPasswordLink.ts'
import { viewCountHandlers } from '../overview/countViews.ts'
import { authAccess } from '../permissions/auth.ts'
import type { App } from '../platform/context.ts'
import type { Sessions } from '../platform/http/sessions.ts'

export const authService = (app: App, sessions: Sessions) => ({
  name: 'auth' as const,
  access: authAccess,
  limits: passwordLinkLimits,
  handlers: {
    ...loginHandlers(app, sessions),
    ...sessionHandlers(app, sessions),
    ...passwordLinkHandlers(app),
    ...userListHandlers(app),
    ...userHandlers(app),
    ...viewHandlers(app),
    ...viewCountHandlers(app),
  },
})
