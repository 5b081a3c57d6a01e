import { and, asc, between, eq, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { interviewAt, interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { statusesOf, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import { daysAfter } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { keyWhile, prepared } from '../../platform/db/prepared.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { type Asked, answersFor, owner } from './asked.ts'

type Schemas = components['schemas']

/** So many of each day are shown; the calendar has all of them. */
const OF_A_DAY = 6
const TO_ASSESS = 50
const TO_PREPARE = 20

/** Whose interviews: everybody's, those that the owner answers for, or those that they hold. */
type Of = Asked['whose'] | 'held'

const shownOf = shownTo(({ shortName }) => {
  const shown = {
    id: interviews.id,
    applicationId: interviews.applicationId,
    applicant: shortName.as('applicant'),
    positionTitle: requisitions.positionTitle,
    startsAt: interviews.startsAt,
    zone: interviews.zone,
    status: interviews.status,
  }
  const each = () => ({ all: { ...shown }, own: { ...shown }, held: { ...shown } })
  return { week: each(), toAssess: each(), toPrepare: each() }
})
const presented = <Row extends { startsAt: Date }>({ startsAt, ...row }: Row) => ({ ...row, startsAt: startsAt.toISOString() })

/** That the owner is on the panel of an interview. */
const isHeld = sql`exists (select from ${interviewInterviewers} i where i.interview_id = ${interviews.id} and i.account_id = ${owner})`
/** Own are the interviews of own requisitions, those that somebody answers for, having arranged them, and those that they hold. */
const wheres: Record<Of, SQL | undefined> = {
  all: undefined,
  own: or(sql`${requisitions.ownerId} = ${owner}`, answersFor(sql`coalesce(${interviews.createdBy}, ${requisitions.ownerId})`), isHeld),
  held: isHeld,
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const daysSince = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -daysSince)
}

/** The interviews of this week, without those that were cancelled. A day is the one on the clock where the interview is. */
export async function readWeek(db: Database, { caller, today, whose }: Omit<Asked, 'whose'> & { whose: Of }): Promise<Schemas['Day']['week']> {
  const monday = mondayOf(today)
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(monday, at))
  const sunday = daysAfter(monday, 6)
  const shown = shownOf(caller).week[whose]
  const found = await prepared(db, keyWhile(shown, monday), () => {
    const ofDay = sql`partition by ${interviews.day}`
    const ranked = db
      .select({
        ...shown,
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
          between(interviews.startsAt, midnight(daysAfter(monday, -1)), midnight(daysAfter(sunday, 2))),
          between(interviews.day, monday, sunday),
          wheres[whose],
        ),
      )
      .as('ranked')
    return db.select().from(ranked).where(lte(ranked.nth, OF_A_DAY)).orderBy(asc(ranked.day), asc(ranked.nth))
  }).execute({ owner: caller.accountId })
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

export function readToAssess(db: Database, { caller, whose }: Asked): Promise<Schemas['DayInterview'][]> {
  const where = and(sql`${interviews.startsAt} between now() - interval '7 days' and now()`, inArray(interviews.status, unassessed), wheres[whose])
  return firstOf(db, caller, { shown: shownOf(caller).toAssess[whose], where, most: TO_ASSESS })
}

/** The planned interviews of the next days that the caller holds. */
export function readToPrepare(db: Database, caller: Caller): Promise<Schemas['DayInterview'][]> {
  const coming = sql`(${interviews.startsAt} > now() and ${interviews.startsAt} <= now() + interval '7 days')`
  const where = and(coming, inArray(interviews.status, tagged(interviewStates, 'planned')), isHeld)
  return firstOf(db, caller, { shown: shownOf(caller).toPrepare.held, where, most: TO_PREPARE })
}

type First = { shown: ReturnType<typeof shownOf>['week']['all']; where: SQL | undefined; most: number }
/** The first of them by when they begin. */
async function firstOf(db: Database, caller: Caller, { shown, where, most }: First): Promise<Schemas['DayInterview'][]> {
  const found = await prepared(db, shown, () =>
    db
      .select(shown)
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
      .where(where)
      .orderBy(asc(interviews.startsAt), asc(interviews.id))
      .limit(most),
  ).execute({ owner: caller.accountId })
  return found.map(presented)
}
