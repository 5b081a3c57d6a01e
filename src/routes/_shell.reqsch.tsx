import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/kit/searchOf.ts'
import { tableSearch } from '../ui/kit/table/address.ts'
import { Tracking } from '../ui/tracking/Tracking.tsx'

export const Route = createFileRoute('/_shell/reqsch')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <Tracking search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
