import { type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Scope } from './scope.ts'

export type Measure = components['schemas']['ReportMeasure']
export type By = components['schemas']['ReportBy']

/**
 * The rows that a measure counts: figures are sums and middle values of them, and a click shows them. Every measure selects these
 * columns: `id` for each row; `application_id`, `requisition_id`, `employee_id`; `kind`, `label` (what people call the kind), `period`,
 * `department`, `reason`; `stage`; `begun`, `ended`, `days` and `held`.
 */
export type Facts = (scope: Scope) => SQL

const columnOf: Record<By, SQL> = { kind: sql`kind`, period: sql`period`, department: sql`department`, reason: sql`reason` }
export const groupedBy = (by: By) => columnOf[by]

const counted = {
  rows: sql<number>`count(*)::int`,
  /** The middle value of the days, to a tenth. */
  median: sql<number | null>`round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float8`,
  sum: sql<number | null>`round(sum(days)::numeric, 1)::float8`,
  heldDays: sql<number | null>`round(sum(held)::numeric, 1)::float8`,
  open: sql<number>`count(*) filter (where open)::int`,
}
const STAGES = [0, 1, 2, 3, 4, 5] as const

export type Group = {
  rows: number
  median: number | null
  sum: number | null
  heldDays: number | null
  open: number
  label: string | null
  stages: number[]
  people: number | null
}
export type Groups = { all: Group; of: Map<string, Group> }

const none: Group = { rows: 0, median: null, sum: null, heldDays: null, open: 0, label: null, stages: [0, 0, 0, 0, 0, 0], people: 0 }

/** Measures whose rows have no days: without a middle value to find, the rows need not be put in order. */
const TIMELESS: readonly Measure[] = ['cohort', 'applied']
const untimed = { median: sql`null::float8`, sum: sql`null::float8`, heldDays: sql`null::float8` }

/**
 * All rows of a measure counted together, and by each of the things they differ in, in the order asked: one statement, however many
 * those are. `people` counts also how many people they are about.
 */
export async function countFacts<const Keys extends readonly By[]>(
  db: Database,
  measure: Measure,
  facts: SQL,
  by: Keys,
  { people = false } = {},
): Promise<{ [Key in keyof Keys]: Groups }> {
  const { median, sum, heldDays } = TIMELESS.includes(measure) ? untimed : counted
  const reached = STAGES.map((stage) => sql`count(*) filter (where stage >= ${sql.raw(String(stage))})::int`)
  const keys = by.map(groupedBy)
  // Says of each key whether the row is about all of it: one bit for each, the last one the lowest.
  const grouping = sql`grouping(${sql.join(keys, sql`, `)})`
  const { rows } = await db.execute<Group & { grouping: number; keys: (string | null)[] }>(sql`
    select ${grouping} as grouping, array[${sql.join(keys, sql`, `)}] as keys, max(label) as label, ${counted.rows} as rows, ${median} as median,
      ${sum} as sum, ${heldDays} as "heldDays", ${counted.open} as open, array[${sql.join(reached, sql`, `)}] as stages,
      ${people ? sql`count(distinct employee_id)::int` : sql`null::int`} as people
    from (${facts}) facts group by grouping sets ((), ${sql.join(
      keys.map((key) => sql`(${key})`),
      sql`, `,
    )}) order by 2`)
  const together = 2 ** by.length - 1
  const all = rows.find((row) => row.grouping === together) ?? none
  const of = (_: By, at: number): Groups => {
    const own = rows.filter((row) => row.grouping === together - 2 ** (by.length - 1 - at))
    return { all, of: new Map(own.map((row) => [row.keys[at] ?? '', row])) }
  }
  return by.map(of) as { [Key in keyof Keys]: Groups }
}

export const groupOf = (groups: Groups, key: string): Group => groups.of.get(key) ?? none
