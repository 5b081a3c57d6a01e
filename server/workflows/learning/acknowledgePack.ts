import { eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { keepRead, packOf } from '../../employees/acknowledgeDocuments.ts'
import { readerOf } from '../../employees/sectionPermissions.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { forbidden, notFound, Problem } from '../../platform/http/problem.ts'
import { employees } from '../../tables/employees.ts'
import { completeByPack } from './completeByPack.ts'

/** What somebody who works here says to have read in the own record, with the courses that it completes. */
export const ownPackHandlers = (app: App) =>
  ({
    acknowledgeOwnPack: (call) =>
      write(app, call, async (tx) => {
        const { caller, body, params } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId)).for('share')
        const reader = employee && readerOf(employee, caller)
        if (!reader) throw notFound('employee')
        if (reader !== 'oneself') throw forbidden()
        if (isTagged(employeeStates, employee.status, 'ended')) throw new Problem(409, 'EMPLOYMENT_HAS_ENDED', 'This employment has ended.')
        const { requisitionId, applicationId, contractLetterId } = employee
        const by = { contractLetterId, employeeId: employee.id, about: { requisitionId, applicationId } }
        const documentIds = await keepRead(tx, caller, body.documentIds, packOf(employee), by)
        await completeByPack(app, tx, { employeeId: employee.id, documentIds, caller })
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'acknowledgeOwnPack'>
