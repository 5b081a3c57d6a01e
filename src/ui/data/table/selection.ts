import type { Criteria } from './criteria.ts'

/** What is chosen: some rows, or all that the list finds. */
export type Selection = { count: number } & ({ ids: number[] } | { matching: { criteria: Criteria; total: number } })
