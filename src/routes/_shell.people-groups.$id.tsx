import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { tableSearch } from '../ui/data/table/address.ts'
import { GroupPage } from '../ui/people/GroupPage.tsx'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/people-groups/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: searchOf(tableSearch),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <GroupPage key={id} id={id} search={search} onSearch={(next) => navigate({ search: next })} />
}
