import type { Row } from './rows.ts'

/** What is thought of a candidate: reviews, and scorecards, which those who hold the interview write; both are read as far as `server/records/blind.ts` lets. And notes of colleagues. */
export const scorecardMatrix = {
  listOwnScorecards: 'staff',
  getScorecard: ['staff', ['interview', 'path.interviewId']],
  beginScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  saveScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  submitScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  reviseScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  restoreScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  listScorecards: ['staff', ['application', 'path.id']],
  changeReviewValue: ['staff', ['application', 'body.applicationId']],
  listReviews: ['staff', ['application', 'path.id']],
  listApplicationNotes: ['staff', ['application', 'path.id']],
  createApplicationNote: ['staff', ['application', 'path.id']],
  listMentionable: ['staff', ['application', 'path.id']],
  updateApplicationNote: ['staff', ['note', 'path.id', 'oneself']],
  deleteApplicationNote: ['staff', ['note', 'path.id', 'oneselfOrManager']],
  addFeedback: ['staff', ['interview', 'path.interviewId', 'interviewer']],
} satisfies Record<string, Row>
