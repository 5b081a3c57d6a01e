import { and, type SQL, sql } from 'drizzle-orm'

/** What an order goes by, the other way round with `down`; what may be `unknown` stands last. `value` is what the row has beside which a page begins. */
export type Key = { by: SQL; down: boolean; unknown: boolean; value: string | null }

/**
 * The rows that follow a row in an order, or with `back` those before it, as conditions of which each is one range of the order's index; the
 * nearest come first. A row belongs to one of them at most.
 */
export function rangesBeside([key, ...finer]: readonly Key[], back: boolean): SQL[] {
  if (!key) return []
  const { by, down, unknown, value } = key
  const same = value === null ? sql`${by} is null` : sql`${by} = ${value}`
  const further = down === back ? sql`${by} > ${value}` : sql`${by} < ${value}`
  return [
    ...rangesBeside(finer, back).map((range) => and(same, range)!),
    ...(value === null ? [] : [further]),
    // What is unknown stands behind all that is known.
    ...(unknown && (value === null) === back ? [back ? sql`${by} is not null` : sql`${by} is null`] : []),
  ]
}
