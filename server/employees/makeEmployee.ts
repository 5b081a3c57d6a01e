import { employeeLifecycle } from '../../src/machines/lifecycles/employee.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { beginAll } from '../platform/lifecycle/transition.ts'
import { employeePositions, employeePrivate, employees } from '../tables/employees.ts'

type Made = typeof employees.$inferSelect
type Given = Omit<typeof employees.$inferInsert, 'status' | 'approved' | 'version' | 'endedOn' | 'recordCompletedAt'>

/** How every employee comes to be, by signing a contract or by hand: the record, the first position, the beginning of its history; in the order given. */
export async function makeEmployees(tx: Tx, people: Given[], { by, today }: { by: { accountId: number; name: string }; today: string }): Promise<Made[]> {
  const rows = await keeping(tx.insert(employees).values(people).returning(), { positionTypeId: 'jobPositionTypeId' })
  // Keys rise in the order of the rows.
  const made = rows.toSorted((a, b) => a.id - b.id)
  await tx.insert(employeePrivate).values(made.map(({ id, firstName, lastName }) => ({ employeeId: id, bankAccountName: `${firstName} ${lastName}` })))
  await tx.insert(employeePositions).values(
    made.map(({ id, employmentStartDate, jobTitle, departmentId, positionTypeId, cityId, managerId }) => ({
      ...{ employeeId: id, fromDay: employmentStartDate ?? today, jobTitle, departmentId, positionTypeId, cityId, managerId },
      byName: by.name,
    })),
  )
  await beginAll(
    tx,
    employeeLifecycle,
    made.map(({ id }) => ({ id, by })),
  )
  return made
}
