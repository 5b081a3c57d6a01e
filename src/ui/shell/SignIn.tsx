import { Button, TextInput } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { homepage, offerLetter } from '../../machines/addresses.ts'
import type { Reason } from '../../machines/session.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { Note } from '../components/Note.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company } from '../i18n/company.ts'
import { waiting } from '../i18n/format.ts'
import { t } from '../i18n/login.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { session } from './session.ts'
import css from './sign.module.css'

type Missing = { email?: string; password?: string }

/** Sign-in, with the reason when there is one, and the way back. */
export function SignIn({ reason: arrived, returnTo }: { reason?: Reason; returnTo: string | null }) {
  const state = useSelector(session, (snapshot) => snapshot)
  const [missing, setMissing] = useState<Missing>({})
  const reason = state.context.reason ?? arrived
  const { wait } = state.context
  // Whoever signs in here is about to leave; only those who came signed in are told.
  const [claims] = useState(state.context.claims)
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const gaps: Missing = {
      ...(/.@./.test(email) ? {} : { email: t('emailMissing') }),
      ...(password ? {} : { password: t('passwordMissing') }),
    }
    setMissing(gaps)
    if (gaps.email || gaps.password) document.getElementById(gaps.email ? 'sign-email' : 'sign-password')?.focus()
    else if (!busy) session.send({ type: 'signIn', email, password })
  }
  const wrong = Boolean(missing.email || missing.password || (reason && reason !== 'expired' && reason !== 'forbidden'))
  return (
    <div className={css.sign}>
      <PageTitle title={t('title')} error={wrong} />
      <main className={css.l} id="content">
        <div className={`row ${css.signBrand}`}>
          <Brand size={28} />
          <b>{company()?.name ?? sayAnyPage('product')}</b>
          <LanguageSelect />
        </div>
        <form onSubmit={submit} noValidate aria-busy={busy}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          {returnTo && !reason && <p className="dim">{t('goOn')}</p>}
          <div role="alert" className={css.signNote}>
            {reason && (
              <Note tone={reason === 'expired' || reason === 'forbidden' ? 'amber' : 'red'}>
                {reason === 'tooOften' && wait ? t('tooOftenFor', { wait: waiting(wait) }) : t(reason)}
              </Note>
            )}
          </div>
          {claims && (
            <p className="meta">
              {t('signedInAs', { name: claims.userName })}{' '}
              <Link className="link" to={returnTo ?? '/'}>
                {t('back')}
              </Link>
            </p>
          )}
          <TextInput id="sign-email" name="email" type="email" label={t('email')} size="md" autoComplete="username" error={missing.email} />
          <PasswordField id="sign-password" name="password" label={t('password')} size="md" autoComplete="current-password" error={missing.password} />
          <Link className="link" to="/forgot-password">
            {t('forgotten')}
          </Link>
          <Button type="submit" variant="filled" size="md" fullWidth loading={busy} loaderProps={{ type: 'dots' }}>
            {t('submit')}
          </Button>
          <Note tone="neutral" icon={<IconMailOpened size={15} stroke={1.8} aria-hidden />}>
            {t('codeBefore')} <Link to={offerLetter}>{t('codeLink')}</Link> {t('codeAfter')}
          </Note>
        </form>
        <div className="row meta">
          <Link className="link" to={homepage}>
            {t('openPositions')}
          </Link>
        </div>
      </main>
      <PublicLayout />
    </div>
  )
}
