import { and, desc, eq, gt, inArray, max, notExists, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { joined, narrowed } from '../platform/db/narrowed.ts'
import { write } from '../platform/db/transaction.ts'
import { authorities } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import type { Reader } from '../records/withoutNames.ts'
import { accounts, listViews } from '../tables/accounts.ts'
import { applications } from '../tables/applications.ts'
import { keptSearches, searchMatches } from '../tables/keptSearches.ts'
import { columnsUnder } from './lists/listApplications.ts'
import { plain } from './lists/listSource.ts'
import { searched } from './lists/lookFor.ts'
import { readForLists } from './lists/readForLists.ts'

/** So many new ones are told at once; the others follow. */
const MOST = 200
/** What came longer ago is not new to anybody. */
const NEW_FOR = 60 * 24 * 60 * 60 * 1000

type Kept = Pick<typeof keptSearches.$inferSelect, 'viewId' | 'criteria' | 'after'> & { accountId: number }

/** A saved view of the applications that tells its owner of those that come later. */
export const keptSearchHandlers = (app: App) =>
  ({
    keepSearch: async (call) => {
      const { params, body, caller } = call
      const { criteria } = body
      // What the list would refuse is refused now, not when it is looked through.
      if (criteria) await conditionOf(app, criteria, caller)
      return write(app, call, async (tx) => {
        const own = and(eq(listViews.id, params.id), eq(listViews.accountId, caller.accountId), eq(listViews.list, 'applications'))
        const [view] = await tx.select({ id: listViews.id }).from(listViews).where(own).for('update')
        if (!view) throw notFound('view')
        if (!criteria) {
          await tx.delete(keptSearches).where(eq(keptSearches.viewId, view.id))
          return { message: 'New matches are not told any more.' }
        }
        const [newest] = await tx.select({ id: max(applications.id) }).from(applications)
        await tx
          .insert(keptSearches)
          .values({ viewId: view.id, criteria, after: newest?.id ?? 0 })
          .onConflictDoUpdate({ target: keptSearches.viewId, set: { criteria } })
        return { message: 'You will be told of new matches.' }
      })
    },
  }) satisfies Pick<Handlers<operations>, 'keepSearch'>

/** Looks for what is new to each kept search. Answers how many searches found something. */
export async function tellMatches(app: App): Promise<number> {
  const rows = await app.db
    .select({ viewId: keptSearches.viewId, criteria: keptSearches.criteria, after: keptSearches.after, accountId: accounts.id, roles: accounts.roles })
    .from(keptSearches)
    .innerJoin(listViews, eq(listViews.id, keptSearches.viewId))
    .innerJoin(accounts, eq(accounts.id, listViews.accountId))
    .where(inArray(accounts.status, tagged(accountStates, 'maySignIn')))
    .orderBy(keptSearches.viewId)
  const theirs = rows.filter(({ roles }) => authorities(roles).includes('SHORTLISTING'))
  let found = 0
  await eachAlone('kept-searches', theirs, async (kept) => {
    const fresh = await newMatches(app, kept)
    if (fresh.length === 0) return
    await app.db
      .insert(searchMatches)
      .values(fresh.map((applicationId) => ({ viewId: kept.viewId, applicationId })))
      .onConflictDoNothing()
    found++
  })
  return found
}

async function newMatches(app: App, kept: Kept & Reader): Promise<number[]> {
  const { condition, needs } = await conditionOf(app, kept.criteria, kept)
  const told = app.db
    .select({ one: sql`1` })
    .from(searchMatches)
    .where(and(eq(searchMatches.viewId, kept.viewId), eq(searchMatches.applicationId, applications.id)))
  const isNew = and(gt(applications.id, kept.after), gt(applications.dateReceived, new Date(Date.now() - NEW_FOR)), notExists(told))
  const query = joined(app.db.select({ id: applications.id }).from(applications).$dynamic(), plain.joins, needs)
  const rows = await query.where(and(isNew, condition)).orderBy(desc(applications.id)).limit(MOST)
  return rows.map(({ id }) => Number(id))
}

/** What a search finds for its owner. */
async function conditionOf({ db, settings }: App, criteria: Kept['criteria'], owner: Reader & Pick<Caller, 'accountId'>) {
  const { limits, blind } = await readForLists(db, settings, owner)
  const columns = columnsUnder(db, limits, owner, blind)
  return narrowed({ db, joins: plain.joins, criteria, columns, settings, search: searched(db, owner) })
}

/** Every ten minutes, since CVs are read a moment after they came. */
export const tellMatchesOften = (app: App) => app.jobs.work('kept-searches', async () => void (await tellMatches(app)), { cron: '*/10 * * * *' })
