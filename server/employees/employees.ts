import { count, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { EmployeeStatus } from '../../src/machines/lifecycles/employee.ts'
import type { App, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { reading } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { has } from '../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { employees } from '../tables/employees.ts'
import { exportList } from '../workbooks/exportList.ts'
import { exportedEmployees, listOfEmployees } from './listEmployees.ts'
import { readEmployee, shownEmployee, sightOf } from './readEmployee.ts'
import { saveSections } from './saveEmployee.ts'

/** Under which name the summary counts a status. */
const countOf = { onboarding: 'onboarding', active: 'active', 'on leave': 'onLeave', suspended: 'suspended', ended: 'ended' } as const satisfies Record<
  EmployeeStatus,
  string
>

export const employeeHandlers = (app: App) =>
  ({
    getEmployee: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ data: await shownEmployee(tx, await readEmployee(tx, params.employeeId, caller), caller) })),

    revealEmployee: (call) =>
      write(app, call, async (tx) => {
        const employee = await readEmployee(tx, call.body.id, call.caller)
        if (sightOf(employee, call.caller) === 'masked') throw forbidden()
        const { id, requisitionId, applicationId } = employee
        await audit(tx, { by: call.caller, action: 'reveal', entity: 'employee', id, requisitionId, applicationId })
        return { data: await shownEmployee(tx, employee, call.caller, 'all') }
      }),

    saveEmployee: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.contractLetterId, params.contractId)).for('update')
        if (!employee || (employee.accountId !== caller.accountId && !has(caller, 'ONBOARDING'))) throw notFound('contract')
        if (employee.accountId !== caller.accountId) throw forbidden()
        checkVersion(employee, body.version)
        const saved = await saveSections(tx, employee, body, todayIn(app.settings))
        const sections = Object.keys(body).filter((key) => key !== 'version')
        const { id, requisitionId, applicationId } = saved
        // Which sections, never what they say: numbers of bank and tax have no place in a log.
        await audit(tx, { by: caller, action: 'save', entity: 'employee', id, requisitionId, applicationId, after: { sections } })
        return { data: await shownEmployee(tx, saved, caller), message: 'Successfully saved!' }
      }),

    async summariseEmployees() {
      const rows = await app.db.select({ status: employees.status, total: count() }).from(employees).groupBy(employees.status)
      const summary = { total: 0, onboarding: 0, active: 0, onLeave: 0, suspended: 0, ended: 0 }
      for (const { status, total } of rows) {
        summary.total += total
        summary[countOf[status]] += total
      }
      return { data: summary }
    },

    listEmployees: () => listOfEmployees(app, {}),
    findEmployees: ({ body }) => listOfEmployees(app, body),

    exportEmployees: (call) => exportList(app.settings, call, 'Employees', exportedEmployees, (criteria) => listOfEmployees(app, criteria)),
  }) satisfies Partial<Handlers<operations>>
