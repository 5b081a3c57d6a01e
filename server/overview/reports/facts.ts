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
  /** The middle value of the days, to a tenth. */
  median: sql<number | null>`round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float8`,
  sum: sql<number | null>`round(sum(days)::numeric, 1)::float8`,
  heldDays: sql<number | null>`round(sum(held)::numeric, 1)::float8`,
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

/** Measures whose rows have no days: without a middle value to find they are counted together first by what they differ in, and then by each of it. */
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
  const isTimeless = TIMELESS.includes(measure)
  const { median, sum, heldDays } = isTimeless ? untimed : counted
  const keys = by.map(groupedBy)
  const together = sql`select ${sql.join(keys, sql`, `)}, stage, open, max(label) as label, count(*) as rows from (${facts}) facts group by ${sql.join(keys, sql`, `)}, stage, open`
  const rowsWhere = (which: SQL) => (isTimeless ? sql`coalesce(sum(rows) filter (where ${which}), 0)::int` : sql`count(*) filter (where ${which})::int`)
  const reached = STAGES.map((stage) => rowsWhere(sql`stage >= ${sql.raw(String(stage))}`))
  // Says of each key whether the row is about all of it: one bit for each, the last one the lowest.
  const grouping = sql`grouping(${sql.join(keys, sql`, `)})`
  const { rows } = await db.execute<Group & { grouping: number; keys: (string | null)[] }>(sql`
    select ${grouping} as grouping, array[${sql.join(keys, sql`, `)}] as keys, max(label) as label, ${rowsWhere(sql`true`)} as rows, ${median} as median,
      ${sum} as sum, ${heldDays} as "heldDays", ${rowsWhere(sql`open`)} as open, array[${sql.join(reached, sql`, `)}] as stages,
      ${people ? sql`count(distinct employee_id)::int` : sql`null::int`} as people
    from (${isTimeless ? together : facts}) facts group by grouping sets ((), ${sql.join(
      keys.map((key) => sql`(${key})`),
      sql`, `,
    )}) order by 2`)
  const whole = 2 ** by.length - 1
  const all = rows.find((row) => row.grouping === whole) ?? none
  const of = (_: By, at: number): Groups => {
    const own = rows.filter((row) => row.grouping === whole - 2 ** (by.length - 1 - at))
    return { all, of: new Map(own.map((row) => [row.keys[at] ?? '', row])) }
  }
  return by.map(of) as { [Key in keyof Keys]: Groups }
}

/**
 * Only how many rows there are of each kind and the middle value of their days, as a table without a line for all needs it: with that line, and all
 * the counts beside it, the rows of a year would be put in order twice. Asked for by kind they come so from the index, where one has that order.
 */
export async function countMedians(db: Database, facts: SQL): Promise<Map<string, Pick<Group, 'rows' | 'median'>>> {
  const { rows } = await db.execute<Pick<Group, 'rows' | 'median'> & { kind: string }>(
    sql`select kind, count(*)::int as rows, ${counted.median} as median from (${facts} order by kind) facts group by kind`,
  )
  return new Map(rows.map(({ kind, ...group }) => [kind, group]))
}

export const groupOf = (groups: Groups, key: string): Group => groups.of.get(key) ?? none
