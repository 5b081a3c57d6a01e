import { and, eq, ne, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/auth.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { accounts, listColumns, listViews } from '../tables/accounts.ts'
import { keptSearches } from '../tables/keptSearches.ts'

type ListName = components['schemas']['ListName']
const MOST_VIEWS = 20

/** How each person wants to see lists. Nobody sees another's, and no record of the business changes: nothing is audited. */
export const viewHandlers = (app: App) =>
  ({
    listViews: async ({ caller, query: { list } }) => {
      const views = await app.db
        .select({
          id: listViews.id,
          name: listViews.name,
          search: listViews.search,
          tells: sql<boolean>`${keptSearches.viewId} is not null`,
          version: listViews.version,
        })
        .from(listViews)
        .leftJoin(keptSearches, eq(keptSearches.viewId, listViews.id))
        .where(and(eq(listViews.accountId, caller.accountId), eq(listViews.list, list)))
        .orderBy(listViews.id)
      const [kept] = await app.db
        .select({ columns: listColumns.columns, widths: listColumns.widths })
        .from(listColumns)
        .where(and(eq(listColumns.accountId, caller.accountId), eq(listColumns.list, list)))
      return { data: { views, columns: kept?.columns ?? null, widths: kept?.widths ?? [] } }
    },

    createView: (call) =>
      write(app, call, async (tx) => {
        const { caller, body } = call
        const name = nameOf(body.name)
        await lockOwner(tx, caller.accountId)
        if ((await tx.$count(listViews, and(eq(listViews.accountId, caller.accountId), eq(listViews.list, body.list)))) >= MOST_VIEWS)
          throw new Problem(409, 'TOO_MANY_VIEWS', `You have ${MOST_VIEWS} views of this list, which is the most. Delete one, then save this one.`)
        await refuseTaken(tx, { accountId: caller.accountId, list: body.list, name })
        const [made] = await tx.insert(listViews).values({ accountId: caller.accountId, list: body.list, name, search: body.search }).returning()
        return { responseData: { id: made!.id, version: made!.version }, message: 'View saved' }
      }),

    updateView: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, body } = call
        const name = nameOf(body.name)
        await lockOwner(tx, caller.accountId)
        const view = await ownView(tx, caller.accountId, params.id)
        checkVersion(view, body.version)
        await refuseTaken(tx, { ...view, name })
        await tx
          .update(listViews)
          .set({ name, search: body.search, version: body.version + 1 })
          .where(eq(listViews.id, view.id))
        return { message: 'View saved' }
      }),

    deleteView: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        await lockOwner(tx, caller.accountId)
        const view = await ownView(tx, caller.accountId, params.id)
        checkVersion(view, query.version)
        await tx.delete(listViews).where(eq(listViews.id, view.id))
        return { message: 'View deleted' }
      }),

    keepListColumns: async ({ caller, params: { list }, body: { columns, widths } }) => {
      await app.db
        .insert(listColumns)
        .values({ accountId: caller.accountId, list, columns, widths })
        .onConflictDoUpdate({ target: [listColumns.accountId, listColumns.list], set: { list, columns, widths } })
      return { message: 'Columns saved' }
    },
  }) satisfies Pick<Handlers<operations>, 'listViews' | 'createView' | 'updateView' | 'deleteView' | 'keepListColumns'>

function nameOf(text: string): string {
  const name = text.trim()
  if (!name) throw wrongField('name', 'Enter a name for the view.')
  return name
}

/** Whoever changes views waits here for the other windows of the same person. */
const lockOwner = (tx: Tx, accountId: number) => tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

async function refuseTaken(tx: Tx, { id = 0, accountId, list, name }: { id?: number; accountId: number; list: ListName; name: string }) {
  const [taken] = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(and(eq(listViews.accountId, accountId), eq(listViews.list, list), ne(listViews.id, id), sql`lower(${listViews.name}) = lower(${name})`))
  if (!taken) return
  throw new Problem(409, 'NAME_TAKEN', 'You have a view of this name already.', [
    { field: 'name', message: 'You have a view of this name already. Enter another name.' },
  ])
}

async function ownView(tx: Tx, accountId: number, id: number) {
  const [view] = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.accountId, accountId)))
  if (!view) throw notFound('view')
  return view
}
