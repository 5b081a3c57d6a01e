import type { operations } from '../../src/api/hr.gen.ts'
import { userHandlers, userLimits } from '../accounts/registration.ts'
import { complianceStatusHandlers } from '../applications/compliance/changeComplianceStatus.ts'
import { learningHandlers, learningLimits } from '../learning/learningHandlers.ts'
import { leaveHandlers } from '../leave/leaveHandlers.ts'
import { leaveFeedLimits } from '../leave/team/leaveFeed.ts'
import { letterPdfHandlers, letterPdfLimits } from '../letters/pdf/letterPdf.ts'
import { hrAccess } from '../permissions/hr.ts'
import type { App, Handlers } from '../platform/context.ts'
import { completionPdfHandlers, completionPdfLimits } from '../workflows/learning/completionPdf.ts'
import { contractAnswerHandlers } from '../workflows/letters/answerContract.ts'
import { offerAnswerHandlers } from '../workflows/letters/answerLetter.ts'
import { letterHandlers, letterLimits } from '../workflows/letters/letterCalls.ts'

export const hrService = (app: App) => ({
  name: 'hr' as const,
  access: hrAccess,
  limits: { ...letterLimits, ...letterPdfLimits, ...userLimits, ...leaveFeedLimits, ...learningLimits, ...completionPdfLimits },
  handlers: {
    // --- letters, staff side ---
    ...letterHandlers(app),
    // --- leave ---
    ...leaveHandlers(app),
    // --- applicant side ---
    ...complianceStatusHandlers(app),
    ...userHandlers(app),
    ...offerAnswerHandlers(app),
    ...contractAnswerHandlers(app),
    ...letterPdfHandlers(app),
    // --- learning ---
    ...learningHandlers(app),
    ...completionPdfHandlers(app),
  } satisfies Handlers<operations>,
})
