import type { Row } from './rows.ts'

/** The calendar of interviews, free times, the own hours and the address of the own interviews; lists and messages of interviews. */
export const calendarMatrix = {
  getInterviewLifecycle: ['staff', ['interview', 'path.id']],
  downloadInterview: ['staff', ['interview', 'path.id']],
  readInterviewCalendar: [
    'staff',
    ['requisition', 'body.requisitionId'],
    ['colleague', 'body.interviewerIds.0'],
    ['applicantsAccount', 'body.interviewerIds.0'],
  ],
  findFreeTimes: [
    'recruiters',
    ['application', 'body.applicationId'],
    ['interview', 'body.interviewId'],
    ['colleague', 'body.accountIds.0'],
    ['applicantsAccount', 'body.accountIds.0'],
  ],
  previewInterviewTimes: [
    'recruiters',
    ['step', 'body.processRequisitionStepsId'],
    ['application', 'body.applicationIds.0'],
    ['colleague', 'body.interviewerIds.0'],
    ['applicantsAccount', 'body.interviewerIds.0'],
  ],
  offerInterviewTimes: [
    'recruiters',
    ['step', 'body.processRequisitionStepsId'],
    ['application', 'body.applicationIds.0'],
    ['colleague', 'body.interviewerIds.0'],
    ['applicantsAccount', 'body.interviewerIds.0'],
  ],
  withdrawInterviewOffer: ['recruiters', ['interviewOffer', 'body.id']],
  listInterviewOffers: ['recruiters', ['application', 'path.id']],
  getOwnCalendar: 'staff',
  saveOwnCalendar: 'staff',
  makeCalendarFeed: 'staff',
  endCalendarFeed: 'staff',
  readCalendarFeed: 'public',
  findInterviews: ['staff', ['requisition', 'path.reqId']],
  exportInterviews: ['staff', ['requisition', 'path.reqId']],
  sendInterviewToApplicant: ['recruiters', ['interview', 'path.id']],
  sendInterviewToApplicantByGet: ['recruiters', ['interview', 'path.id']],
  sendInterviewToInterviewers: ['recruiters', ['interview', 'path.id']],
  sendInterviewToInterviewersByGet: ['recruiters', ['interview', 'path.id']],
} satisfies Record<string, Row>
