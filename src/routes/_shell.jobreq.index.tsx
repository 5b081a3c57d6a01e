import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { RequisitionList } from '../ui/requisitions/RequisitionList.tsx'

export const Route = createFileRoute('/_shell/jobreq/')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <RequisitionList search={search} onSearch={(next) => navigate({ search: next })} />
}
