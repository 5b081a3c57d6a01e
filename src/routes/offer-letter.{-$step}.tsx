import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { lazy } from '../ui/components/lazy.tsx'
import { session, useClaims } from '../ui/shell/session.ts'

// Loaded when they are opened: who comes with a code needs no letter yet, and staff need neither.
const OfferPages = lazy(() => import('../ui/applicant/OfferPages.tsx').then((module) => ({ default: module.OfferPages })))
const Registration = lazy(() => import('../ui/applicant/Registration.tsx').then((module) => ({ default: module.Registration })))

/** The offer letter's own address. Who comes with a code, or without a session, begins with the code. */
export const Route = createFileRoute('/offer-letter/{-$step}')({
  validateSearch: searchOf((search: Record<string, unknown>): { code?: string } => (typeof search.code === 'string' ? { code: search.code.slice(0, 60) } : {})),
  beforeLoad: async ({ params, search, preload }) => {
    const claims = currentClaims()
    if (!claims || search.code || preload) return
    const { arriveAtLetter, letterStepOf, offerFlowOf } = await import('../ui/applicant/flow.ts')
    const asked = letterStepOf(params.step)
    const allowed = await arriveAtLetter(offerFlowOf(claims.email), asked)
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
  if (claims && !code) return <OfferPages key={claims.email} email={claims.email} />
  return <Registration key={code ?? ''} code={code} whenIn={enter} />
}
