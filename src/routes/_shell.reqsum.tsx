import { createFileRoute } from '@tanstack/react-router'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { ChooseRequisition } from '../ui/summary/ChooseRequisition.tsx'
import { RequisitionSummary } from '../ui/summary/RequisitionSummary.tsx'

export const Route = createFileRoute('/_shell/reqsum')({
  validateSearch: searchOf((search): { requisitionId?: number } => {
    const id = idOf(search.requisitionId)
    return id ? { requisitionId: id } : {}
  }),
  component: Page,
})

function Page() {
  const { requisitionId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (id: number) => void navigate({ search: { requisitionId: id } })
  return requisitionId ? <RequisitionSummary key={requisitionId} id={requisitionId} /> : <ChooseRequisition onChoose={choose} />
}
