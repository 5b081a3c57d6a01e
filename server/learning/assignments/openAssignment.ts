import { courseAssignmentLifecycle } from '../../../src/machines/lifecycles/courseAssignment.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditAll, type By, nameOf } from '../../platform/lifecycle/audit.ts'
import { beginAll } from '../../platform/lifecycle/transition.ts'
import { courseAssignments } from '../../tables/learning.ts'

type Opening = Pick<typeof courseAssignments.$inferInsert, 'employeeId' | 'courseId' | 'ruleId' | 'openedOn' | 'dueOn'>

/** Opens assignments with their history; where one of that course is open already there is no second. Answers those that are new. */
export async function openAssignments(tx: Tx, wanted: readonly Opening[], by: By, causedBy: number | null = null) {
  if (wanted.length === 0) return []
  const rows = await tx
    .insert(courseAssignments)
    .values(wanted.map((one) => ({ ...one, assignedBy: nameOf(by) })))
    .onConflictDoNothing()
    .returning()
  await beginAll(
    tx,
    courseAssignmentLifecycle,
    rows.map(({ id }) => ({ id, by })),
  )
  const told = ({ id, employeeId, courseId, ruleId, dueOn }: (typeof rows)[number]) => ({
    ...{ by, action: 'create', entity: courseAssignmentLifecycle.name, id, causedBy },
    after: { employeeId, courseId, ruleId, dueOn },
  })
  await auditAll(tx, rows.map(told))
  return rows
}
