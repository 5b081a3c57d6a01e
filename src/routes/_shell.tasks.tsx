import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { TasksPage } from '../ui/tasks/TasksPage.tsx'

export const Route = createFileRoute('/_shell/tasks')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <TasksPage search={search} onSearch={(next) => navigate({ search: next })} />
}
