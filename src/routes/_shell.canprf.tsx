import { createFileRoute } from '@tanstack/react-router'
import { CandidatePage } from '../ui/candidates/CandidatePage.tsx'
import { NoCandidate } from '../ui/candidates/NoCandidate.tsx'
import { within } from '../ui/candidates/order/address.ts'
import { InOrder } from '../ui/candidates/order/InOrder.tsx'
import { candidateSearch } from '../ui/candidates/order/search.ts'
import { searchOf } from '../ui/components/form/searchOf.ts'

export const Route = createFileRoute('/_shell/canprf')({ validateSearch: searchOf(candidateSearch), component: Page })

function Page() {
  const { applicationId, tab = 'profile', schedule = false, kind, page, note, among } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!applicationId) return <NoCandidate />
  return (
    <InOrder id={applicationId} among={among} onOpen={(id) => void navigate({ search: within({ applicationId: id, tab }) })}>
      {(order, onKeys) => (
        <CandidatePage key={applicationId} id={applicationId} tab={tab} scheduling={schedule} {...{ kind, page, note }} ordered={{ order, onKeys, among }} />
      )}
    </InOrder>
  )
}
