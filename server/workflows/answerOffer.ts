import type { operations } from '../../src/api/hr.gen.ts'
import { tellMaker } from '../letters/mailLetterAnswer.ts'
import { moveLetter } from '../letters/moveLetter.ts'
import { shownLetter } from '../letters/readOwnLetter.ts'
import type { App, Handlers } from '../platform/context.ts'
import { reading } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, wrongField } from '../platform/http/problem.ts'
import { stands } from '../records/letterStanding.ts'
import { lockOwnLetter, readOwnLetter } from '../records/letters.ts'
import { documentsOf, handIn } from './handInDocument.ts'
import { moveApplication } from './moveApplication.ts'

const all = <T>(responseDataList: T[]) => ({
  responseDataList,
  paging: { page: 1, size: Math.max(1, responseDataList.length), totalElements: responseDataList.length, totalPages: 1 },
})

/** The applicant's side of an offer letter: read, hand in what is asked for, accept or decline. */
export const offerAnswerHandlers = (app: App) =>
  ({
    getOfferLetter: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const own = await readOwnLetter(tx, 'offer', params.id, caller)
        const { about, text, letter } = own
        const shown = await shownLetter(app, tx, own, caller)
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

    listOfferDocuments: ({ params, caller }) =>
      reading(app.db, async (tx) => all(await documentsOf(tx, (await readOwnLetter(tx, 'offer', params.id, caller)).letter))),

    uploadOfferDocuments: (call) =>
      write(app, call, async (tx) => {
        const { letter } = await lockOwnLetter(tx, 'offer', call.body.id, call.caller)
        await handIn(tx, letter, call.body.docs, call.caller)
        return { message: 'Successfully uploaded!' }
      }),

    viewOfferLetter: (call) =>
      write(app, call, async (tx) => {
        const { letter, about } = await lockOwnLetter(tx, 'offer', call.body.id, call.caller)
        if (stands(letter, 'unread'))
          await moveLetter(app, tx, letter, 'view', { about, by: call.caller, actors: ['applicant'], set: { viewedAt: new Date() } })
        return { message: 'Success' }
      }),

    answerOfferLetter: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { letter, about, text } = await lockOwnLetter(tx, 'offer', body.id, caller)
        checkVersion(letter, body.version)
        if (body.response === 'accepted' && body.consent !== true) throw wrongField('consent', 'Tick that you have read the whole letter')
        const [answer, event] = body.response === 'accepted' ? (['accept', 'acceptOffer'] as const) : (['decline', 'offerEnded'] as const)
        const reason = body.reason?.trim() || null
        const { auditId } = await moveLetter(app, tx, letter, answer, { about, by: caller, actors: ['applicant'], reason, set: { answeredAt: new Date() } })
        await moveApplication(tx, about.application, { event: { type: event }, by: caller, actors: ['applicant'], reason, causedBy: auditId })
        await tellMaker(app, tx, { letter, about, text, answer: body.response === 'accepted' ? 'The offer is accepted' : 'The offer is declined', reason })
        return { message: 'Success' }
      }),
  }) satisfies Pick<Handlers<operations>, 'getOfferLetter' | 'listOfferDocuments' | 'uploadOfferDocuments' | 'viewOfferLetter' | 'answerOfferLetter'>
