import { createFileRoute } from '@tanstack/react-router'
import { CandidatePage } from '../ui/candidates/CandidatePage.tsx'
import { NoCandidate } from '../ui/candidates/NoCandidate.tsx'
import { isTab, type Tab } from '../ui/candidates/tabs.ts'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'

type Search = { applicationId?: number; tab?: Tab; schedule?: true }

export const Route = createFileRoute('/_shell/canprf')({
  validateSearch: searchOf(
    ({ applicationId, tab, schedule }): Search => ({
      ...(idOf(applicationId) ? { applicationId: idOf(applicationId) } : {}),
      ...(isTab(tab) && tab !== 'profile' ? { tab } : {}),
      ...(schedule === true || schedule === 'true' ? { schedule: true } : {}),
    }),
  ),
  component: Page,
})

function Page() {
  const { applicationId, tab = 'profile', schedule = false } = Route.useSearch()
  if (!applicationId) return <NoCandidate />
  return <CandidatePage key={applicationId} id={applicationId} tab={tab} scheduling={schedule} />
}
