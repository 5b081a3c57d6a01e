import { wordsIn } from '../components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../data/table/address.ts'

const names = ['report', 'from', 'to', 'compare', 'department', 'positionType', 'place', 'saved', 'rows', 'rowsBy', 'group', 'stage', 'of'] as const
type ReportAddress = Omit<TableSearch, 'view'> & { view?: number | undefined } & { [Name in (typeof names)[number]]?: string | number | undefined }

const kept = (value: unknown) => (typeof value === 'number' || value === '' ? value : wordsIn(value, 500))
/** For `validateSearch`: short, since every visitor loads it. What the words mean is read by the page (`reportSearch`). */
export const reportAddress = (raw: Record<string, unknown>): ReportAddress => ({
  ...tableSearch(raw),
  ...Object.fromEntries(names.map((name) => [name, kept(raw[name])])),
})
