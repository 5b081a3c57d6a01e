import { type TableSearch, tableSearch } from '../data/table/address.ts'

const names = ['year', 'rows', 'from', 'to', 'department'] as const
type HiringAddress = TableSearch & { [Name in (typeof names)[number]]?: string | number | undefined }

const kept = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : undefined)
/** For `validateSearch`: short, since every visitor loads it. What the words mean is read by the page (`hiringSearch`). */
export const hiringAddress = (raw: Record<string, unknown>): HiringAddress => ({
  ...tableSearch(raw),
  ...Object.fromEntries(names.map((name) => [name, kept(raw[name])])),
})
