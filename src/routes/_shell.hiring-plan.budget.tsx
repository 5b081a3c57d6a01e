import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { BudgetPage } from '../ui/hiringPlan/BudgetPage.tsx'

export const Route = createFileRoute('/_shell/hiring-plan/budget')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <BudgetPage search={search} onSearch={(next) => navigate({ search: next })} />
}
