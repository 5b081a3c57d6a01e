import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { employeePositions, employees } from '../../tables/employees.ts'
import { departments } from '../../tables/reference.ts'
import { beginOf, endsOf, filtered, knownDay, type Scope, stepOfDay, withinDays } from './scope.ts'

const ofType = { type: sql`position_type_id` }

/** Who is employed on a day: begun on it or before, and not ended by then. Who never began is nobody here. */
const employedOn = (day: SQL) => sql`(e.approved and e.employment_start_date <= ${day} and (e.ended_on is null or e.ended_on > ${day}))`

/** Employees with the department, type and place that they had on a day of their own, such as their first one. */
const placedOnOwn = (day: SQL) => sql`${employees} e
  left join lateral (select p.* from ${employeePositions} p where p.employee_id = e.id and p.from_day <= ${day} order by p.from_day desc limit 1) p on true
  left join ${departments} d on d.id = p.department_id`

/** The same on one day for all of them: to read the positions once takes a tenth of the time that looking for each person's would. */
export const placedOn = (day: SQL) => sql`${employees} e
  left join (
    select distinct on (employee_id) employee_id, job_title, department_id, position_type_id, city_id from ${employeePositions}
    where from_day <= ${day} order by employee_id, from_day desc
  ) p on p.employee_id = e.id
  left join ${departments} d on d.id = p.department_id`

const years = (day: SQL) => sql`((${day} - e.employment_start_date) / 365.25)`
const shown = (
  scope: Scope,
  at: SQL,
  days: SQL,
) => sql`e.id, e.application_id, e.requisition_id, e.id as employee_id, coalesce(p.job_title, '') as kind, null::text as label,
  ${stepOfDay(at, scope)} as period, coalesce(d.name, '') as department, null::text as reason, null::int as stage, false as open,
  ${beginOf(sql`e.employment_start_date`, scope)} as begun, ${beginOf(sql`e.ended_on`, scope)} as ended, ${days} as days, null::float8 as held`

/** Who was employed on the last day of the period, or is today; `days` are years. */
export function headcount(scope: Scope) {
  const day = sql`${knownDay(scope)}::date`
  return sql`select ${shown(scope, day, years(day))} from ${placedOn(day)} where ${employedOn(day)} and ${filtered(sql`p`, scope, ofType)}`
}

/** Whose first day is in the period and has come. */
export const joiners = (
  scope: Scope,
) => sql`select ${shown(scope, sql`e.employment_start_date`, sql`null::float8`)} from ${placedOnOwn(sql`e.employment_start_date`)}
  where e.approved and ${withinDays(sql`e.employment_start_date`, scope)} and e.employment_start_date <= ${scope.today}::date
    and (e.ended_on is null or e.ended_on > e.employment_start_date) and ${filtered(sql`p`, scope, ofType)}`

/** Whose employment ended in the period after it had begun. */
export const leavers = (scope: Scope) => sql`select ${shown(scope, sql`e.ended_on`, years(sql`e.ended_on`))} from ${placedOnOwn(sql`e.ended_on`)}
  where e.approved and ${withinDays(sql`e.ended_on`, scope)} and e.ended_on > e.employment_start_date and ${filtered(sql`p`, scope, ofType)}`

/** How many were employed on the last day of each step of the period. */
export async function countPeople(db: Database, scope: Scope): Promise<Map<string, number>> {
  const ends = endsOf(scope)
  if (ends.length === 0) return new Map()
  const { rows } = await db.execute<{ step: string; people: number }>(sql`
    select ends.step, (select count(*)::int from ${placedOn(sql`ends.day`)} where ${employedOn(sql`ends.day`)} and ${filtered(sql`p`, scope, ofType)}) as people
    from unnest(${sql.param(ends.map(({ step }) => step))}::text[], ${sql.param(ends.map(({ end }) => end))}::date[]) ends(step, day)`)
  return new Map(rows.map(({ step, people }) => [step, people]))
}
