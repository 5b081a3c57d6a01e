import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { GroupList } from '../ui/people/GroupList.tsx'

export const Route = createFileRoute('/_shell/people-groups/')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <GroupList search={search} onSearch={(next) => navigate({ search: next })} />
}
