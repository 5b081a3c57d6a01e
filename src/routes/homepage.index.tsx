import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { recruitmentQueries } from '../api/queries.ts'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { OpenPositions } from '../ui/public/OpenPositions.tsx'
import { type PositionSearch, positionSearch } from '../ui/public/search.ts'

const open = (query: PositionSearch) => recruitmentQueries.queryOptions('get', '/job-post', { params: { query } })

export const Route = createFileRoute('/homepage/')({
  validateSearch: searchOf(positionSearch),
  loaderDeps: ({ search: { returnTo: _, ...query } }) => query,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(open(deps)),
  component: HomePage,
})

function HomePage() {
  const { returnTo, ...query } = Route.useSearch()
  const { data } = useSuspenseQuery(open(query))
  return <OpenPositions answer={data} search={query} returnTo={returnTo} />
}
