import { createFileRoute } from '@tanstack/react-router'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { OwnScorecards } from '../ui/interviews/scorecard/OwnScorecards.tsx'
import { ScorecardPage } from '../ui/interviews/scorecard/ScorecardPage.tsx'

type Search = { interviewId?: number }

export const Route = createFileRoute('/_shell/scorecard')({
  validateSearch: searchOf(({ interviewId }): Search => (idOf(interviewId) ? { interviewId: idOf(interviewId) } : {})),
  component: Page,
})

function Page() {
  const { interviewId } = Route.useSearch()
  return interviewId ? <ScorecardPage key={interviewId} interviewId={interviewId} /> : <OwnScorecards />
}
