import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { teamSearch } from '../ui/leave/leaveSearch.ts'
import { TeamPage } from '../ui/leave/team/TeamPage.tsx'

export const Route = createFileRoute('/_shell/leave/team')({ validateSearch: searchOf(teamSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <TeamPage search={search} onSearch={(next) => navigate({ search: next })} />
}
