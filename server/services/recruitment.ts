import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationFormHandlers } from '../applications/askCurrentSalary.ts'
import { handInHandlers } from '../applications/compliance/handInForCandidate.ts'
import { complianceItemHandlers } from '../applications/compliance/listComplianceItems.ts'
import { expiringDocumentHandlers } from '../applications/compliance/listExpiringDocuments.ts'
import { resumeProfileHandlers } from '../applications/createProfile.ts'
import { timelineHandlers } from '../applications/history/readTimeline.ts'
import { requirementHandlers } from '../applications/judgeRequirement.ts'
import { keptSearchHandlers } from '../applications/keepSearch.ts'
import { channelHandlers } from '../applications/listChannels.ts'
import { askedQuestionHandlers } from '../applications/lists/answerColumns.ts'
import { applicationListHandlers } from '../applications/lists/listApplications.ts'
import { screeningHandlers } from '../applications/lists/listScreening.ts'
import { boardHandlers } from '../applications/lists/readBoard.ts'
import { neighbourHandlers } from '../applications/lists/readNeighbours.ts'
import { noteListHandlers } from '../applications/notes/listNotes.ts'
import { noteHandlers } from '../applications/notes/writeNotes.ts'
import { groupMemberHandlers } from '../applications/people/groupMembers.ts'
import { inviteHandlers, inviteLimits } from '../applications/people/inviteToApply.ts'
import { knownPeopleHandlers } from '../applications/people/listPeople.ts'
import { peopleGroupHandlers } from '../applications/people/peopleGroups.ts'
import { stopWritingHandlers, stopWritingLimits } from '../applications/people/stopWriting.ts'
import { applicantHandlers } from '../applications/readApplicant.ts'
import { applicationLifecycleHandlers } from '../applications/readApplicationLifecycle.ts'
import { applicationHandlers } from '../applications/readApplicationRecord.ts'
import { readResumeHandlers, readResumeLimits } from '../applications/readResume.ts'
import { resumeReportHandlers } from '../applications/readResumeReport.ts'
import { replaceResumeHandlers } from '../applications/replaceResume.ts'
import { timeLimitHandlers } from '../applications/setTimeLimits.ts'
import { voluntaryAnswerHandlers, voluntaryLimits } from '../applications/voluntary/giveVoluntaryAnswers.ts'
import { voluntarySettingsHandlers } from '../applications/voluntary/voluntarySettings.ts'
import { pastRankingListHandlers } from '../criteria/listPastRanking.ts'
import { mergeReferenceItemHandlers } from '../criteria/mergeReferenceItem.ts'
import { criterionHintHandlers } from '../criteria/readHints.ts'
import { pastRankingHandlers } from '../criteria/readPastRanking.ts'
import { criteriaHandlers } from '../criteria/saveCriteria.ts'
import { placeAndPayHandlers } from '../criteria/savePlaceAndPay.ts'
import { whatIfHandlers } from '../criteria/tryWeights.ts'
import { acknowledgementHandlers } from '../employees/acknowledgeDocuments.ts'
import { addEmployeeHandlers } from '../employees/addEmployee.ts'
import { onboardingDocumentHandlers } from '../employees/arrangeOnboardingDocuments.ts'
import { employeePositionHandlers } from '../employees/changePosition.ts'
import { inviteEmployeeHandlers } from '../employees/inviteEmployee.ts'
import { acknowledgementListHandlers } from '../employees/listAcknowledgements.ts'
import { employeeListHandlers } from '../employees/listEmployees.ts'
import { onboardingListHandlers } from '../employees/listOnboarding.ts'
import { employeeHandlers } from '../employees/readEmployee.ts'
import { saveEmployeeHandlers } from '../employees/saveEmployee.ts'
import { startDayHandlers } from '../employees/tasks/changeStartDay.ts'
import { taskListHandlers } from '../employees/tasks/listTasks.ts'
import { taskTemplateHandlers } from '../employees/tasks/manageTaskTemplates.ts'
import { taskHandlers } from '../employees/tasks/writeTasks.ts'
import { selectionProcessHandlers } from '../interviews/arrangeSelectionSteps.ts'
import { freeTimeHandlers } from '../interviews/findFreeTimes.ts'
import { feedbackHandlers } from '../interviews/giveFeedback.ts'
import { reviewHandlers } from '../interviews/giveReview.ts'
import { interviewStepHandlers } from '../interviews/listInterviewSteps.ts'
import { interviewListHandlers } from '../interviews/listInterviews.ts'
import { selectionTemplateHandlers } from '../interviews/manageSelectionTemplates.ts'
import { interviewHandlers } from '../interviews/moveInterview.ts'
import { interviewerHandlers } from '../interviews/nameInterviewers.ts'
import { ownCalendarHandlers, ownCalendarLimits } from '../interviews/ownCalendar.ts'
import { calendarHandlers } from '../interviews/readCalendar.ts'
import { interviewLifecycleHandlers } from '../interviews/readInterviewLifecycle.ts'
import { scorecardReadHandlers } from '../interviews/scorecards/readScorecards.ts'
import { scorecardHandlers } from '../interviews/scorecards/writeScorecard.ts'
import { outboxStateHandlers } from '../overview/changeOutboxState.ts'
import { dayHandlers } from '../overview/day/readDay.ts'
import { fairnessHandlers } from '../overview/fairness/readFairness.ts'
import { auditLogHandlers } from '../overview/listAuditLog.ts'
import { employeeHistoryHandlers } from '../overview/listEmployeeHistory.ts'
import { noticeHandlers } from '../overview/listNotices.ts'
import { outboxHandlers } from '../overview/listOutboxMessages.ts'
import { settingsHistoryHandlers } from '../overview/listSettingsHistory.ts'
import { emailTemplateHandlers, emailTemplateLimits } from '../overview/manageEmailTemplates.ts'
import { budgetSheetHandlers } from '../overview/plan/importBudget.ts'
import { budgetHandlers } from '../overview/plan/manageBudget.ts'
import { hiringPlanHandlers } from '../overview/plan/readHiringPlan.ts'
import { reportHandlers } from '../overview/reports/readReport.ts'
import { savedReportHandlers } from '../overview/reports/saveReport.ts'
import { recruitmentAccess } from '../permissions/recruitment.ts'
import type { App, Handlers } from '../platform/context.ts'
import { askForItemHandlers } from '../reference/askForItem.ts'
import { referenceSheetHandlers } from '../reference/importReferenceItems.ts'
import { referenceHandlers } from '../reference/manageReferenceItems.ts'
import { pipelineHandlers } from '../requisitions/listPipelines.ts'
import { requisitionHandlers } from '../requisitions/listRequisitions.ts'
import { openPositionHandlers } from '../requisitions/readOpenPosition.ts'
import { positionSummaryHandlers } from '../requisitions/readPositionSummary.ts'
import { progressSummaryHandlers } from '../requisitions/readProgressSummary.ts'
import { requisitionSheetHandlers } from '../requisitions/readRequisitionSheets.ts'
import { approverHandlers } from '../requisitions/setApprovers.ts'
import { approvalChainHandlers } from '../requisitions/setDefaultApprovers.ts'
import { withoutNamesHandlers } from '../requisitions/setWithoutNames.ts'
import { jobPostHandlers } from '../requisitions/writeJobPost.ts'
import { addCandidateHandlers } from '../workflows/applications/addCandidate.ts'
import { applyHandlers, applyLimits } from '../workflows/applications/applyForPosition.ts'
import { applicationStatusHandlers } from '../workflows/applications/changeApplicationStatus.ts'
import { createApplicationHandlers } from '../workflows/applications/createApplication.ts'
import { duplicateHandlers } from '../workflows/applications/findDuplicates.ts'
import { mergeHandlers } from '../workflows/applications/mergeApplicants.ts'
import { bulkPreviewHandlers } from '../workflows/applications/previewStatusInBulk.ts'
import { readPublicResumeHandlers, readPublicResumeLimits } from '../workflows/applications/readPublicResume.ts'
import { undoMergeHandlers } from '../workflows/applications/undoMerge.ts'
import { updateApplicationHandlers } from '../workflows/applications/updateApplication.ts'
import { companyHandlers } from '../workflows/company/saveCompany.ts'
import { fileHandlers, fileLimits } from '../workflows/files/uploadFile.ts'
import { interviewChangeHandlers } from '../workflows/interviews/changeInterview.ts'
import { offerTimesHandlers } from '../workflows/interviews/offerTimes.ts'
import { scheduleInterviewHandlers } from '../workflows/interviews/scheduleInterview.ts'
import { ownPackHandlers } from '../workflows/learning/acknowledgePack.ts'
import { employeeSheetHandlers } from '../workflows/leave/importEmployees.ts'
import { employeeStatusHandlers } from '../workflows/letters/changeEmployeeStatus.ts'
import { selectedApplicationHandlers } from '../workflows/letters/listSelectedApplications.ts'
import { onboardingReminderHandlers } from '../workflows/letters/remindOfOnboarding.ts'
import { messageHandlers } from '../workflows/messages/writeMessages.ts'
import { changeOwnHandlers, changeOwnLimits } from '../workflows/own/changeOwnApplication.ts'
import { ownDocumentHandlers, ownDocumentLimits } from '../workflows/own/ownDocuments.ts'
import { ownTimesHandlers, ownTimesLimits } from '../workflows/own/ownTimes.ts'
import { readOwnHandlers, readOwnLimits } from '../workflows/own/readOwnApplication.ts'
import { ownLinkHandlers, ownLinkLimits } from '../workflows/own/sendOwnLinks.ts'
import { referralListHandlers } from '../workflows/referrals/listReferrals.ts'
import { referHandlers, referralLimits } from '../workflows/referrals/referCandidate.ts'
import { approvalHandlers } from '../workflows/requisitions/answerApproval.ts'
import { requisitionStatusHandlers } from '../workflows/requisitions/changeRequisitionStatus.ts'
import { closingOfSeveralHandlers } from '../workflows/requisitions/closeSeveral.ts'
import { expiredHandlers } from '../workflows/requisitions/endExpired.ts'
import { closingHandlers } from '../workflows/requisitions/listClosing.ts'
import { jobPositionHandlers } from '../workflows/requisitions/saveJobPosition.ts'
import { requisitionSummaryHandlers } from '../workflows/requisitions/saveRequisitionSummary.ts'
import { jobPositionSheetHandlers } from '../workflows/requisitions/startImport.ts'

export const recruitmentService = (app: App) => ({
  name: 'recruitment' as const,
  access: recruitmentAccess,
  limits: {
    ...applyLimits,
    ...readOwnLimits,
    ...ownDocumentLimits,
    ...changeOwnLimits,
    ...ownTimesLimits,
    ...ownLinkLimits,
    ...readPublicResumeLimits,
    ...readResumeLimits,
    ...fileLimits,
    ...emailTemplateLimits,
    ...inviteLimits,
    ...stopWritingLimits,
    ...referralLimits,
    ...ownCalendarLimits,
    ...voluntaryLimits,
  },
  handlers: {
    // --- reference ---
    ...referenceHandlers(app),
    ...askForItemHandlers(app),
    ...mergeReferenceItemHandlers(app),
    ...referenceSheetHandlers(app),
    ...dayHandlers(app),
    ...noticeHandlers(app),
    ...reportHandlers(app),
    ...savedReportHandlers(app),
    ...hiringPlanHandlers(app),
    ...budgetHandlers(app),
    ...budgetSheetHandlers(app),
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
    ...pastRankingHandlers(app),
    ...pastRankingListHandlers(app),
    ...criterionHintHandlers(app),
    ...approvalHandlers(app),
    ...approverHandlers(app),
    ...approvalChainHandlers(app),
    ...timeLimitHandlers(app),
    ...expiredHandlers(app),
    ...jobPostHandlers(app),
    ...auditLogHandlers(app),
    ...employeeHistoryHandlers(app),
    ...settingsHistoryHandlers(app),
    // --- public & files ---
    ...openPositionHandlers(app),
    ...applyHandlers(app),
    ...readOwnHandlers(app),
    ...changeOwnHandlers(app),
    ...ownDocumentHandlers(app),
    ...ownTimesHandlers(app),
    ...ownLinkHandlers(app),
    ...fileHandlers(app),
    ...resumeReportHandlers(app),
    ...resumeProfileHandlers(app),
    ...readResumeHandlers(app),
    ...readPublicResumeHandlers(app),
    ...replaceResumeHandlers(app),
    // --- applications ---
    ...applicationFormHandlers(app),
    ...companyHandlers(app),
    ...voluntarySettingsHandlers(app),
    ...voluntaryAnswerHandlers(app),
    ...fairnessHandlers(app),
    ...createApplicationHandlers(app),
    ...applicationHandlers(app),
    ...updateApplicationHandlers(app),
    ...applicationLifecycleHandlers(app),
    ...applicationListHandlers(app),
    ...askedQuestionHandlers(app),
    ...channelHandlers(app),
    ...boardHandlers(app),
    ...screeningHandlers(app),
    ...keptSearchHandlers(app),
    ...timelineHandlers(app),
    ...noteListHandlers(app),
    ...noteHandlers(app),
    ...neighbourHandlers(app),
    ...applicationStatusHandlers(app),
    ...bulkPreviewHandlers(app),
    ...applicantHandlers(app),
    ...addCandidateHandlers(app),
    ...knownPeopleHandlers(app),
    ...inviteHandlers(app),
    ...stopWritingHandlers(app),
    ...peopleGroupHandlers(app),
    ...groupMemberHandlers(app),
    ...referHandlers(app),
    ...referralListHandlers(app),
    ...duplicateHandlers(app),
    ...mergeHandlers(app),
    ...undoMergeHandlers(app),
    ...reviewHandlers(app),
    ...complianceItemHandlers(app),
    ...handInHandlers(app),
    ...expiringDocumentHandlers(app),
    // --- interviews ---
    ...selectionProcessHandlers(app),
    ...withoutNamesHandlers(app),
    ...interviewerHandlers(app),
    ...selectionTemplateHandlers(app),
    ...scheduleInterviewHandlers(app),
    ...offerTimesHandlers(app),
    ...interviewHandlers(app),
    ...calendarHandlers(app),
    ...freeTimeHandlers(app),
    ...ownCalendarHandlers(app),
    ...interviewStepHandlers(app),
    ...interviewLifecycleHandlers(app),
    ...interviewListHandlers(app),
    ...interviewChangeHandlers(app),
    ...requirementHandlers(app),
    ...feedbackHandlers(app),
    ...scorecardHandlers(app),
    ...scorecardReadHandlers(app),
    // --- templates & outbox ---
    ...emailTemplateHandlers(app),
    ...messageHandlers(app),
    ...outboxHandlers(app),
    ...outboxStateHandlers(app),
    ...selectedApplicationHandlers(app),
    // --- employees ---
    ...employeeHandlers(app),
    ...saveEmployeeHandlers(app),
    ...employeeListHandlers(app),
    ...addEmployeeHandlers(app),
    ...employeeSheetHandlers(app),
    ...employeeStatusHandlers(app),
    ...onboardingDocumentHandlers(app),
    ...acknowledgementHandlers(app),
    ...ownPackHandlers(app),
    ...inviteEmployeeHandlers(app),
    ...acknowledgementListHandlers(app),
    ...onboardingListHandlers(app),
    ...onboardingReminderHandlers(app),
    ...employeePositionHandlers(app),
    ...startDayHandlers(app),
    ...taskListHandlers(app),
    ...taskHandlers(app),
    ...taskTemplateHandlers(app),
  } satisfies Handlers<operations>,
})
