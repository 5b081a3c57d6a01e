import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { reportAddress } from '../ui/reports/address.ts'
import { ReportsPage } from '../ui/reports/ReportsPage.tsx'
import { reportSearch } from '../ui/reports/search.ts'

export const Route = createFileRoute('/_shell/reports')({ validateSearch: searchOf(reportAddress), component: Page })

function Page() {
  const search = reportSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return <ReportsPage search={search} onSearch={(next) => navigate({ search: next })} />
}
