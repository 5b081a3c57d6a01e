import { eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { keeping } from '../../platform/db/constraints.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { departments } from '../../tables/reference.ts'
import { budgetedPositions } from '../../tables/requisitions.ts'
import { asTheyAre, type ExportColumns, exportList } from '../../workbooks/exportList.ts'
import { wantQuarter } from './quarters.ts'

type Schemas = components['schemas']
type Row = Schemas['BudgetedPositions']
type Shown = Omit<Row, 'changedAt'> & { changedAt: Date }

const shown = {
  id: budgetedPositions.id,
  departmentId: budgetedPositions.departmentId,
  department: departments.name,
  quarter: budgetedPositions.quarter,
  positionTitle: budgetedPositions.positionTitle,
  people: budgetedPositions.people,
  changedAt: budgetedPositions.changedAt,
  version: budgetedPositions.version,
}
const joins: Joins = { departments: { table: departments, on: eq(departments.id, budgetedPositions.departmentId) } }
const columns = {
  id: { sql: budgetedPositions.id, kind: 'number' },
  department: { sql: departments.name, kind: 'text', needs: ['departments'] },
  departmentId: { sql: budgetedPositions.departmentId, kind: 'number' },
  quarter: { sql: budgetedPositions.quarter, kind: 'date' },
  positionTitle: { sql: budgetedPositions.positionTitle, kind: 'text' },
  people: { sql: budgetedPositions.people, kind: 'number' },
  changedAt: { sql: budgetedPositions.changedAt, kind: 'moment' },
} satisfies ListColumns
const exported: ExportColumns<Row> = {
  ...asTheyAre<Row>('id', 'department', 'quarter', 'positionTitle', 'people'),
  changedAt: ({ changedAt }) => new Date(changedAt),
}

export async function listBudget({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) {
  const search = [departments.name, budgetedPositions.positionTitle]
  const found = await page<Shown>({ db, table: budgetedPositions, joins, criteria, columns, settings, search, needs: ['departments'], shown })
  return { ...found, responseDataList: found.responseDataList.map((row): Row => ({ ...row, changedAt: row.changedAt.toISOString() })) }
}

/** What is budgeted is entered; nothing else of the plan is kept. */
export const budgetHandlers = (app: App) =>
  ({
    findBudgetedPositions: ({ body }) => listBudget(app, body),
    exportBudgetedPositions: (call) => exportList(app.settings, call, 'Budgeted positions', exported, (criteria) => listBudget(app, criteria)),

    addBudgetedPositions: (call) =>
      write(app, call, async (tx) => {
        const values = valuesIn(call.body)
        const [row] = await keeping(tx.insert(budgetedPositions).values(values).returning().execute(), {}, onceEach)
        await audit(tx, { by: call.caller, action: 'create', entity: 'budgetedPositions', id: row!.id, after: values })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    changeBudgetedPositions: (call) =>
      write(app, call, async (tx) => {
        const row = await lock(tx, call.params.id)
        checkVersion(row, call.body.version)
        const after = valuesIn(call.body)
        const saving = tx
          .update(budgetedPositions)
          .set({ ...after, changedAt: new Date(), version: row.version + 1 })
          .where(eq(budgetedPositions.id, row.id))
        await keeping(saving.execute(), {}, onceEach)
        await audit(tx, { by: call.caller, action: 'change', entity: 'budgetedPositions', id: row.id, before: valuesOf(row), after })
        return { message: 'Successfully updated!' }
      }),

    removeBudgetedPositions: (call) =>
      write(app, call, async (tx) => {
        const row = await lock(tx, call.params.id)
        checkVersion(row, call.query.version)
        await tx.delete(budgetedPositions).where(eq(budgetedPositions.id, row.id))
        await audit(tx, { by: call.caller, action: 'delete', entity: 'budgetedPositions', id: row.id, before: valuesOf(row) })
        return { message: 'deleted' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** Told by the last column of the key that is there already. */
const once = {
  field: 'positionTitle',
  message: 'The budget has a row for this department, quarter and position already. Change its number, or choose another quarter or position.',
}
export const onceEach = { positionTitle: once }

const valuesIn = ({ departmentId, quarter, positionTitle, people }: Schemas['NewBudgetedPositions']) => ({
  ...{ departmentId, people },
  quarter: wantQuarter(quarter),
  positionTitle: positionTitle.trim().replaceAll(/\s+/g, ' '),
})
const valuesOf = ({ departmentId, quarter, positionTitle, people }: typeof budgetedPositions.$inferSelect) => ({ departmentId, people, quarter, positionTitle })

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(budgetedPositions).where(sql`${budgetedPositions.id} = ${id}`).for('update')
  if (!row) throw notFound('row of the budget')
  return row
}
