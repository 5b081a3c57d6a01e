import type { components } from '../../api/recruitment.gen.ts'
import { type TableSearch, tableSearch } from '../data/table/address.ts'
import { fits } from '../data/table/criteria.ts'
import { today } from '../i18n/zone.ts'

type Schemas = components['schemas']
type Measure = Schemas['HiringMeasure']

/** Which rows are shown instead of the plan: those that one number counts; department 0 is none. */
export type Behind = { rows: Measure; from: string; to: string; department?: number | undefined }
export type HiringSearch = TableSearch & { year?: number | undefined; behind?: Behind | undefined }
/** As it stands in the address. */
type Address = TableSearch & { year?: number | undefined } & { [Name in keyof Behind]?: Behind[Name] | undefined }

const measures: readonly Measure[] = ['openPositions', 'filledPositions']
const [FIRST, LAST] = [2000, 2100]
export const isPlannable = (year: number) => Number.isInteger(year) && year >= FIRST && year <= LAST
export const thisYear = () => Number(today().slice(0, 4))

/** What an address asks for; what does not fit is left out. */
export function hiringSearch(raw: Record<string, unknown>): HiringSearch {
  const [year, department] = [Number(raw.year), Number(raw.department)]
  const rows = measures.find((one) => one === raw.rows)
  const [from, to] = [String(raw.from), String(raw.to)]
  const days = fits('date', from) && fits('date', to)
  return {
    ...tableSearch(raw),
    year: isPlannable(year) ? year : undefined,
    behind:
      rows && days
        ? { rows, from, to, department: raw.department !== undefined && Number.isInteger(department) && department >= 0 ? department : undefined }
        : undefined,
  }
}

/** The same as an address. */
export const addressOf = ({ behind, ...search }: HiringSearch): Address => ({ ...search, ...behind })
export const rowsAddress = (year: number, behind: Behind): Address => ({ year, ...behind })
