import type { operations } from '../../api/recruitment.gen.ts'
import { idOf, pageOf, wordsIn } from '../components/form/searchOf.ts'

/** What the address of the open positions says; the same words as the call. */
export type PositionSearch = NonNullable<operations['listOpenPositions']['parameters']['query']>
export type Facet = 'departmentId' | 'contractTypeId' | 'cityId'

const ids = (value: unknown): number[] | undefined => {
  const found = (Array.isArray(value) ? value : [value]).flatMap((one) => idOf(one) ?? [])
  return found.length ? [...new Set(found)].slice(0, 20) : undefined
}

/** Reads an address; whatever it holds beside what is known is dropped. */
export function positionSearch(search: Record<string, unknown>): PositionSearch & { returnTo?: string } {
  const page = pageOf(search.page)
  const text = wordsIn(search.search)
  return {
    ...(text ? { search: text } : {}),
    ...(page ? { page } : {}),
    ...(search.remote === true ? { remote: true } : {}),
    ...Object.fromEntries(
      (['departmentId', 'contractTypeId', 'cityId'] as const).flatMap((facet) => (ids(search[facet]) ? [[facet, ids(search[facet])]] : [])),
    ),
    ...(typeof search.returnTo === 'string' && /^\/(?!\/)/.test(search.returnTo) ? { returnTo: search.returnTo } : {}),
  }
}

export const toggled = (search: PositionSearch, facet: Facet, id: number): PositionSearch => {
  const { page: _, [facet]: chosen = [], ...rest } = search
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
  return { ...rest, ...(next.length ? { [facet]: next } : {}) }
}

export const filtersOn = ({ departmentId = [], contractTypeId = [], cityId = [], remote }: PositionSearch) =>
  departmentId.length + contractTypeId.length + cityId.length + (remote ? 1 : 0)
