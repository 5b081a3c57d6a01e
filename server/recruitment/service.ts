import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { recruitmentAccess } from './access.ts'
import { approvalHandlers } from './approvals.ts'
import { approverHandlers } from './approvers.ts'
import { auditLogHandlers } from './auditLog.ts'
import { criteriaHandlers } from './criteria.ts'
import { expiredHandlers } from './expired.ts'
import { fileHandlers } from './file.ts'
import { jobPositionHandlers } from './jobPosition.ts'
import { jobPostHandlers } from './jobPosts.ts'
import { openPositionHandlers } from './openPosition.ts'
import { placeAndPayHandlers } from './placeAndPay.ts'
import { referenceHandlers } from './reference.ts'
import { requisitionSummaryHandlers } from './requisition.summary.ts'
import { requisitionHandlers } from './requisitions.ts'
import { resumeReportHandlers } from './resumeReport.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  handlers: {
    // --- reference ---
    ...referenceHandlers(app),
    // --- requisitions ---
    ...requisitionHandlers(app),
    ...jobPositionHandlers(app),
    ...requisitionSummaryHandlers(app),
    ...criteriaHandlers(app),
    ...placeAndPayHandlers(app),
    ...approvalHandlers(app),
    ...approverHandlers(app),
    ...expiredHandlers(app),
    ...jobPostHandlers(app),
    ...auditLogHandlers(app),
    // --- public & files ---
    ...openPositionHandlers(app),
    ...fileHandlers(app),
    ...resumeReportHandlers(app),
    // --- applications ---
    // --- interviews ---
    // --- templates & outbox ---
    // --- employees ---
  } satisfies Partial<Handlers<operations>>,
})
