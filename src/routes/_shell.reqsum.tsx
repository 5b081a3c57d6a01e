import { createFileRoute } from '@tanstack/react-router'
import { ChooseRequisition } from '../ui/summary/ChooseRequisition.tsx'
import { RequisitionSummary } from '../ui/summary/RequisitionSummary.tsx'

export const Route = createFileRoute('/_shell/reqsum')({
  validateSearch: (search: Record<string, unknown>): { requisitionId?: number } => {
    const id = Number(search.requisitionId)
    return Number.isInteger(id) && id > 0 ? { requisitionId: id } : {}
  },
  component: Page,
})

function Page() {
  const { requisitionId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (id: number) => void navigate({ search: { requisitionId: id } })
  return requisitionId ? <RequisitionSummary key={requisitionId} id={requisitionId} /> : <ChooseRequisition onChoose={choose} />
}
