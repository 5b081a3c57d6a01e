import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicantHandlers } from '../applications/applicants.ts'
import { applicationLifecycleHandlers } from '../applications/applicationLifecycle.ts'
import { applicationHandlers } from '../applications/applications.ts'
import { complianceItemHandlers } from '../applications/complianceItems.ts'
import { resumeProfileHandlers } from '../applications/createProfile.ts'
import { requirementHandlers } from '../applications/judgeRequirement.ts'
import { applicationListHandlers } from '../applications/listApplications.ts'
import { selectedApplicationHandlers } from '../applications/listSelectedApplications.ts'
import { replaceResumeHandlers } from '../applications/replaceResume.ts'
import { resumeReportHandlers } from '../applications/resumeReport.ts'
import { criteriaHandlers } from '../criteria/criteria.ts'
import { mergeReferenceItemHandlers } from '../criteria/mergeReferenceItem.ts'
import { placeAndPayHandlers } from '../criteria/placeAndPay.ts'
import { whatIfHandlers } from '../criteria/whatIf.ts'
import { employeeHandlers } from '../employees/employees.ts'
import { onboardingDocumentHandlers } from '../employees/onboardingDocuments.ts'
import { feedbackHandlers } from '../interviews/giveFeedback.ts'
import { interviewLifecycleHandlers } from '../interviews/interviewLifecycle.ts'
import { interviewHandlers } from '../interviews/interviews.ts'
import { interviewListHandlers } from '../interviews/listInterviews.ts'
import { reviewHandlers } from '../interviews/reviews.ts'
import { selectionProcessHandlers } from '../interviews/selectionProcess.ts'
import { selectionTemplateHandlers } from '../interviews/selectionTemplates.ts'
import { auditLogHandlers } from '../overview/auditLog.ts'
import { dayHandlers } from '../overview/day.ts'
import { emailTemplateHandlers, emailTemplateLimits } from '../overview/emailTemplates.ts'
import { noticeHandlers } from '../overview/notices.ts'
import { outboxHandlers } from '../overview/outboxMessages.ts'
import { outboxStateHandlers } from '../overview/outboxState.ts'
import { recruitmentAccess } from '../permissions/recruitment.ts'
import type { App, Handlers } from '../platform/context.ts'
import { askForItemHandlers } from '../reference/askForItem.ts'
import { referenceHandlers } from '../reference/referenceItems.ts'
import { referenceSheetHandlers } from '../reference/sheets.ts'
import { approverHandlers } from '../requisitions/approvers.ts'
import { approvalChainHandlers } from '../requisitions/defaultChains.ts'
import { jobPostHandlers } from '../requisitions/jobPosts.ts'
import { pipelineHandlers } from '../requisitions/listPipelines.ts'
import { requisitionHandlers } from '../requisitions/listRequisitions.ts'
import { positionSummaryHandlers } from '../requisitions/positionSummary.ts'
import { progressSummaryHandlers } from '../requisitions/progressSummary.ts'
import { openPositionHandlers } from '../requisitions/readOpenPosition.ts'
import { requisitionSheetHandlers } from '../requisitions/requisitionSheet.ts'
import { addCandidateHandlers } from '../workflows/addCandidate.ts'
import { approvalHandlers } from '../workflows/answerApproval.ts'
import { applyHandlers, applyLimits } from '../workflows/apply.ts'
import { applicationStatusHandlers } from '../workflows/changeApplicationStatus.ts'
import { employeeStatusHandlers } from '../workflows/changeEmployeeStatus.ts'
import { interviewChangeHandlers } from '../workflows/changeInterview.ts'
import { requisitionStatusHandlers } from '../workflows/changeRequisitionStatus.ts'
import { closingOfSeveralHandlers } from '../workflows/closeSeveral.ts'
import { createApplicationHandlers } from '../workflows/createApplication.ts'
import { expiredHandlers } from '../workflows/endExpired.ts'
import { fileHandlers, fileLimits } from '../workflows/files.ts'
import { closingHandlers } from '../workflows/listClosing.ts'
import { jobPositionSheetHandlers } from '../workflows/requisitionSheets.ts'
import { requisitionSummaryHandlers } from '../workflows/requisitionSummary.ts'
import { jobPositionHandlers } from '../workflows/saveJobPosition.ts'
import { scheduleInterviewHandlers } from '../workflows/scheduleInterview.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  limits: { ...applyLimits, ...fileLimits, ...emailTemplateLimits },
  handlers: {
    // --- reference ---
    ...referenceHandlers(app),
    ...askForItemHandlers(app),
    ...mergeReferenceItemHandlers(app),
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
