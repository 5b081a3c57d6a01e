import { createFileRoute } from '@tanstack/react-router'
import { ScreeningPage } from '../ui/candidates/screening/ScreeningPage.tsx'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { NoRequisition } from '../ui/tracking/NoRequisition.tsx'

type Search = { requisitionId?: number; applicationId?: number }

export const Route = createFileRoute('/_shell/appsrn')({
  validateSearch: searchOf(
    ({ requisitionId, applicationId }): Search => ({
      ...(idOf(requisitionId) ? { requisitionId: idOf(requisitionId) } : {}),
      ...(idOf(applicationId) ? { applicationId: idOf(applicationId) } : {}),
    }),
  ),
  component: Page,
})

function Page() {
  const { requisitionId, applicationId } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!requisitionId) return <NoRequisition />
  return (
    <ScreeningPage
      key={requisitionId}
      requisitionId={requisitionId}
      applicationId={applicationId}
      onOpened={(id) => void navigate({ search: { requisitionId, applicationId: id }, replace: true })}
    />
  )
}
