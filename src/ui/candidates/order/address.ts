import { tableSearch } from '../../data/table/address.ts'
import type { Among, CandidateSearch } from './search.ts'

/** For a link out of a list: the candidate, and the list as it stands in the address. */
export const fromList =
  (applicationId: number, of?: number) =>
  (shown: Record<string, unknown>): CandidateSearch => ({ applicationId, among: { ...tableSearch(shown), of } })

/** For a link within a candidate's page: the list that one came from stays known. */
export const within =
  (next: Omit<CandidateSearch, 'among'>) =>
  ({ among }: { among?: Among | undefined }): CandidateSearch => ({ ...next, among })
