import { createFileRoute } from '@tanstack/react-router'
import { idOf, pageOf, searchOf, wordsIn } from '../ui/components/form/searchOf.ts'
import { HrModules } from '../ui/letters/HrModules.tsx'
import type { HrSearch } from '../ui/letters/letterKinds.ts'

export const Route = createFileRoute('/_shell/hr-modules')({
  validateSearch: searchOf(
    (raw): HrSearch => ({
      applicationId: idOf(raw.applicationId),
      letter: raw.letter === 'contract' ? 'contract' : undefined,
      q: wordsIn(raw.q),
      page: pageOf(raw.page),
    }),
  ),
  component: HrModulesPage,
})

function HrModulesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <HrModules search={search} onSearch={(change) => void navigate({ search: { ...search, ...change } })} />
}
