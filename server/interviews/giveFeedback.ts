import { eq } from 'drizzle-orm'
import type { components } from '../../src/api/common.gen.ts'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { scorecardStates } from '../../src/machines/lifecycles/scorecard.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { Problem } from '../platform/http/problem.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { scorecards } from '../tables/scorecards.ts'
import { lockVisibleInterview } from './moveInterview.ts'
import type { LockedInterview } from './readInterviews.ts'
import { beginCard, type Card, checkOnPanel, lockOwn, scorecardTransitions } from './scorecards/scorecard.ts'
import { heldBy, submitCard } from './scorecards/submitCard.ts'

export const feedbackHandlers = (app: App) =>
  ({
    addFeedback: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        await giveFeedback(app, tx, call.caller, locked, call.body)
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addFeedback'>

type Given = { value: components['schemas']['ReviewValue']; comment: string; reason?: string | undefined; marks?: Partial<Card['answers'][number]>[] }

/**
 * Submits the own scorecard with its recommendation and summary at once. Attributes that have no value yet count as not asked; what
 * is submitted already becomes a new version, for which a reason is asked. `marks`: what was seen of the attributes, in their order.
 */
export async function giveFeedback(app: App, tx: Tx, caller: Caller, locked: LockedInterview, { value, comment, reason, marks = [] }: Given): Promise<void> {
  checkOnPanel(locked, caller)
  const known = await lockOwn(tx, locked, caller)
  const [overall, summary] = [value, comment.trim()]
  if (known && known.revision > 0 && !reason?.trim())
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'This scorecard is submitted. A change of it needs a reason.')
  const held = known && known.revision > 0 ? locked : await heldBy(app, tx, caller, locked)
  const begun = known ?? (await beginCard(tx, held, caller))
  const open = isTagged(scorecardStates, begun.status, 'open') ? begun : await revised(tx, caller, held, begun)
  const answers = open.answers.map((one, at) => {
    const answer = { ...one, ...marks[at] }
    return { ...answer, notAsked: answer.value === null }
  })
  const [written] = await tx
    .update(scorecards)
    .set({ answers, overall, summary, version: open.version + 1 })
    .where(eq(scorecards.id, open.id))
    .returning()
  await submitCard(app, tx, caller, held, written!, reason)
}

async function revised(tx: Tx, by: Caller, { interview }: LockedInterview, card: Card): Promise<Card> {
  return (await transition(tx, scorecardTransitions(interview), card, { event: { type: 'revise' }, by, actors: ['interviewer'] })).row
}
