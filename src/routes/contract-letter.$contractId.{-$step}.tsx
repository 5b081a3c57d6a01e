import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { ContractPages } from '../ui/applicant/ContractPages.tsx'
import { useClaims } from '../ui/shell/session.ts'
import { pathId } from './-ids.ts'

/** The contract's own address; after the signature, the steps of the own record follow under it. */
export const Route = createFileRoute('/contract-letter/$contractId/{-$step}')({
  params: {
    parse: ({ contractId, step }) => ({ contractId: pathId(contractId), step }),
    stringify: ({ contractId, step }) => ({ contractId: String(contractId), step }),
  },
  beforeLoad: async ({ params: { contractId, step }, location, preload }) => {
    const claims = currentClaims()
    if (!claims) throw redirect({ to: '/login', search: { returnTo: location.href } })
    if (preload) return
    const { arriveAtLetter, contractFlowOf, letterStepOf, recordStepOf } = await import('../ui/applicant/flow.ts')
    const flow = contractFlowOf(claims.subject, contractId)
    const asked = letterStepOf(step)
    const allowed = await arriveAtLetter(flow, asked)
    // Signed: the steps of the own record follow.
    if (flow.getSnapshot().context.letter?.employeeId) return
    if (allowed !== asked || recordStepOf(step))
      throw redirect({ to: '/contract-letter/$contractId/{-$step}', params: { contractId, step: allowed === 'letter' ? undefined : allowed }, replace: true })
  },
  component: ContractLetter,
})

function ContractLetter() {
  const { contractId, step } = Route.useParams()
  const claims = useClaims()
  if (!claims) return null
  return <ContractPages key={`${claims.subject} ${contractId}`} subject={claims.subject} contractId={contractId} email={claims.email} step={step} />
}
