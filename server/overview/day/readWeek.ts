import { and, asc, between, eq, gt, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { interviewAt, interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { statusesOf, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import { daysAfter } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { planned } from '../../platform/db/prepared.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, answersFor } from './asked.ts'

type Schemas = components['schemas']

const DAY = 24 * 60 * 60 * 1000
/** So many of each day are shown; the calendar has all of them. */
const OF_A_DAY = 6
const TO_ASSESS = 50
const TO_PREPARE = 20

const shownOf = shownTo(({ shortName }) => ({
  id: interviews.id,
  applicationId: interviews.applicationId,
  applicant: shortName.as('applicant'),
  positionTitle: requisitions.positionTitle,
  startsAt: interviews.startsAt,
  zone: interviews.zone,
  status: interviews.status,
}))
const presented = <Row extends { startsAt: Date }>({ startsAt, ...row }: Row) => ({ ...row, startsAt: startsAt.toISOString() })

/** Own are the interviews of own requisitions, those that somebody answers for, having arranged them, and those that they hold. */
const ownInterviews = ({ owner, others }: Asked): SQL | undefined =>
  owner === null
    ? undefined
    : or(eq(requisitions.ownerId, owner), answersFor(sql`coalesce(${interviews.createdBy}, ${requisitions.ownerId})`, others), heldBy(owner))

/** That this person is on the panel of an interview. */
const heldBy = (accountId: number): SQL =>
  sql`exists (select from ${interviewInterviewers} i where i.interview_id = ${interviews.id} and i.account_id = ${accountId})`

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const daysSince = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -daysSince)
}

/** The interviews of this week, without those that were cancelled. A day is the one on the clock where the interview is. */
export const readWeek = (db: Database, asked: Asked) => weekOf(db, asked.caller, asked.today, ownInterviews(asked))
/** Those that the caller holds. */
export const readOwnWeek = (db: Database, caller: Caller, today: string) => weekOf(db, caller, today, heldBy(caller.accountId))

async function weekOf(db: Database, caller: Caller, today: string, whose: SQL | undefined): Promise<Schemas['Day']['week']> {
  const monday = mondayOf(today)
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(monday, at))
  const sunday = daysAfter(monday, 6)
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const ofDay = sql`partition by ${interviews.day}`
  const ranked = db
    .select({
      ...shownOf(caller),
      day: interviews.day,
      nth: sql<number>`row_number() over (${ofDay} order by ${interviews.startsAt}, ${interviews.id})`.as('nth'),
      total: sql<number>`(count(*) over (${ofDay}))::int`.as('total'),
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
    .where(
      and(
        notInArray(interviews.status, tagged(interviewStates, 'cancelled')),
        // No clock is a day away from UTC: the index finds the moments, and of those the days count.
        between(interviews.startsAt, new Date(midnight(monday) - DAY), new Date(midnight(sunday) + 2 * DAY)),
        between(interviews.day, monday, sunday),
        whose,
      ),
    )
    .as('ranked')
  const found = await planned(db.select().from(ranked).where(lte(ranked.nth, OF_A_DAY)).orderBy(asc(ranked.day), asc(ranked.nth)))
  return days.map((day) => {
    const held = found.filter((one) => one.day === day)
    return { day, total: held[0]?.total ?? 0, interviews: held.map(({ day: _day, nth: _nth, total: _total, ...one }) => presented(one)) }
  })
}

/** Where, once it has begun, somebody has to say that it was held or what came of it. */
const unassessed = statusesOf(interviewStates).filter((status) => {
  const begun = interviewAt({ status, itHasBegun: true, everyoneGaveFeedback: true })
  return begun.can({ type: 'markHeld' }) || begun.can({ type: 'assess' })
})

export function readToAssess(db: Database, asked: Asked): Promise<Schemas['DayInterview'][]> {
  const now = Date.now()
  const begun = between(interviews.startsAt, new Date(now - 7 * DAY), new Date(now))
  return firstOf(db, asked.caller, and(inArray(interviews.status, unassessed), begun, ownInterviews(asked)), TO_ASSESS)
}

/** The planned interviews of the next days that the caller holds. */
export function readToPrepare(db: Database, caller: Caller): Promise<Schemas['DayInterview'][]> {
  const now = Date.now()
  const coming = and(gt(interviews.startsAt, new Date(now)), lte(interviews.startsAt, new Date(now + 7 * DAY)))
  return firstOf(db, caller, and(inArray(interviews.status, tagged(interviewStates, 'planned')), coming, heldBy(caller.accountId)), TO_PREPARE)
}

/** The first of them by when they begin. */
async function firstOf(db: Database, caller: Caller, where: SQL | undefined, most: number): Promise<Schemas['DayInterview'][]> {
  const found = await planned(
    db
      .select(shownOf(caller))
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
      .where(where)
      .orderBy(asc(interviews.startsAt), asc(interviews.id))
      .limit(most),
  )
  return found.map(presented)
}
