import { createFileRoute } from '@tanstack/react-router'
import { type TableSearch, tableSearch } from '../ui/kit/table/address.ts'
import { ChosenRequisition } from '../ui/tracking/ChosenRequisition.tsx'
import { NoRequisition } from '../ui/tracking/NoRequisition.tsx'

export const Route = createFileRoute('/_shell/selreq')({
  validateSearch: (search: Record<string, unknown>): TableSearch & { requisitionId?: number } => ({
    ...tableSearch(search),
    requisitionId: Number.isInteger(Number(search.requisitionId)) && Number(search.requisitionId) > 0 ? Number(search.requisitionId) : undefined,
  }),
  component: Page,
})

function Page() {
  const { requisitionId, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!requisitionId) return <NoRequisition />
  return <ChosenRequisition key={requisitionId} id={requisitionId} search={search} onSearch={(next) => void navigate({ search: { ...next, requisitionId } })} />
}
