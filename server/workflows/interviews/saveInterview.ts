import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { interviewLifecycle, interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { checkAhead, isSameTime, momentsOf } from '../../interviews/interviewTimes.ts'
import { tellOfInterview } from '../../interviews/mailInterview.ts'
import { dateTaken, interviewTransitions, type LockedInterview, onePerDay, readPanels } from '../../interviews/readInterviews.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { begin, transition } from '../../platform/lifecycle/transition.ts'
import { type Application, staffActors } from '../../records/applications.ts'
import { accounts } from '../../tables/accounts.ts'
import { interviewInterviewers, interviews, selectionSteps } from '../../tables/applications.ts'
import { moveApplication } from '../moveApplication.ts'

type Plan = components['schemas']['NewInterview']

const isIn = (application: Application, tag: 'beforeInterviews' | 'duringInterviews') => isTagged(applicationStates, application.status, tag)

/** Arranges an interview of a locked application, which enters `interviewing` by it. */
export async function schedule(app: App, tx: Tx, caller: Caller, application: Application, plan: Plan): Promise<number> {
  if (!isIn(application, 'beforeInterviews') && !isIn(application, 'duringInterviews'))
    throw new Problem(409, 'NO_INTERVIEW_NOW', `No interviews while it is "${application.status}".`)
  const values = await checked(tx, application, plan)
  const { requisitionId } = application
  const [interview] = await onePerDay(
    tx
      .insert(interviews)
      .values({ ...values, applicationId: application.id, requisitionId, createdBy: caller.accountId })
      .returning(),
  )
  const { id } = interview!
  await tx.insert(interviewInterviewers).values(plan.interviewerIds.map((accountId) => ({ interviewId: id, accountId })))
  await begin(tx, interviewLifecycle, { id, by: caller })
  const about = { entity: 'interview', id, requisitionId, applicationId: application.id }
  const causedBy = await audit(tx, { ...about, by: caller, action: 'schedule', after: { when: `${plan.day} ${plan.startTime}`, title: values.title } })
  if (isIn(application, 'beforeInterviews'))
    await moveApplication(tx, application, { event: { type: 'interview' }, by: caller, actors: staffActors(caller), causedBy })
  await tellOfInterview(app, tx, 'INTERVIEW_SCHEDULED', { interview: interview!, application, panel: await readPanels(tx, [id]) })
  return id
}

/** Moves a locked interview or changes who holds it; the state stays. */
export async function reschedule(app: App, tx: Tx, caller: Caller, { interview, application, panel }: LockedInterview, plan: Plan): Promise<void> {
  // Another interviewer or place may be written down afterwards, another time may not; where nobody came, it is a new time.
  if (!isSameTime(interview, plan) || !isTagged(interviewStates, interview.status, 'planned')) checkAhead(plan)
  const values = await checked(tx, application, plan, interview.id)
  const about = { entity: 'interview', id: interview.id, requisitionId: interview.requisitionId, applicationId: application.id }
  const step = { event: { type: 'reschedule' }, by: caller, actors: staffActors(caller), set: () => ({ ...values, sequence: interview.sequence + 1 }) } as const
  const { row: after } = await transition(tx, interviewTransitions(panel), interview, step)
  await tx.delete(interviewInterviewers).where(eq(interviewInterviewers.interviewId, interview.id))
  await tx.insert(interviewInterviewers).values(plan.interviewerIds.map((accountId) => ({ interviewId: interview.id, accountId })))
  const then = { when: `${interview.day} ${interview.startTime}` }
  await audit(tx, { ...about, by: caller, action: 'change', before: then, after: { when: `${plan.day} ${plan.startTime}` } })
  const released = panel.filter(({ id }) => !plan.interviewerIds.includes(id))
  await tellOfInterview(app, tx, 'INTERVIEW_CHANGED', { interview: after, application, panel: await readPanels(tx, [interview.id]), released })
}

async function checked(tx: Tx, application: Application, plan: Plan, self?: number) {
  const { processRequisitionStepsId: stepId, day, startTime, endTime, zone, place = null, link = null, notes = null, interviewerIds } = plan
  const { startsAt, endsAt } = momentsOf(plan)
  const [step] = await tx
    .select()
    .from(selectionSteps)
    .where(and(eq(selectionSteps.id, stepId), eq(selectionSteps.requisitionId, application.requisitionId)))
  if (!step) throw wrongField('processRequisitionStepsId', 'Choose a step of this position.')
  await freeDay(tx, application.id, day, self)
  await freeInterviewers(tx, interviewerIds, startsAt, endsAt, self)
  return { stepId, title: step.title, day, startTime, endTime, zone, startsAt, endsAt, place, link, notes }
}

/** That the candidate is taken on this day is said before anything about the interviewers. */
async function freeDay(tx: Tx, applicationId: number, day: string, self?: number): Promise<void> {
  const stands = [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')]
  const [taken] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(eq(interviews.applicationId, applicationId), eq(interviews.day, day), inArray(interviews.status, stands), self ? ne(interviews.id, self) : undefined),
    )
    .limit(1)
  if (taken) throw dateTaken()
}

/** Interviewers are locked while they are looked at, so that two plans made at once cannot both take them. */
async function freeInterviewers(tx: Tx, ids: number[], startsAt: Date, endsAt: Date, self?: number): Promise<void> {
  const people = await tx.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(accounts.id).for('no key update')
  const able = people.filter((person) => isTagged(accountStates, person.status, 'maySignIn') && isStaff(person))
  if (able.length !== ids.length) throw wrongField('interviewerIds', 'Choose people from the list.')
  const [taken] = await tx
    .select({ name: accounts.name, startTime: interviews.startTime, endTime: interviews.endTime })
    .from(interviews)
    .innerJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .innerJoin(accounts, eq(accounts.id, interviewInterviewers.accountId))
    .where(
      and(
        inArray(interviewInterviewers.accountId, ids),
        inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')]),
        lt(interviews.startsAt, endsAt),
        gt(interviews.endsAt, startsAt),
        self ? ne(interviews.id, self) : undefined,
      ),
    )
    .limit(1)
  if (!taken) return
  const message = `${taken.name} has another interview from ${taken.startTime} to ${taken.endTime}.`
  throw new Problem(409, 'INTERVIEWER_IS_BUSY', 'An interviewer has another interview then.', [{ field: 'interviewerIds', message }])
}
