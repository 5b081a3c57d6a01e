import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { PeoplePage } from '../ui/learning/people/PeoplePage.tsx'

export const Route = createFileRoute('/_shell/learning/people')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PeoplePage search={search} onSearch={(next) => void navigate({ search: next })} />
}
