import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import type { CriterionSection } from '../tables/criteria.ts'
import { contractTypes, departments, folded, type ItemList, industries, industryDisciplines, positionTypes, referenceItems } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import type { ImportRow } from '../workbooks/runImport.ts'

type City = { id: number; countryId: number; state: string | null; country: string }

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

export const plain = (text: unknown) =>
  String(text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
const unaccented = (text: string | null) => plain(text).normalize('NFD').replaceAll(/\p{M}/gu, '')

/** "!First aid; Java": each name once, with whether it is mandatory. */
export const namesIn = (cell: unknown): { name: string; mandatory: boolean }[] =>
  String(cell ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.replace(/^!\s*/, '') !== '')
    .map((part) => ({ name: part.replace(/^!\s*/, ''), mandatory: part.startsWith('!') }))
export const cityIn = (cell: unknown) =>
  String(cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

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
  const towns = await citiesOf(tx, [...new Set(rows.flatMap(({ cells }) => cityIn(cells.city)[0] ?? []))])
  const taken = await referencesOf(tx, [...new Set(rows.map(({ cells }) => String(cells.positionId ?? '').trim()).filter(Boolean))])
  return {
    find: (field: string, name: string) => ids.get(field)?.get(plain(name)),
    /** Every discipline of this name; several industries may have one. */
    disciplines: (name: unknown) => within.get(plain(name)) ?? [],
    /** Cities of this name; a state and a country after it narrow them. */
    cities: ([name = '', ...where]: string[]): City[] =>
      (towns.get(name) ?? []).filter(({ state, country }) => where.every((part) => [state, country].some((one) => unaccented(one) === unaccented(part)))),
    isTaken: (reference: string) => taken.has(reference),
  }
}

async function idsOf(tx: Tx, table: SQL, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`select id, name from ${table} where lower(name) in ${names}`)
  return new Map(rows.map(({ id, name }) => [plain(name), id]))
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

async function citiesOf(tx: Tx, names: string[]): Promise<Map<string, City[]>> {
  const found = new Map<string, City[]>()
  if (names.length === 0) return found
  const { rows } = await tx.execute<City & { asked: string }>(
    sql`select asked.name as asked, c.id, c.country_id as "countryId", s.name as state, k.name as country
      from json_array_elements_text(${JSON.stringify(names)}::json) as asked(name)
      join cities c on ${folded(sql`c.name`)} = ${folded(sql`asked.name`)}
      join countries k on k.id = c.country_id left join states s on s.id = c.state_id order by c.id`,
  )
  for (const { asked, ...city } of rows) found.set(asked, [...(found.get(asked) ?? []), city])
  return found
}

async function referencesOf(tx: Tx, references: string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const { rows } = await tx.execute<{ reference: string }>(
    sql`select position_id as reference from ${requisitions} where ${requisitions.positionId} in ${references}`,
  )
  return new Set(rows.map(({ reference }) => reference))
}
