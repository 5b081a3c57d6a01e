import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { employees } from '../tables/employees.ts'
import { addPeople, faultsOfPerson, type NewPerson, obstaclesTo } from './addPeople.ts'

/** As it is kept: without the blanks around it. */
const trimmed = (person: NewPerson): NewPerson => ({
  ...person,
  ...{ firstName: person.firstName.trim(), lastName: person.lastName.trim(), jobTitle: person.jobTitle.trim(), email: person.email.trim() },
})

async function checkManager(tx: Tx, managerId: number | null) {
  if (managerId === null) return
  const [manager] = await tx.select({ status: employees.status }).from(employees).where(eq(employees.id, managerId)).for('share')
  if (!manager) throw notFound('employee')
  if (isTagged(employeeStates, manager.status, 'ended')) throw wrongField('managerId', 'This employment has ended. Choose somebody who works here.')
}

/** Somebody who is not hired through recruitment. */
export const addEmployeeHandlers = (app: App) =>
  ({
    addEmployee: (call) =>
      write(app, call, async (tx) => {
        const person = trimmed(call.body)
        await checkManager(tx, person.managerId)
        const faults = faultsOfPerson(person)
        if (faults.length > 0) throw notFilled(...faults)
        const [obstacle] = await obstaclesTo(tx, [person], call.caller)
        if (obstacle) {
          const { field, message, code, existing } = obstacle
          const problem = new Problem(409, code, message, [{ field, message }])
          problem.existing = existing
          throw problem
        }
        const [made] = await addPeople(app, tx, [person], call.caller)
        return { responseData: { id: made!.id }, message: 'Successfully created!' }
      }),
  }) satisfies Partial<Handlers<operations>>
