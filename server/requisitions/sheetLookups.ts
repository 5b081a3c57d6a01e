import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { citiesNamed, idsOf, plain } from '../reference/namesInSheets.ts'
import type { CriterionSection } from '../tables/criteria.ts'
import { contractTypes, departments, type ItemList, industries, industryDisciplines, positionTypes, referenceItems } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import type { ImportRow } from '../workbooks/runImport.ts'

/** Columns that name one item of a list, and those that name several, with the list that they are of. */
export const oneOf = {
  jobPositionTypeId: positionTypes,
  departmentId: departments,
  jobApplTypeId: contractTypes,
  industryId: industries,
} as const
export const someOf = {
  qualifications: 'qualification',
  skills: 'skill',
  certifications: 'certification',
  workAuths: 'workAuthorisation',
  designations: 'designation',
} as const satisfies Record<string, CriterionSection & ItemList>
export type Criteria = keyof typeof someOf
export const criteriaFields = Object.keys(someOf) as Criteria[]

/** "!First aid; Java": each name once, with whether it is mandatory. */
export const namesIn = (cell: unknown): { name: string; mandatory: boolean }[] =>
  String(cell ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.replace(/^!\s*/, '') !== '')
    .map((part) => ({ name: part.replace(/^!\s*/, ''), mandatory: part.startsWith('!') }))
export type Lookups = Awaited<ReturnType<typeof lookUp>>

/** Everything that the rows name, each list asked once for the names in the workbook and no others. */
export async function lookUp(tx: Tx, rows: ImportRow[]) {
  const said = (field: string) => [...new Set(rows.map(({ cells }) => plain(cells[field])).filter(Boolean))]
  const ids = new Map<string, Map<string, number>>()
  for (const [field, table] of Object.entries(oneOf)) ids.set(field, await idsOf(tx, sql`${table}`, said(field)))
  const items = await itemsOf(tx, [
    ...new Set(rows.flatMap(({ cells }) => criteriaFields.flatMap((field) => namesIn(cells[field]).map(({ name }) => plain(name))))),
  ])
  for (const field of criteriaFields) ids.set(field, new Map(items.filter(({ list }) => list === someOf[field]).map(({ id, name }) => [plain(name), id])))
  const within = await disciplinesOf(tx, said('industryDisciplineId'))
  const cities = await citiesNamed(
    tx,
    rows.map(({ cells }) => cells.city),
  )
  const taken = await referencesOf(tx, [...new Set(rows.map(({ cells }) => String(cells.positionId ?? '').trim()).filter(Boolean))])
  return {
    find: (field: string, name: string) => ids.get(field)?.get(plain(name)),
    /** Every discipline of this name; several industries may have one. */
    disciplines: (name: unknown) => within.get(plain(name)) ?? [],
    cities,
    isTaken: (reference: string) => taken.has(reference),
  }
}

const itemsOf = async (tx: Tx, names: string[]) =>
  names.length === 0
    ? []
    : tx
        .select()
        .from(referenceItems)
        .where(inArray(sql`lower(${referenceItems.name})`, names))

type Discipline = { id: number; name: string; industryId: number }
async function disciplinesOf(tx: Tx, names: string[]): Promise<Map<string, Discipline[]>> {
  if (names.length === 0) return new Map()
  const { rows } = await tx.execute<Discipline>(
    sql`select id, name, industry_id as "industryId" from ${industryDisciplines} where lower(name) in ${names} order by id`,
  )
  return Map.groupBy(rows, ({ name }) => plain(name))
}

async function referencesOf(tx: Tx, references: string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const { rows } = await tx.execute<{ reference: string }>(
    sql`select position_id as reference from ${requisitions} where ${requisitions.positionId} in ${references}`,
  )
  return new Set(rows.map(({ reference }) => reference))
}
