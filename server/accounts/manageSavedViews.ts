import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/auth.gen.ts'
import { authAccess } from '../permissions/auth.ts'
import { hrAccess } from '../permissions/hr.ts'
import { recruitmentAccess } from '../permissions/recruitment.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isManager, permits, type Rule } from '../platform/http/permissions.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { accounts, listColumns, listViews } from '../tables/accounts.ts'
import { keptSearches } from '../tables/keptSearches.ts'

type ListName = components['schemas']['ListName']
const MOST_VIEWS = 20

const MOST_SHARED = 50

/** Who may see each list, and therefore what colleagues share of it. */
const seenBy: Record<ListName, Rule> = {
  requisitions: recruitmentAccess.listRequisitions,
  tracking: recruitmentAccess.listRequisitions,
  applications: recruitmentAccess.listApplications,
  candidates: recruitmentAccess.findCandidates,
  interviews: recruitmentAccess.listInterviewsOfRequisition,
  employees: recruitmentAccess.listEmployees,
  outbox: recruitmentAccess.searchOutbox,
  users: authAccess.listUsers,
  peopleWeKnow: recruitmentAccess.findPeopleWeKnow,
  peopleGroups: recruitmentAccess.findPeopleGroups,
  groupMembers: recruitmentAccess.findGroupMembers,
  referrals: recruitmentAccess.findReferrals,
  selectedApplications: recruitmentAccess.searchSelectedApplications,
  expiringDocuments: recruitmentAccess.findExpiringDocuments,
  tasks: recruitmentAccess.findTasks,
  onboarding: recruitmentAccess.findOnboardingProgress,
  leaveRequests: hrAccess.findLeaveRequests,
  leaveBalances: hrAccess.findLeaveBalances,
  leaveLedger: hrAccess.findLeaveLedger,
  courses: hrAccess.findCourses,
  learningRules: hrAccess.findLearningRules,
  reportRows: recruitmentAccess.findReportRows,
  budgetedPositions: recruitmentAccess.findBudgetedPositions,
  hiringRows: recruitmentAccess.findHiringRows,
  pastRanking: recruitmentAccess.findPastRanking,
}

/** Whether this person may see a list at all. */
export const seesList = (caller: Caller, list: ListName): boolean => permits(seenBy[list], caller)

/** What the views that a list is offered with ask for: the own ones, and those that colleagues share. */
export async function searchesOfViews(db: Database, caller: Caller, list: ListName) {
  const own = await db
    .select({ id: listViews.id, search: listViews.search })
    .from(listViews)
    .where(and(eq(listViews.accountId, caller.accountId), eq(listViews.list, list)))
    .orderBy(listViews.id)
  return [...own, ...(await sharedWith(db, caller, list))]
}

/** How each person wants to see lists. Nobody sees another's unless it is shared, and no record of the business changes: nothing is audited. */
export const viewHandlers = (app: App) =>
  ({
    listViews: async ({ caller, query: { list } }) => {
      const views = await app.db
        .select({
          id: listViews.id,
          name: listViews.name,
          search: listViews.search,
          tells: sql<boolean>`${keptSearches.viewId} is not null`,
          shared: listViews.shared,
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
      return { data: { views, shared: await sharedWith(app.db, caller, list), columns: kept?.columns ?? null, widths: kept?.widths ?? [] } }
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
          .set({ name, search: body.search, version: body.version + 1, ...(body.shared === undefined ? {} : { shared: body.shared }) })
          .where(eq(listViews.id, view.id))
        return { message: 'View saved' }
      }),

    deleteView: (call) =>
      write(app, call, async (tx) => {
        const { caller, params, query } = call
        await lockOwner(tx, caller.accountId)
        const view = await ownView(tx, caller.accountId, params.id, isManager(caller))
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

/** What colleagues share with whoever may see the list, by its name. */
async function sharedWith(db: Database, caller: Caller, list: ListName) {
  if (!seesList(caller, list)) return []
  const found = await db
    .select({ id: listViews.id, name: listViews.name, search: listViews.search, owner: accounts.name, version: listViews.version })
    .from(listViews)
    .innerJoin(accounts, eq(accounts.id, listViews.accountId))
    .where(and(listViews.shared, eq(listViews.list, list), ne(listViews.accountId, caller.accountId)))
    .orderBy(sql`lower(${listViews.name})`, listViews.id)
    .limit(MOST_SHARED)
  return found.map((view) => ({ ...view, mayDelete: isManager(caller) }))
}

/** One of the own views; with `orShared` also one that a colleague shares. It is locked, so that two do not delete it at once. */
async function ownView(tx: Tx, accountId: number, id: number, orShared = false) {
  const own = eq(listViews.accountId, accountId)
  const [view] = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), orShared ? or(own, listViews.shared) : own))
    .for('update')
  if (!view) throw notFound('view')
  return view
}
