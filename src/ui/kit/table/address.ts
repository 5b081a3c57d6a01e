import type { components } from '../../../api/common.gen.ts'
import type { TableColumn } from './columns.ts'
import { operatorOf } from './columns.ts'

type Criteria = components['schemas']['Criteria']
const sizes = [10, 25, 50, 100] as const
export type PageSize = (typeof sizes)[number]
export const pageSizes: readonly PageSize[] = sizes

/** A list's page, size, order, search, one filter and hidden columns, as they stand in the address. */
export type TableSearch = { page?: number; size?: PageSize; sort?: string; q?: string; by?: string; is?: string; hide?: string }

const text = (value: unknown, longest: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) || undefined : undefined

/** For `validateSearch`: what does not fit is left out, so that any address shows a list. */
export function tableSearch(raw: Record<string, unknown>): TableSearch {
  const page = Number(raw.page)
  const sort = text(raw.sort, 60)
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: sizes.find((size) => size === Number(raw.size)),
    sort: sort && /^-?[A-Za-z]+$/.test(sort) ? sort : undefined,
    q: text(raw.q, 200),
    by: text(raw.by, 60),
    is: text(raw.is, 200),
    hide: text(raw.hide, 500),
  }
}

export const defaultSort = '-id'

/** The body of a `POST …/criteria` for this address. A filter on a column that does not exist is left out. */
export function criteriaOf<Row>(search: TableSearch, columns: readonly TableColumn<Row>[]): Required<Omit<Criteria, 'search'>> & { search?: string } {
  const column = columns.find(({ id, filterable }) => id === search.by && filterable !== false)
  const filtered = column && search.is !== undefined
  return {
    page: search.page ?? 1,
    size: search.size ?? 25,
    sort: search.sort ?? defaultSort,
    ...(search.q ? { search: search.q } : {}),
    columns: filtered ? [column.id] : [],
    operators: filtered ? [operatorOf(column)] : [],
    values: filtered ? [search.is ?? ''] : [],
  }
}
