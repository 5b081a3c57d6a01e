import type { components as own } from '../../../api/auth.gen.ts'
import { idOf, pageOf, wordsIn } from '../../components/form/searchOf.ts'
import type { FilterValue } from './columns.ts'
import { allOperators } from './operators.ts'

export type ListSearch = own['schemas']['ListSearch']
export type ListName = own['schemas']['ListName']
export type Condition = own['schemas']['ListCondition']
export const pageSizes = [10, 25, 50, 100] as const satisfies ListSearch['size'][]

/**
 * How a list is shown as it stands in the address: what a saved view holds, the page and the row that it was turned to from, the view it began
 * with, and whether all rows are counted.
 */
export type TableSearch = { [Key in keyof ListSearch]: ListSearch[Key] | undefined } & {
  page?: number | undefined
  after?: number | undefined
  before?: number | undefined
  view?: number | undefined
  count?: true | undefined
}

export const defaultSort = '-id'
export const mostConditions = 10
const mostColumns = 40
/** So many values a condition may hold. */
export const mostValues = 12
const isName = (name: string) => name.length <= 60 && /^[A-Za-z]+\d{0,10}$/.test(name)

const nameOf = (value: unknown) => (typeof value === 'string' && isName(value) ? value : undefined)
const filled = <T>(list: T[]) => (list.length > 0 ? list : undefined)

function conditionOf(raw: unknown): Condition[] {
  if (typeof raw !== 'object' || raw === null) return []
  const { column, operator, value, or } = raw as Record<keyof Condition, unknown>
  const [name, words] = [nameOf(column), filterValueOf(value)]
  const known = allOperators.find((one) => one === operator)
  return name && known && words !== undefined ? [{ column: name, operator: known, value: words, ...(or === true ? { or } : {}) }] : []
}

function filterValueOf(raw: unknown): FilterValue | undefined {
  if (!Array.isArray(raw)) return wordsIn(raw) ?? (raw === '' ? '' : undefined)
  return filled(raw.flatMap((one) => wordsIn(one) ?? []).slice(0, mostValues))
}

/** For `validateSearch`: what does not fit is left out, so that any address shows a list. */
export function tableSearch(raw: Record<string, unknown>): TableSearch {
  const sort = wordsIn(raw.sort)
  const page = pageOf(raw.page)
  return {
    page,
    // Only a page that was turned to stands beside a row.
    after: page && idOf(raw.after),
    before: page && idOf(raw.before),
    size: pageSizes.find((size) => size === Number(raw.size)),
    sort: sort && isName(sort.replace(/^-/, '')) ? sort : undefined,
    q: wordsIn(raw.q),
    by: nameOf(raw.by),
    is: wordsIn(raw.is),
    where: Array.isArray(raw.where) ? filled(raw.where.flatMap(conditionOf).slice(0, mostConditions)) : undefined,
    cols: Array.isArray(raw.cols) ? filled([...new Set(raw.cols.flatMap((name) => nameOf(name) ?? []))].slice(0, mostColumns)) : undefined,
    view: idOf(raw.view),
    count: raw.count === true ? true : undefined,
  }
}

/** What of an address belongs into a saved view. */
export function listSearchOf({ q, by, is, where, sort, size, cols }: TableSearch): ListSearch {
  const kept = { q, by, is, where, sort, size, cols }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
}

/** Whether two addresses show the same list, but for the page. */
export function isSameList(one: TableSearch, other: TableSearch): boolean {
  const whole = (search: TableSearch) => {
    const { sort = defaultSort, size = 25, where, cols, ...rest } = tableSearch({ ...search, ...firstPage, view: undefined, count: undefined })
    const filter = rest.by && rest.is ? [rest.by, rest.is] : null
    return JSON.stringify([sort, size, rest.q, filter, where?.map(({ column, operator, value, or }) => [column, operator, value, or]), cols])
  }
  return whole(one) === whole(other)
}

export const firstPage = { page: undefined, after: undefined, before: undefined } satisfies TableSearch

/** Another page than the one that is shown: the next one and the one before stand beside its rows, others are met by their number. */
export function turnedTo(page: number, shown?: number, rows: readonly { id: number }[] = []) {
  if (page === 1) return firstPage
  const after = page - 1 === shown ? rows.at(-1)?.id : undefined
  const before = page + 1 === shown ? rows[0]?.id : undefined
  return { page, after, before } satisfies TableSearch
}

/** Nothing searched and nothing filtered: every row is shown. */
export const unnarrowed = { q: undefined, by: undefined, is: undefined, where: undefined, ...firstPage, count: undefined } satisfies TableSearch

/** What a new search or filter resets: the page, the count, and the order to that which the list begins with. */
export const afresh = { ...firstPage, sort: undefined, count: undefined } satisfies TableSearch
