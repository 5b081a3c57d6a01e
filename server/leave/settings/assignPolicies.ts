import { and, asc, desc, eq, gte, isNull, lt, or } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, isoDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit, type By } from '../../platform/lifecycle/audit.ts'
import { workWeeks } from '../../tables/calendars.ts'
import { leaveAccounts, leaveAssignments, leavePolicies } from '../../tables/leave.ts'
import { lockLeave, openAccounts } from '../ledger/postEntries.ts'
import { recountLeave } from '../requests/recount.ts'
import { dayAfter } from '../rules/days.ts'
import { STANDARD_WEEK } from '../rules/weeks.ts'

type Given = { employeeId: number; policyId: number; fromDay: string; toDay?: string | undefined }
const refuse = (message: string) => new Problem(409, 'LEAVE_POLICY', message)

/** Gives a policy to somebody. The past stays as it is: where there is a balance already, another policy begins in the days to come. */
export async function assignPolicy(app: Pick<App, 'settings'>, tx: Tx, { employeeId, policyId, fromDay, toDay }: Given, by: By): Promise<void> {
  const { employee, today } = await lockLeave(app, tx, employeeId)
  const [policy] = await tx.select().from(leavePolicies).where(eq(leavePolicies.id, policyId)).for('share')
  if (!policy || policy.retired) throw wrongField('policyId', 'This policy is no longer given. Choose another.')
  const start = employee.employmentStartDate
  if (start !== null && fromDay < start) throw refuse('The employment begins later. Choose its first day, or a later one.')
  const { kindId } = policy
  const [account] = await tx
    .select()
    .from(leaveAccounts)
    .where(and(eq(leaveAccounts.employeeId, employeeId), eq(leaveAccounts.kindId, kindId)))
  const [last] = await tx
    .select()
    .from(leaveAssignments)
    .where(and(eq(leaveAssignments.employeeId, employeeId), eq(leaveAssignments.kindId, kindId)))
    .orderBy(desc(leaveAssignments.fromDay))
    .limit(1)
  if (account && last && fromDay <= today) throw refuse('There is a policy of this kind already, and the past stays as it is. Choose a day after today.')
  if (last && fromDay <= last.fromDay) throw refuse('Another policy of this kind begins on that day or later. Choose a day after it.')
  if (last && (last.toDay === null || last.toDay >= fromDay))
    await tx
      .update(leaveAssignments)
      .set({ toDay: dayAfter(fromDay, -1), version: last.version + 1 })
      .where(eq(leaveAssignments.id, last.id))
  const [row] = await tx
    .insert(leaveAssignments)
    .values({ employeeId, kindId, policyId, fromDay, toDay: toDay ?? null })
    .returning()
  await openAccounts(tx, [{ employeeId, kindId }])
  await audit(tx, { by, action: 'leave', entity: 'employee', id: employeeId, after: { policy: policy.name, fromDay, toDay: row!.toDay } })
  // What was earned since that day is there at once.
  await lockLeave(app, tx, employeeId)
}

/** The hours and the place that count for somebody from a day on; what lies ahead is counted anew. */
export async function setWeek(app: App, tx: Tx, week: { employeeId: number; fromDay: string; minutes: number[]; placeId: number | null }, by: By) {
  const { employeeId, fromDay, minutes, placeId } = week
  const { employee } = await lockLeave(app, tx, employeeId)
  const [known] = await tx.select({ id: workWeeks.id }).from(workWeeks).where(eq(workWeeks.employeeId, employeeId)).limit(1)
  const start = employee.employmentStartDate ?? isoDay(employee.createdAt.getTime())
  // Until that day the standard week goes on counting: the first week of somebody counts for the days before it as well.
  if (!known && fromDay > start) await tx.insert(workWeeks).values({ employeeId, fromDay: start, minutes: [...STANDARD_WEEK.minutes], placeId: null })
  const values = { minutes, placeId }
  const target = [workWeeks.employeeId, workWeeks.fromDay]
  await tx.insert(workWeeks).values(week).onConflictDoUpdate({ target, set: values })
  await audit(tx, { by, action: 'leave', entity: 'employee', id: employeeId, after: { fromDay, minutes, placeId } })
  await recountLeave(app, tx, employeeId, by, 'The work week has changed.')
}

/** One after the other in one transaction: each is answered for itself, and one that is refused leaves the others as they are. */
async function each(tx: Tx, ids: readonly number[], change: (tx: Tx, id: number) => Promise<void>) {
  const list: { id: number; done: boolean; message: string }[] = []
  for (const id of ids.toSorted((one, other) => one - other))
    try {
      await tx.transaction((inside) => change(inside, id))
      list.push({ id, done: true, message: 'Successfully saved!' })
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 400) throw error
      list.push({ id, done: false, message: error.message })
    }
  const byId = new Map(list.map((one) => [one.id, one]))
  return {
    responseDataList: ids.map((id) => byId.get(id)!),
    message: list.every(({ done }) => done) ? 'Successfully saved!' : 'Some could not be changed: each says why.',
  }
}

export const assignmentHandlers = (app: App) =>
  ({
    assignLeavePolicy: (call) =>
      write(app, call, (tx) => {
        const { employeeIds, policyId, fromDay, toDay } = call.body
        if (!isDay(fromDay)) throw wrongField('fromDay', 'Enter the day from which it holds, like 1 7 2026')
        if (toDay !== undefined && (!isDay(toDay) || toDay < fromDay)) throw wrongField('toDay', 'Choose a last day that is not before the first one.')
        return each(tx, employeeIds, (inside, employeeId) => assignPolicy(app, inside, { employeeId, policyId, fromDay, toDay }, call.caller))
      }),

    endLeaveAssignment: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [known] = await tx.select().from(leaveAssignments).where(eq(leaveAssignments.id, params.id))
        if (!known) throw notFound('policy')
        const { today } = await lockLeave(app, tx, known.employeeId)
        const [row] = await tx.select().from(leaveAssignments).where(eq(leaveAssignments.id, params.id)).for('update')
        checkVersion(row!, body.version)
        const { toDay } = body
        if (toDay !== null && (!isDay(toDay) || toDay < today)) throw wrongField('toDay', 'The past stays as it is. Choose today or a later day.')
        if (toDay !== null && toDay < row!.fromDay) throw wrongField('toDay', 'Choose a day that is not before the first one.')
        if (row!.toDay !== null && row!.toDay < today) throw refuse('This policy has ended already. Give another one instead.')
        const [next] = await tx
          .select()
          .from(leaveAssignments)
          .where(
            and(
              eq(leaveAssignments.employeeId, row!.employeeId),
              eq(leaveAssignments.kindId, row!.kindId),
              gte(leaveAssignments.fromDay, row!.fromDay),
              or(isNull(leaveAssignments.toDay), lt(leaveAssignments.fromDay, leaveAssignments.toDay)),
            ),
          )
          .orderBy(asc(leaveAssignments.fromDay))
          .offset(1)
          .limit(1)
        if (next && (toDay === null || toDay >= next.fromDay)) throw refuse('Another policy of this kind begins before that. Choose an earlier day.')
        await tx
          .update(leaveAssignments)
          .set({ toDay, version: row!.version + 1 })
          .where(eq(leaveAssignments.id, row!.id))
        await audit(tx, { by: caller, action: 'leave', entity: 'employee', id: row!.employeeId, before: { toDay: row!.toDay }, after: { toDay } })
        return { message: 'Successfully saved!' }
      }),

    setWorkWeek: (call) =>
      write(app, call, (tx) => {
        const { employeeIds, fromDay, minutes, placeId } = call.body
        if (!isDay(fromDay)) throw wrongField('fromDay', 'Enter the day from which it holds, like 1 7 2026')
        return each(tx, employeeIds, (inside, employeeId) => setWeek(app, inside, { employeeId, fromDay, minutes, placeId }, call.caller))
      }),
  }) satisfies Pick<Handlers<operations>, 'assignLeavePolicy' | 'endLeaveAssignment' | 'setWorkWeek'>
