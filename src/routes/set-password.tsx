import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { landingOf } from '../machines/session.ts'
import { Registration } from '../ui/applicant/Registration.tsx'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { session } from '../ui/shell/session.ts'

/** Where the link of an invitation or of a forgotten password leads: the same steps as an applicant's first, then the own start page. */
export const Route = createFileRoute('/set-password')({
  validateSearch: searchOf((search: Record<string, unknown>): { code?: string } => (typeof search.code === 'string' ? { code: search.code.slice(0, 60) } : {})),
  component: SetPassword,
})

function SetPassword() {
  const { code } = Route.useSearch()
  const navigate = useNavigate()
  const enter = () => {
    session.send({ type: 'storageChanged' })
    void navigate({ to: landingOf(currentClaims()), replace: true })
  }
  return <Registration key={code ?? ''} code={code} forLetter={false} whenIn={enter} />
}
