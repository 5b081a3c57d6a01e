import { eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { contractIsSigned, type EmployeeStatus, employeeLifecycle } from '../../../src/machines/lifecycles/employee.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { employeeTransitions } from '../../employees/endOnboarding.ts'
import { readEmployee } from '../../employees/readEmployee.ts'
import { moveTasks } from '../../employees/tasks/changeStartDay.ts'
import { cancelTasks } from '../../employees/tasks/taskTransitions.ts'
import { welcome } from '../../employees/welcome.ts'
import { moveLetter } from '../../letters/moveLetter.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { reading, type Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { staffActors } from '../../records/applications.ts'
import { lockLetter } from '../../records/letters.ts'
import { employees } from '../../tables/employees.ts'
import { letters } from '../../tables/letters.ts'
import { settleLeave } from '../leave/settleLeave.ts'
import { moveApplication } from '../moveApplication.ts'
import { closeWhenCompleted } from '../requisitions/closeRequisition.ts'

explain('employee', { contractIsSigned: 'The contract has to be signed before the person can become an employee.' })

type Employee = typeof employees.$inferSelect
type Change = { id: number; status: EmployeeStatus; version: number; reason?: string }

/** What can follow for an employee, and why not otherwise. */
async function transitionsOf(tx: Tx, employee: Employee, caller: Caller) {
  const { status, contractLetterId } = employee
  const [contract] = contractLetterId === null ? [] : await tx.select({ status: letters.status }).from(letters).where(eq(letters.id, contractLetterId))
  const subject = { status, contractIsSigned: !contract || contractIsSigned(contract.status) }
  return movesOf(employeeLifecycle, subject, staffActors(caller)).map(({ status, event, allowed, why }) => ({
    status,
    event,
    allowed,
    why,
  }))
}

/**
 * A change of status. Conversion is one: requisition, application, contract and employee are locked in this order, then
 * employee, contract and application move, and the requisition is counted anew. Who was not hired through recruitment has
 * none of these three.
 */
async function changeStatus(app: App, tx: Tx, { id, status, version, reason }: Change, caller: Caller) {
  const [known] = await tx.select({ contractLetterId: employees.contractLetterId }).from(employees).where(eq(employees.id, id))
  if (!known) throw notFound('employee')
  const hired = known.contractLetterId === null ? null : await lockLetter(tx, 'contract', known.contractLetterId)
  const [employee] = await tx.select().from(employees).where(eq(employees.id, id)).for('update')
  if (!employee) throw notFound('employee')
  const [actors, today] = [staffActors(caller), todayIn(app.settings)]
  const {
    row,
    event,
    auditId: causedBy,
  } = await transition(tx, employeeTransitions(!hired || contractIsSigned(hired.letter.status)), employee, {
    to: status,
    by: caller,
    actors,
    reason,
    version,
    set: ({ type }) => ({
      ...(type === 'convert' && { approved: true, employmentStartDate: employee.employmentStartDate ?? today }),
      ...(type === 'end' && { endedOn: today }),
    }),
  })
  if (event.type === 'end') {
    await cancelTasks(tx, row, reason?.trim() || 'The employment has ended.', causedBy)
    await settleLeave(app, tx, row)
  }
  if (event.type !== 'convert') return
  if (employee.employmentStartDate === null) await moveTasks(tx, row, today, { by: caller, causedBy })
  await welcome(app, tx, employee, hired?.about.requisition.positionTitle ?? employee.jobTitle)
  if (!hired) return
  const { letter, about } = hired
  const { auditId } = await moveLetter(app, tx, letter, 'convert', { about, by: caller, actors, causedBy })
  const moved = await moveApplication(tx, about.application, { event: { type: 'hire' }, by: caller, actors, causedBy: auditId })
  if (moved.requisition) await closeWhenCompleted(app, tx, moved.requisition, moved.auditId)
}

export const employeeStatusHandlers = (app: App) =>
  ({
    changeEmployeeStatus: (call) =>
      write(app, call, async (tx) => {
        await changeStatus(app, tx, call.body, call.caller)
        return { message: 'Successfully updated!' }
      }),

    listEmployeeTransitions: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ data: await transitionsOf(tx, await readEmployee(tx, params.id, caller), caller) })),
  }) satisfies Pick<Handlers<operations>, 'changeEmployeeStatus' | 'listEmployeeTransitions'>
