import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { daysAfter, daysBetween, isDay, rangeOf, todayIn } from '../../platform/days.ts'
import { wrongField } from '../../platform/http/problem.ts'
import type { Settings } from '../../platform/settings.ts'

type Where = Pick<Settings, 'timeZone'>
type Unit = components['schemas']['ReportUnit']
type Asked = { from: string; to: string; department?: number; positionType?: number; place?: number }

/** Days of the organisation's zone as a half-open range of moments, and which requisitions and employees count. */
export type Scope = Omit<Asked, 'from' | 'to'> & {
  firstDay: string
  lastDay: string
  from: Date
  before: Date
  today: string
  now: Date
  /** In which steps a period is told: months, or as many longer ones as a chart can hold. */
  unit: Unit
  timeZone: string
}

const MOST_DAYS = 3660
const UP_TO: [Unit, number][] = [
  ['month', 190],
  ['quarter', 750],
  ['year', MOST_DAYS],
]

export function scopeOf({ from: firstDay, to: lastDay, ...filters }: Asked, where: Where, names = { from: 'from', to: 'to' }, now = new Date()): Scope {
  for (const [name, day] of [
    [names.from, firstDay],
    [names.to, lastDay],
  ] as const)
    if (!isDay(day)) throw wrongField(name, `"${day}" is not a date such as 2026-11-20.`)
  const days = daysBetween(firstDay, lastDay) + 1
  if (days < 1) throw wrongField(names.to, 'The last day of the period is before its first.')
  if (days > MOST_DAYS) throw wrongField(names.to, 'A period has ten years at most. Choose a shorter one.')
  const unit = UP_TO.find(([, most]) => days <= most)?.[0] ?? 'year'
  const { timeZone } = where
  return {
    ...filters,
    ...{ firstDay, lastDay, unit, timeZone, now, today: todayIn(where, now) },
    from: rangeOf(firstDay, where).from,
    before: rangeOf(lastDay, where).before,
  }
}

/** The last day of the period that has begun: later ones are not known yet. */
export const knownDay = ({ lastDay, today }: Scope) => (lastDay < today ? lastDay : today)

export const within = (moment: SQL, { from, before }: Scope) =>
  sql`(${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${before.toISOString()}::timestamptz)`
export const withinDays = (day: SQL, { firstDay, lastDay }: Scope) => sql`(${day} between ${firstDay}::date and ${lastDay}::date)`

/** The first day of the step that a moment or a day is in. */
export const stepOfMoment = (moment: SQL, { unit, timeZone }: Scope) =>
  sql`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${moment} at time zone ${timeZone}), 'YYYY-MM-DD')`
/** The same of a moment within the period, by the moments at which its steps begin: no clock of a zone is asked for each row. */
export function stepWithin(moment: SQL, scope: Scope): SQL {
  const steps = stepsOf(scope)
  const begin = steps.map((step) => rangeOf(step, scope).from.toISOString())
  return sql`(${sql.param(steps)}::text[])[width_bucket(${moment}, ${sql.param(begin)}::timestamptz[])]`
}

/** The steps of the period as rows of a query, each with the moments from and before which it lasts: what lies in one is then a range of an index. */
export function stepRanges(scope: Scope): SQL {
  const steps = stepsOf(scope)
  const begin = steps.map((step, at) => (at === 0 ? scope.from : rangeOf(step, scope).from).toISOString())
  const before = [...begin.slice(1), scope.before.toISOString()]
  return sql`unnest(${sql.param(steps)}::text[], ${sql.param(begin)}::timestamptz[], ${sql.param(before)}::timestamptz[]) step(period, begun, before)`
}

export const stepOfDay = (day: SQL, { unit }: Scope) => sql`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${day}::timestamp), 'YYYY-MM-DD')`

/** A day as the moment at which it begins, for what is listed beside moments. */
export const beginOf = (day: SQL, { timeZone }: Scope) => sql`((${day})::timestamp at time zone ${timeZone})`

/** The first days of the steps of a period, in their order. */
export function stepsOf({ firstDay, lastDay, unit }: Pick<Scope, 'firstDay' | 'lastDay' | 'unit'>): string[] {
  const months = { month: 1, quarter: 3, year: 12 }[unit]
  const [year = 0, month = 1] = firstDay.split('-').map(Number)
  const steps: string[] = []
  for (let at = year * 12 + Math.floor((month - 1) / months) * months; ; at += months) {
    const step = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
    if (step > lastDay) return steps
    steps.push(step)
  }
}

/** The last day of each step that has begun, within the period. */
export function endsOf(scope: Scope): { step: string; end: string }[] {
  const steps = stepsOf(scope)
  const known = knownDay(scope)
  return steps
    .map((step, at) => ({ step, end: steps[at + 1] ? daysAfter(steps[at + 1]!, -1) : scope.lastDay }))
    .filter(({ step }) => step <= known)
    .map(({ step, end }) => ({ step, end: end < known ? end : known }))
}

/** The filters of department, type of position and place; `of` is the record that has them. */
export function filtered(of: SQL, { department, positionType, place }: Scope, names = { type: sql`job_position_type_id` }): SQL {
  const parts = [
    department === undefined ? [] : [sql`${of}.department_id = ${department}`],
    positionType === undefined ? [] : [sql`${of}.${names.type} = ${positionType}`],
    place === undefined ? [] : [sql`${of}.city_id = ${place}`],
  ].flat()
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}
