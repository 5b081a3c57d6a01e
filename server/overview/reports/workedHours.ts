import { sql } from 'drizzle-orm'
import { STANDARD_WEEK } from '../../leave/rules/weeks.ts'
import type { Database } from '../../platform/db/database.ts'
import { holidays, workWeeks } from '../../tables/calendars.ts'
import { placedOn } from './people.ts'
import { filtered, knownDay, type Scope } from './scope.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const standard = sql.raw(`'{${STANDARD_WEEK.minutes.join(',')}}'::int[]`)
/** How often a day of the week comes between two days; the first of the year 1 was a Monday. */
const timesOf = (weekday: number) => {
  const first = sql.raw(`(date '0001-01-01' + ${weekday})`)
  return sql`((part.until - ${first}) / 7 - (part.since - 1 - ${first}) / 7)`
}
const planned = sql.join(
  WEEKDAYS.map((weekday) => sql`part.minutes[${sql.raw(String(weekday + 1))}] * ${timesOf(weekday)}`),
  sql` + `,
)
const onHoliday = sql`part.minutes[extract(isodow from h.day)::int]`

/**
 * The minutes that the work weeks of everybody employed plan in the period up to today, without holidays, by department. Each
 * stretch of a work week is counted by how often its days of the week come in it, and once for all who work the same one: most do.
 */
export async function countPlannedMinutes(db: Database, scope: Scope): Promise<Map<string, number>> {
  const day = sql`${knownDay(scope)}::date`
  const { rows } = await db.execute<{ department: string; minutes: string }>(sql`
    with week as (
      select w.employee_id, w.minutes, w.place_id, case when lag(w.id) over own is null then '-infinity'::date else w.from_day end as since,
        coalesce(lead(w.from_day) over own - 1, 'infinity'::date) as until
      from ${workWeeks} w window own as (partition by w.employee_id order by w.from_day)
    ), part as (
      select coalesce(d.name, '') as department, coalesce(week.minutes, ${standard}) as minutes, week.place_id,
        greatest(e.employment_start_date, ${scope.firstDay}::date, week.since) as since, least(coalesce(e.ended_on, ${day}), ${day}, week.until) as until,
        count(*) as people
      from ${placedOn(day)} left join week on week.employee_id = e.id
      where e.approved and e.employment_start_date is not null and ${filtered(sql`p`, scope, { type: sql`position_type_id` })}
      group by 1, 2, 3, 4, 5
    )
    select part.department, sum(part.people * (${planned} - coalesce(off.minutes, 0))) as minutes
    from part left join lateral (
      select sum(case h.half when 'FIRST' then ${onHoliday} / 2 when 'SECOND' then ${onHoliday} - ${onHoliday} / 2 else ${onHoliday} end) as minutes
      from ${holidays} h where h.place_id = part.place_id and h.day between part.since and part.until
    ) off on true
    where part.since <= part.until group by part.department`)
  return new Map(rows.map(({ department, minutes }) => [department, Number(minutes)]))
}
