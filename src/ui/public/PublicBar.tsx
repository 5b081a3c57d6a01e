import { Button, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { currentClaims } from '../../api/token.ts'
import { offerLetter } from '../../machines/pages.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { Mark } from '../components/status/Mark.tsx'
import { say } from '../i18n/public.ts'

type Props = { organisation: string; returnTo?: string | undefined }

/** Whose positions these are; the ways in for those who are expected. */
export function PublicBar({ organisation, returnTo }: Props) {
  return (
    <header>
      <Link to="/homepage" className="pub-brand">
        <VisuallyHidden>{say('home', { organisation })}</VisuallyHidden>
        <Mark size={28} />
        <b aria-hidden>{organisation}</b>
        <span className="meta wide" aria-hidden>
          {say('careers')}
        </span>
      </Link>
      <nav className="pub-ways" aria-label={say('signIn')}>
        <LanguageSelect />
        <a className="wide plain" href={offerLetter}>
          {say('haveCode')}
        </a>
        {currentClaims() ? (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
            {say('goToWork')}
          </Button>
        ) : (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/login" search={{ returnTo }} />}>
            {say('signIn')}
          </Button>
        )}
      </nav>
    </header>
  )
}
