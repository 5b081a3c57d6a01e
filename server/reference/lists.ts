import { and, asc, count, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { App, Call } from '../platform/context.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { folded, type ItemList, named, referenceItems } from '../tables/reference.ts'
import { offeredTo, refuseTaken } from './askedFor.ts'

/** A table of the shape that every reference list has. */
export type ReferenceTable = PgTable & { id: PgColumn; name: PgColumn; fixed: PgColumn; version: PgColumn; updatedAt: PgColumn }
type ItemBase = { id: number; name: string; fixed: boolean; version: number; askedById?: number | null }
type Values = { name: string }

type Spec<Table extends ReferenceTable> = {
  table: Table
  /** Which of the lists of its table. */
  list?: ItemList
  /** What one item is called in messages and in the audit log. */
  entity: string
  /** What the columns cannot say: a state belongs to the city's country. */
  check?: (tx: Tx, values: Record<string, unknown>) => Promise<void>
  /** The names of what an item is part of, where a list is too long to hold beside it. */
  parents?: Record<string, PgColumn | SQL.Aliased>
  /** The tables that those names stand in. */
  beside?: readonly { table: PgTable; on: SQL }[]
}

/** A manager who saves what was asked for has taken it into the list. */
const taken = { askedById: null, askedAt: null }

/** The items of one list among those of its table. */
export const within = (list?: ItemList) => list && eq(referenceItems.list, list)

type Asking = { query: { search?: string; page?: number; size?: number; item?: number; asked?: boolean }; visitor: Call['visitor'] }
/** A writing call, as far as the lists look at it. */
type Writing<Body> = Omit<Call, 'params' | 'query' | 'body'> & { params: object; query: object; body: Body }

const inUse = (name: string) => new Problem(409, 'IN_USE', `"${name}" is in use, so it cannot be deleted. Change what uses it first.`)
const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause && error.cause.code === '23503'

/** The calls of one reference list: list, add, change, delete. One copy for all of them. */
export function referenceList<Table extends ReferenceTable>(app: App, { table, list: name, entity, check, parents, beside = [] }: Spec<Table>) {
  type Item = Table['$inferSelect'] & ItemBase
  const ofList = within(name)

  async function list({ query, visitor }: Asking, where?: SQL) {
    const { search = '', page = 1, size = 1000, item: only, asked } = query
    const seen = and(ofList, where, only ? eq(table.id, only) : undefined, name && offeredTo(visitor, asked))
    const condition = and(seen, named(table.name, search))
    const source = table as PgTable
    const countOf = async (these: SQL | undefined) => (await app.db.select({ n: count() }).from(source).where(these))[0]?.n ?? 0
    const listed = app.db
      .select({ ...getTableColumns(source), ...parents })
      .from(source)
      .$dynamic()
    for (const one of beside) listed.leftJoin(one.table, one.on)
    const shown = listed
      .where(condition)
      .orderBy(asc(folded(table.name)), asc(table.id))
      .limit(size)
      .offset((page - 1) * size)
    const rows = await (search ? shown : planned(shown))
    // A first page that is not full holds them all.
    const totalElements = page === 1 && rows.length < size ? rows.length : await countOf(condition)
    const unfiltered = totalElements === 0 && search ? { unfiltered: { total: await countOf(seen), more: false } } : {}
    return { responseDataList: rows as Item[], paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size), ...unfiltered } }
  }

  async function insert(tx: Tx, by: Call['caller'], values: Values) {
    await check?.(tx, values)
    if (name) await refuseTaken(tx, name, values.name)
    const rows: unknown[] = await keeping(
      tx
        .insert(table as PgTable)
        .values({ ...values, list: name })
        .returning(),
    )
    const item = rows[0] as Item
    await audit(tx, { by, action: 'add', entity, id: item.id, after: { ...values } })
    return item
  }

  const locked = async (tx: Tx, id: number) => {
    const rows = await tx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), ofList))
      .for('update')
    const item = rows[0] as Item | undefined
    if (!item) throw notFound(entity)
    return item
  }

  return {
    list,
    insert,
    add: (call: Writing<Values>) =>
      write(app, call, async (tx) => {
        const { id, version } = await insert(tx, call.caller, call.body)
        return { responseData: { id, version }, message: 'Successfully created!' }
      }),

    change: (call: Writing<Values & { version: number }> & { params: { id: number } }) =>
      write(app, call, async (tx) => {
        const item = await locked(tx, call.params.id)
        const { version, ...values } = call.body
        checkVersion(item, version)
        await check?.(tx, values)
        if (name) await refuseTaken(tx, name, values.name, item.id)
        await keeping(
          tx
            .update(table as PgTable)
            .set({ ...values, ...(name ? taken : {}), version: item.version + 1, updatedAt: new Date() })
            .where(eq(table.id, item.id)),
        )
        await audit(tx, {
          by: call.caller,
          action: item.askedById ? 'take' : 'change',
          entity,
          id: item.id,
          before: changed(item, values),
          after: { ...values },
        })
        return { message: 'Successfully updated!' }
      }),

    remove: (call: Writing<unknown> & { params: { id: number }; query: { version: number } }) =>
      write(app, call, async (tx) => {
        const item = await locked(tx, call.params.id)
        checkVersion(item, call.query.version)
        if (item.fixed) throw new Problem(409, 'FIXED', `"${item.name}" belongs to the product and cannot be deleted.`)
        await tx
          .delete(table)
          .where(eq(table.id, item.id))
          .catch((error: unknown) => {
            throw isForeignKeyViolation(error) ? inUse(item.name) : error
          })
        await audit(tx, { by: call.caller, action: 'delete', entity, id: item.id, before: { name: item.name } })
        return { message: 'deleted' }
      }),
  }
}

const changed = (item: Record<string, unknown>, values: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, item[key] ?? null]))
