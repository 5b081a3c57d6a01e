import { createFileRoute } from '@tanstack/react-router'
import { tableSearch } from '../ui/kit/table/address.ts'
import { Tracking } from '../ui/tracking/Tracking.tsx'

export const Route = createFileRoute('/_shell/reqsch')({ validateSearch: tableSearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return <Tracking search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
