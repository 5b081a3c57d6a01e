import { count, eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { has } from '../access.ts'
import { audit } from '../audit.ts'
import type { App, Handlers } from '../contract.ts'
import { reading } from '../database.ts'
import { todayIn } from '../days.ts'
import { exportList } from '../exports.ts'
import { employees } from '../hr/employee.schema.ts'
import { checkVersion, forbidden, notFound } from '../problem.ts'
import { write } from '../write.ts'
import { exportedEmployees, listOfEmployees } from './employee.list.ts'
import { readEmployee, shownEmployee, sightOf } from './employee.record.ts'
import { saveSections } from './employee.save.ts'

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
      const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0
      const total = rows.reduce((sum, row) => sum + row.total, 0)
      return { data: { total, onboarding: of('onboarding'), active: of('active'), onLeave: of('on leave'), suspended: of('suspended'), ended: of('ended') } }
    },

    listEmployees: () => listOfEmployees(app, {}),
    findEmployees: ({ body }) => listOfEmployees(app, body),

    exportEmployees: (call) => exportList(app.settings, call, 'Employees', exportedEmployees, (criteria) => listOfEmployees(app, criteria)),
  }) satisfies Partial<Handlers<operations>>
