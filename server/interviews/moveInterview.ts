import type { operations } from '../../src/api/recruitment.gen.ts'
import type { InterviewEvent, InterviewStatus } from '../../src/machines/lifecycles/interview.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { readApplication } from '../records/applications.ts'
import { tellOfInterview } from './mailInterview.ts'
import { endOfferOf } from './offers/offer.ts'
import { interviewActors, interviewTransitions, type LockedInterview, lockInterview } from './readInterviews.ts'

export const interviewHandlers = (app: App) =>
  ({
    cancelInterview: (call) =>
      write(app, call, async (tx) => {
        const locked = await lockVisibleInterview(tx, call.caller, call.params.interviewId)
        await moveInterview(app, tx, call.caller, locked, { event: { type: 'cancel' }, version: call.query.version })
        return { message: 'deleted' }
      }),

    changeInterviewStatus: (call) =>
      write(app, call, async (tx) => {
        const { id, status, version, reason } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, id)
        await moveInterview(app, tx, call.caller, locked, { to: status, except: 'reschedule', version, reason })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'cancelInterview' | 'changeInterviewStatus'>

export async function lockVisibleInterview(tx: Tx, caller: Caller, id: number): Promise<LockedInterview> {
  const locked = await lockInterview(tx, id)
  await readApplication(tx, caller, locked.application.id, 'interview')
  return locked
}

/** `actors`: who somebody is who is not of the staff. */
type Step = { reason?: string | null | undefined; version?: number | undefined; actors?: readonly Actor[] }
type Wanted = { event: InterviewEvent; to?: never; except?: never } | { event?: never; to: InterviewStatus; except?: InterviewEvent['type'] }

/** One event of a locked interview; of a cancelled one everybody named is told. */
export async function moveInterview(app: App, tx: Tx, by: Caller | By, locked: LockedInterview, step: Step & Wanted) {
  const { interview, application, panel } = locked
  const actors = step.actors ?? (by === 'system' || !('roles' in by) ? ['system' as const] : interviewActors(by, panel))
  const set = ({ type }: InterviewEvent) => (type === 'cancel' ? { sequence: interview.sequence + 1 } : {})
  const { row, event } = await transition(tx, interviewTransitions(panel), interview, { ...step, by, actors, set })
  if (event.type !== 'cancel') return row
  await endOfferOf(tx, interview, { by, actors, reason: step.reason })
  await tellOfInterview(app, tx, 'INTERVIEW_CANCELLED', { interview: row, application, panel }, step.reason ?? null)
  return row
}
