import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { CalendarPage } from '../ui/interviews/calendar/CalendarPage.tsx'
import { calendarSearch } from '../ui/interviews/calendar/search.ts'

export const Route = createFileRoute('/_shell/interviews')({ validateSearch: searchOf(calendarSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <CalendarPage search={search} onSearch={(next) => void navigate({ search: next })} />
}
