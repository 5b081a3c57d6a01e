import { createFileRoute } from '@tanstack/react-router'
import { CandidatePage } from '../ui/applications/CandidatePage.tsx'
import { NoCandidate } from '../ui/applications/NoCandidate.tsx'
import { isTab, type Tab } from '../ui/applications/tabs.ts'
import { idOf, searchOf } from '../ui/kit/searchOf.ts'

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
