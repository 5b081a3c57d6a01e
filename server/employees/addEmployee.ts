import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isManager } from '../platform/http/permissions.ts'
import { notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { countTry } from '../platform/http/rateLimit.ts'
import { employees } from '../tables/employees.ts'
import { sendTemplate } from '../workbooks/importTemplate.ts'
import { beginImport } from '../workbooks/runImport.ts'
import { addPeople, faultsOfPerson, type NewPerson, obstaclesTo } from './addPeople.ts'
import { employeeColumns } from './employeeColumns.ts'
import { employeesAsRows } from './employeeWorkbook.ts'

const notes = [
  'Who starts today or has started is active at once; who starts later is in onboarding until HR converts the record.',
  'Each person gets an account for the own record. An applicant or employee who has an account with the address keeps it.',
  'An account of the recruiting team is linked by a recruitment manager only, where “Link account” says Yes.',
  'Work weeks and leave policies are taken from a recruitment manager, and given back to one. What a policy brings since its day is there at once.',
]

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

/** People who are not hired through recruitment: one by hand, or many from a workbook. */
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

    importEmployees: async ({ files, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
      return { responseData: { id: await beginImport(app, 'employee', files.file, caller) }, message: 'Successfully uploaded!' }
    },

    getEmployeeTemplate: async ({ reply, query: { filled }, caller }) => {
      const rows = filled && (await employeesAsRows(app.db, { today: todayIn(app.settings), withLeave: isManager(caller) }))
      return sendTemplate(reply, 'Employees', employeeColumns, { further: notes, ...(rows && { rows }) })
    },
  }) satisfies Partial<Handlers<operations>>
