import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Call, Handlers } from '../../platform/context.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { sendSheet } from '../../workbooks/exportList.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'
import { exportReportRows, findReportRows } from './listReportRows.ts'
import { reports } from './reports.ts'
import { scopeOf } from './scope.ts'
import { besideBefore } from './tables.ts'

type Schemas = components['schemas']
type Asked = Pick<Call<operations['getReport']>, 'params' | 'query'>

/** Dashboards over everything that was written down; each number opens the rows that it counts. */
export const reportHandlers = (app: App) =>
  ({
    getReport: async (call) => ({ data: await readReport(app, call) }),

    exportReport: async (call) => {
      const { format, before, tables } = call.body
      const report = await readReport(app, call)
      const [first, ...others] = tables.map((one) => sheetOf(report, one, call.query.compareFrom ? before : null))
      return sendSheet(call.reply, format, first!, ...others)
    },

    findReportRows: (call) => findReportRows(app, call, call.body),
    exportReportRows: (call) => exportReportRows(app, call),
  }) satisfies Partial<Handlers<operations>>

export async function readReport({ db, settings }: App, { params, query }: Asked): Promise<Schemas['Report']> {
  const { compareFrom, compareTo, ...asked } = query
  const scope = scopeOf(asked, settings)
  if ((compareFrom === undefined) !== (compareTo === undefined))
    throw wrongField(compareFrom ? 'compareTo' : 'compareFrom', 'Give both days of the other period, or neither.')
  const other =
    compareFrom && compareTo ? scopeOf({ ...asked, from: compareFrom, to: compareTo }, settings, { from: 'compareFrom', to: 'compareTo' }, scope.now) : null
  const read = reports[params.report]
  const now = await read(db, scope)
  // In the same steps as the period that it is held against.
  const before = other && (await read(db, { ...other, unit: scope.unit }))
  return { asOf: scope.now.toISOString(), unit: scope.unit, ...besideBefore(now, before) }
}

/** A table under the words of the screen. */
function sheetOf({ tables }: Schemas['Report'], asked: Schemas['ExportedReport']['tables'][number], before: string | null) {
  const found = tables.find(({ key }) => key === asked.table)
  if (!found) throw wrongField('tables.0.table', `This report has no table "${asked.table}".`)
  const unknown = asked.columns.findIndex(({ column }) => !found.columns.includes(column))
  if (unknown >= 0) throw wrongField(`tables.0.columns.${unknown}.column`, `The column "${asked.columns[unknown]?.column}" is not in this table.`)
  const words = new Map(asked.words.map(({ value, label }) => [value, label]))
  const line = (title: string, cells: Schemas['ReportCell'][]): Cell[] => [
    title,
    ...asked.columns.flatMap(({ column }) => {
      const cell = cells.find((one) => one.column === column)
      return before === null ? [cell?.value ?? null] : [cell?.value ?? null, cell?.before ?? null]
    }),
  ]
  return {
    name: asked.title,
    headings: [asked.heading, ...asked.columns.flatMap(({ heading }) => (before === null ? [heading] : [heading, `${heading}, ${before}`]))],
    rows: [
      ...found.rows.map(({ key, name, cells }) => line(name ?? words.get(key) ?? key, cells)),
      ...(found.all.length > 0 ? [line(asked.all, found.all)] : []),
    ],
  }
}
