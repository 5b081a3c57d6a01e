import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { leaveSearch } from '../ui/leave/leaveSearch.ts'
import { MyLeave } from '../ui/leave/own/MyLeave.tsx'

export const Route = createFileRoute('/_shell/leave/')({ validateSearch: searchOf(leaveSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <MyLeave search={search} onSearch={(next) => navigate({ search: next })} />
}
