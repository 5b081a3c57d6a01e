import type { components } from '../../src/api/common.gen.ts'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { interviewLifecycle, interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { forbidden, Problem } from '../platform/http/problem.ts'
import { interviewFeedback } from '../tables/applications.ts'
import { review } from './giveReview.ts'
import { lockVisibleInterview, moveInterview } from './moveInterview.ts'
import { interviewFacts, type LockedInterview, readPanels } from './readInterviews.ts'

/** Held, and not everybody has said what they saw. */
const awaitsFeedback = ({ interview, panel }: LockedInterview) =>
  movesOf(interviewLifecycle, { status: interview.status, ...interviewFacts(interview, panel) }, ['interviewer']).some(({ event }) => event === 'assess')

export const feedbackHandlers = (app: App) =>
  ({
    addFeedback: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        await giveFeedback(app, tx, call.caller, locked, call.body)
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addFeedback'>

type Given = { value: components['schemas']['ReviewValue']; comment: string }

/** What an interviewer saw; the first marks the interview as held, the last assesses it, and each counts as a review. */
export async function giveFeedback(app: App, tx: Tx, caller: Caller, locked: LockedInterview, { value, comment }: Given): Promise<void> {
  if (!locked.panel.some((person) => person.id === caller.accountId)) throw forbidden()
  const planned = isTagged(interviewStates, locked.interview.status, 'planned')
  if (!planned && !awaitsFeedback(locked)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', `This interview is ${locked.interview.status}.`)
  const interview = planned ? await moveInterview(app, tx, caller, locked, { event: { type: 'markHeld' } }) : locked.interview
  const given = { value, comment: comment.trim(), at: new Date() }
  await tx
    .insert(interviewFeedback)
    .values({ ...given, interviewId: interview.id, accountId: caller.accountId })
    .onConflictDoUpdate({ target: [interviewFeedback.interviewId, interviewFeedback.accountId], set: given })
  await review(tx, locked.application, caller, value, given.comment)
  const panel = await readPanels(tx, [interview.id])
  if (panel.every((person) => person.feedback !== null)) await moveInterview(app, tx, 'system', { ...locked, interview, panel }, { event: { type: 'assess' } })
}
