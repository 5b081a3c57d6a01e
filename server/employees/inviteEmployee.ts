import type { operations } from '../../src/api/recruitment.gen.ts'
import { inviteAgain } from '../accounts/manageUsers.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { Problem } from '../platform/http/problem.ts'
import { isInvited, readEmployee } from './readEmployee.ts'

export const inviteEmployeeHandlers = (app: App) =>
  ({
    inviteEmployee: (call) =>
      write(app, call, async (tx) => {
        const employee = await readEmployee(tx, call.params.employeeId, call.caller)
        if (!(await isInvited(tx, employee))) throw new Problem(409, 'NOT_INVITED', 'This person can sign in already, or works here no longer.')
        await inviteAgain(app, tx, employee.accountId, call.caller)
        return { message: 'Message sent' }
      }),
  }) satisfies Partial<Handlers<operations>>
