import { createFileRoute } from '@tanstack/react-router'
import { dayIn, idOf, searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { RequisitionPage } from '../ui/requisitions/RequisitionPage.tsx'
import type { ListingSearch } from '../ui/requisitions/TabContent.tsx'
import { isTab, type Tab } from '../ui/requisitions/tabs.ts'
import { pathId } from './-ids.ts'

/** The part, and how its list is shown where it has one. */
type Search = ListingSearch & { tab?: Tab; changeDate?: true }

export const Route = createFileRoute('/_shell/jobreq/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: searchOf(
    (search: Record<string, unknown>): Search => ({
      ...tableSearch(search),
      day: dayIn(search.day),
      of: idOf(search.of),
      ...(isTab(search.tab) ? { tab: search.tab } : {}),
      ...(search.changeDate === true || search.changeDate === 'true' ? { changeDate: true } : {}),
    }),
  ),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { tab = 'position', changeDate = false, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = { search, onSearch: (next: ListingSearch) => void navigate({ search: { ...next, tab } }) }
  return <RequisitionPage key={id} id={id} tab={tab} changeDate={changeDate} list={list} />
}
