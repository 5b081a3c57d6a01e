import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { interviewInterviewers, interviews } from '../tables/applications.ts'
import { accountCalendars } from '../tables/calendars.ts'
import { absencesOf } from './absences.ts'
import type { Span, Week } from './freeTimes.ts'

type Hours = components['schemas']['WorkingHours'][]

/** Whoever has said nothing works like the organisation. */
export const standardWeek = ({ settings }: Pick<App, 'settings'>): Week & { hours: Hours } => ({
  zone: settings.timeZone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  buffer: 15,
})

/** The weekly hours of some people. */
export async function weeksOf(app: App, ids: readonly number[]): Promise<Map<number, Week>> {
  const kept = await app.db
    .select()
    .from(accountCalendars)
    .where(inArray(accountCalendars.accountId, [...ids]))
  return new Map(ids.map((id) => [id, kept.find(({ accountId }) => accountId === id) ?? standardWeek(app)]))
}

/** What stands in the way of asking these people in a range of time: the one place for whatever keeps somebody from coming. */
export async function busyOf(
  { db, settings }: { db: Database | Tx; settings: Pick<App['settings'], 'timeZone'> },
  ids: readonly number[],
  range: Span,
  exceptInterview?: number,
): Promise<Map<number, Span[]>> {
  const rows = await db
    .select({ accountId: interviewInterviewers.accountId, startsAt: interviews.startsAt, endsAt: interviews.endsAt })
    .from(interviews)
    .innerJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .where(
      and(
        sql`${interviewInterviewers.accountId} = any(${sql.param([...ids])}::int[])`,
        inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')]),
        // An interview ends on its day: the index on the start finds whatever reaches into the range.
        gt(interviews.startsAt, new Date(range.from - 86_400_000)),
        lt(interviews.startsAt, new Date(range.to)),
        gt(interviews.endsAt, new Date(range.from)),
        exceptInterview ? ne(interviews.id, exceptInterview) : undefined,
      ),
    )
    .orderBy(interviews.startsAt)
  const busy = new Map<number, Span[]>(ids.map((id) => [id, []]))
  for (const { accountId, startsAt, endsAt } of rows) busy.get(accountId)?.push({ from: startsAt.getTime(), to: endsAt.getTime() })
  for (const { accountId, span } of await absencesOf(db, ids, range, settings.timeZone)) busy.get(accountId)?.push(span)
  return busy
}
