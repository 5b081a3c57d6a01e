import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { balancesSearch } from '../ui/leave/leaveSearch.ts'
import { BalancesPage } from '../ui/leave/settings/BalancesPage.tsx'

export const Route = createFileRoute('/_shell/leave/balances')({ validateSearch: searchOf(balancesSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <BalancesPage search={search} onSearch={(next) => navigate({ search: next })} />
}
