import { createFileRoute } from '@tanstack/react-router'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { Notifications, type NotificationsSearch } from '../ui/notifications/Notifications.tsx'

export const Route = createFileRoute('/_shell/notifications')({
  validateSearch: searchOf(
    (raw): NotificationsSearch => ({
      ...tableSearch(raw),
      tab: raw.tab === 'templates' ? 'templates' : undefined,
      message: idOf(raw.message),
      template: idOf(raw.template),
    }),
  ),
  component: NotificationsPage,
})

function NotificationsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Notifications search={search} onSearch={(change) => void navigate({ search: { ...search, ...change } })} />
}
