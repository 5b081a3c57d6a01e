import { Button, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { currentClaims } from '../../api/token.ts'
import { offerLetter } from '../../machines/addresses.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { t } from '../i18n/public.ts'
import css from './PublicBar.module.css'
import publicCss from './public.module.css'

type Props = { organisation: string; returnTo?: string | undefined }

/** Whose positions these are; the ways in for those who are expected. */
export function PublicBar({ organisation, returnTo }: Props) {
  return (
    <header>
      <Link to="/homepage" className={css.pubBrand}>
        <VisuallyHidden>{t('home', { organisation })}</VisuallyHidden>
        <Brand size={28} />
        <b aria-hidden>{organisation}</b>
        <span className={`meta ${publicCss.wide}`} aria-hidden>
          {t('careers')}
        </span>
      </Link>
      <nav className={publicCss.pubWays} aria-label={t('signIn')}>
        <LanguageSelect />
        <a className={`${publicCss.wide} ${publicCss.plain}`} href={offerLetter}>
          {t('haveCode')}
        </a>
        {currentClaims() ? (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
            {t('goToWork')}
          </Button>
        ) : (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/login" search={{ returnTo }} />}>
            {t('signIn')}
          </Button>
        )}
      </nav>
    </header>
  )
}
