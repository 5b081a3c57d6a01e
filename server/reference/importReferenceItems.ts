import { and, count, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Call, Handlers } from '../platform/context.ts'
import { notFound } from '../platform/http/problem.ts'
import { countTry } from '../platform/http/rateLimit.ts'
import { imports } from '../tables/platform.ts'
import { sendSheet, withinLimit } from '../workbooks/exportList.ts'
import { sendTemplate } from '../workbooks/importTemplate.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import { beginImport } from '../workbooks/runImport.ts'
import { type ReferenceListName, referenceColumns } from './columns.ts'
import './importRows.ts'
import { folded, type ItemList, named } from '../tables/reference.ts'
import { referenceSpecs } from './criteriaLists.ts'
import { type ReferenceTable, within } from './lists.ts'

type Exported = { table: ReferenceTable; list?: ItemList }
const fileNameOf = (list: ReferenceListName) => list.replaceAll(/[_-]/g, ' ')
const sheetNameOf = (list: ReferenceListName) => fileNameOf(list).replace(/^./, (letter) => letter.toUpperCase())

/** Reference lists as spreadsheets: in from a workbook, out as a file with the same headings, and an empty one to fill in. */
export const referenceSheetHandlers = (app: App) => {
  const into = (list: ReferenceListName) => async (call: Pick<Call, 'caller' | 'files'>) => taken(list, call)
  async function taken(list: ReferenceListName, { files, caller }: Pick<Call, 'caller' | 'files'>) {
    await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
    return { responseData: { id: await beginImport(app, list, files.file, caller) }, message: 'Successfully uploaded!' }
  }
  return {
    // The specification names these three; every other list is taken in by the same call.
    importCountries: into('countries'),
    importIndustries: into('industry'),
    importIndustryDisciplines: into('industry_discipline'),
    importReferenceItems: (call) => taken(call.params.list, call),

    getImport: async ({ params, caller }) => {
      const [found] = await app.db
        .select()
        .from(imports)
        .where(and(eq(imports.id, params.id), eq(imports.accountId, caller.accountId)))
      if (!found) throw notFound('import')
      const { id, fileName, state, rows, done, refusedRows, report } = found
      return { data: { id, fileName, state, rows, done, refusedRows, report } }
    },

    getReferenceTemplate: async ({ params: { list }, reply }) => {
      const { columns } = referenceColumns[list]
      return sendTemplate(reply, sheetNameOf(list), columns)
    },

    exportReferenceItems: async ({ params: { list }, body: { format, search = '' }, reply }) => {
      const { columns, list: house } = referenceColumns[list]
      const { table, list: of }: Exported = referenceSpecs[house]
      const where = and(within(of), named(table.name, search))
      const [all] = await app.db
        .select({ total: count() })
        .from(table as PgTable)
        .where(where)
      withinLimit(all?.total ?? 0)
      const items: Record<string, unknown>[] = await app.db
        .select()
        .from(table as PgTable)
        .where(where)
        .orderBy(folded(table.name), table.id)
      const names = new Map<string, Map<unknown, string>>()
      for (const { field, parent } of columns)
        if (parent) {
          const { table: of } = referenceSpecs[parent.list]
          const known = await app.db.select({ id: of.id, name: of.name }).from(of as PgTable)
          names.set(field, new Map((known as { id: number; name: string }[]).map(({ id, name }) => [id, name])))
        }
      const cellOf = (item: Record<string, unknown>, field: string): Cell => {
        const of = names.get(field)
        return (of ? (of.get(item[field]) ?? null) : item[field]) as Cell
      }
      const rows = items.map((item) => columns.map(({ field }) => cellOf(item, field) ?? null))
      return sendSheet(reply, format, { name: sheetNameOf(list), headings: columns.map(({ heading }) => heading), rows })
    },
  } satisfies Partial<Handlers<operations>>
}
