import type { operations } from '../../src/api/hr.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { hrAccess } from './access.ts'
import { complianceStatusHandlers } from './complianceStatus.ts'
import { contractAnswerHandlers } from './contractAnswer.ts'
import { letterHandlers, letterLimits } from './letters.ts'
import { offerAnswerHandlers } from './offerAnswer.ts'
import { ownLettersHandlers } from './ownLetters.ts'
import { userHandlers, userLimits } from './user.ts'

export const hrService = (app: App) => ({
  name: 'hr' as const,
  access: hrAccess,
  limits: { ...letterLimits, ...userLimits },
  handlers: {
    // --- letters, staff side ---
    ...letterHandlers(app),
    // --- applicant side ---
    ...complianceStatusHandlers(app),
    ...userHandlers(app),
    ...ownLettersHandlers(app),
    ...offerAnswerHandlers(app),
    ...contractAnswerHandlers(app),
  } satisfies Handlers<operations>,
})
