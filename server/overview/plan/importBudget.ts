import { eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { keeping } from '../../platform/db/constraints.ts'
import type { Tx } from '../../platform/db/database.ts'
import { countTry } from '../../platform/http/rateLimit.ts'
import { auditAll } from '../../platform/lifecycle/audit.ts'
import { idsOf, plain, unknown } from '../../reference/namesInSheets.ts'
import { ranges } from '../../tables/contract.gen.ts'
import { departments } from '../../tables/reference.ts'
import { budgetedPositions } from '../../tables/requisitions.ts'
import { sendTemplate } from '../../workbooks/importTemplate.ts'
import type { Cell } from '../../workbooks/readWorkbook.ts'
import { beginImport, type ImportColumn, type ImportRow, type RefusedCell, readRows, takesRows } from '../../workbooks/runImport.ts'
import { onceEach } from './manageBudget.ts'
import { quarterIn } from './quarters.ts'

type Preview = components['schemas']['BudgetPreview']
type Kept = typeof budgetedPositions.$inferSelect
type Values = Pick<Kept, 'departmentId' | 'quarter' | 'positionTitle' | 'people'>
/** A row of the workbook with what stands there already. */
type Draft = { row: number; cells: ImportRow['cells']; values: Values | null; kept: Kept | null; wrong: RefusedCell[] }

const { min, max } = ranges.BudgetedPeople
const LONGEST_TITLE = 200
const MOST_SHOWN = 500
const AT_ONCE = 500

const columns: readonly ImportColumn[] = [
  { field: 'department', heading: 'Department', required: true, allowed: 'A name from Departments in Reference Data', example: 'Surgery' },
  { field: 'quarter', heading: 'Quarter', required: true, allowed: 'A quarter, like 2027-Q1, or a day in it', example: '2027-Q1' },
  {
    field: 'positionTitle',
    heading: 'Position',
    required: false,
    allowed: `Optional: the title of the position, at most ${LONGEST_TITLE} characters`,
    example: 'Example position',
  },
  { field: 'people', heading: 'People', required: true, allowed: `How many are budgeted, a whole number from ${min} to ${max}`, example: 2 },
]

const words = (cell: Cell | undefined) =>
  String(cell ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
const keyOf = ({ departmentId, quarter, positionTitle }: Values) => `${departmentId} ${quarter} ${positionTitle.toLowerCase()}`

/** What each row asks for; whatever cannot be made out is told by the column's heading, with how to mend it. */
async function draftsOf(tx: Tx, rows: readonly ImportRow[], lock: boolean): Promise<Draft[]> {
  const known = await idsOf(tx, sql`${departments}`, [...new Set(rows.map(({ cells }) => plain(cells.department)).filter(Boolean))])
  const ids = [...new Set(known.values())]
  const asked = tx.select().from(budgetedPositions).where(inArray(budgetedPositions.departmentId, ids)).orderBy(budgetedPositions.id)
  const kept = ids.length === 0 ? [] : await (lock ? asked.for('update') : asked)
  const there = new Map(kept.map((one) => [keyOf(one), one]))
  const first = new Map<string, number>()
  return rows.map(({ row, cells }) => {
    const { values, wrong } = valuesOf(row, cells, known)
    const key = values && keyOf(values)
    const before = key === null ? undefined : first.get(key)
    if (before !== undefined)
      wrong.push({ row, field: 'Department', message: `This department, quarter and position stand in row ${before} too. Remove one of them.` })
    else if (key !== null) first.set(key, row)
    return { row, cells, values: wrong.length > 0 ? null : values, kept: (key !== null && there.get(key)) || null, wrong }
  })
}

function valuesOf(row: number, cells: ImportRow['cells'], known: ReadonlyMap<string, number>): { values: Values | null; wrong: RefusedCell[] } {
  const wrong: RefusedCell[] = []
  const say = (field: string, message: string) => void wrong.push({ row, field, message })
  const [department, quarter, positionTitle] = [words(cells.department), quarterIn(words(cells.quarter)), words(cells.positionTitle)]
  const departmentId = known.get(plain(department))
  const people = Number(words(cells.people) || Number.NaN)
  if (!department) say('Department', 'Enter the department.')
  else if (departmentId === undefined) say('Department', unknown(department))
  if (quarter === null) say('Quarter', 'Quarter must be a quarter, like 2027-Q1.')
  if (positionTitle.length > LONGEST_TITLE) say('Position', `Position must have at most ${LONGEST_TITLE} characters.`)
  if (!Number.isInteger(people) || people < min || people > max) say('People', `People must be a whole number from ${min} to ${max}.`)
  return { values: departmentId === undefined || quarter === null || wrong.length > 0 ? null : { departmentId, quarter, positionTitle, people }, wrong }
}

/** A row that differs from what is there sets it; a row that does not changes nothing, so that a workbook can be imported again. */
const isSame = (kept: Kept | null, values: Values) => kept !== null && kept.people === values.people && kept.positionTitle === values.positionTitle
const doesOf = ({ values, kept }: Draft): Preview['rows'][number]['does'] =>
  values === null ? 'REFUSED' : kept === null ? 'ADD' : isSame(kept, values) ? 'SAME' : 'CHANGE'

takesRows('budget', {
  entity: 'budgetedPositions',
  columns,
  take: async (tx, rows, { by, progress }) => {
    const drafts = await draftsOf(tx, rows, true)
    const refused = drafts.flatMap(({ wrong }) => wrong)
    if (refused.length > 0) return refused
    const added = drafts.flatMap(({ values, kept }) => (values !== null && kept === null ? [values] : []))
    for (let at = 0; at < added.length; at += AT_ONCE) {
      const some = added.slice(at, at + AT_ONCE)
      // Whoever adds the same row meanwhile is waited for, and the whole import is refused with the words of the form.
      const made = await keeping(tx.insert(budgetedPositions).values(some).returning().execute(), {}, onceEach)
      await auditAll(
        tx,
        made.map((row, nth) => ({ by, action: 'create', entity: 'budgetedPositions', id: row.id, after: some[nth]! })),
      )
      await progress(at + some.length)
    }
    for (const { values, kept } of drafts) {
      if (values === null || kept === null || isSame(kept, values)) continue
      await tx
        .update(budgetedPositions)
        .set({ ...values, changedAt: new Date(), version: kept.version + 1 })
        .where(eq(budgetedPositions.id, kept.id))
      const before = { people: kept.people, positionTitle: kept.positionTitle }
      await auditAll(tx, [
        { by, action: 'change', entity: 'budgetedPositions', id: kept.id, before, after: { people: values.people, positionTitle: values.positionTitle } },
      ])
    }
    return []
  },
})

const count = (rows: readonly { does: Preview['rows'][number]['does'] }[], does: Preview['rows'][number]['does']) =>
  rows.filter((one) => one.does === does).length

/** What an import would do, without doing it. */
function previewOf(drafts: readonly Draft[]): Preview {
  const rows = drafts.map((draft) => ({
    ...{ row: draft.row, does: doesOf(draft), department: words(draft.cells.department).slice(0, 200), quarter: words(draft.cells.quarter).slice(0, 100) },
    ...{ positionTitle: words(draft.cells.positionTitle).slice(0, LONGEST_TITLE), people: words(draft.cells.people).slice(0, 100) },
    ...{ before: draft.kept?.people ?? null, wrong: draft.wrong },
  }))
  const refusedFirst = rows.toSorted((a, b) => Number(b.does === 'REFUSED') - Number(a.does === 'REFUSED') || a.row - b.row)
  return {
    rows: refusedFirst.slice(0, MOST_SHOWN),
    ...{ adding: count(rows, 'ADD'), changing: count(rows, 'CHANGE'), same: count(rows, 'SAME'), refused: count(rows, 'REFUSED') },
  }
}

const mostTries = { most: 20, seconds: 60 }

export const budgetSheetHandlers = (app: App) =>
  ({
    getBudgetTemplate: ({ reply }) =>
      sendTemplate(reply, 'Hiring budget', columns, {
        further: ['A row for the same department, quarter and position sets its number. Rows that are not in the workbook stay as they are.'],
      }),

    previewBudget: async ({ files, caller }) => {
      await countTry(app, `preview:account:${caller.accountId}`, mostTries)
      const { rows } = await readRows(files.file, columns)
      return { data: previewOf(await app.db.transaction((tx) => draftsOf(tx, rows, false))) }
    },

    importBudget: async ({ files, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, mostTries)
      return { responseData: { id: await beginImport(app, 'budget', files.file, caller) }, message: 'Successfully uploaded!' }
    },
  }) satisfies Partial<Handlers<operations>>
