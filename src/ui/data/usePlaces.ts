import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { ChoicesQuery } from '../components/form/choices.tsx'

export type Place = components['schemas']['PlaceChoice']

/** "Geelong, Victoria, Australia": what tells equal names apart; a city that is its own state is named once. */
export const placeInWords = ({ city, state, country }: Pick<Place, 'city' | 'state' | 'country'>): string =>
  [...new Set([city, state, country])].filter(Boolean).join(', ')

/** Cities that fit what was typed, looked for by the server once the typing rests. */
export function usePlaces(typed: string): { places: Place[]; settled: boolean; query: ChoicesQuery } {
  const [search] = useDebouncedValue(typed.trim(), 250)
  const wanted = search.length > 1
  const query = recruitmentQueries.useQuery(
    'get',
    '/job-post/places',
    { params: { query: { search } } },
    { enabled: wanted, staleTime: 300_000, placeholderData: keepPreviousData },
  )
  return {
    places: (wanted && query.data?.responseDataList) || [],
    settled: wanted && !query.isFetching && search === typed.trim(),
    query: wanted ? query : { ...query, error: null },
  }
}
