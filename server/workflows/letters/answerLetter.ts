import type { components, operations } from '../../../src/api/hr.gen.ts'
import { tellMaker } from '../../letters/mailLetterAnswer.ts'
import { moveLetter } from '../../letters/moveLetter.ts'
import { findOwnLetters } from '../../letters/ownLetters.ts'
import { shownLetter } from '../../letters/readOwnLetter.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { reading, type Tx } from '../../platform/db/database.ts'
import { type Writing, write } from '../../platform/db/transaction.ts'
import { checkVersion, wrongField } from '../../platform/http/problem.ts'
import { stands } from '../../records/letterStanding.ts'
import { lockOwnLetter, type OwnLetter, readOwnLetter } from '../../records/letters.ts'
import type { LetterKind } from '../../tables/letters.ts'
import { moveApplication } from '../moveApplication.ts'
import { documentsOf, handIn } from './handInDocument.ts'

type Own<Body> = Writing & { body: Body; caller: Caller }
type Uploads = components['schemas']['UploadDocuments']
type Sent = Awaited<ReturnType<typeof lockOwnLetter>>
type Said = { body: { reason?: string | null | undefined }; caller: Caller }
type Meaning = { letter: 'accept' | 'decline'; application: 'acceptOffer' | 'offerEnded' | 'contractEnded'; words: string }

/** The letter as its own page shows it. */
type Present<Shown> = (app: App, tx: Tx, sent: OwnLetter, caller: Caller) => Promise<Shown>

/** What an applicant does alike with an offer and with a contract letter: read it, read what is asked for, hand it in, open the letter. */
export const ownLetter = <Shown>(app: App, kind: LetterKind, present: Present<Shown>) => ({
  read: ({ params, caller }: { params: { id: number }; caller: Caller }) =>
    reading(app.db, async (tx) => ({ data: await present(app, tx, await readOwnLetter(tx, kind, params.id, caller), caller) })),

  documents: ({ params, caller }: { params: { id: number }; caller: Caller }) =>
    reading(app.db, async (tx) => {
      const responseDataList = await documentsOf(tx, (await readOwnLetter(tx, kind, params.id, caller)).letter)
      const totalElements = responseDataList.length
      return { responseDataList, paging: { page: 1, size: Math.max(1, totalElements), totalElements, totalPages: 1 } }
    }),

  upload: (call: Own<Uploads>) =>
    write(app, call, async (tx) => {
      const { letter } = await lockOwnLetter(tx, kind, call.body.id, call.caller)
      await handIn(tx, letter, call.body.docs, call.caller)
      return { message: 'Successfully uploaded!' }
    }),

  view: (call: Own<{ id: number }>) =>
    write(app, call, async (tx) => {
      const { letter, about } = await lockOwnLetter(tx, kind, call.body.id, call.caller)
      if (stands(letter, 'unread')) await moveLetter(app, tx, letter, 'view', { about, by: call.caller, actors: ['applicant'], set: { viewedAt: new Date() } })
      const sent = await readOwnLetter(tx, kind, call.body.id, call.caller)
      return { data: await present(app, tx, sent, call.caller), message: 'Success' }
    }),
})

/** An answer that changes nothing but the letter and the application; whoever made the letter is told. */
export async function answerLetter(app: App, tx: Tx, { letter, about, text }: Sent, { body, caller }: Said, meaning: Meaning) {
  const by = { by: caller, actors: ['applicant' as const], reason: body.reason?.trim() || null }
  const { auditId } = await moveLetter(app, tx, letter, meaning.letter, { ...by, about, set: { answeredAt: new Date() } })
  await moveApplication(tx, about.application, { ...by, event: { type: meaning.application }, causedBy: auditId })
  await tellMaker(app, tx, { letter, about, text, answer: meaning.words, reason: by.reason })
  return { message: 'Success' }
}

const accepted = { letter: 'accept', application: 'acceptOffer', words: 'The offer is accepted' } as const
const declined = { letter: 'decline', application: 'offerEnded', words: 'The offer is declined' } as const

async function presentOffer(app: App, tx: Tx, sent: OwnLetter, caller: Caller): Promise<components['schemas']['OwnOfferLetter']> {
  const { about, text, letter } = sent
  return {
    ...(await shownLetter(app, tx, sent, caller)),
    status: letter.status as 'sent',
    applicantPhone: about.applicant.mobile ?? about.applicant.phone,
    offerLetter: text.renderedHtml ?? '',
    requisitionSummary: about.requisition.jobDescription?.slice(0, 20_000) ?? null,
  }
}

/** The offer letter and its documents, for the person to whom it was sent alone; HR has its own calls for them. */
async function offerOf(app: App, tx: Tx, id: number | null, caller: Caller) {
  if (id === null) return { letter: null, documents: [] }
  const sent = await readOwnLetter(tx, 'offer', id, caller)
  if (!sent.actors.includes('applicant')) return { letter: null, documents: [] }
  return { letter: await presentOffer(app, tx, sent, caller), documents: await documentsOf(tx, sent.letter) }
}

/** The applicant's side of an offer letter: find it, read, hand in what is asked for, accept or decline. */
export const offerAnswerHandlers = (app: App) => {
  const own = ownLetter(app, 'offer', presentOffer)
  return {
    findOwnLettersByGet: ({ query, caller }) => reading(app.db, async (tx) => ({ data: await findOwnLetters(tx, query.email, caller) })),

    findOwnLetters: ({ body, caller }) =>
      reading(app.db, async (tx) => {
        const data = await findOwnLetters(tx, body.email, caller)
        return { data, ...(await offerOf(app, tx, data.id, caller)) }
      }),

    getOfferLetter: own.read,
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
  } satisfies Pick<
    Handlers<operations>,
    'findOwnLettersByGet' | 'findOwnLetters' | 'getOfferLetter' | 'listOfferDocuments' | 'uploadOfferDocuments' | 'viewOfferLetter' | 'answerOfferLetter'
  >
}
