import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type InterviewEvent, type InterviewFacts, interviewLifecycle } from '../../src/machines/lifecycles/interview.ts'
import { type Actor, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared, someIds } from '../platform/db/prepared.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import type { Transitions } from '../platform/lifecycle/transition.ts'
import { lockApplication, staffActors } from '../records/applications.ts'
import { readsCards } from '../records/blind.ts'
import { personTo, veilColumns, veilOver } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../tables/applications.ts'
import { scorecards, scorecardVersions } from '../tables/scorecards.ts'

export type Interview = typeof interviews.$inferSelect
type Shown = components['schemas']['Interview']

explain('interview', {
  itHasBegun: 'The interview has not begun yet.',
  everyoneGaveFeedback: 'Not every interviewer has given feedback yet.',
})

export const interviewFacts = (interview: Pick<Interview, 'startsAt'>, panel: readonly { feedback: unknown }[]): InterviewFacts => ({
  itHasBegun: interview.startsAt.getTime() <= Date.now(),
  everyoneGaveFeedback: panel.length > 0 && panel.every((person) => person.feedback !== null),
})

/** Interviews take their events, each with who holds it. */
export const interviewTransitions = (panel: readonly { feedback: unknown }[]): Transitions<Interview, InterviewFacts, InterviewEvent, Interview> => ({
  lifecycle: interviewLifecycle,
  belongsTo: ({ requisitionId, applicationId }) => ({ requisitionId, applicationId }),
  facts: (_, interview) => interviewFacts(interview, panel),
  update: (tx, { id }, columns) => neverDouble(tx.update(interviews).set(columns).where(eq(interviews.id, id)).returning()),
})

const DATE_TAKEN = 'INTERVIEW_ALREADY_EXISTS_THIS_DATE'
export const dateTaken = () => new Problem(409, DATE_TAKEN, DATE_TAKEN, [{ field: 'day', message: 'This candidate already has an interview on that day.' }])

/** The database itself keeps one interview per application and day, and nobody in two at a time. */
export async function neverDouble<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null
    const constraint = typeof cause === 'object' && cause !== null && 'constraint' in cause ? cause.constraint : null
    if (constraint === 'interviews_one_a_day') throw dateTaken()
    if (constraint === 'interview_interviewers_no_overlap') throw interviewerBusy()
    throw error
  }
}

/** `who`: what is known of the other interview. */
export const interviewerBusy = (who = 'One of them has another interview then.') =>
  new Problem(409, 'INTERVIEWER_IS_BUSY', 'An interviewer has another interview then.', [{ field: 'interviewerIds', message: who }])

export const interviewActors = (caller: Caller, panel: readonly { id: number }[]): Actor[] => [
  ...staffActors(caller),
  ...(panel.some((person) => person.id === caller.accountId) ? (['interviewer'] as const) : []),
]

/** Who holds these interviews and what they said: of each scorecard the recommendation and the summary as they were last submitted. */
export async function readPanels(db: Database | Tx, ids: number[]) {
  if (ids.length === 0) return []
  const named = await prepared(db, readPanels, () => {
    const { interviewId, accountId } = interviewInterviewers
    return db
      .select({
        interviewId,
        id: accounts.id,
        name: accounts.name,
        email: accounts.email,
        own: { value: scorecardVersions.overall, comment: scorecardVersions.summary, at: scorecardVersions.at },
      })
      .from(interviewInterviewers)
      .innerJoin(accounts, eq(accounts.id, accountId))
      .leftJoin(scorecards, and(eq(scorecards.interviewId, interviewId), eq(scorecards.accountId, accountId)))
      .leftJoin(scorecardVersions, and(eq(scorecardVersions.scorecardId, scorecards.id), eq(scorecardVersions.number, scorecards.revision)))
      .where(sql`${interviewId} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(accounts.name)
  }).execute({ ids: someIds(ids) })
  return named.map(({ own, ...person }) => ({ ...person, feedback: own ? { value: own.value, comment: own.comment, at: own.at.toISOString() } : null }))
}

/** Interviews as the caller may see them: nobody reads the others' feedback before giving the own. */
export async function readInterviews(db: Database | Tx, caller: Caller, where: SQL | undefined): Promise<Shown[]> {
  const list = await db
    .select({ interview: interviews, applicantName: personTo(caller).name, person: veilColumns })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(where)
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(1000)
  const panels = await readPanels(
    db,
    list.map(({ interview }) => interview.id),
  )
  return list.map(({ interview, applicantName, person }) => {
    const veil = veilOver(caller, person)
    const panel = panels
      .filter((one) => one.interviewId === interview.id)
      .map((one) => ({ ...one, feedback: one.feedback && { ...one.feedback, comment: veil.text(one.feedback.comment) } }))
    const mine = panel.find((one) => one.id === caller.accountId)
    const open = readsCards(caller, panel)
    const subject = { status: interview.status, ...interviewFacts(interview, panel) }
    return {
      ...interview,
      notes: veil.text(interview.notes),
      applicantName,
      processRequisitionStepsId: interview.stepId,
      startsAt: interview.startsAt.toISOString(),
      endsAt: interview.endsAt.toISOString(),
      interviewers: panel.map((one) => ({ id: one.id, name: one.name, given: one.feedback !== null, feedback: open || one === mine ? one.feedback : null })),
      feedbackIsMine: mine !== undefined,
      ownFeedback: mine?.feedback ?? null,
      transitions: movesOf(interviewLifecycle, subject, interviewActors(caller, panel)).map(({ event, status, allowed, why }) => ({
        event,
        status,
        allowed,
        why,
      })),
    }
  })
}

/** Locks an interview in the order that every write keeps: requisition, application, interview. */
export async function lockInterview(tx: Tx, id: number) {
  const [known] = await tx.select({ applicationId: interviews.applicationId }).from(interviews).where(eq(interviews.id, id))
  if (!known) throw notFound('interview')
  const application = await lockApplication(tx, known.applicationId)
  const [interview] = await tx.select().from(interviews).where(eq(interviews.id, id)).for('update')
  if (!interview) throw notFound('interview')
  return { interview, application, panel: await readPanels(tx, [id]) }
}

export type LockedInterview = Awaited<ReturnType<typeof lockInterview>>
