import { createFileRoute } from '@tanstack/react-router'
import { CandidatePage } from '../ui/applications/CandidatePage.tsx'
import { NoCandidate } from '../ui/applications/NoCandidate.tsx'
import { isTab, type Tab } from '../ui/applications/tabs.ts'

type Search = { applicationId?: number; tab?: Tab; schedule?: true }

export const Route = createFileRoute('/_shell/canprf')({
  validateSearch: ({ applicationId, tab, schedule }): Search => ({
    ...(Number.isInteger(Number(applicationId)) && Number(applicationId) > 0 ? { applicationId: Number(applicationId) } : {}),
    ...(isTab(tab) && tab !== 'profile' ? { tab } : {}),
    ...(schedule === true || schedule === 'true' ? { schedule: true } : {}),
  }),
  component: Page,
})

function Page() {
  const { applicationId, tab = 'profile', schedule = false } = Route.useSearch()
  if (!applicationId) return <NoCandidate />
  return <CandidatePage key={applicationId} id={applicationId} tab={tab} scheduling={schedule} />
}
