import { and, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { scorecardStates } from '../../../src/machines/lifecycles/scorecard.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, Problem } from '../../platform/http/problem.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { veilOf } from '../../records/withoutNames.ts'
import { scorecards, scorecardVersions } from '../../tables/scorecards.ts'
import { lockVisibleInterview } from '../moveInterview.ts'
import { beginCard, checkOnPanel, isWritten, lockBegun, lockOwn, presentCard, scorecardTransitions } from './scorecard.ts'
import { submitCard } from './submitCard.ts'

type Taken = 'beginScorecard' | 'saveScorecard' | 'submitScorecard' | 'reviseScorecard' | 'restoreScorecard'

export const scorecardHandlers = (app: App) =>
  ({
    beginScorecard: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        checkOnPanel(locked, call.caller)
        const known = await lockOwn(tx, locked, call.caller)
        if (!known && !isWritten(locked.interview)) throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'A scorecard is begun once the interview has begun.')
        const veil = await veilOf(tx, call.caller, locked.application)
        return { data: presentCard(known ?? (await beginCard(tx, locked, call.caller)), veil) }
      }),

    // A draft is nobody else's yet: the log says when a card was begun and submitted, not how often its writer paused.
    saveScorecard: (call) =>
      write(app, call, async (tx) => {
        const { answers, summary, overall, version } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        const card = await lockBegun(tx, locked, call.caller)
        checkVersion(card, version)
        if (!isTagged(scorecardStates, card.status, 'open'))
          throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'This scorecard is submitted. Begin a change of it first.')
        if (answers.length !== card.answers.length) throw new Problem(409, 'STALE_VERSION', 'This scorecard has other attributes. Load it again.')
        const marked = card.answers.map(({ name, lookFor }, at) => {
          const { value, notAsked, note } = answers[at]!
          return { name, lookFor, value: notAsked ? null : value, notAsked, note }
        })
        const [saved] = await tx
          .update(scorecards)
          .set({ answers: marked, summary, overall, savedAt: new Date(), version: version + 1 })
          .where(eq(scorecards.id, card.id))
          .returning()
        return { data: presentCard(saved!, await veilOf(tx, call.caller, locked.application)) }
      }),

    submitScorecard: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        const card = await lockBegun(tx, locked, call.caller)
        checkVersion(card, call.body.version)
        await submitCard(app, tx, call.caller, locked, card, call.body.reason)
        return { message: 'Successfully saved!' }
      }),

    reviseScorecard: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        const card = await lockBegun(tx, locked, call.caller)
        const { version } = call.body
        await transition(tx, scorecardTransitions(locked.interview), card, { event: { type: 'revise' }, by: call.caller, actors: ['interviewer'], version })
        return { message: 'Successfully updated!' }
      }),

    restoreScorecard: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        const card = await lockBegun(tx, locked, call.caller)
        const submitted = async () => {
          const of = and(eq(scorecardVersions.scorecardId, card.id), eq(scorecardVersions.number, card.revision))
          const [{ answers, summary, overall }] = (await tx.select().from(scorecardVersions).where(of)) as [typeof scorecardVersions.$inferSelect]
          return { answers, summary, overall, savedAt: new Date() }
        }
        const step = { event: { type: 'restore' }, by: call.caller, actors: ['interviewer'], version: call.body.version, set: submitted } as const
        await transition(tx, scorecardTransitions(locked.interview), card, step)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, Taken>
