import { and, asc, eq } from 'drizzle-orm'
import { taskLifecycle } from '../../../src/machines/lifecycles/task.ts'
import { isFor } from '../../platform/db/audience.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { auditAll, type By } from '../../platform/lifecycle/audit.ts'
import { beginAll } from '../../platform/lifecycle/transition.ts'
import { employees } from '../../tables/employees.ts'
import { tasks, taskTemplateDepartments, taskTemplatePositionTypes, taskTemplates } from '../../tables/tasks.ts'
import { ownersFor } from './taskOwners.ts'
import { dueDay } from './taskTransitions.ts'

type Given = {
  by: By
  causedBy?: number | null
  /** The officer of somebody whose record names none. */
  officerId?: number
}

/** What is to be done for somebody who comes: one task of each template that fits the department and the type of position. */
export async function giveTasks(tx: Tx, employeeId: number, { by, causedBy = null, officerId }: Given): Promise<void> {
  const [employee] = await tx.select().from(employees).where(eq(employees.id, employeeId))
  if (!employee) throw notFound('employee')
  const startDay = employee.employmentStartDate
  const fitting = await tx
    .select()
    .from(taskTemplates)
    .where(
      and(
        eq(taskTemplates.retired, false),
        isFor(taskTemplateDepartments, taskTemplates.id, employee.departmentId),
        isFor(taskTemplatePositionTypes, taskTemplates.id, employee.positionTypeId),
      ),
    )
    .orderBy(asc(taskTemplates.position), asc(taskTemplates.id))
  if (fitting.length === 0) return
  const found = await ownersFor(tx, employeeId)
  const owners = { ...found, OFFICER: found.OFFICER ?? officerId ?? null }
  const rows = await tx
    .insert(tasks)
    .values(
      fitting.map(({ id: templateId, name, description, owner, ownerAccountId, dueDays }) => ({
        ...{ employeeId, templateId, name, description, owner, dueDays },
        ownerAccountId: owner === 'NAMED' ? ownerAccountId : owners[owner],
        dueOn: startDay && dueDay(startDay, dueDays),
      })),
    )
    .returning()
  await beginAll(
    tx,
    taskLifecycle,
    rows.map(({ id }) => ({ id, by })),
  )
  const about = { by, entity: 'task', requisitionId: employee.requisitionId, applicationId: employee.applicationId, causedBy, action: 'create' }
  await auditAll(
    tx,
    rows.map(({ id, name, dueOn }) => ({ ...about, id, after: { name, dueOn } })),
  )
}
