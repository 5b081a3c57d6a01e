import { eq } from 'drizzle-orm'
import type { FileOwner } from '../../files/fileOwner.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { employees } from '../../tables/employees.ts'
import { leaveRequests } from '../../tables/leave.ts'
import { ownEmployee } from '../people.ts'

/** A certificate is read by the person, by whoever leads them, and by managers of HR. */
export const certificateOwner: FileOwner = async (db, fileId, caller) => {
  const [held] = await db
    .select({ accountId: employees.accountId, managerId: employees.managerId })
    .from(leaveRequests)
    .innerJoin(employees, eq(employees.id, leaveRequests.employeeId))
    .where(eq(leaveRequests.certificateId, fileId))
  if (!held) return null
  if (held.accountId === caller.accountId || isManager(caller)) return 'may'
  const own = await ownEmployee(db, caller)
  return own !== null && held.managerId === own.id ? 'may' : 'mayNot'
}
