import { and, eq, exists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isDraft, requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared, someIds } from '../platform/db/prepared.ts'
import { isManager, isOfficer } from '../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, Problem } from '../platform/http/problem.ts'
import { approvals } from '../tables/approvals.ts'
import { requisitions } from '../tables/requisitions.ts'

export type Requisition = typeof requisitions.$inferSelect
type Owned = Pick<Requisition, 'id' | 'ownerId'>

/** Which requisitions a person may see: HR all of them, anybody else the own ones and those to approve. */
export function visibleTo(caller: Caller): SQL | undefined {
  if (isManager(caller) || isOfficer(caller)) return undefined
  return or(
    eq(requisitions.ownerId, caller.accountId),
    exists(sql`(select 1 from ${approvals} where ${approvals.requisitionId} = ${requisitions.id} and ${approvals.accountId} = ${caller.accountId})`),
  )
}

/**
 * The requisition, if the caller may see it; someone else's and a missing one answer alike. Who asked for something under
 * it is told that this, `what`, is not there.
 */
export async function readRequisition(db: Database | Tx, caller: Caller, id: number, what = 'requisition'): Promise<Requisition> {
  const visible = visibleTo(caller)
  const rows = visible
    ? await db
        .select()
        .from(requisitions)
        .where(and(eq(requisitions.id, id), visible))
    : await prepared(db, readRequisition, () =>
        db
          .select()
          .from(requisitions)
          .where(eq(requisitions.id, sql.placeholder('id'))),
      ).execute({ id })
  const [row] = rows
  if (!row) throw notFound(what)
  return row
}

/** Locks the requisition; it is locked before anything that belongs to it. */
export async function lockRequisition(tx: Tx, id: number): Promise<Requisition> {
  const [row] = await lockRequisitions(tx, [id])
  if (!row) throw notFound('requisition')
  return row
}

/** Locks several in the order that every write keeps: by their numbers. */
export const lockRequisitions = (tx: Tx, ids: number[]): Promise<Requisition[]> =>
  prepared(tx, lockRequisitions, () =>
    tx
      .select()
      .from(requisitions)
      .where(sql`${requisitions.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(requisitions.id)
      .for('update'),
  ).execute({ ids: someIds(ids) })

export async function lockVisible(tx: Tx, caller: Caller, id: number, what?: string): Promise<Requisition> {
  await readRequisition(tx, caller, id, what)
  return lockRequisition(tx, id)
}

/** Who the caller is to this requisition. */
export const actorsOf = async (db: Database | Tx, caller: Caller, row: Owned): Promise<Actor[]> => (await actorsOfSeveral(db, caller, [row]))(row)

/** The same for several requisitions at once. */
export async function actorsOfSeveral(db: Database | Tx, caller: Caller, rows: readonly Owned[]): Promise<(row: Owned) => Actor[]> {
  const ids = rows.map(({ id }) => id)
  const asked = await prepared(db, actorsOfSeveral, () =>
    db
      .select({ requisitionId: approvals.requisitionId })
      .from(approvals)
      .where(and(sql`${approvals.requisitionId} = any(${sql.placeholder('ids')}::int[])`, eq(approvals.accountId, sql.placeholder('accountId')))),
  ).execute({ ids: someIds(ids), accountId: caller.accountId })
  const approves = new Set(asked.map(({ requisitionId }) => requisitionId))
  return (row) => {
    const actors: Actor[] = []
    if (row.ownerId === caller.accountId) actors.push('owner')
    if (approves.has(row.id)) actors.push('approver')
    if (isManager(caller)) actors.push('manager')
    if (isOfficer(caller)) actors.push('officer')
    return actors
  }
}

const mayEdit = (caller: Caller, row: Requisition) => row.ownerId === caller.accountId || isManager(caller)
export const isEditable = (caller: Caller, row: Requisition) => isDraft(row.status) && mayEdit(caller, row)

/** Locks a requisition whose sections the caller is about to change: a draft, by its owner or a manager. */
export async function lockDraft(tx: Tx, caller: Caller, id: number, { version, what }: { version?: number; what?: string } = {}): Promise<Requisition> {
  const row = await lockVisible(tx, caller, id, what)
  if (!mayEdit(caller, row)) throw forbidden()
  if (!isDraft(row.status)) throw new Problem(409, 'NOT_A_DRAFT', 'Only a draft can be changed. Amend the requisition first; its approvals then start anew.')
  if (version !== undefined) checkVersion(row, version)
  return row
}

/** Archived ones stand in no list unless somebody asks for their status. */
export const notArchived = notInArray(requisitions.status, tagged(requisitionStates, 'archived'))
