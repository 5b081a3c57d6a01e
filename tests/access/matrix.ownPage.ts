import type { Row } from './rows.ts'

/** One's own application: whoever holds the key of its link. */
export const ownPageMatrix = {
  readOwnApplication: 'public',
  replaceOwnResume: ['public', ['resumeWithoutKey', 'body.resume.id']],
  uploadOwnDocument: 'public',
  handInOwnDocument: ['public', ['documentWithoutKey', 'body.documentId'], ['resumeWithoutKey', 'body.file.id']],
  withdrawOwnApplication: 'public',
  sayCannotCome: 'public',
  listOwnTimes: ['public', ['offerWithoutKey', 'body.offerId']],
  bookInterview: ['public', ['offerWithoutKey', 'body.offerId']],
  giveUpInterview: ['public', ['offerWithoutKey', 'body.offerId']],
  changeKeepLonger: 'public',
  sendOwnLinks: 'public',
} satisfies Record<string, Row>
