import { createFileRoute } from '@tanstack/react-router'
import { AssignmentPage } from '../ui/learning/own/AssignmentPage.tsx'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/learning/assignment/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <AssignmentPage key={id} id={id} />
}
