import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { settingsSearch } from '../ui/leave/leaveSearch.ts'
import { SettingsPage } from '../ui/leave/settings/SettingsPage.tsx'

export const Route = createFileRoute('/_shell/leave/settings')({ validateSearch: searchOf(settingsSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SettingsPage search={search} onSearch={(next) => navigate({ search: next })} />
}
