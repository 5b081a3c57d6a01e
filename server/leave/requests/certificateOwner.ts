import { eq } from 'drizzle-orm'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { type FileOwner, namedIn } from '../../files/fileOwner.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveRequests } from '../../tables/leave.ts'
import { answersFor } from '../people.ts'

/** A certificate is read by the person, by whoever leads them, by managers of HR, and by a substitute as long as the request waits for them. */
export const certificateOwner: FileOwner = {
  holds: namedIn(leaveRequests.certificateId),
  opens: async (db, fileId, caller, today) => {
    const [held] = await db
      .select({ accountId: employees.accountId, managerId: employees.managerId, status: leaveRequests.status, approvedByHr: leaveKinds.approvedByHr })
      .from(leaveRequests)
      .innerJoin(employees, eq(employees.id, leaveRequests.employeeId))
      .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
      .where(eq(leaveRequests.certificateId, fileId))
    if (!held) return false
    if (held.accountId === caller.accountId || isManager(caller)) return true
    if (held.managerId === null) return false
    const { own, leads } = await answersFor(db, caller, today)
    const waits = isTagged(leaveRequestStates, held.status, 'asked') && !held.approvedByHr && leads.includes(held.managerId)
    return held.managerId === own?.id || waits
  },
}
