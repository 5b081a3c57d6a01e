import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { RequestsPage } from '../ui/leave/RequestsPage.tsx'

export const Route = createFileRoute('/_shell/leave/requests')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <RequestsPage search={search} onSearch={(next) => navigate({ search: next })} />
}
