import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { RulesPage } from '../ui/learning/rules/RulesPage.tsx'

export const Route = createFileRoute('/_shell/learning/rules')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <RulesPage search={search} onSearch={(next) => void navigate({ search: next })} />
}
