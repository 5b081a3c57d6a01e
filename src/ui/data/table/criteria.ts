import type { components } from '../../../api/common.gen.ts'
import { type Condition, defaultSort, firstPage, mostConditions, type TableSearch } from './address.ts'
import { type FilterValue, type Operator, operatorOf, operatorsOf, payIn, type TableColumn, takes } from './columns.ts'

export type Criteria = components['schemas']['Criteria']

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

type Sometimes = 'after' | 'before' | 'search' | 'countAll' | 'groups'

/** The body of a `POST …/criteria` for this address. A condition on a column that does not exist is left out. */
export function criteriaOf<Row>(search: TableSearch, columns: readonly TableColumn<Row>[]): Required<Omit<Criteria, Sometimes>> & Pick<Criteria, Sometimes> {
  const { simple, advanced } = conditionsOf(search, columns)
  const all = [...(simple ? [{ ...simple, group: mostConditions }] : []), ...advanced]
  const groups = all.map(({ group }) => group)
  return {
    page: search.page ?? 1,
    ...(search.after ? { after: search.after } : {}),
    ...(search.before ? { before: search.before } : {}),
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
  const { page: _, size: __, sort: ___, countAll: ____, ...body } = criteriaOf({ ...search, ...firstPage }, columns)
  return body
}
