import { createFileRoute } from '@tanstack/react-router'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { HrModules } from '../ui/letters/HrModules.tsx'
import type { HrSearch } from '../ui/letters/letterKinds.ts'

export const Route = createFileRoute('/_shell/hr-modules')({
  validateSearch: searchOf(
    (raw): HrSearch => ({
      ...tableSearch(raw),
      applicationId: idOf(raw.applicationId),
      letter: raw.letter === 'contract' ? 'contract' : undefined,
    }),
  ),
  component: HrModulesPage,
})

function HrModulesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <HrModules search={search} onSearch={(next) => void navigate({ search: next })} />
}
