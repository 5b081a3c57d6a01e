import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ScreeningPage } from '../ui/candidates/screening/ScreeningPage.tsx'
import { afterPaint } from '../ui/components/afterPaint.ts'
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
  const router = useRouter()
  if (!requisitionId) return <NoRequisition />
  return (
    <ScreeningPage
      key={requisitionId}
      requisitionId={requisitionId}
      applicationId={applicationId}
      // The name is painted first. Whoever leaves the page at once is not led back.
      onOpened={(id) =>
        afterPaint(() => {
          if (router.latestLocation.pathname === Route.fullPath) void navigate({ search: { requisitionId, applicationId: id }, replace: true })
        })
      }
    />
  )
}
