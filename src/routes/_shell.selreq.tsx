import { createFileRoute } from '@tanstack/react-router'
import { comparedIn } from '../ui/candidates/compare/compared.ts'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { LazyBoundary, lazy } from '../ui/components/lazy.tsx'
import { Pending } from '../ui/components/Pending.tsx'
import { type TableSearch, tableSearch } from '../ui/data/table/address.ts'
import { ChosenRequisition } from '../ui/tracking/ChosenRequisition.tsx'
import { NoRequisition } from '../ui/tracking/NoRequisition.tsx'

const PeopleWeKnow = lazy(() => import('../ui/people/PeopleWeKnow.tsx').then((m) => ({ default: m.PeopleWeKnow })))
const CompareCandidates = lazy(() => import('../ui/candidates/compare/CompareCandidates.tsx'))

export const Route = createFileRoute('/_shell/selreq')({
  validateSearch: searchOf(
    (search: Record<string, unknown>): TableSearch & { requisitionId?: number; compare?: number[] | undefined; people?: 'known' | undefined } => ({
      ...tableSearch(search),
      requisitionId: idOf(search.requisitionId),
      compare: comparedIn(search.compare),
      people: search.people === 'known' ? 'known' : undefined,
    }),
  ),
  component: Page,
})

function Page() {
  const { requisitionId, compare, people, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!requisitionId) return <NoRequisition />
  if (compare)
    return (
      <LazyBoundary fallback={<Pending />}>
        <CompareCandidates requisitionId={requisitionId} ids={compare} onChange={(next) => void navigate({ search: { requisitionId, compare: next } })} />
      </LazyBoundary>
    )
  const list = { search, onSearch: (next: TableSearch) => void navigate({ search: { ...next, requisitionId, people } }) }
  return (
    <ChosenRequisition
      key={requisitionId}
      id={requisitionId}
      known={
        people && (
          <LazyBoundary fallback={<Pending />}>
            <PeopleWeKnow requisitionId={requisitionId} {...list} />
          </LazyBoundary>
        )
      }
      onKnown={(known) => void navigate({ search: { requisitionId, people: known ? 'known' : undefined } })}
      {...list}
    />
  )
}
