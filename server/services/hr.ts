import type { operations } from '../../src/api/hr.gen.ts'
import { userHandlers, userLimits } from '../accounts/registration.ts'
import { complianceStatusHandlers } from '../applications/compliance/changeComplianceStatus.ts'
import { ownLettersHandlers } from '../letters/ownLetters.ts'
import { letterPdfHandlers, letterPdfLimits } from '../letters/pdf/letterPdf.ts'
import { hrAccess } from '../permissions/hr.ts'
import type { App, Handlers } from '../platform/context.ts'
import { contractAnswerHandlers } from '../workflows/letters/answerContract.ts'
import { offerAnswerHandlers } from '../workflows/letters/answerLetter.ts'
import { letterHandlers, letterLimits } from '../workflows/letters/letterCalls.ts'

export const hrService = (app: App) => ({
  name: 'hr' as const,
  access: hrAccess,
  limits: { ...letterLimits, ...letterPdfLimits, ...userLimits },
  handlers: {
    // --- letters, staff side ---
    ...letterHandlers(app),
    // --- applicant side ---
    ...complianceStatusHandlers(app),
    ...userHandlers(app),
    ...ownLettersHandlers(app),
    ...offerAnswerHandlers(app),
    ...contractAnswerHandlers(app),
    ...letterPdfHandlers(app),
  } satisfies Handlers<operations>,
})
