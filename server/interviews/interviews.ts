import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import type { InterviewEvent, InterviewStatus } from '../../src/machines/lifecycles/interview.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { applicationsVisibleTo, readApplication } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { interviewersOf, stepsOf } from '../records/selectionSteps.ts'
import { interviews } from '../tables/applications.ts'
import { tellOfInterview } from './mailInterview.ts'
import { interviewActors, interviewTransitions, type LockedInterview, lockInterview, readInterviews } from './readInterviews.ts'

type Taken = 'listInterviewSteps' | 'listInterviewsOfStep' | 'listInterviewsOfRequisition' | 'cancelInterview' | 'changeInterviewStatus'

export const interviewHandlers = (app: App) =>
  ({
    listInterviewSteps: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const list = await readInterviews(app.db, caller, eq(interviews.applicationId, row.id))
      const steps = await stepsOf(app.db, row.requisitionId)
      const people = (await interviewersOf(app.db, steps)).filter((person) => isTagged(accountStates, person.status, 'maySignIn') && isStaff(person))
      return {
        responseDataList: steps.map(({ id, title, position, description, minutes }) => ({
          id,
          title,
          position,
          description,
          minutes,
          interviewerIds: people.filter(({ stepId }) => stepId === id).map((person) => person.id),
          interviews: list.filter((one) => one.processRequisitionStepsId === id),
        })),
      }
    },

    listInterviewsOfStep: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.applicationId)
      return { responseDataList: await readInterviews(app.db, caller, and(eq(interviews.applicationId, row.id), eq(interviews.stepId, params.stepId))) }
    },

    listInterviewsOfRequisition: async ({ params, caller }) => {
      await readRequisition(app.db, caller, params.reqId)
      const where = and(eq(interviews.requisitionId, params.reqId), applicationsVisibleTo(caller))
      return { responseDataList: await readInterviews(app.db, caller, where) }
    },

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
  }) satisfies Pick<Handlers<operations>, Taken>

export async function lockVisibleInterview(tx: Tx, caller: Caller, id: number): Promise<LockedInterview> {
  const locked = await lockInterview(tx, id)
  await readApplication(tx, caller, locked.application.id, 'interview')
  return locked
}

type Step = { reason?: string | null | undefined; version?: number | undefined }
type Wanted = { event: InterviewEvent; to?: never; except?: never } | { event?: never; to: InterviewStatus; except?: InterviewEvent['type'] }

/** One event of a locked interview; of a cancelled one everybody named is told. */
export async function moveInterview(app: App, tx: Tx, by: Caller | 'system', locked: LockedInterview, step: Step & Wanted) {
  const { interview, application, panel } = locked
  const actors: readonly Actor[] = by === 'system' ? ['system'] : interviewActors(by, panel)
  const { row, event } = await transition(tx, interviewTransitions(panel), interview, { ...step, by, actors })
  if (event.type === 'cancel') await tellOfInterview(app, tx, 'INTERVIEW_CANCELLED', { interview: row, application, panel }, step.reason ?? null)
  return row
}
