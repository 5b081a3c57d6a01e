import type { Among, CandidateSearch } from './search.ts'

/** For a link within a candidate's page: the list that one came from stays known. */
export const within =
  (next: Omit<CandidateSearch, 'among'>) =>
  ({ among }: { among?: Among | undefined }): CandidateSearch => ({ ...next, among })
