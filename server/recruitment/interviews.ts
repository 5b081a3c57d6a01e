import { and, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountLifecycle } from '../../src/machines/lifecycles/account.ts'
import { type InterviewEvent, type InterviewFacts, type InterviewStatus, interviewLaw } from '../../src/machines/lifecycles/interview.ts'
import { eventTo } from '../../src/machines/lifecycles/law.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { isStaff } from '../access.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { move } from '../move.ts'
import { checkVersion, Problem } from '../problem.ts'
import { wordsFor } from '../refusals.ts'
import { write } from '../write.ts'
import { applicationsVisibleTo, readApplication } from './application.access.ts'
import { interviews } from './application.schema.ts'
import { tellOfInterview } from './interview.mail.ts'
import { interviewActors, interviewFacts, type LockedInterview, lockInterview, readInterviews } from './interview.record.ts'
import { readRequisition } from './requisition.record.ts'
import { interviewersOf, stepsOf } from './selectionSteps.ts'

type Subject = { status: InterviewStatus } & InterviewFacts
type Taken = 'listInterviewSteps' | 'listInterviewsOfStep' | 'listInterviewsOfRequisition' | 'cancelInterview' | 'changeInterviewStatus'

export const interviewHandlers = (app: App) =>
  ({
    listInterviewSteps: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const list = await readInterviews(app.db, caller, eq(interviews.applicationId, row.id))
      const steps = await stepsOf(app.db, row.requisitionId)
      const people = (await interviewersOf(app.db, steps)).filter((person) => isTagged(accountLifecycle, person.status, 'maySignIn') && isStaff(person))
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
        checkVersion(locked.interview, call.query.version)
        await stepInterview(app, tx, call.caller, locked, { type: 'cancel' })
        return { message: 'deleted' }
      }),

    changeInterviewStatus: (call) =>
      write(app, call, async (tx) => {
        const { id, status, version, reason } = call.body
        const locked = await lockVisibleInterview(tx, call.caller, id)
        checkVersion(locked.interview, version)
        const subject = { status: locked.interview.status, ...interviewFacts(locked.interview, locked.panel) }
        const event = eventTo<Subject, InterviewEvent>(interviewLaw, subject, status, interviewActors(call.caller, locked.panel))
        if (!event || event.type === 'reschedule') throw new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor('NOT_FROM_HERE', 'interview', subject.status))
        await stepInterview(app, tx, call.caller, locked, event, reason)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, Taken>

export async function lockVisibleInterview(tx: Tx, caller: Caller, id: number): Promise<LockedInterview> {
  const locked = await lockInterview(tx, id)
  await readApplication(tx, caller, locked.application.id, 'interview')
  return locked
}

/** One step of a locked interview; of a cancelled one everybody named is told. */
export async function stepInterview(
  app: App,
  tx: Tx,
  by: Caller | 'system',
  { interview, application, panel }: LockedInterview,
  event: InterviewEvent,
  reason: string | null = null,
): Promise<LockedInterview['interview']> {
  const subject = { status: interview.status, ...interviewFacts(interview, panel) }
  const about = { entity: 'interview', id: interview.id, requisitionId: interview.requisitionId, applicationId: application.id, reason }
  const actors = by === 'system' ? (['system'] as const) : interviewActors(by, panel)
  const { status } = await move(tx, { law: interviewLaw, subject, event, actors, by, ...about })
  const [after] = await tx
    .update(interviews)
    .set({ status, version: interview.version + 1 })
    .where(eq(interviews.id, interview.id))
    .returning()
  if (event.type === 'cancel') await tellOfInterview(app, tx, 'INTERVIEW_CANCELLED', { interview: after!, application, panel }, reason)
  return after!
}
