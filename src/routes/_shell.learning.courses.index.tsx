import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { CoursesPage } from '../ui/learning/courses/CoursesPage.tsx'

export const Route = createFileRoute('/_shell/learning/courses/')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <CoursesPage search={search} onSearch={(next) => void navigate({ search: next })} />
}
