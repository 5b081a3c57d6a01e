import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { Referrals, type ReferralsSearch } from '../ui/referrals/Referrals.tsx'

export const Route = createFileRoute('/_shell/referrals')({
  validateSearch: searchOf((raw): ReferralsSearch => ({ ...tableSearch(raw), tab: raw.tab === 'mine' ? 'mine' : undefined })),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Referrals search={search} onSearch={(next) => void navigate({ search: { ...next, tab: search.tab } })} />
}
