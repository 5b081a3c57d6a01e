import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../ui/users/UserPage.tsx'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/users/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <UserPage key={id} id={id} />
}
