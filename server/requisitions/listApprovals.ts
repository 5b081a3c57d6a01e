import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { approvalStates, isOnTurn } from '../../src/machines/lifecycles/approval.ts'
import { isUndecided, requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { isEditable, type Requisition, readRequisition } from '../records/requisitions.ts'
import { accounts } from '../tables/accounts.ts'
import { approvalComments, approvalRounds, approvals, defaultApprovers } from '../tables/approvals.ts'
import { requisitions } from '../tables/requisitions.ts'
import type { Approval } from './approvals.ts'

type Schemas = components['schemas']
/** How long after one reminder the next may follow. */
const BETWEEN_REMINDERS = 86_400_000

/** From when on an approver on turn may be sent the mail again: at once, then a day after each time. */
export const mayRemindAt = ({ status, askedAt, remindedAt }: Approval): Date | null =>
  isOnTurn(status) ? (remindedAt ? new Date(remindedAt.getTime() + BETWEEN_REMINDERS) : (askedAt ?? new Date(0))) : null

/** Their places may have gaps: who was removed leaves one. */
const among = sql`from approvals one where one.requisition_id = ${approvals.requisitionId}`
const all = sql<number>`(select count(*)::int ${among})`
const place = sql<number>`(select count(*)::int ${among} and (one.position, one.id) <= (${approvals.position}, ${approvals.id}))`

const joined = (db: Database) =>
  db
    .select({ approval: approvals, row: requisitions, approver: accounts.name, email: accounts.email, account: accounts.status, place, all })
    .from(approvals)
    .innerJoin(requisitions, eq(requisitions.id, approvals.requisitionId))
    .innerJoin(accounts, eq(accounts.id, approvals.accountId))

type Joined = Awaited<ReturnType<typeof joined>>[number]
const iso = (moment: Date | null) => moment?.toISOString() ?? null

const present = ({ approval, row, approver, email, account, place, all }: Joined, caller: Caller): Schemas['Approval'] => ({
  id: approval.id,
  requisitionId: row.id,
  positionTitle: row.positionTitle,
  approverAccountId: approval.accountId,
  approver,
  email,
  order: place,
  approvers: all,
  status: approval.status,
  comment: approval.comment,
  askedAt: iso(approval.askedAt),
  answeredAt: iso(approval.answeredAt),
  remindedAt: iso(approval.remindedAt),
  mayRemindAt: isUndecided(row.status) ? iso(mayRemindAt(approval)) : null,
  mine: approval.accountId === caller.accountId,
  requisitionIsUndecided: isUndecided(row.status),
  onTurn: approval.accountId === caller.accountId && isOnTurn(approval.status),
  isOwner: approval.accountId === row.ownerId,
  mayAnswer: isTagged(accountStates, account, 'maySignIn'),
  version: approval.version,
})

/** Everything about the approval of one requisition: who is asked, what was said, and the rounds before. */
export async function ofRequisition(db: Database, caller: Caller, id: number): Promise<Schemas['Approvals']> {
  const row = await readRequisition(db, caller, id)
  const list = await prepared(db, ofRequisition, () =>
    joined(db)
      .where(eq(approvals.requisitionId, sql.placeholder('id')))
      .orderBy(asc(approvals.position), asc(approvals.id)),
  ).execute({ id: row.id })
  const said = await commentsOn(db, row.id)
  return {
    content: list.map((one) => present(one, caller)),
    totalElements: list.length,
    comments: said.map((one) => ({ ...one, at: one.at.toISOString() })),
    rounds: await roundsOf(db, row.id),
    proposed: isEditable(caller, row) ? await proposedFor(db, row) : [],
  }
}

const commentsOn = (db: Database, requisitionId: number) =>
  prepared(db, commentsOn, () =>
    db
      .select({ id: approvalComments.id, by: accounts.name, comment: approvalComments.comment, at: approvalComments.at })
      .from(approvalComments)
      .innerJoin(accounts, eq(accounts.id, approvalComments.accountId))
      .where(eq(approvalComments.requisitionId, sql.placeholder('id')))
      .orderBy(asc(approvalComments.id))
      .limit(500),
  ).execute({ id: requisitionId })

async function roundsOf(db: Database, requisitionId: number): Promise<Schemas['ApprovalRound'][]> {
  const list = await prepared(db, roundsOf, () =>
    db
      .select()
      .from(approvalRounds)
      .where(eq(approvalRounds.requisitionId, sql.placeholder('id')))
      .orderBy(desc(approvalRounds.round), asc(approvalRounds.position), asc(approvalRounds.id))
      .limit(5000),
  ).execute({ id: requisitionId })
  return [...new Set(list.map(({ round }) => round))].slice(0, 100).map((round) => {
    const those = list.filter((one) => one.round === round)
    const answers = those.map(({ position, approver, status, comment, answeredAt }) => {
      return { order: position, approver, status, comment, answeredAt: iso(answeredAt) }
    })
    return { round, endedAt: those[0]!.endedAt.toISOString(), answers }
  })
}

/** The chain of the draft's department, where the draft has other approvers or another order: offered, never put in by itself. */
async function proposedFor(db: Database, row: Requisition): Promise<string[]> {
  if (!row.departmentId) return []
  const chain = await defaultChain(db, row.departmentId)
  const own = await db.select({ accountId: approvals.accountId }).from(approvals).where(eq(approvals.requisitionId, row.id)).orderBy(asc(approvals.position))
  const kept = own.filter(({ accountId }) => chain.some((one) => one.accountId === accountId))
  const isThere = kept.length === chain.length && kept.every(({ accountId }, index) => accountId === chain[index]?.accountId)
  return isThere ? [] : chain.map(({ name }) => name)
}

/** The approvers of a department in their order. */
export async function defaultChain(db: Database | Tx, departmentId: number) {
  const list = await db
    .select({ entry: defaultApprovers, name: accounts.name, email: accounts.email, account: accounts.status })
    .from(defaultApprovers)
    .innerJoin(accounts, eq(accounts.id, defaultApprovers.accountId))
    .where(eq(defaultApprovers.departmentId, departmentId))
    .orderBy(asc(defaultApprovers.position), asc(defaultApprovers.id))
    .limit(200)
  return list.map(({ entry: { id, accountId, position, version }, name, email, account }) => {
    return { id, accountId, name, email, order: position, mayAnswer: isTagged(accountStates, account, 'maySignIn'), version }
  })
}

/** What waits for this person's answer, oldest first. */
export async function waitingFor(db: Database, caller: Caller): Promise<Schemas['Approvals']> {
  const list = await prepared(db, waitingFor, () =>
    joined(db)
      .where(
        and(
          eq(approvals.accountId, sql.placeholder('accountId')),
          inArray(approvals.status, tagged(approvalStates, 'onTurn')),
          inArray(requisitions.status, tagged(requisitionStates, 'undecided')),
        ),
      )
      .orderBy(asc(approvals.askedAt))
      .limit(200),
  ).execute({ accountId: caller.accountId })
  return { content: list.map((one) => present(one, caller)), totalElements: list.length, comments: [], rounds: [], proposed: [] }
}
