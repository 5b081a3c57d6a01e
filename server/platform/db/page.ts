import { and, asc, Column, desc, is, type SQL, sql } from 'drizzle-orm'
import type { PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/common.gen.ts'
import { wrongField } from '../http/problem.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { filters } from './filters.ts'
import { type Criteria, GATHERED, type ListColumn, type ListColumns, type Search } from './listColumns.ts'
import { prepared } from './prepared.ts'

/** A table beside the list's own. Each row of the list has one row in it; with `left` one or none. */
export type Joins = Record<string, { table: PgTable; on: SQL; left?: true }>

/** So many rows are counted one by one; of more the list says "more than". */
const COUNTED = 10_000

/**
 * One page of a list: allow-listed columns to parameterised SQL. The ids are found first, from the narrowest index that knows
 * the order, with only those tables that the filters and the order need; then what is shown is read for these few; then
 * the rows are counted, unless that is known.
 */
export async function page<Row>({
  db,
  table,
  joins = {},
  criteria,
  columns,
  settings,
  search,
  where,
  needs: always = [],
  shown,
  counted,
}: {
  db: Database
  table: PgTable
  joins?: Joins
  criteria: Criteria
  columns: ListColumns
  /** Whose days the moments of a list are asked by. */
  settings: Pick<Settings, 'timeZone'>
  /** Text columns that the simple search looks in, or what it asks of long lists, where an index has to help. */
  search: (SQL | { getSQL(): SQL })[] | ((words: string) => Promise<Search>)
  /** What this person may see at all. */
  where?: SQL | undefined
  /** The tables that `where` needs. */
  needs?: readonly string[]
  /** What a row shows; one and the same object for each call. */
  shown: SelectedFields
  /** How many rows there are, where that is kept by the writes and these filters leave it so. */
  counted?: (criteria: Criteria) => SQL<number> | undefined
}): Promise<{ responseDataList: Row[]; paging: components['schemas']['Paging'] }> {
  const { page: number = 1, size = 25, sort = '-id', countAll = false, countUpTo = countAll ? Number.MAX_SAFE_INTEGER - 1 : COUNTED } = criteria
  const { condition, needs: filtering, rows, isSearched, isNarrowed } = await narrowed({ db, joins, criteria, columns, settings, search, where, needs: always })
  const areRare = rows.includes('rare')
  const name = sort.replace(/^-/, '')
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  const own = columns.id?.sql
  if (!column || column.found || !own) throw wrongField('sort', `The list cannot be sorted by "${name}".`)
  const id = sql<number>`${own}`
  const from = (fields: SelectedFields, needs: readonly string[]) => joined(db.select(fields).from(table).$dynamic(), joins, needs)
  const before = (number - 1) * size
  const direction = (by: SQL) => (!sort.startsWith('-') ? asc(by) : neverNull(column, table, joins) ? desc(by) : sql`${desc(by)} nulls last`)

  let met: number | undefined
  const ids = column.through ? await idsThrough(column, column.through) : await idsInOrder()
  const byIds = () => prepared(db, shown, () => from({ ...shown, rowId: id }, Object.keys(joins)).where(sql`${id} = any(${sql.placeholder('ids')}::int[])`))
  const showsMore = Object.keys(shown).some((field) => field !== 'id')
  const read: Record<string, unknown>[] = showsMore && ids.length > 0 ? await byIds().execute({ ids }) : ids.map((one) => ({ id: one, rowId: one }))
  const place = new Map(ids.map((one, at) => [one, at]))
  const list = read.toSorted((a, b) => place.get(Number(a.rowId))! - place.get(Number(b.rowId))!)
  const { total, more } = await count()
  const totalElements = ids.length > 0 ? Math.max(total, before + ids.length) : total
  const unfiltered = totalElements === 0 && isNarrowed ? { unfiltered: await countOf(where, always, counted?.({})) } : {}
  return {
    responseDataList: list.map(({ rowId: _, ...row }) => row as Row),
    paging: { page: number, size, totalElements, totalPages: Math.ceil(totalElements / size), ...(more ? { more } : {}), ...unfiltered },
  }

  async function idsInOrder(): Promise<number[]> {
    const { readable, unread } = column!
    if (!readable || !unread) return idsBy(condition)
    const known = await idsBy(and(condition, readable))
    met = undefined
    if (known.length === size) return known
    // Behind those whose value may be known come the others, in an order that does not tell it.
    const total =
      known.length > 0 || before === 0 ? before + known.length : await db.$count(from({ one: sql`1` }, filtering).where(and(condition, readable)).as('known'))
    const others = await from({ id }, filtering)
      .where(and(condition, sql`not (${readable})`))
      .orderBy(unread, desc(id))
      .limit(size - known.length)
      .offset(Math.max(0, before - total))
    return [...known, ...others.map((row) => Number(row.id))]
  }

  async function idsBy(these: SQL | undefined): Promise<number[]> {
    const order = [direction(sql`${column!.sql}`), ...(column === columns.id ? [] : [desc(id)])]
    const found = await from({ id, ...(areRare ? { met: sql`count(*) over ()` } : {}) }, [...filtering, ...(column!.needs ?? [])])
      .where(these)
      .orderBy(...order)
      .limit(size)
      .offset(before)
    if (areRare && found[0]) met = Number(found[0].met)
    return found.map((row) => Number(row.id))
  }

  async function idsThrough({ sql: by }: ListColumn, { record, id: recordId, of, joins: beside = [] }: NonNullable<ListColumn['through']>): Promise<number[]> {
    const records = joined(
      db
        .select({ id: sql`${recordId}`.as('id'), key: sql`${by}`.as('key') })
        .from(record)
        .$dynamic(),
      joins,
      beside,
      // In their order already, so that not all of them have to be gone through.
    ).orderBy(direction(sql`key`), sql`id desc`)
    const rowsOf = from({ id: sql`${id}`.as('id') }, filtering)
      .where(and(sql`${of} = records.id`, condition))
      .orderBy(desc(id))
      .limit(before + size)
    const { rows: found } = await db.execute<{ id: number }>(
      sql`select found.id from ${records} records cross join lateral ${rowsOf} found order by ${direction(sql`records.key`)}, records.id desc, found.id desc limit ${size} offset ${before}`,
    )
    return found.map((row) => row.id)
  }

  async function count(): Promise<{ total: number; more: boolean }> {
    // A page that is not full is the last one: there is nothing left to count.
    if (ids.length < size && (ids.length > 0 || before === 0)) return { total: before + ids.length, more: false }
    if (met !== undefined) return { total: met, more: false }
    if (!areRare && rows.includes('common') && countUpTo <= COUNTED) return { total: GATHERED, more: true }
    return countOf(condition, filtering, isSearched ? undefined : counted?.(criteria))
  }

  /** By what the writes have kept, else one by one as far as is asked. */
  async function countOf(these: SQL | undefined, needs: readonly string[], kept: SQL<number> | undefined): Promise<{ total: number; more: boolean }> {
    const few = from({ one: sql`1` }, needs)
      .where(these)
      .limit(countUpTo + 1)
    const { rows: answer } = await db.execute<{ total: number }>(kept ?? sql`select count(*)::int as total from ${few} few`)
    const total = Number(answer[0]?.total ?? 0)
    return kept || total <= countUpTo ? { total, more: false } : { total: countUpTo, more: true }
  }
}

type Narrowing = Pick<Parameters<typeof page>[0], 'db' | 'joins' | 'criteria' | 'columns' | 'settings' | 'search' | 'where' | 'needs'>

/** What a search and filters leave of a list: the condition, the tables that it needs, and how rare what it finds is. */
export async function narrowed({ db, joins = {}, criteria, columns, settings, search, where, needs = [] }: Narrowing) {
  const searched = await simpleSearch(criteria.search, search, joins)
  const asked = await filters(db, criteria, columns, settings)
  return {
    condition: and(where, ...asked.map(({ where: one }) => one), searched?.where),
    needs: [...needs, ...asked.flatMap((one) => one.needs ?? []), ...(searched?.needs ?? [])],
    rows: [searched, ...asked].map((one) => one?.rows),
    isSearched: searched !== undefined,
    isNarrowed: searched !== undefined || asked.length > 0,
  }
}

export function joined(query: PgSelect, joins: Joins, needs: readonly string[]): PgSelect {
  for (const [name, { table, on, left }] of Object.entries(joins)) {
    if (!needs.includes(name)) continue
    if (left) query.leftJoin(table, on)
    else query.innerJoin(table, on)
  }
  return query
}

/** An index knows its order only in these words. */
const neverNull = ({ sql: by }: ListColumn, table: PgTable, joins: Joins) =>
  is(by, Column) && by.notNull && (by.table === table || Object.values(joins).some((one) => one.table === by.table && !one.left))

async function simpleSearch(search: string | undefined, columns: Parameters<typeof page>[0]['search'], joins: Joins): Promise<Search | undefined> {
  const words = search?.trim()
  if (!words) return undefined
  if (typeof columns === 'function') return columns(words)
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const where = sql`(${sql.join(
    columns.map((column) => sql`${column}::text ilike ${pattern}`),
    sql` or `,
  )})`
  return { where, needs: Object.keys(joins) }
}

/** The paging of a list that is always shown whole. */
export const onePage = (rows: unknown[]) => ({ page: 1, size: Math.max(1, rows.length), totalElements: rows.length, totalPages: 1 })
