import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import { recruitmentAccess } from './access.ts'
import { applicantHandlers } from './applicants.ts'
import { createApplicationHandlers } from './application.create.ts'
import { applicationLifecycleHandlers } from './application.lifecycle.ts'
import { applicationListHandlers } from './application.list.ts'
import { applicationStatusHandlers } from './applicationStatus.ts'
import { applicationHandlers } from './applications.ts'
import { applyHandlers, applyLimits } from './apply.ts'
import { approvalChainHandlers } from './approval.chain.ts'
import { approvalHandlers } from './approvals.ts'
import { approverHandlers } from './approvers.ts'
import { auditLogHandlers } from './auditLog.ts'
import { addCandidateHandlers } from './candidate.add.ts'
import { closingHandlers } from './closing.list.ts'
import { closingOfSeveralHandlers } from './closing.several.ts'
import { complianceItemHandlers } from './complianceItems.ts'
import { criteriaHandlers } from './criteria.ts'
import { dayHandlers } from './day.ts'
import { emailTemplateHandlers, emailTemplateLimits } from './emailTemplates.ts'
import { employeeStatusHandlers } from './employee.status.ts'
import { employeeHandlers } from './employee.ts'
import { expiredHandlers } from './expired.ts'
import { feedbackHandlers } from './feedback.ts'
import { fileHandlers, fileLimits } from './file.ts'
import { interviewChangeHandlers } from './interview.change.ts'
import { interviewLifecycleHandlers } from './interview.lifecycle.ts'
import { interviewListHandlers } from './interview.list.ts'
import { scheduleInterviewHandlers } from './interview.schedule.ts'
import { interviewHandlers } from './interviews.ts'
import { jobPositionSheetHandlers } from './jobPosition.sheets.ts'
import { jobPositionHandlers } from './jobPosition.ts'
import { jobPostHandlers } from './jobPosts.ts'
import { noticeHandlers } from './notices.ts'
import { onboardingDocumentHandlers } from './onboardingDocument.ts'
import { openPositionHandlers } from './openPosition.ts'
import { outboxStateHandlers } from './outbox.state.ts'
import { outboxHandlers } from './outboxMessages.ts'
import { placeAndPayHandlers } from './placeAndPay.ts'
import { positionSummaryHandlers } from './position.summary.ts'
import { progressSummaryHandlers } from './progress.summary.ts'
import { referenceSheetHandlers } from './reference.sheets.ts'
import { referenceHandlers } from './reference.ts'
import { requirementHandlers } from './requirements.ts'
import { pipelineHandlers } from './requisition.pipelines.ts'
import { requisitionSheetHandlers } from './requisition.sheet.ts'
import { requisitionSummaryHandlers } from './requisition.summary.ts'
import { requisitionStatusHandlers } from './requisitionStatus.ts'
import { requisitionHandlers } from './requisitions.ts'
import { replaceResumeHandlers } from './resume.replace.ts'
import { resumeProfileHandlers } from './resumeProfile.ts'
import { resumeReportHandlers } from './resumeReport.ts'
import { reviewHandlers } from './reviews.ts'
import { selectedApplicationHandlers } from './selectedApplications.ts'
import { selectionProcessHandlers } from './selectionProcess.ts'
import { selectionTemplateHandlers } from './selectionTemplates.ts'
import { whatIfHandlers } from './whatIf.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  limits: { ...applyLimits, ...fileLimits, ...emailTemplateLimits },
  handlers: {
    // --- reference ---
    ...referenceHandlers(app),
    ...referenceSheetHandlers(app),
    ...dayHandlers(app),
    ...noticeHandlers(app),
    // --- requisitions ---
    ...requisitionHandlers(app),
    ...pipelineHandlers(app),
    ...closingHandlers(app),
    ...closingOfSeveralHandlers(app),
    ...requisitionStatusHandlers(app),
    ...jobPositionHandlers(app),
    ...jobPositionSheetHandlers(app),
    ...requisitionSummaryHandlers(app),
    ...requisitionSheetHandlers(app),
    ...positionSummaryHandlers(app),
    ...progressSummaryHandlers(app),
    ...criteriaHandlers(app),
    ...placeAndPayHandlers(app),
    ...whatIfHandlers(app),
    ...approvalHandlers(app),
    ...approverHandlers(app),
    ...approvalChainHandlers(app),
    ...expiredHandlers(app),
    ...jobPostHandlers(app),
    ...auditLogHandlers(app),
    // --- public & files ---
    ...openPositionHandlers(app),
    ...applyHandlers(app),
    ...fileHandlers(app),
    ...resumeReportHandlers(app),
    ...resumeProfileHandlers(app),
    ...replaceResumeHandlers(app),
    // --- applications ---
    ...createApplicationHandlers(app),
    ...applicationHandlers(app),
    ...applicationLifecycleHandlers(app),
    ...applicationListHandlers(app),
    ...applicationStatusHandlers(app),
    ...applicantHandlers(app),
    ...addCandidateHandlers(app),
    ...reviewHandlers(app),
    ...complianceItemHandlers(app),
    // --- interviews ---
    ...selectionProcessHandlers(app),
    ...selectionTemplateHandlers(app),
    ...scheduleInterviewHandlers(app),
    ...interviewHandlers(app),
    ...interviewLifecycleHandlers(app),
    ...interviewListHandlers(app),
    ...interviewChangeHandlers(app),
    ...requirementHandlers(app),
    ...feedbackHandlers(app),
    // --- templates & outbox ---
    ...emailTemplateHandlers(app),
    ...outboxHandlers(app),
    ...outboxStateHandlers(app),
    ...selectedApplicationHandlers(app),
    // --- employees ---
    ...employeeHandlers(app),
    ...employeeStatusHandlers(app),
    ...onboardingDocumentHandlers(app),
  } satisfies Handlers<operations>,
})
