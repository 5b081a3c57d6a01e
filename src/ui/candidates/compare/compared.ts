import { idOf } from '../../components/form/searchOf.ts'

const MOST = 4

/** So many candidates fit beside each other. */
export const isComparable = (ids: readonly number[]) => ids.length >= 2 && ids.length <= MOST

/** The candidates that an address compares. */
export function comparedIn(raw: unknown): number[] | undefined {
  if (!Array.isArray(raw)) return undefined
  const ids = [...new Set(raw.flatMap((one) => idOf(one) ?? []))].slice(0, MOST)
  return isComparable(ids) ? ids : undefined
}
