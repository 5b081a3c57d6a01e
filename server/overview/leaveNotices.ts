import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { leaveRequestStates } from '../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { daysInWords } from '../leave/mailLeave.ts'
import { answersFor, boss, bossOn, isAnsweredBy, personName } from '../leave/people.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned, prepared, someIds } from '../platform/db/prepared.ts'
import { isManager } from '../platform/http/permissions.ts'
import { employees } from '../tables/employees.ts'
import { leaveKinds, leaveLedger, leaveRequests } from '../tables/leave.ts'

type Fresh = Omit<components['schemas']['Notice'], 'read'>
const MOST = 50
/** So long somebody is told that the own leave was answered or counted anew. */
const TOLD_FOR = 14 * 86_400_000

const [forHr, forOthers] = [{}, {}]
/** Requests that wait for the caller's answer, until they are answered; a question that was answered is told as such. */
async function waiting(db: Database | Tx, caller: Caller, leads: readonly number[]): Promise<Fresh[]> {
  const isHr = isManager(caller)
  const answerer = { accountId: sql.placeholder('accountId'), leads: sql.placeholder('leads'), isHr }
  const rows = await prepared(db, isHr ? forHr : forOthers, () =>
    db
      .select({ request: leaveRequests, title: personName, kind: leaveKinds.name })
      .from(leaveRequests)
      .innerJoin(employees, eq(employees.id, leaveRequests.employeeId))
      .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
      .leftJoin(boss, bossOn)
      .where(and(inArray(leaveRequests.status, tagged(leaveRequestStates, 'undecided')), isAnsweredBy(answerer, sql`${leaveKinds.approvedByHr}`)))
      .orderBy(desc(leaveRequests.askedAt), desc(leaveRequests.id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId, leads: someIds(leads) })
  return rows.map(({ request, title, kind }) => {
    const { id, reply, repliedAt, askedAt } = request
    const what = `${kind}, ${daysInWords(request)}`
    if (!repliedAt) return { notice: `leave-asked:${id}`, kind: 'leaveToAnswer', id, title, detail: what, at: askedAt.toISOString() }
    const detail = `${what}: ${reply}`.slice(0, 500)
    return { notice: `leave-replied:${id}:${repliedAt.getTime()}`, kind: 'leaveReplied', id, title, detail, at: repliedAt.toISOString() }
  })
}

/** What is asked about the own requests, until it is answered. */
async function questioned(db: Database | Tx, employeeId: number): Promise<Fresh[]> {
  const rows = await planned(
    db
      .select({ request: leaveRequests, kind: leaveKinds.name })
      .from(leaveRequests)
      .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
      .where(and(eq(leaveRequests.employeeId, employeeId), inArray(leaveRequests.status, tagged(leaveRequestStates, 'questioned'))))
      .orderBy(desc(leaveRequests.questionedAt), desc(leaveRequests.id))
      .limit(MOST),
  )
  return rows.map(({ request: { id, question, questionedAt, ...days }, kind }) => {
    const about = { id, title: `${kind}, ${daysInWords(days)}`, detail: question?.slice(0, 500) ?? null, at: questionedAt?.toISOString() ?? null }
    return { notice: `leave-questioned:${id}:${questionedAt?.getTime()}`, kind: 'leaveQuestioned', ...about }
  })
}

/** What became of the own requests these days. */
async function answered(db: Database | Tx, employeeId: number): Promise<Fresh[]> {
  const since = new Date(Date.now() - TOLD_FOR)
  const rows = await planned(
    db
      .select({ request: leaveRequests, kind: leaveKinds.name })
      .from(leaveRequests)
      .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
      .where(and(eq(leaveRequests.employeeId, employeeId), or(gt(leaveRequests.answeredAt, since), gt(leaveRequests.recountedAt, since))))
      .orderBy(desc(leaveRequests.id))
      .limit(MOST),
  )
  return rows.map(({ request, kind }) => {
    const at = request.recountedAt && request.recountedAt > since ? request.recountedAt : request.answeredAt
    const about = { id: request.id, title: `${kind}, ${daysInWords(request)}`, detail: request.reason, at: at?.toISOString() ?? null }
    return { notice: `leave-answered:${request.id}:${at?.getTime()}`, kind: 'leaveAnswered', ...about }
  })
}

/** Corrections of the own balances that somebody else made these days. */
async function corrected(db: Database | Tx, employeeId: number, caller: Caller): Promise<Fresh[]> {
  const rows = await planned(
    db
      .select({ id: leaveLedger.id, kindId: leaveLedger.kindId, kind: leaveKinds.name, detail: leaveLedger.reason, at: leaveLedger.at })
      .from(leaveLedger)
      .innerJoin(leaveKinds, eq(leaveKinds.id, leaveLedger.kindId))
      .where(
        and(
          ...[eq(leaveLedger.employeeId, employeeId), eq(leaveLedger.cause, 'CORRECTED'), ne(leaveLedger.byId, caller.accountId)],
          gt(leaveLedger.at, new Date(Date.now() - TOLD_FOR)),
        ),
      )
      .orderBy(desc(leaveLedger.id))
      .limit(MOST),
  )
  return rows.map(({ id, kindId, kind, detail, at }) => {
    return { notice: `leave-corrected:${id}`, kind: 'leaveCorrected', id: kindId, title: kind, detail: detail?.slice(0, 500) ?? null, at: at.toISOString() }
  })
}

export async function leaveNotices(db: Database | Tx, caller: Caller, today: string): Promise<Fresh[]> {
  const { own, leads } = await answersFor(db, caller, today)
  return [
    ...(await waiting(db, caller, leads)),
    ...(own ? [...(await questioned(db, own.id)), ...(await answered(db, own.id)), ...(await corrected(db, own.id, caller))] : []),
  ]
}
