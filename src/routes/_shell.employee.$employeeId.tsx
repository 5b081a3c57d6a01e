import { createFileRoute } from '@tanstack/react-router'
import { mayOpen } from '../machines/pages.ts'
import { EmployeePage } from '../ui/employees/EmployeePage.tsx'
import { useClaims } from '../ui/shell/session.ts'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/employee/$employeeId')({
  params: { parse: ({ employeeId }) => ({ employeeId: pathId(employeeId) }), stringify: ({ employeeId }) => ({ employeeId: String(employeeId) }) },
  component: Page,
})

function Page() {
  const { employeeId } = Route.useParams()
  const claims = useClaims()
  return <EmployeePage key={employeeId} employeeId={employeeId} isHr={mayOpen('employees', claims)} />
}
