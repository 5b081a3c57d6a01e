import { and, eq, inArray, sql } from 'drizzle-orm'
import { type LeaveRequestEvent, leaveRequestLifecycle, leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/lifecycle/audit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { dayInWords } from '../../platform/wording.ts'
import { leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { addEntries, lockLeave } from '../ledger/postEntries.ts'
import { type Kind, type KindAccount, readKind } from '../ledger/readAccounts.ts'
import { isAlone, mailAnswered } from '../mailLeave.ts'
import { mailQuestion, mailReply } from '../mailQuestion.ts'
import { answersFor, type Employee } from '../people.ts'
import { givenBackBy, takenBy } from '../rules/taking.ts'
import { daysOf, shortOn } from './checkRequest.ts'
import { type LeaveRequest, requestActors, requestTransitions } from './requestTransitions.ts'
import { showRequest } from './showRequests.ts'

type Locked = { request: LeaveRequest; employee: Employee; kind: Kind; accounts: KindAccount[]; today: string; leads: number[] }
export type LeaveDay = typeof leaveRequestDays.$inferSelect

/** A request that the caller may see, locked after its employee. */
export async function lockRequest(app: Pick<App, 'settings'>, tx: Tx, id: number, caller: Caller | 'system'): Promise<Locked> {
  const [known] = await tx.select({ employeeId: leaveRequests.employeeId }).from(leaveRequests).where(eq(leaveRequests.id, id))
  if (!known) throw notFound('leave')
  const { employee, accounts, today } = await lockLeave(app, tx, known.employeeId)
  const leads = caller === 'system' ? [] : (await answersFor(tx, caller, today)).leads
  if (caller !== 'system' && !(await showRequest(tx, { caller, leads, today }, id))) throw notFound('leave')
  const [request] = await tx.select().from(leaveRequests).where(eq(leaveRequests.id, id)).for('update')
  const kind = await readKind(tx, request!.kindId)
  return { request: request!, employee, kind: kind!, accounts, today, leads }
}

/** Who the caller is to it. */
const actorsOf = ({ employee, kind, leads }: Locked, caller: Caller) => {
  const leadsThem = employee.managerId !== null && leads.includes(employee.managerId) && !kind.approvedByHr
  return requestActors(caller, { mine: employee.accountId === caller.accountId, leads: leadsThem })
}

const by = (caller: By) => (caller === 'system' || caller.accountId === null ? null : { accountId: caller.accountId, name: caller.name })

/** Days of a request are no longer taken. */
export async function endDays(tx: Tx, days: readonly LeaveDay[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .update(leaveRequestDays)
    .set({ live: false })
    .where(
      inArray(
        leaveRequestDays.id,
        days.map(({ id }) => id),
      ),
    )
}

/** Takes approved leave off the balance, which has to be enough at this moment, or gives back what is no longer taken. */
async function follow(tx: Tx, { request, kind, accounts, today }: Locked, after: LeaveRequest, event: LeaveRequestEvent['type'], who: By): Promise<void> {
  const live = ((await daysOf(tx, [request.id])).get(request.id) ?? []).filter((day) => day.live)
  const pair = { employeeId: request.employeeId, kindId: request.kindId }
  if (event === 'approve') {
    const taken = takenBy(after, live)
    const account = accounts.find(({ kindId }) => kindId === kind.id)
    const short = kind.counted && account ? shortOn(account, taken, kind.mayGoBelow) : null
    if (short)
      throw new Problem(409, 'LEAVE_BALANCE', `The balance would not be enough on ${dayInWords(short.day)}. Decline the leave, or correct the balance first.`)
    await addEntries(tx, pair, taken, { by: by(who), reason: null })
    return
  }
  if (event === 'cancel') await addEntries(tx, pair, givenBackBy(after, live, today), { by: by(who), reason: after.reason })
  // A day that nobody takes is free for another request.
  if (!isTagged(leaveRequestStates, after.status, 'live')) await endDays(tx, live)
}

const answers: Partial<Record<LeaveRequestEvent['type'], string>> = { approve: 'approved', decline: 'declined', cancel: 'cancelled' }

/** Where what was said with an event is kept: a question stays beside its answer. */
function said(type: LeaveRequestEvent['type'], words: string | null, caller: Caller | 'system') {
  if (type === 'askBack')
    return { question: words, questionedBy: caller === 'system' ? null : caller.name, questionedAt: new Date(), reply: null, repliedAt: null }
  if (type === 'answer') return { reply: words, repliedAt: new Date() }
  return type === 'take' ? {} : { reason: words }
}

type Step = {
  to?: LeaveRequest['status']
  event?: LeaveRequestEvent
  reason?: string | null | undefined
  version?: number | undefined
  actors?: readonly Actor[]
  /** Under which name the contract asks for what is said. */
  reasonField?: string
  /** What changes with it, once it is known that it may. */
  also?: () => Promise<Partial<LeaveRequest>>
}

/**
 * Nobody answers the own request, where somebody else could. A manager who is the only one would wait for ever: such a request is
 * approved at once, and says why.
 */
export async function approveAlone(app: App, tx: Tx, locked: Locked, by: Caller | 'system'): Promise<boolean> {
  if (!(await isAlone(tx, locked.employee, locked.kind, locked.today))) return false
  await moveRequest(app, tx, locked, by, {
    event: leaveRequestLifecycle.events.approve,
    reason: 'Nobody else could answer this request.',
    actors: ['manager'],
  })
  return true
}

/** A request takes an event with everything that follows: its days, the ledger, and what the person is told. */
export async function moveRequest(
  app: App,
  tx: Tx,
  locked: Locked,
  caller: Caller | 'system',
  { to, event, reason, version, actors, reasonField, also }: Step,
): Promise<LeaveRequest> {
  const { request, employee, kind, today } = locked
  const step = {
    by: caller,
    actors: actors ?? (caller === 'system' ? (['system'] as const) : actorsOf(locked, caller)),
    reason,
    version,
    ...(reasonField ? { reasonField } : {}),
    set: async ({ type }: LeaveRequestEvent) => ({
      ...(type === 'approve' || type === 'decline' ? { answeredAt: new Date(), answeredBy: caller === 'system' ? null : caller.name } : {}),
      ...(await also?.()),
      ...said(type, reason?.trim() || null, caller),
    }),
  }
  const kindOf = requestTransitions(today)
  const moved = await (event
    ? transition(tx, kindOf, request, { ...step, event })
    : transition(tx, kindOf, request, { ...step, to: to!, except: 'cancelDays' }))
  await follow(tx, locked, moved.row, moved.event.type, caller)
  const answer = answers[moved.event.type]
  if (moved.event.type === 'askBack') await mailQuestion(app, tx, { employee, kind, request: moved.row })
  if (moved.event.type === 'answer') await mailReply(app, tx, { employee, kind, request: moved.row, today })
  const isOwn = caller !== 'system' && employee.accountId === caller.accountId
  if (answer && !isOwn) await mailAnswered(app, tx, { employee, kind, request: moved.row, answer, reason: moved.row.reason })
  return moved.row
}

type Ending = { reason?: string | null | undefined; version?: number; causedBy?: number | null }

/** Ends some days of approved leave, which are chosen once it is known that they may be; the rest stays as it was. */
export async function cancelDays(
  app: App,
  tx: Tx,
  locked: Locked,
  caller: Caller | 'system',
  choose: () => Promise<LeaveDay[]>,
  { reason, version, causedBy }: Ending,
) {
  const { request, employee, kind, today } = locked
  let days: LeaveDay[] = []
  const moved = await transition(tx, requestTransitions(today), request, {
    event: leaveRequestLifecycle.events.cancelDays,
    by: caller,
    actors: caller === 'system' ? ['system'] : actorsOf(locked, caller),
    reason,
    causedBy,
    version,
    set: async () => {
      days = await choose()
      const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
      return { minutes: request.minutes - minutes, partlyCancelled: true, reason: reason?.trim() || null }
    },
  })
  await endDays(tx, days)
  const pair = { employeeId: request.employeeId, kindId: request.kindId }
  await addEntries(tx, pair, givenBackBy(moved.row, days, today), { by: by(caller), reason: moved.row.reason })
  const isOwn = caller !== 'system' && employee.accountId === caller.accountId
  if (!isOwn) await mailAnswered(app, tx, { employee, kind, request: moved.row, answer: 'cancelled in part', reason: moved.row.reason })
}

export const liveDays = (tx: Tx, requestId: number) =>
  tx
    .select()
    .from(leaveRequestDays)
    .where(and(eq(leaveRequestDays.requestId, requestId), eq(leaveRequestDays.live, true)))
    .orderBy(sql`${leaveRequestDays.day}, ${leaveRequestDays.fromMinute}`)
