import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { Tracking } from '../ui/tracking/Tracking.tsx'

export const Route = createFileRoute('/_shell/reqsch')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <Tracking search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
