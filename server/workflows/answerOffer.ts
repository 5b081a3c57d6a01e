import type { operations } from '../../src/api/hr.gen.ts'
import { shownLetter } from '../letters/readOwnLetter.ts'
import type { App, Handlers } from '../platform/context.ts'
import { reading } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, wrongField } from '../platform/http/problem.ts'
import { lockOwnLetter, readOwnLetter } from '../records/letters.ts'
import { answerLetter, ownLetter } from './ownLetter.ts'

const accepted = { letter: 'accept', application: 'acceptOffer', words: 'The offer is accepted' } as const
const declined = { letter: 'decline', application: 'offerEnded', words: 'The offer is declined' } as const

/** The applicant's side of an offer letter: read, hand in what is asked for, accept or decline. */
export const offerAnswerHandlers = (app: App) => {
  const own = ownLetter(app, 'offer')
  return {
    getOfferLetter: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const sent = await readOwnLetter(tx, 'offer', params.id, caller)
        const { about, text, letter } = sent
        const shown = await shownLetter(app, tx, sent, caller)
        const status = letter.status as 'sent'
        const phone = about.applicant.mobile ?? about.applicant.phone
        return {
          data: {
            ...shown,
            status,
            applicantPhone: phone,
            offerLetter: text.renderedHtml ?? '',
            requisitionSummary: about.requisition.jobDescription?.slice(0, 20_000) ?? null,
          },
        }
      }),

    listOfferDocuments: own.documents,
    uploadOfferDocuments: own.upload,
    viewOfferLetter: own.view,

    answerOfferLetter: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const sent = await lockOwnLetter(tx, 'offer', body.id, caller)
        checkVersion(sent.letter, body.version)
        const yes = body.response === 'accepted'
        if (yes && body.consent !== true) throw wrongField('consent', 'Tick that you have read the whole letter')
        return answerLetter(app, tx, sent, call, yes ? accepted : declined)
      }),
  } satisfies Pick<Handlers<operations>, 'getOfferLetter' | 'listOfferDocuments' | 'uploadOfferDocuments' | 'viewOfferLetter' | 'answerOfferLetter'>
}
