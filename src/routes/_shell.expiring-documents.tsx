import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { ExpiringDocuments } from '../ui/documents/ExpiringDocuments.tsx'

export const Route = createFileRoute('/_shell/expiring-documents')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ExpiringDocuments search={search} onSearch={(next) => navigate({ search: next })} />
}
