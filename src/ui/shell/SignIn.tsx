import { Button, TextInput } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { homepage, offerLetter } from '../../machines/pages.ts'
import type { Reason } from '../../machines/session.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { Mark } from '../components/status/Mark.tsx'
import { Note } from '../components/Note.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { waiting } from '../i18n/format.ts'
import { say } from '../i18n/login.ts'
import { say as sayShell } from '../i18n/shell.ts'
import { Doorway } from './Doorway.tsx'
import { session } from './session.ts'
import './sign.css'

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
      ...(/.@./.test(email) ? {} : { email: say('emailMissing') }),
      ...(password ? {} : { password: say('passwordMissing') }),
    }
    setMissing(gaps)
    if (gaps.email || gaps.password) document.getElementById(gaps.email ? 'sign-email' : 'sign-password')?.focus()
    else if (!busy) session.send({ type: 'signIn', email, password })
  }
  const wrong = Boolean(missing.email || missing.password || (reason && reason !== 'expired' && reason !== 'forbidden'))
  return (
    <div className="sign">
      <PageTitle title={say('title')} error={wrong} />
      <main className="l" id="content">
        <div className="row sign-brand">
          <Mark size={28} />
          <b>{sayShell('product')}</b>
          <LanguageSelect />
        </div>
        <form onSubmit={submit} noValidate aria-busy={busy}>
          <h1 tabIndex={-1}>{say('title')}</h1>
          {returnTo && !reason && <p className="dim">{say('goOn')}</p>}
          <div role="alert" className="sign-note">
            {reason && (
              <Note tone={reason === 'expired' || reason === 'forbidden' ? 'amber' : 'red'}>
                {reason === 'tooOften' && wait ? say('tooOftenFor', { wait: waiting(wait) }) : say(reason)}
              </Note>
            )}
          </div>
          {claims && (
            <p className="meta">
              {say('signedInAs', { name: claims.userName })}{' '}
              <Link className="link" to={returnTo ?? '/'}>
                {say('back')}
              </Link>
            </p>
          )}
          <TextInput id="sign-email" name="email" type="email" label={say('email')} size="md" autoComplete="username" error={missing.email} />
          <PasswordField id="sign-password" name="password" label={say('password')} size="md" autoComplete="current-password" error={missing.password} />
          <Link className="link" to="/forgot-password">
            {say('forgotten')}
          </Link>
          <Button type="submit" variant="filled" size="md" fullWidth loading={busy} loaderProps={{ type: 'dots' }}>
            {say('submit')}
          </Button>
          <Note tone="neutral" icon={<IconMailOpened size={15} stroke={1.8} aria-hidden />}>
            {say('codeBefore')} <Link to={offerLetter}>{say('codeLink')}</Link> {say('codeAfter')}
          </Note>
        </form>
        <div className="row meta">
          <Link className="link" to={homepage}>
            {say('openPositions')}
          </Link>
        </div>
      </main>
      <Doorway />
    </div>
  )
}
