import { createFileRoute } from '@tanstack/react-router'
import { ApplicationList } from '../ui/applications/ApplicationList.tsx'
import { searchOf } from '../ui/kit/searchOf.ts'
import { tableSearch } from '../ui/kit/table/address.ts'

export const Route = createFileRoute('/_shell/appsch')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <ApplicationList search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
