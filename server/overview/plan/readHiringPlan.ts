import { sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Call, Handlers } from '../../platform/context.ts'
import type { Criteria } from '../../platform/db/listColumns.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { exportList, sendSheet } from '../../workbooks/exportList.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'
import { factsExported, listFacts } from '../reports/listReportRows.ts'
import { scopeOf } from '../reports/scope.ts'
import { countPlan, hiringMeasures } from './countPlan.ts'

type Schemas = components['schemas']
type Asked = Pick<Call<operations['findHiringRows']>, 'params' | 'query' | 'caller'>

/** The plan as a matrix, and what each of its counted numbers counts. */
export const hiringPlanHandlers = (app: App) =>
  ({
    getHiringPlan: async ({ query }) => ({ data: await countPlan(app.db, app.settings, query.year) }),

    exportHiringPlan: async ({ query, body, reply }) => {
      const plan = await countPlan(app.db, app.settings, query.year)
      return sendSheet(reply, body.format, sheetOf(plan, body))
    },

    findHiringRows: (call) => findRows(app, call, call.body),
    exportHiringRows: (call) => exportList(app.settings, call, 'Positions', factsExported, (criteria) => findRows(app, call, criteria)),
  }) satisfies Partial<Handlers<operations>>

function findRows(app: App, { params, query, caller }: Asked, criteria: Criteria) {
  const { withoutDepartment = false, ...asked } = query
  if (withoutDepartment && asked.department !== undefined) throw wrongField('department', 'Ask for a department, or for what belongs to none.')
  const facts = hiringMeasures[params.measure](scopeOf(asked, app.settings))
  return listFacts(app, caller, criteria, facts, withoutDepartment ? [sql`facts.department = ''`] : [])
}

/** The matrix under the words of the screen. */
function sheetOf({ departments, all }: Schemas['HiringPlan'], { title, heading, noDepartment, all: whole, columns }: Schemas['ExportedHiringPlan']) {
  const line = (name: string, row: Schemas['HiringPlan']['all']): Cell[] => [
    name,
    ...columns.map(({ quarter, column }) => (quarter === 0 ? row.all : row.cells[quarter - 1])?.[column] ?? null),
  ]
  return {
    name: title,
    headings: [heading, ...columns.map((column) => column.heading)],
    rows: [...departments.map((row) => line(row.department ?? noDepartment, row)), line(whole, all)],
  }
}
