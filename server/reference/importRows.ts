import { setImmediate } from 'node:timers/promises'
import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keeping } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { checkBodyOf } from '../platform/http/validation.ts'
import { folded, type ItemList } from '../tables/reference.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'
import { type ImportRow, type RefusedCell, type RowReader, takesRows } from '../workbooks/runImport.ts'
import { type ReferenceColumn, referenceColumns } from './columns.ts'
import { referenceSpecs } from './criteriaLists.ts'
import { within } from './lists.ts'

type Values = Record<string, Cell>
type Found = (name: string, within: Cell) => number | undefined
type ImportedSpec = { table: PgTable; entity: string; list?: ItemList }
const AT_ONCE = 100

const plain = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()
const keyOf = (fields: string[], values: Record<string, unknown>) => JSON.stringify(fields.map((field) => plain(values[field])))

/** Reads the rows of one reference list. The table is locked, so that nobody adds what was just found missing. */
function referenceReader({ list, add, columns, unique }: (typeof referenceColumns)[keyof typeof referenceColumns]): RowReader {
  const { table, entity, list: items }: ImportedSpec = referenceSpecs[list]
  return {
    entity,
    columns,
    take: async (tx, rows, { progress }) => {
      await tx.execute(sql`lock table ${table} in share row exclusive mode`)
      const finders = await findersOf(tx, columns)
      const taken: { row: number; values: Values }[] = []
      const refused: RefusedCell[] = []
      for (const [at, row] of rows.entries()) {
        const { values, wrong } = valuesOf(row, columns, finders)
        const off = wrong.length > 0 ? [] : checkBodyOf(add, values)
        refused.push(...wrong, ...off.map(({ field, message }) => ({ row: row.row, field: headingOf(columns, field), message })))
        taken.push({ row: row.row, values })
        // Others are answered in between.
        if (at % AT_ONCE === 0) await setImmediate()
      }
      refused.push(...(await repeated(tx, table, within(items), taken, unique, columns)))
      if (refused.length > 0) return refused.sort((a, b) => a.row - b.row)
      for (let at = 0; at < taken.length; at += AT_ONCE) {
        const some = taken.slice(at, at + AT_ONCE)
        // Names that only the database takes for the same are refused here; the rows before are undone with it.
        await keeping(tx.insert(table).values(some.map(({ values }) => ({ ...values, list: items })) as never))
        await progress(at + some.length)
      }
      return []
    },
  }
}

const headingOf = (columns: ReferenceColumn[], field: string) => columns.find((column) => column.field === field)?.heading ?? field

/** A row's values as the form would send them; what cannot be made out is told by heading. */
function valuesOf({ row, cells }: ImportRow, columns: ReferenceColumn[], finders: Map<string, Found>): { values: Values; wrong: RefusedCell[] } {
  const values: Values = {}
  const wrong: RefusedCell[] = []
  for (const { field, heading, required, parent, number } of columns) {
    const cell = cells[field] ?? null
    const say = (message: string) => void wrong.push({ row, field: heading, message })
    if (cell === null) {
      if (required) say(`Fill in ${heading.toLowerCase()}.`)
    } else if (parent?.within && values[parent.within] === undefined) {
      // What it lies in is told already.
    } else if (parent) {
      const id = finders.get(field)?.(String(cell), parent.within ? (values[parent.within] ?? null) : null)
      if (id) values[field] = id
      else say(`“${String(cell).slice(0, 100)}” is not in the list. Add it there first, or write it as it stands there.`)
    } else if (number) {
      const degrees = Number(cell)
      if (Number.isFinite(degrees)) values[field] = degrees
      else say(`${heading} must be a number such as -37.81.`)
    } else values[field] = String(cell)
  }
  return { values, wrong }
}

/** For each column that names an item of another list: what finds its key. */
async function findersOf(tx: Tx, columns: ReferenceColumn[]): Promise<Map<string, Found>> {
  const finders = new Map<string, Found>()
  for (const { field, parent } of columns) {
    if (!parent) continue
    const { table, list }: ImportedSpec = referenceSpecs[parent.list]
    const { rows } = await tx.execute<{ id: number; name: string; within: number | null }>(
      sql`select id, name, ${parent.within ? sql`country_id` : sql`null::int`} as within from ${table} where ${within(list) ?? sql`true`}`,
    )
    const known = new Map(rows.map(({ id, name, within }) => [JSON.stringify([within, plain(name)]), id]))
    finders.set(field, (name, within) => known.get(JSON.stringify([parent.within ? within : null, plain(name)])))
  }
  return finders
}

/** What is in the list already, or twice in the workbook. */
async function repeated(
  tx: Tx,
  table: PgTable,
  ofList: SQL | undefined,
  taken: { row: number; values: Values }[],
  unique: string[][],
  columns: ReferenceColumn[],
) {
  const asked = sql.join(
    [...new Set(unique.flat())].map((field) => sql`${getTableColumns(table)[field]} as ${sql.identifier(field)}`),
    sql`, `,
  )
  // Only what could be meant: a list may be as long as the world has cities.
  const meant = unique.map((fields) => {
    const last = fields.at(-1) ?? ''
    return sql`${folded(getTableColumns(table)[last]!)} in (select folded(one) from unnest(${sql.param(taken.map(({ values }) => plain(values[last])))}::text[]) one)`
  })
  const { rows: present } = await tx.execute(sql`select ${asked} from ${table} where ${and(ofList, or(...meant))}`)
  return unique.flatMap((fields) => {
    const field = headingOf(columns, fields.at(-1) ?? '')
    const known = new Set(present.map((item) => keyOf(fields, item)))
    const first = new Map<string, number>()
    return taken.flatMap(({ row, values }): RefusedCell[] => {
      if (fields.some((one) => columns.some((column) => column.field === one && column.required) && values[one] === undefined)) return []
      const key = keyOf(fields, values)
      const before = first.get(key)
      first.set(key, before ?? row)
      const value = `“${String(values[fields.at(-1) ?? '']).slice(0, 100)}”`
      if (known.has(key)) return [{ row, field, message: `${value} is in the list already. Remove this row.` }]
      return before === undefined ? [] : [{ row, field, message: `${value} stands in row ${before} too. Remove one of them.` }]
    })
  })
}

for (const [kind, importable] of Object.entries(referenceColumns)) takesRows(kind, referenceReader(importable))
