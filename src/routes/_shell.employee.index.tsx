import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { EmployeeList } from '../ui/employees/EmployeeList.tsx'

export const Route = createFileRoute('/_shell/employee/')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <EmployeeList search={search} onSearch={(next) => navigate({ search: next })} />
}
