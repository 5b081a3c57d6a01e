import type { components as own } from '../../../api/auth.gen.ts'
import type { components } from '../../../api/common.gen.ts'
import { idOf, pageOf, wordsIn } from '../../components/form/searchOf.ts'
import type { TableColumn } from './columns.ts'
import { allOperators, type FilterValue, type Operator, operatorOf, operatorsOf, payIn, takes } from './columns.ts'

export type Criteria = components['schemas']['Criteria']
export type ListSearch = own['schemas']['ListSearch']
export type ListName = own['schemas']['ListName']
export type Condition = own['schemas']['ListCondition']
export const pageSizes = [10, 25, 50, 100] as const satisfies ListSearch['size'][]

/** How a list is shown as it stands in the address: what a saved view holds, the page, the view it began with, and whether all rows are counted. */
export type TableSearch = { [Key in keyof ListSearch]: ListSearch[Key] | undefined } & {
  page?: number | undefined
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
  return {
    page: pageOf(raw.page),
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
    const { sort = defaultSort, size = 25, where, cols, ...rest } = tableSearch({ ...search, page: undefined, view: undefined, count: undefined })
    const filter = rest.by && rest.is ? [rest.by, rest.is] : null
    return JSON.stringify([sort, size, rest.q, filter, where?.map(({ column, operator, value, or }) => [column, operator, value, or]), cols])
  }
  return whole(one) === whole(other)
}

/** Whether a condition has what its operator compares with; others are never asked for. */
export function isWhole({ kind }: Pick<TableColumn<never>, 'kind'>, operator: Operator, value: FilterValue): boolean {
  const values = [value].flat()
  const of = takes(operator)
  if (of === 'none') return true
  const isRight = of === 'one' ? typeof value === 'string' : of === 'ends' ? values.length === 2 : Array.isArray(value)
  return isRight && values.length > 0 && values.every((one) => fits(kind, one))
}

/** Whether a value can be compared with a column of this kind. */
export function fits(kind: TableColumn<never>['kind'], value: string): boolean {
  if (kind === 'number') return value.trim() !== '' && Number.isFinite(Number(value))
  if (kind === 'pay') return payIn(value)?.amount != null
  if (kind !== 'date') return value !== ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) && !value.startsWith('0000')
}

/** The conditions that narrow this list: the one column filter first, then those of the advanced search. */
export function conditionsOf<Row>(search: TableSearch, columns: readonly TableColumn<Row>[]) {
  const usable = (name: string | undefined) => columns.find(({ id, filterable }) => id === name && filterable !== false)
  const one = usable(search.by)
  return {
    simple: one && search.is !== undefined && fits(one.kind, search.is) ? { column: one, operator: operatorOf(one), value: search.is } : undefined,
    advanced: grouped(search.where ?? []).flatMap(({ column: name, operator, value, group }) => {
      const column = usable(name)
      return column && operatorsOf(column).includes(operator) && isWhole(column, operator, value) ? [{ column, operator, value, group }] : []
    }),
  }
}

/** Alternatives stand in one group, so that a line which is left out never joins its neighbours. */
function grouped(where: readonly Condition[]) {
  let group = 0
  return where.map((line, at) => {
    if (at > 0 && !line.or) group++
    return { ...line, group }
  })
}

/** The lines of conditions as the address holds them. */
export const linesOf = (conditions: readonly { column: { id: string }; operator: Operator; value: FilterValue; group: number }[]): Condition[] =>
  conditions.map(({ column, operator, value, group }, at) => {
    return { column: column.id, operator, value, ...(at > 0 && conditions[at - 1]!.group === group ? { or: true } : {}) }
  })

/** The body of a `POST …/criteria` for this address. A condition on a column that does not exist is left out. */
export function criteriaOf<Row>(
  search: TableSearch,
  columns: readonly TableColumn<Row>[],
): Required<Omit<Criteria, 'search' | 'countAll' | 'groups'>> & Pick<Criteria, 'search' | 'countAll' | 'groups'> {
  const { simple, advanced } = conditionsOf(search, columns)
  const all = [...(simple ? [{ ...simple, group: mostConditions }] : []), ...advanced]
  const groups = all.map(({ group }) => group)
  return {
    page: search.page ?? 1,
    size: search.size ?? 25,
    sort: search.sort ?? defaultSort,
    ...(search.q ? { search: search.q } : {}),
    ...(search.count ? { countAll: true } : {}),
    columns: all.map(({ column }) => column.id),
    operators: all.map(({ operator }) => operator),
    values: all.map(({ value }) => value),
    ...(new Set(groups).size < groups.length ? { groups } : {}),
  }
}

/** The same for a board, which has an order of its own. */
export function boardOf<Row>(search: TableSearch, columns: readonly TableColumn<Row>[]) {
  const { page: _, size: __, sort: ___, countAll: ____, ...body } = criteriaOf(search, columns)
  return body
}

/** Nothing searched and nothing filtered: every row is shown. */
export const unnarrowed = { q: undefined, by: undefined, is: undefined, where: undefined, page: undefined, count: undefined } satisfies TableSearch

/** What a new search or filter resets: the page, the count, and the order to that which the list begins with. */
export const afresh = { page: undefined, sort: undefined, count: undefined } satisfies TableSearch
