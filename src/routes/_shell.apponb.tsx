import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { OnboardingPage } from '../ui/onboarding/OnboardingPage.tsx'

export const Route = createFileRoute('/_shell/apponb')({ validateSearch: searchOf(tableSearch), component: Page })

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <OnboardingPage search={search} onSearch={(next) => void navigate({ search: next })} />
}
