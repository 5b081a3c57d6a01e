import { and, eq } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { type ScorecardEvent, type ScorecardFacts, scorecardFacts, scorecardLifecycle } from '../../../src/machines/lifecycles/scorecard.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, Problem } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { begin, type Transitions } from '../../platform/lifecycle/transition.ts'
import type { Veil } from '../../records/withoutNames.ts'
import { selectionSteps } from '../../tables/applications.ts'
import { scorecards } from '../../tables/scorecards.ts'
import { type Interview, interviewFacts, type LockedInterview } from '../readInterviews.ts'

export type Card = typeof scorecards.$inferSelect

explain('scorecard', {
  everythingIsJudged: 'Judge every attribute or say that it was not asked, write a summary and give an overall recommendation.',
  reasonRequired: 'Say why the scorecard is changed.',
})

/** What is written on a card, as far as it may be read of somebody whose name is withheld. */
export const veiledWords = ({ answers, summary }: Pick<Card, 'answers' | 'summary'>, veil: Veil) => ({
  answers: answers.map((one) => ({ ...one, note: veil.text(one.note) })),
  summary: veil.text(summary),
})

export function presentCard(card: Card, veil: Veil): components['schemas']['Scorecard'] {
  const { id, status, overall, revision, submittedAt, savedAt, version } = card
  const moments = { submittedAt: submittedAt?.toISOString() ?? null, savedAt: savedAt.toISOString() }
  return { id, status, ...veiledWords(card, veil), overall, revision, ...moments, version }
}

/** Scorecards of one interview take their events. */
export const scorecardTransitions = ({ requisitionId, applicationId }: Interview): Transitions<Card, ScorecardFacts, ScorecardEvent, Card> => ({
  lifecycle: scorecardLifecycle,
  belongsTo: () => ({ requisitionId, applicationId }),
  facts: (_, card) => scorecardFacts(card),
  update: (tx, { id }, columns) => tx.update(scorecards).set(columns).where(eq(scorecards.id, id)).returning(),
})

/** Whether cards are written about this interview: it has begun, and it is not off. */
export const isWritten = (interview: Pick<Interview, 'startsAt' | 'status'>): boolean =>
  interviewFacts(interview, []).itHasBegun && (isTagged(interviewStates, interview.status, 'planned') || isTagged(interviewStates, interview.status, 'held'))

/** A card is written by nobody but those on the panel. */
export function checkOnPanel({ panel }: LockedInterview, { accountId }: Caller): void {
  if (!panel.some(({ id }) => id === accountId)) throw forbidden()
}

const ofCaller = ({ interview }: LockedInterview, { accountId }: Caller) => and(eq(scorecards.interviewId, interview.id), eq(scorecards.accountId, accountId))

/** The caller's own card, locked after its interview; null before it is begun. */
export async function lockOwn(tx: Tx, locked: LockedInterview, caller: Caller): Promise<Card | null> {
  const [card] = await tx.select().from(scorecards).where(ofCaller(locked, caller)).for('update')
  return card ?? null
}

/** The same, where there is nothing to do without one. */
export async function lockBegun(tx: Tx, locked: LockedInterview, caller: Caller): Promise<Card> {
  checkOnPanel(locked, caller)
  const card = await lockOwn(tx, locked, caller)
  if (!card) throw new Problem(409, 'NOT_BEGUN', 'This scorecard is not begun.')
  return card
}

/** Begins a card: what the kit asks to be judged is written down as it reads now, and stays so. */
export async function beginCard(tx: Tx, { interview }: LockedInterview, caller: Caller): Promise<Card> {
  const [step] = await tx.select({ kit: selectionSteps.kit }).from(selectionSteps).where(eq(selectionSteps.id, interview.stepId))
  const answers = step!.kit.attributes.map(({ name, lookFor }) => ({ name, lookFor, value: null, notAsked: false, note: '' }))
  const [card] = await tx.insert(scorecards).values({ interviewId: interview.id, accountId: caller.accountId, answers }).returning()
  await begin(tx, scorecardLifecycle, { id: card!.id, by: caller })
  const about = { entity: 'scorecard', id: card!.id, requisitionId: interview.requisitionId, applicationId: interview.applicationId }
  await audit(tx, { ...about, by: caller, action: 'add', after: { title: interview.title } })
  return card!
}
