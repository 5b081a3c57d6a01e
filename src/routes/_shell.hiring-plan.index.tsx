import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { hiringAddress } from '../ui/hiringPlan/address.ts'
import { PlanPage } from '../ui/hiringPlan/PlanPage.tsx'
import { addressOf, hiringSearch } from '../ui/hiringPlan/search.ts'

export const Route = createFileRoute('/_shell/hiring-plan/')({ validateSearch: searchOf(hiringAddress), component: Page })

function Page() {
  const search = hiringSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return <PlanPage search={search} onSearch={(next) => navigate({ search: addressOf(next) })} />
}
