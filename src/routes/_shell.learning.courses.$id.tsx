import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '../ui/learning/courses/CoursePage.tsx'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/learning/courses/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <CoursePage key={id} id={id} />
}
