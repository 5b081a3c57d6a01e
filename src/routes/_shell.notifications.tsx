import { createFileRoute } from '@tanstack/react-router'
import { tableSearch } from '../ui/kit/table/address.ts'
import { Notifications, type NotificationsSearch } from '../ui/notifications/Notifications.tsx'

const whole = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

export const Route = createFileRoute('/_shell/notifications')({
  validateSearch: (raw: Record<string, unknown>): NotificationsSearch => ({
    ...tableSearch(raw),
    tab: raw.tab === 'templates' ? 'templates' : undefined,
    message: whole(raw.message),
    template: whole(raw.template),
  }),
  component: NotificationsPage,
})

function NotificationsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Notifications search={search} onSearch={(change) => void navigate({ search: { ...search, ...change } })} />
}
