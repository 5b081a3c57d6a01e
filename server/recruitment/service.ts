import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { recruitmentAccess } from './access.ts'
import { emailTemplateHandlers } from './emailTemplates.ts'
import { outboxHandlers } from './outboxMessages.ts'
import { selectedApplicationHandlers } from './selectedApplications.ts'
import { fileHandlers } from './file.ts'
import { openPositionHandlers } from './openPosition.ts'
import { resumeReportHandlers } from './resumeReport.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  handlers: {
    // --- reference ---
    // --- requisitions ---
    // --- public & files ---
    ...openPositionHandlers(app),
    ...fileHandlers(app),
    ...resumeReportHandlers(app),
    // --- applications ---
    // --- interviews ---
    // --- templates & outbox ---
    ...emailTemplateHandlers(app),
    ...outboxHandlers(app),
    ...selectedApplicationHandlers(app),
    // --- employees ---
  } satisfies Partial<Handlers<operations>>,
})
