import type { operations } from '../../../src/api/recruitment.gen.ts'
import { employeeColumns } from '../../employees/employeeColumns.ts'
import { employeesAsRows } from '../../employees/employeeWorkbook.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { countTry } from '../../platform/http/rateLimit.ts'
import { sendTemplate } from '../../workbooks/importTemplate.ts'
import { beginImport } from '../../workbooks/runImport.ts'
import './leaveOfRows.ts'

const notes = [
  'Who starts today or has started is active at once; who starts later is in onboarding until HR converts the record.',
  'Each person gets an account for the own record. An applicant or employee who has an account with the address keeps it.',
  'An account of the recruiting team is linked by a recruitment manager only, where “Link account” says Yes.',
  'Work weeks, leave policies and opening balances are taken from a recruitment manager, and work weeks and policies are given back to one. What a policy brings since its day is there at once.',
  'For people who work here already: enter the balance of a day, and let the policy begin on the day after. Then nothing is counted twice.',
]

/** People who work here already, with what counts for their leave: in from a workbook, and one to fill in. */
export const employeeSheetHandlers = (app: App) =>
  ({
    importEmployees: async ({ files, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
      return { responseData: { id: await beginImport(app, 'employee', files.file, caller) }, message: 'Successfully uploaded!' }
    },

    getEmployeeTemplate: async ({ reply, query: { filled }, caller }) => {
      const rows = filled && (await employeesAsRows(app.db, { today: todayIn(app.settings), withLeave: isManager(caller) }))
      return sendTemplate(reply, 'Employees', employeeColumns, { further: notes, ...(rows && { rows }) })
    },
  }) satisfies Partial<Handlers<operations>>
