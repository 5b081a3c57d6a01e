import { sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { daysAfter, daysBetween, todayIn } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { cohort } from '../reports/cohort.ts'
import { SIGNED } from '../reports/history.ts'
import { type Scope, scopeOf } from '../reports/scope.ts'

type Screens = components['schemas']['HiringScreens']
type Part = { screened: number; hired: number }
type Conversion = { from: string; to: string; all: Part; of: Map<number | null, Part> }

/** With fewer hires than this a share of them says nothing. */
export const FEWEST_HIRES = 5
const SCREENED = 1

/**
 * Of the applications of the last 12 months that were screened and have come to an end, how many ended in a signed contract. What is
 * still on the way is left out: nobody knows yet what becomes of it.
 */
export async function conversionOf(db: Database, settings: Pick<Settings, 'timeZone'>, now: Date): Promise<Conversion> {
  const to = todayIn(settings, now)
  const from = daysAfter(to, -364)
  const { rows } = await db.execute<Part & { departmentId: number | null }>(sql`
    select r.department_id as "departmentId", count(*)::int as screened, (count(*) filter (where facts.stage >= ${SIGNED}))::int as hired
    from (${cohort(scopeOf({ from, to }, settings, undefined, now))}) facts join ${requisitions} r on r.id = facts.requisition_id
    where facts.stage >= ${SCREENED} and not facts.open group by 1`)
  const add = (part: keyof Part) => rows.reduce((sum, row) => sum + row[part], 0)
  return { from, to, all: { screened: add('screened'), hired: add('hired') }, of: new Map(rows.map(({ departmentId, ...part }) => [departmentId, part])) }
}

/** Weeks that are left of the period, or all of one that has not begun. */
function weeksLeft({ today, firstDay, lastDay }: Scope): number {
  const days = daysBetween(today > firstDay ? today : firstDay, lastDay) + 1
  return Math.max(0, Math.round((10 * days) / 7) / 10)
}

/** What is budgeted and not filled, through the conversion, over the weeks that are left. */
export function screensOf(
  conversion: Conversion,
  departmentId: number | null,
  { budgeted, filled }: { budgeted: number; filled: number },
  scope: Scope,
): Screens {
  const own = conversion.of.get(departmentId)
  const isOwn = own !== undefined && own.hired >= FEWEST_HIRES
  const part = isOwn ? own : conversion.all
  const missing = Math.max(0, budgeted - filled)
  const weeks = weeksLeft(scope)
  const said = { ...part, missing, weeks, basis: isOwn ? ('DEPARTMENT' as const) : ('ALL' as const) }
  if (missing === 0) return { ...said, state: 'REACHED', perWeek: null }
  if (weeks === 0) return { ...said, state: 'PAST', perWeek: null }
  if (part.hired < FEWEST_HIRES) return { ...said, state: 'TOO_LITTLE', perWeek: null }
  return { ...said, state: 'KNOWN', perWeek: Math.ceil((missing * part.screened) / part.hired / weeks) }
}

/** The same of all departments: their sum, so that it adds up. */
export function screensOfAll(conversion: Conversion, each: readonly Screens[], scope: Scope): Screens {
  const missing = each.reduce((sum, one) => sum + one.missing, 0)
  const said = { ...conversion.all, missing, weeks: weeksLeft(scope), basis: 'ALL' as const, perWeek: null }
  const asking = each.filter((one) => one.missing > 0)
  const [first] = asking
  if (!first) return { ...said, state: 'REACHED' }
  const unknown = asking.find(({ perWeek }) => perWeek === null)
  if (unknown) return { ...said, state: unknown.state }
  return { ...said, state: 'KNOWN', perWeek: asking.reduce((sum, { perWeek }) => sum + (perWeek ?? 0), 0) }
}
