import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { type Reason, safeReturn } from '../machines/session.ts'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { SignIn } from '../ui/shell/SignIn.tsx'

const reasons: readonly Reason[] = ['expired', 'forbidden']

export const Route = createFileRoute('/login')({
  validateSearch: searchOf((search: Record<string, unknown>): { reason?: Reason; returnTo?: string } => ({
    reason: reasons.find((reason) => reason === search.reason),
    returnTo: typeof search.returnTo === 'string' ? (safeReturn(search.returnTo) ?? undefined) : undefined,
  })),
  // A link of a message leads on at once for whoever is signed in already; a refusal is told here first.
  beforeLoad: ({ search: { reason, returnTo } }) => {
    if (returnTo && !reason && currentClaims()) throw redirect({ href: returnTo, replace: true })
  },
  component: LoginPage,
})

function LoginPage() {
  const { reason, returnTo } = Route.useSearch()
  return <SignIn reason={reason} returnTo={returnTo ?? null} />
}
