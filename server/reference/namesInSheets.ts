import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { folded } from '../tables/reference.ts'
import type { Cell } from '../workbooks/readWorkbook.ts'

/* How workbooks of all kinds name what stands in Reference Data. */

export const yes = ['yes', 'true', '1', 'x', 'ja']
export const no = ['', 'no', 'false', '0', 'nein']

export const plain = (text: unknown) =>
  String(text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
const unaccented = (text: string | null) => plain(text).normalize('NFD').replaceAll(/\p{M}/gu, '')
export const unknown = (name: Cell) => `“${String(name).slice(0, 100)}” is not in the list. Add it in Reference Data first, or write it as it stands there.`

/** The items of a list that have one of these names. */
export async function idsOf(tx: Tx, table: SQL, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`select id, name from ${table} where lower(name) in ${names}`)
  return new Map(rows.map(({ id, name }) => [plain(name), id]))
}

type City = { id: number; countryId: number; state: string | null; country: string }
const partsOf = (cell: unknown) =>
  String(cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The cities that these cells name, as a lookup; where several have a name, state and country after it say which. */
export async function citiesNamed(tx: Tx, cells: unknown[]) {
  const towns = await citiesOf(tx, [...new Set(cells.flatMap((cell) => partsOf(cell)[0] ?? []))])
  return (cell: unknown): { found?: City; wrong?: string } => {
    const [name = '', ...where] = partsOf(cell)
    if (!name) return {}
    const known = (towns.get(name) ?? []).filter(({ state, country }) =>
      where.every((part) => [state, country].some((one) => unaccented(one) === unaccented(part))),
    )
    const [found, another] = known
    if (!found) {
      const asked = [name, ...where].join(', ').slice(0, 100)
      return { wrong: `“${asked}” is not in the list of cities. Add it in Reference Data first, or write it as it stands there.` }
    }
    if (!another) return { found }
    const more = [found, another].map((one) => [name, one.state, one.country].filter(Boolean).join(', '))
    return { found, wrong: `Several cities are called so. Add state and country: ${more.map((one) => `“${one}”`).join(' or ')}.`.slice(0, 500) }
  }
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
