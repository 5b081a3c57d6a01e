import { interviewLifecycle, interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { scorecardStates } from '../../../src/machines/lifecycles/scorecard.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { scorecardVersions } from '../../tables/scorecards.ts'
import { review } from '../giveReview.ts'
import { moveInterview } from '../moveInterview.ts'
import { interviewFacts, type LockedInterview, readPanels } from '../readInterviews.ts'
import { type Card, scorecardTransitions } from './scorecard.ts'

/** Held, and not everybody has submitted a card. */
const awaitsCards = ({ interview, panel }: LockedInterview) =>
  movesOf(interviewLifecycle, { status: interview.status, ...interviewFacts(interview, panel) }, ['interviewer']).some(({ event }) => event === 'assess')

/** The interview that a first card is submitted about: the first of all marks it as held. */
export async function heldBy(app: App, tx: Tx, caller: Caller, locked: LockedInterview): Promise<LockedInterview> {
  const planned = isTagged(interviewStates, locked.interview.status, 'planned')
  if (!planned && !awaitsCards(locked)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', `This interview is ${locked.interview.status}.`)
  return planned ? { ...locked, interview: await moveInterview(app, tx, caller, locked, { event: { type: 'markHeld' } }) } : locked
}

/**
 * Submits a card as it is written: a version that is kept, the overall recommendation as the interviewer's review, and with the
 * last card of the panel the interview is assessed.
 */
export async function submitCard(app: App, tx: Tx, caller: Caller, locked: LockedInterview, card: Card, reason?: string | null): Promise<void> {
  const held = card.revision === 0 ? await heldBy(app, tx, caller, locked) : locked
  const type = isTagged(scorecardStates, card.status, 'changing') ? 'resubmit' : 'submit'
  const now = new Date()
  const set = () => ({ revision: card.revision + 1, submittedAt: card.submittedAt ?? now, summary: card.summary.trim(), savedAt: now })
  const step = { event: { type }, by: caller, actors: ['interviewer'], reason, set } as const
  const { row } = await transition(tx, scorecardTransitions(held.interview), card, step)
  const { id: scorecardId, revision: number, answers, summary } = row
  // The lifecycle lets nothing without a recommendation through.
  const overall = row.overall!
  await tx.insert(scorecardVersions).values({ scorecardId, number, answers, summary, overall, reason: type === 'resubmit' ? reason?.trim() : null, at: now })
  await review(tx, held.application, caller, overall, summary)
  if (number > 1) return
  const panel = await readPanels(tx, [held.interview.id])
  if (panel.every((person) => person.feedback !== null)) await moveInterview(app, tx, 'system', { ...held, panel }, { event: { type: 'assess' } })
}
