import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { components } from '../../../src/api/common.gen.ts'
import { wrongField } from '../http/problem.ts'
import { type Key, rangesBeside } from './keyset.ts'
import { type Criteria, type Expression, GATHERED, type ListColumn } from './listColumns.ts'
import { type Joins, joined, type Narrowing, narrowed } from './narrowed.ts'
import { neverNull, orderOf } from './order.ts'
import { prepared, someIds } from './prepared.ts'

/** So many rows are counted one by one; of more the list says "more than". */
const COUNTED = 10_000
/** Behind so many rows it pays to ask how many there are, and to come from the end where that is nearer. */
const FAR = 1000

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
  named,
  counted,
  countedEach,
  countedFrom = { table, joins, needs: [] },
}: Narrowing & {
  table: PgTable
  /** What a row shows; one and the same object for each call. */
  shown: SelectedFields
  /** What a row is numbered by in the answer, if not by the `id` of the columns; one of the tables of `needs` holds it. */
  named?: Expression
  /** How many rows there are, where that is kept by the writes and these filters leave it so. */
  counted?: (criteria: Criteria) => SQL<number> | undefined
  /** The same by the records that an order goes through: rows of `of` (its number) and `total`. */
  countedEach?: (criteria: Criteria) => SQL | undefined
  /** Where the rows are counted, if another table has one for each of them, and an index for what is asked. */
  countedFrom?: { table: PgTable; joins: Joins; needs: readonly string[] }
}): Promise<{ responseDataList: Row[]; paging: components['schemas']['Paging'] }> {
  const { page: number = 1, size = 25, sort = '-id', countAll = false, countUpTo = countAll ? Number.MAX_SAFE_INTEGER - 1 : COUNTED } = criteria
  const {
    condition,
    parts,
    needs: filtering,
    rows,
    isSearched,
    isNarrowed,
  } = await narrowed({ db, joins, criteria, columns, settings, search, where, needs: always })
  const areRare = rows.includes('rare')
  const name = sort.replace(/^-/, '')
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  const own = columns.id?.sql
  if (!column || column.found || !own) throw wrongField('sort', `The list cannot be sorted by "${name}".`)
  const id = sql<number>`${own}`
  const from = (fields: SelectedFields, needs: readonly string[]) => joined(db.select(fields).from(table).$dynamic(), joins, needs)
  const before = (number - 1) * size
  const down = sort.startsWith('-')
  const mayBeUnknown = !neverNull(column, table, joins)
  const { byNumber, inIndex, unknownLast } = orderOf(down, mayBeUnknown)

  let met: number | undefined
  let keptTotal: number | undefined
  const kept = isSearched ? undefined : counted?.(criteria)
  const turned = size === 0 ? undefined : await idsBeside()
  const ids = turned ?? (size === 0 ? [] : await idsByNumber())
  const byIds = () => prepared(db, shown, () => from({ ...shown, rowId: id }, Object.keys(joins)).where(sql`${id} = any(${sql.placeholder('ids')}::int[])`))
  const showsMore = Object.keys(shown).some((field) => field !== 'id')
  const read: Record<string, unknown>[] =
    showsMore && ids.length > 0 ? await byIds().execute({ ids: someIds(ids) }) : ids.map((one) => ({ id: one, rowId: one }))
  const place = new Map(ids.map((one, at) => [one, at]))
  const list = read.toSorted((a, b) => place.get(Number(a.rowId))! - place.get(Number(b.rowId))!)
  const { total, more } = await count()
  const totalElements = ids.length > 0 ? Math.max(total, before + ids.length) : total
  const unfiltered = totalElements === 0 && isNarrowed && size > 0 ? { unfiltered: await countOf([where], always, counted?.({})) } : {}
  return {
    responseDataList: list.map(({ rowId: _, ...row }) => row as Row),
    paging: { page: number, size, totalElements, totalPages: Math.ceil(totalElements / Math.max(1, size)), ...(more ? { more } : {}), ...unfiltered },
  }

  function idsByNumber(): Promise<number[]> {
    return column!.through ? idsThrough(column!.through) : idsInOrder()
  }

  /**
   * The rows beside the one that somebody goes on from, by where that stands now. Nothing where the page has to be met by its number: the first
   * one, one whose row is gone, one that is not full towards the beginning, and behind a row whose value this reader may not know.
   */
  async function idsBeside(): Promise<number[] | undefined> {
    const { needs: own = [], through, readable, orderedBy } = column!
    const back = criteria.before !== undefined
    const beside = criteria.before ?? criteria.after
    if (beside === undefined || number === 1 || orderedBy) return undefined
    const byColumn = { by: sql`${column!.sql}`, down, unknown: mayBeUnknown }
    const numbered = (by: Expression) => ({ by: sql`${by}`, down, unknown: false })
    const order = column === columns.id ? [byColumn] : [byColumn, ...(through ? [numbered(through.id)] : []), numbered(id)]
    const [values] = await from(Object.fromEntries(order.map(({ by }, at) => [at, sql<string | null>`${by}::text`])), [...always, ...own]).where(
      and(where, readable, sql`${named ?? id} = ${beside}`),
    )
    if (!values) return undefined
    const keys = order.map((key, at) => ({ ...key, value: values[at] as string | null }))
    const found = through ? await idsThroughBeside(through, keys, back) : await idsInRanges(keys, back, and(condition, readable))
    if (!back && found.length < size) found.push(...(await idsInParts(unread(), 0, size - found.length)))
    return found.length === 0 || (back && found.length < size) ? undefined : back ? found.toReversed() : found
  }

  async function idsInRanges(keys: readonly Key[], back: boolean, these: SQL | undefined): Promise<number[]> {
    const order = inOrder(inIndex, back)
    const ranges = rangesBeside(keys, back).map((range) =>
      from({ id: sql`${id}`.as('id') }, [...filtering, ...(column!.needs ?? [])])
        .where(and(these, range))
        .orderBy(...order)
        .limit(size),
    )
    return firstOf(ranges)
  }

  /** Those of the same record first, then those of the records beside it. */
  async function idsThroughBeside(through: NonNullable<ListColumn['through']>, keys: readonly Key[], back: boolean): Promise<number[]> {
    const [byColumn, byRecord, byRow] = keys as [Key, Key, Key]
    const same = from({ id: sql`${id}`.as('id') }, filtering)
      .where(and(eq(through.of, Number(byRecord.value)), condition, ...rangesBeside([byRow], back)))
      .orderBy(byNumber(id, back))
      .limit(size)
    return firstOf([same, rowsThrough(through, { among: or(...rangesBeside([byColumn, byRecord], back)), back })])
  }

  /** As many as a page holds of several orders, one after the other: the next one is begun only where those before it are not enough. */
  async function firstOf(several: (PgSelect | SQL)[]): Promise<number[]> {
    const parts = several.map((one, at) => sql`select id, ${at}::int as part from (${one}) found`)
    const { rows } = await db.execute<{ id: number; part: number }>(sql`${sql.join(parts, sql` union all `)} limit ${size}`)
    return rows.toSorted((a, b) => a.part - b.part).map((row) => row.id)
  }

  async function idsInOrder(): Promise<number[]> {
    const { orderedBy, readable } = column!
    if (orderedBy) return idsAround(orderedBy)
    const parts = [...inOrderOf(and(condition, readable)), ...unread()]
    const counting = { ...(areRare && parts.length === 1 ? { met: sql`count(*) over ()` } : {}), ...(kept ? { kept: sql`(${kept})` } : {}) }
    if (kept && before >= FAR && !readable) {
      keptTotal = (await countOf([condition], filtering, kept)).total
      if (before > keptTotal / 2) return idsFromEnd(keptTotal)
    }
    return idsInParts(parts, before, size, counting)
  }

  function inOrder(way: typeof inIndex, back = false): SQL[] {
    return [way(sql`${column!.sql}`, back), ...(column === columns.id ? [] : [byNumber(id, back)])]
  }

  /** These rows in order. Where the smallest stand first, the index does not end with those whose value is unknown: they follow as a part of their own. */
  function inOrderOf(these: SQL | undefined, back = false): Part[] {
    const by = column!.sql
    if (!mayBeUnknown || down || areRare) return [{ these, order: inOrder(areRare ? unknownLast : inIndex, back) }]
    const [known, unknown] = [sql`${by} is not null`, sql`${by} is null`].map((part) => ({ these: and(these, part), order: inOrder(inIndex, back) }))
    return back ? [unknown!, known!] : [known!, unknown!]
  }

  /** The rows whose value this reader may not know, if there are such: they come last, in an order that does not tell it. */
  function unread(): Part[] {
    const { readable, unread: by } = column!
    return readable && by ? [{ these: and(condition, sql`not (${readable})`), order: [by, desc(id)] }] : []
  }

  /** So many rows of the parts, which follow one another: the next one is asked only where those before it are not enough. */
  async function idsInParts(parts: readonly Part[], skip: number, most: number, counting: SelectedFields = {}): Promise<number[]> {
    const [part, ...others] = parts
    if (!part || most === 0) return []
    const needs = [...filtering, ...(column!.needs ?? [])]
    const found: Record<string, unknown>[] = await from({ id, ...counting }, needs)
      .where(part.these)
      .orderBy(...part.order)
      .limit(most)
      .offset(skip)
    if (found[0]?.met !== undefined) met = Number(found[0].met)
    if (found[0]?.kept !== undefined) keptTotal = Number(found[0].kept)
    const ids = found.map((row) => Number(row.id))
    if (others.length === 0 || ids.length === most) return ids
    const passed = ids.length > 0 || skip === 0 ? skip : await db.$count(from({ one: sql`1` }, needs).where(part.these).as('passed'))
    return [...ids, ...(await idsInParts(others, skip - passed, most - ids.length, counting))]
  }

  /** The same page, met on the way from the last row to the first. */
  async function idsFromEnd(total: number): Promise<number[]> {
    const behind = Math.max(0, total - before - size)
    return (await idsInParts(inOrderOf(condition, true), behind, Math.max(0, total - before - behind))).toReversed()
  }

  /** Of rows in the order of an index the first ones, with those among them that stand as unknown. */
  async function idsAround({ sql: by, unknown }: NonNullable<ListColumn['orderedBy']>): Promise<number[]> {
    const mayNotKnow = sql`${id} = any(${sql.param([...unknown])}::int[])`
    const rowsOf = (key: SQL, which: SQL | undefined) =>
      from({ id: sql`${id}`.as('id'), key: sql`${key}`.as('key') }, [...filtering, ...(column!.needs ?? [])]).where(and(condition, which))
    const nobodyKnows = sql`case when false then ${by} end`
    const first = (rows: PgSelect) => rows.orderBy(inIndex(sql`${by}`), byNumber(id)).limit(before + size)
    const parts = [
      first(rowsOf(sql`${by}`, and(sql`${by} is not null`, sql`not (${mayNotKnow})`))),
      first(rowsOf(nobodyKnows, and(sql`${by} is null`, sql`not (${mayNotKnow})`))),
      rowsOf(nobodyKnows, mayNotKnow),
    ]
    const { rows: found } = await db.execute<{ id: number }>(
      sql`select found.id from (${sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      )}) found order by ${unknownLast(sql`found.key`)}, ${byNumber(sql`found.id`)} limit ${size} offset ${before}`,
    )
    return found.map((row) => row.id)
  }

  async function idsThrough(through: NonNullable<ListColumn['through']>): Promise<number[]> {
    const counts = isSearched || before < FAR ? undefined : countedEach?.(criteria)
    const { rows: found } = await db.execute<{ id: number }>(rowsThrough(through, counts ? await recordsOfPage(through, counts) : { skip: before }))
    return found.map((row) => row.id)
  }

  /** The records that a page lies in, by how many rows each has, and how many rows of the first of them come before the page. */
  async function recordsOfPage({ record, id: recordId, joins: beside = [] }: NonNullable<ListColumn['through']>, counts: SQL) {
    const order = sql.join([unknownLast(sql`${column!.sql}`), byNumber(sql`${recordId}`)], sql`, `)
    const records = joined(
      db
        .select({ id: sql`${recordId}`.as('id'), total: sql`counts.total`.as('total'), behind: sql`sum(counts.total) over (order by ${order})`.as('behind') })
        .from(record)
        .innerJoin(sql`(${counts}) counts`, sql`counts.of = ${recordId}`)
        .$dynamic(),
      joins,
      beside,
    )
    const { rows: met } = await db.execute<{ id: number; skip: number }>(
      sql`select id, (${before} - behind + total)::int as skip from ${records} records where behind > ${before} and behind - total < ${before + size} order by behind`,
    )
    return { among: sql`${recordId} = any(${sql.param(met.map((one) => one.id))}::int[])`, skip: met[0]?.skip ?? 0 }
  }

  /** Rows by the records that they share, backwards as well. */
  function rowsThrough(
    { record, id: recordId, of, joins: beside = [] }: NonNullable<ListColumn['through']>,
    { among, back = false, skip = 0 }: { among?: SQL | undefined; back?: boolean; skip?: number },
  ): SQL {
    const records = joined(
      db
        .select({ id: sql`${recordId}`.as('id'), key: sql`${column!.sql}`.as('key') })
        .from(record)
        .$dynamic(),
      joins,
      beside,
      // In their order already, so that not all of them have to be gone through.
    )
      .where(among)
      .orderBy(unknownLast(sql`key`, back), byNumber(sql`id`, back))
    const rowsOf = from({ id: sql`${id}`.as('id') }, filtering)
      .where(and(sql`${of} = records.id`, condition))
      .orderBy(byNumber(id, back))
      .limit(skip + size)
    return sql`select found.id from ${records} records cross join lateral ${rowsOf} found order by ${unknownLast(sql`records.key`, back)}, ${byNumber(sql`records.id`, back)}, ${byNumber(sql`found.id`, back)} limit ${size} offset ${skip}`
  }

  async function count(): Promise<{ total: number; more: boolean }> {
    // A page that is not full is the last one: there is nothing left to count. One that was turned to may have another number by now.
    if (!(turned && kept) && ids.length < size && (ids.length > 0 || before === 0)) return { total: before + ids.length, more: false }
    const known = met ?? keptTotal
    if (known !== undefined) return { total: known, more: false }
    if (!areRare && rows.includes('common') && countUpTo <= COUNTED) return { total: GATHERED, more: true }
    return countOf(parts ?? [condition], filtering, kept)
  }

  /** By what the writes have kept, else one by one as far as is asked. */
  async function countOf(
    these: readonly (SQL | undefined)[],
    needs: readonly string[],
    byWrites: SQL<number> | undefined,
  ): Promise<{ total: number; more: boolean }> {
    const most = countUpTo + 1
    const rows = () => joined(db.select({ one: sql`1` }).from(countedFrom.table).$dynamic(), countedFrom.joins, [...countedFrom.needs, ...needs])
    const [few, ...others] = these.map((part) => sql`${rows().where(part).limit(most)}`)
    const all = others.length === 0 ? few! : sql`(${sql.join([few!, ...others], sql` union all `)} limit ${most})`
    const { rows: answer } = await db.execute<{ total: number }>(byWrites ?? sql`select count(*)::int as total from ${all} few`)
    const total = Number(answer[0]?.total ?? 0)
    return byWrites || total <= countUpTo ? { total, more: false } : { total: countUpTo, more: true }
  }
}

/** Rows of a list in an order that an index has. */
type Part = { these: SQL | undefined; order: SQL[] }

/** The paging of a list that is always shown whole. */
export const onePage = (rows: unknown[]) => ({ page: 1, size: Math.max(1, rows.length), totalElements: rows.length, totalPages: 1 })
