import { createFileRoute } from '@tanstack/react-router'
import { RequisitionPage } from '../ui/requisitions/RequisitionPage.tsx'
import { isTab, type Tab } from '../ui/requisitions/tabs.ts'

type Search = { tab?: Tab; changeDate?: true }

export const Route = createFileRoute('/_shell/jobreq/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: (search): Search => ({
    ...(isTab(search.tab) ? { tab: search.tab } : {}),
    ...(search.changeDate === true || search.changeDate === 'true' ? { changeDate: true } : {}),
  }),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { tab = 'position', changeDate = false } = Route.useSearch()
  return <RequisitionPage key={id} id={id} tab={tab} changeDate={changeDate} />
}
