import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { LazyBoundary, lazy } from '../ui/components/lazy.tsx'
import { Pending } from '../ui/components/Pending.tsx'
import { tableSearch } from '../ui/data/table/address.ts'
import { RequisitionList } from '../ui/requisitions/RequisitionList.tsx'

const OwnDay = lazy(() => import('../ui/home/own/OwnDay.tsx').then((m) => ({ default: m.OwnDay })))

export const Route = createFileRoute('/_shell/jobreq/')({
  validateSearch: searchOf((raw) => ({ ...tableSearch(raw), day: raw.day === true || undefined })),
  component: Page,
})

/** The own day and the requisitions stand at one address: it is where the specification lets an employee begin. */
function Page() {
  const { day, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (day)
    return (
      <LazyBoundary fallback={<Pending />}>
        <OwnDay />
      </LazyBoundary>
    )
  return <RequisitionList search={search} onSearch={(next) => navigate({ search: next })} />
}
