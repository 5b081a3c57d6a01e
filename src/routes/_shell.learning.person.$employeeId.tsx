import { createFileRoute } from '@tanstack/react-router'
import { EvidencePage } from '../ui/learning/people/EvidencePage.tsx'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/learning/person/$employeeId')({
  params: { parse: ({ employeeId }) => ({ employeeId: pathId(employeeId) }), stringify: ({ employeeId }) => ({ employeeId: String(employeeId) }) },
  component: Page,
})

function Page() {
  const { employeeId } = Route.useParams()
  return <EvidencePage key={employeeId} employeeId={employeeId} />
}
