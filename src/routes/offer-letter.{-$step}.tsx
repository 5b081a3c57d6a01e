import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { letterSteps } from '../machines/letterAnswer.ts'
import { arriveAtOffer, offerFlowOf } from '../ui/applicant/flow.ts'
import { OfferPages } from '../ui/applicant/OfferPages.tsx'
import { Registration } from '../ui/applicant/Registration.tsx'
import { session, useClaims } from '../ui/shell/session.ts'

const pageOf = (step: string | undefined) => letterSteps.find((one) => one === step) ?? 'letter'

/** The offer letter's own address. Who comes with a code, or without a session, begins with the code. */
export const Route = createFileRoute('/offer-letter/{-$step}')({
  validateSearch: (search: Record<string, unknown>): { code?: string } => (typeof search.code === 'string' ? { code: search.code.slice(0, 60) } : {}),
  beforeLoad: async ({ params, search, preload }) => {
    const claims = currentClaims()
    if (!claims || search.code || preload) return
    const asked = pageOf(params.step)
    const allowed = await arriveAtOffer(offerFlowOf(claims.email), asked)
    if (allowed !== asked) throw redirect({ to: '/offer-letter/{-$step}', params: { step: allowed === 'letter' ? undefined : allowed }, replace: true })
  },
  component: OfferLetter,
})

function OfferLetter() {
  const { code } = Route.useSearch()
  const claims = useClaims()
  const navigate = useNavigate()
  // The key leaves the address as soon as it has done its work.
  const enter = () => {
    session.send({ type: 'storageChanged' })
    void navigate({ to: '/offer-letter/{-$step}', params: { step: undefined }, replace: true })
  }
  if (claims && !code) return <OfferPages key={claims.email} flow={offerFlowOf(claims.email)} email={claims.email} />
  return <Registration key={code ?? ''} code={code} whenIn={enter} />
}
