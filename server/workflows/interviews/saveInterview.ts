import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { interviewLifecycle, interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { checkAhead, isSameTime, momentsOf } from '../../interviews/interviewTimes.ts'
import { tellOfInterview } from '../../interviews/mailInterview.ts'
import { dateTaken, interviewerBusy, interviewTransitions, type LockedInterview, neverDouble, readPanels } from '../../interviews/readInterviews.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { audit, type By } from '../../platform/lifecycle/audit.ts'
import { begin, transition } from '../../platform/lifecycle/transition.ts'
import { type Application, staffActors } from '../../records/applications.ts'
import { accounts } from '../../tables/accounts.ts'
import { interviewInterviewers, interviews, selectionSteps } from '../../tables/applications.ts'
import { moveApplication } from '../moveApplication.ts'

type Plan = components['schemas']['NewInterview']
/** Who arranges an interview: somebody of the staff, or the candidate who chose among the times that `createdBy` had offered. */
type Planner = { by: Exclude<By, 'system'>; actors: readonly Actor[]; createdBy: number | null }
export const asPlanner = (caller: Caller): Planner => ({ by: caller, actors: staffActors(caller), createdBy: caller.accountId })

const isIn = (application: Pick<Application, 'status'>, tag: 'beforeInterviews' | 'duringInterviews') => isTagged(applicationStates, application.status, tag)
/** Whether interviews are arranged for an application in its present status. */
export const takesInterviews = (application: Pick<Application, 'status'>) => isIn(application, 'beforeInterviews') || isIn(application, 'duringInterviews')
export const noInterviewNow = ({ status }: Pick<Application, 'status'>) => `No interviews while it is "${status}".`

/** Arranges an interview of a locked application, which enters `interviewing` by it. */
export async function schedule(app: App, tx: Tx, { by, actors, createdBy }: Planner, application: Application, plan: Plan): Promise<number> {
  if (!takesInterviews(application)) throw new Problem(409, 'NO_INTERVIEW_NOW', noInterviewNow(application))
  const values = await checked(tx, application, plan)
  const { requisitionId } = application
  const [interview] = await neverDouble(
    tx
      .insert(interviews)
      .values({ ...values, applicationId: application.id, requisitionId, createdBy })
      .returning(),
  )
  const { id } = interview!
  await neverDouble(tx.insert(interviewInterviewers).values(plan.interviewerIds.map((accountId) => ({ interviewId: id, accountId }))))
  await begin(tx, interviewLifecycle, { id, by })
  const about = { entity: 'interview', id, requisitionId, applicationId: application.id }
  const causedBy = await audit(tx, { ...about, by, action: 'schedule', after: { when: `${plan.day} ${plan.startTime}`, title: values.title } })
  if (isIn(application, 'beforeInterviews')) await moveApplication(tx, application, { event: { type: 'interview' }, by, actors, causedBy })
  await tellOfInterview(app, tx, 'INTERVIEW_SCHEDULED', { interview: interview!, application, panel: await readPanels(tx, [id]) })
  return id
}

/** Moves a locked interview or changes who holds it; the state stays. */
export async function reschedule(
  app: App,
  tx: Tx,
  { by, actors }: Omit<Planner, 'createdBy'>,
  { interview, application, panel }: LockedInterview,
  plan: Plan,
): Promise<void> {
  // Another interviewer or place may be written down afterwards, another time may not; where nobody came, it is a new time.
  if (!isSameTime(interview, plan) || !isTagged(interviewStates, interview.status, 'planned')) checkAhead(plan)
  const values = await checked(tx, application, plan, interview.id)
  const about = { entity: 'interview', id: interview.id, requisitionId: interview.requisitionId, applicationId: application.id }
  const step = { event: { type: 'reschedule' }, by, actors, set: () => ({ ...values, sequence: interview.sequence + 1 }) } as const
  // Who leaves is free at the new time before it is taken: the database lets nobody be in two interviews.
  await tx.delete(interviewInterviewers).where(eq(interviewInterviewers.interviewId, interview.id))
  const { row: after } = await transition(tx, interviewTransitions(panel), interview, step)
  await neverDouble(tx.insert(interviewInterviewers).values(plan.interviewerIds.map((accountId) => ({ interviewId: interview.id, accountId }))))
  const then = { when: `${interview.day} ${interview.startTime}` }
  await audit(tx, { ...about, by, action: 'change', before: then, after: { when: `${plan.day} ${plan.startTime}` } })
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
  throw interviewerBusy(`${taken.name} has another interview from ${taken.startTime} to ${taken.endTime}.`)
}
