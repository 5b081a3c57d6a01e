import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type ContractLetterStatus, contractLetterLifecycle } from '../../src/machines/lifecycles/contractLetter.ts'
import { type Actor, type Lifecycle, type Move, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { type OfferLetterStatus, offerLetterLifecycle } from '../../src/machines/lifecycles/offerLetter.ts'
import type { App, Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { isManager, isOfficer } from '../platform/http/permissions.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition } from '../platform/lifecycle/transition.ts'
import { standing, stands } from '../records/letterStanding.ts'
import { type Case, type LetterRow, readCase } from '../records/letters.ts'
import { type LetterStatus, letters } from '../tables/letters.ts'
import { type LetterFacts, letterFacts } from './letterFacts.ts'

const everyLetter = {
  everyFieldIsFilled: 'A value that the letter needs is missing.',
  answerDateIsAhead: 'The day by which the letter must be answered has passed.',
  answerDateHasPassed: 'The letter can still be answered.',
  payIsReleased: 'The pay or title is not the approved one. A manager who did not write the letter has to release it.',
  payAwaitsRelease: 'There is nothing to release: pay and title are the approved ones, or were released already.',
  someoneElseWroteIt: 'Whoever wrote the letter cannot release it. Another manager has to.',
}
explain('offerLetter', {
  ...everyLetter,
  applicationIsSelected: 'Only a selected candidate can be sent an offer letter.',
  documentsAreUploaded: 'Required documents are not uploaded',
})
explain('contractLetter', {
  ...everyLetter,
  offerIsAccepted: 'The contract can be sent once the offer has been accepted.',
  mandatoryComplianceIsIn: 'Required documents are not uploaded',
  onboardingDocumentsAreIn: 'Read the onboarding documents first and tick each of them.',
})

type LetterEventName = keyof typeof offerLetterLifecycle.events | keyof typeof contractLetterLifecycle.events
type By = Caller | 'system'

export const staffActors = (caller: Caller): Actor[] => [
  ...(isManager(caller) ? (['manager'] as const) : []),
  ...(isOfficer(caller) ? (['officer'] as const) : []),
]

type Columns = Partial<
  Pick<
    typeof letters.$inferInsert,
    'sentVersion' | 'sentAt' | 'viewedAt' | 'answeredAt' | 'releasedBy' | 'mailings' | 'letterVersion' | 'makerId' | 'lapsesOn' | 'drawnSignature'
  >
>
type Step = { about: Case; by: By; actors: readonly Actor[]; reason?: string | null; causedBy?: number | null; set?: Columns }

/** One event of a locked letter. */
export const moveLetter = (app: Pick<App, 'settings'>, tx: Tx, letter: LetterRow, type: LetterEventName, step: Step) =>
  letter.kind === 'offer' ? moved(offerLetterLifecycle, app, tx, letter, type, step) : moved(contractLetterLifecycle, app, tx, letter, type, step)

/** Both kinds stand in one table; a letter has only the statuses of its own kind. */
async function moved<Status extends LetterStatus, Event extends { type: string }>(
  lifecycle: Lifecycle<{ status: Status } & LetterFacts, Event>,
  app: Pick<App, 'settings'>,
  tx: Tx,
  letter: LetterRow,
  type: LetterEventName,
  { about, set, ...step }: Step,
): Promise<{ letter: LetterRow; auditId: number }> {
  type Row = LetterRow & { status: Status }
  const transitions: Transitions<Row, LetterFacts, Event, LetterRow> = {
    lifecycle,
    belongsTo: ({ requisitionId, applicationId }) => ({ requisitionId, applicationId }),
    facts: () => letterFacts(app, tx, letter, about, step.by),
    update: async (inner, { id }, columns) => (await inner.update(letters).set(columns).where(eq(letters.id, id)).returning()) as Row[],
  }
  const event = Object.values<Event>(lifecycle.events).find((one) => one.type === type)
  if (!event) throw new Error(`${lifecycle.name} knows no event "${type}"`)
  // What a version changed is history; the letter keeps why it was declined or taken back.
  const reason = !step.reason || type === 'revise' ? {} : { reason: step.reason }
  const { row, auditId } = await transition(tx, transitions, letter as Row, { ...step, event, set: () => ({ ...set, ...reason }) })
  return { letter: row, auditId }
}

/** What can happen to a letter now, by this person. */
export async function movesOfLetter(
  app: Pick<App, 'settings'>,
  tx: Tx,
  letter: LetterRow,
  about: Case,
  caller: Caller,
  sources?: Parameters<typeof letterFacts>[5],
): Promise<Move[]> {
  const facts = await letterFacts(app, tx, letter, about, caller, sources)
  return letter.kind === 'offer'
    ? movesOf(offerLetterLifecycle, { ...facts, status: letter.status as OfferLetterStatus }, staffActors(caller))
    : movesOf(contractLetterLifecycle, { ...facts, status: letter.status as ContractLetterStatus }, staffActors(caller))
}

/** Takes back every letter of an application, answered or not; for a case that ends. Answers the contract that was signed. */
export async function revokeLetters(
  app: Pick<App, 'settings'>,
  tx: Tx,
  { applicationId, by, reason, causedBy }: { applicationId: number; by: By; reason: string; causedBy?: number | null },
): Promise<LetterRow | null> {
  const about = await readCase(tx, applicationId)
  const open: SQL = inArray(letters.status, standing('draft', 'out', 'agreed'))
  const live = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), open))
    .orderBy(sql`id`)
    .for('update')
  const agreed = live.filter((letter) => stands(letter, 'agreed'))
  for (const letter of live) {
    const event = agreed.includes(letter) ? 'annul' : 'revoke'
    await moveLetter(app, tx, letter, event, { about, by, actors: ['system'], reason, causedBy: causedBy ?? null })
  }
  return agreed.find(({ kind }) => kind === 'contract') ?? null
}
