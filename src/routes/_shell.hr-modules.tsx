import { createFileRoute } from '@tanstack/react-router'
import { HrModules, type HrSearch } from '../ui/letters/HrModules.tsx'

const whole = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

export const Route = createFileRoute('/_shell/hr-modules')({
  validateSearch: (raw: Record<string, unknown>): HrSearch => ({
    applicationId: whole(raw.applicationId),
    letter: raw.letter === 'contract' ? 'contract' : undefined,
    q: typeof raw.q === 'string' && raw.q ? raw.q.slice(0, 200) : undefined,
    page: whole(raw.page),
  }),
  component: HrModulesPage,
})

function HrModulesPage() {
  const navigate = Route.useNavigate()
  return <HrModules search={Route.useSearch()} onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }) })} />
}
