import { createFileRoute } from '@tanstack/react-router'
import { StopWriting } from '../ui/account/StopWriting.tsx'
import { searchOf } from '../ui/components/form/searchOf.ts'

/** Where the link in an invitation leads by which its reader wants no more of them. Opening it changes nothing. */
export const Route = createFileRoute('/stop-writing')({
  validateSearch: searchOf((search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token.slice(0, 80) } : {},
  ),
  component: Page,
})

function Page() {
  const { token } = Route.useSearch()
  return <StopWriting key={token ?? ''} token={token} />
}
