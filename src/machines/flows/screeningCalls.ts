import { queryClient } from '../../api/cache.ts'
import { orThrow, recruitment } from '../../api/client.ts'
import type { components as common } from '../../api/common.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { ApplicationStatus } from '../lifecycles/application.ts'
import { type Candidate, candidateQuery, type Said } from './applicationStatus.ts'

type Schemas = components['schemas']
export type Screening = Schemas['Screening']
export type Moved = Schemas['MovedApplication']
export type Decision = { id: number; version: number; status: ApplicationStatus } & Said
/** What somebody thinks of a candidate: the value and a note to it. Without a value the note waits. */
export type Review = { value: common['schemas']['ReviewValue'] | null; comment: string }

/** How long, in milliseconds, what was loaded ahead is shown before it is asked for again. */
const AHEAD = 30_000

export const loadScreening = ({ input, signal }: { input: { requisitionId: number }; signal: AbortSignal }): Promise<Screening> =>
  recruitment.GET('/application/screening/{requisitionId}', { params: { path: input }, signal }).then((answer) => orThrow(answer).data)

export const loadCandidate = ({ input }: { input: { id: number } }): Promise<Candidate> =>
  queryClient.fetchQuery({ ...candidateQuery(input.id), staleTime: AHEAD }).then(({ data }) => data)

/** The candidate as the cache holds it; null when it was not loaded yet. */
export const knownCandidate = (id: number): Candidate | null => queryClient.getQueryData<{ data: Candidate }>(candidateQuery(id).queryKey)?.data ?? null

/** So long, in milliseconds, nothing is loaded ahead: whoever is shown is painted first. */
const PAINTED = 50

/** Whatever the page shows of a candidate. */
export const loadAhead = (id: number) =>
  setTimeout(() => {
    void queryClient.prefetchQuery({ ...candidateQuery(id), staleTime: AHEAD })
    void queryClient.prefetchQuery(recruitmentQueries.queryOptions('get', '/resume-report', { params: { query: { applicationId: id } } }))
    void queryClient.prefetchQuery(recruitmentQueries.queryOptions('get', '/application/reviews/{id}', { params: { path: { id } } }))
  }, PAINTED)

/** Not given up when the page is left. */
export const sendDecision = ({ input }: { input: Decision }): Promise<Moved> =>
  recruitment.POST('/application/change-status', { body: input }).then((answer) => orThrow(answer).data)

/** Not given up when the page is left: what was typed is to arrive. */
export const sendReview = ({ input: { id, value, comment } }: { input: { id: number } & Review }): Promise<{ id: number } & Review> =>
  recruitment
    .POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum: value as NonNullable<Review['value']>, comment } })
    .then((answer) => {
      orThrow(answer)
      return { id, value, comment }
    })
