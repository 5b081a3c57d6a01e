import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { Day } from '../ui/home/Day.tsx'
import { daySearch } from '../ui/home/search.ts'

export const Route = createFileRoute('/_shell/recruitmentOfficer')({ validateSearch: searchOf(daySearch), component: Page })

function Page() {
  const { whose = 'own', days = 90 } = Route.useSearch()
  return <Day whose={whose} days={days} />
}
