import { createFileRoute } from '@tanstack/react-router'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../ui/data/table/address.ts'
import { ChosenRequisition } from '../ui/tracking/ChosenRequisition.tsx'
import { NoRequisition } from '../ui/tracking/NoRequisition.tsx'

export const Route = createFileRoute('/_shell/selreq')({
  validateSearch: searchOf((search: Record<string, unknown>): TableSearch & { requisitionId?: number } => ({
    ...tableSearch(search),
    requisitionId: idOf(search.requisitionId),
  })),
  component: Page,
})

function Page() {
  const { requisitionId, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!requisitionId) return <NoRequisition />
  return <ChosenRequisition key={requisitionId} id={requisitionId} search={search} onSearch={(next) => void navigate({ search: { ...next, requisitionId } })} />
}
