import type { Row } from './rows.ts'

/** Scorecards are written by those who hold the interview, and read as far as `server/records/blind.ts` lets them. */
export const scorecardMatrix = {
  listOwnScorecards: 'staff',
  getScorecard: ['staff', ['interview', 'path.interviewId']],
  beginScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  saveScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  submitScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  reviseScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  restoreScorecard: ['staff', ['interview', 'path.interviewId', 'interviewer']],
  listScorecards: ['staff', ['application', 'path.id']],
} satisfies Record<string, Row>
