import { createFileRoute } from '@tanstack/react-router'
import { ApplicationList } from '../ui/candidates/ApplicationList.tsx'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'

export const Route = createFileRoute('/_shell/appsch')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <ApplicationList search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
