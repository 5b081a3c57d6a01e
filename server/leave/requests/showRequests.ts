import { eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { leaveRequestLifecycle, leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { employees } from '../../tables/employees.ts'
import { files } from '../../tables/files.ts'
import { leaveKinds, leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { departments } from '../../tables/reference.ts'
import { boss, bossOn, isAnsweredBy, personName } from '../people.ts'
import { factsOn, requestActors } from './requestTransitions.ts'

type Shown = components['schemas']['LeaveRequest']
export type Reader = { caller: Caller; leads: readonly number[]; today: string }

const { approvedByHr } = leaveKinds
/** Live days of a request that take something, halves as halves. */
const daysTaken = sql<number>`(select coalesce(sum(case when ${leaveRequestDays.half} is null then 1 else 0.5 end), 0)::float from ${leaveRequestDays}
  where ${leaveRequestDays.requestId} = ${leaveRequests.id} and ${leaveRequestDays.live} and ${leaveRequestDays.minutes} > 0)`
const allDays = sql<number>`(${leaveRequests.lastDay} - ${leaveRequests.firstDay} + 1)`

const shown = {
  request: leaveRequests,
  personName,
  accountId: employees.accountId,
  managerId: employees.managerId,
  departmentName: departments.name,
  kind: leaveKinds,
  bossName: sql<string | null>`(${boss.firstName} || ' ' || ${boss.lastName})`,
  bossId: boss.id,
  file: { id: files.id, originalName: files.originalName, size: files.size, mediaType: files.mediaType },
  days: daysTaken,
  length: allDays,
}
type Row = Awaited<ReturnType<typeof readRows>>[number]

const selected = (db: Database | Tx) =>
  db
    .select(shown)
    .from(leaveRequests)
    .innerJoin(employees, eq(employees.id, leaveRequests.employeeId))
    .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(boss, bossOn)
    .leftJoin(files, eq(files.id, leaveRequests.certificateId))
    .$dynamic()

const readRows = (db: Database | Tx, where: SQL | undefined, order: SQL[], most: number, from = 0) =>
  selected(db)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .offset(from)

/** Whose requests somebody may look at: the own, of those they lead, all for HR. */
export const isShownTo = ({ caller, leads }: Reader): SQL =>
  isManager(caller)
    ? sql`true`
    : sql`(${employees.accountId} = ${caller.accountId} or ${leads.length === 0 ? sql`false` : sql`${employees.managerId} = any(${sql.param([...leads])}::int[])`})`
export const isToAnswer = ({ caller, leads }: Reader): SQL =>
  isAnsweredBy({ accountId: caller.accountId, leads, isHr: isManager(caller) }, sql`${approvedByHr}`)

function presented({ request, ...row }: Row, { caller, leads, today }: Reader): Shown {
  const mine = row.accountId === caller.accountId
  const isLed = row.managerId !== null && leads.includes(row.managerId) && !row.kind.approvedByHr
  const byHr = isManager(caller) && (row.bossId === null || row.kind.approvedByHr)
  const moves = movesOf(leaveRequestLifecycle, { status: request.status, ...factsOn(request, today) }, requestActors(caller, { mine, leads: isLed }))
  const needsCertificate = row.kind.certificateFromDay !== null && row.length >= row.kind.certificateFromDay
  return {
    id: request.id,
    employeeId: request.employeeId,
    personName: row.personName,
    departmentName: row.departmentName,
    kindId: request.kindId,
    kindName: row.kind.name,
    symbol: row.kind.symbol,
    unit: row.kind.unit,
    firstDay: request.firstDay,
    lastDay: request.lastDay,
    fromNoon: request.fromNoon,
    untilNoon: request.untilNoon,
    startsAt: request.startsAt,
    minutes: request.minutes,
    days: row.days,
    holidays: Math.max(0, Math.min(400, row.length - Math.ceil(row.days))),
    partlyCancelled: request.partlyCancelled,
    status: request.status,
    note: request.note,
    reason: request.reason,
    question: request.question,
    questionedBy: request.questionedBy,
    reply: request.reply,
    askedAt: request.askedAt.toISOString(),
    askedBy: request.askedBy,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    answeredBy: request.answeredBy,
    approverName: row.kind.approvedByHr ? null : row.bossName,
    mine,
    toAnswer: !mine && isTagged(leaveRequestStates, request.status, 'asked') && (isLed || byHr),
    certificateNeeded: needsCertificate && request.certificateId === null && isTagged(leaveRequestStates, request.status, 'live'),
    certificate: row.file?.id ? row.file : null,
    version: request.version,
    transitions: moves.map(({ status, event, allowed, why }) => ({ status, event, allowed, why })),
  }
}

/** Requests as their reader sees them, in an order. */
export async function showRequests(db: Database | Tx, reader: Reader, where: SQL | undefined, order: SQL[], most: number, from = 0): Promise<Shown[]> {
  return (await readRows(db, where, order, most, from)).map((row) => presented(row, reader))
}

export async function showRequest(db: Database | Tx, reader: Reader, id: number): Promise<Shown | undefined> {
  const [row] = await showRequests(db, reader, sql`${leaveRequests.id} = ${id} and ${isShownTo(reader)}`, [sql`1`], 1)
  return row
}
