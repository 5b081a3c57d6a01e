import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { UserList } from '../ui/users/UserList.tsx'

export const Route = createFileRoute('/_shell/users/')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <UserList search={search} onSearch={(next) => navigate({ search: next })} />
}
