import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { leaveRequestLifecycle, leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { addEntries, lockLeave } from '../../leave/ledger/postEntries.ts'
import { readAccounts, readKinds } from '../../leave/ledger/readAccounts.ts'
import { cancelDays, liveDays, lockRequest, moveRequest } from '../../leave/requests/moveRequest.ts'
import { endOf } from '../../leave/rules/account.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { employees } from '../../tables/employees.ts'
import { leaveRequests } from '../../tables/leave.ts'

const REASON = 'The employment has ended.'
const { withdraw, cancel } = leaveRequestLifecycle.events

/** Of somebody who leaves nothing is asked for or planned any more; what was earned is posted, and the balance is settled. The employee is locked and has ended. */
export async function settleLeave(app: App, tx: Tx, employee: typeof employees.$inferSelect): Promise<void> {
  const { today } = await lockLeave(app, tx, employee.id)
  const open = await tx
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .where(and(eq(leaveRequests.employeeId, employee.id), gt(leaveRequests.lastDay, today), inArray(leaveRequests.status, tagged(leaveRequestStates, 'live'))))
    .orderBy(asc(leaveRequests.id))
  for (const { id } of open) {
    const locked = await lockRequest(app, tx, id, 'system')
    const { status, firstDay } = locked.request
    if (isTagged(leaveRequestStates, status, 'asked')) await moveRequest(app, tx, locked, 'system', { event: withdraw, reason: REASON })
    else if (firstDay > today) await moveRequest(app, tx, locked, 'system', { event: cancel, reason: REASON })
    else await cancelDays(app, tx, locked, 'system', async () => (await liveDays(tx, id)).filter(({ day }) => day > today), { reason: REASON })
  }
  const kinds = await readKinds(tx)
  for (const account of await readAccounts(tx, [employee], today)) {
    const kind = kinds.find(({ id }) => id === account.kindId)
    if (kind?.counted) await addEntries(tx, { employeeId: employee.id, kindId: account.kindId }, endOf(account, today, kind.atEnd), { reason: REASON })
  }
}
