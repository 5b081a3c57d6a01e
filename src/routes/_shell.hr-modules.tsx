import { createFileRoute } from '@tanstack/react-router'
import { HrModules } from '../ui/letters/HrModules.tsx'
import type { HrSearch } from '../ui/letters/letterKinds.ts'

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
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <HrModules search={search} onSearch={(change) => void navigate({ search: { ...search, ...change } })} />
}
