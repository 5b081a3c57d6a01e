import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { forgotPassword } from '../../machines/commands/account.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/account.ts'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company } from '../i18n/company.ts'
import { PublicLayout } from '../shell/PublicLayout.tsx'
import css from '../shell/sign.module.css'

/** Asks for the link; the answer is the same whether there is an account or not. */
export function ForgotPassword() {
  const [missing, setMissing] = useState(false)
  const [state, send] = useCommandActor(forgotPassword)
  const { answer, problem, what } = state.context
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const wrong = !/^\S+@\S+\.\S+$/.test(email)
    setMissing(wrong)
    if (wrong) document.getElementById('forgot-email')?.focus()
    else if (!busy) send({ type: 'do', what: { email } })
  }
  const title = t(answer ? 'sentTitle' : 'forgotTitle')
  return (
    <div className={css.sign}>
      <PageTitle title={title} error={missing || problem !== null} />
      <main className={css.l} id="content">
        <div className={`row ${css.signBrand}`}>
          <Brand size={28} />
          <b>{company()?.name ?? sayAnyPage('product')}</b>
          <LanguageSelect />
        </div>
        {answer ? (
          <form>
            <h1 tabIndex={-1}>{title}</h1>
            <p role="status">{t('sentText', { email: what?.email ?? '' })}</p>
          </form>
        ) : (
          <form onSubmit={submit} noValidate aria-busy={busy}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="dim">{t('forgotText')}</p>
            {problem && <ProblemAlert problem={problem} />}
            <TextInput id="forgot-email" name="email" type="email" label={t('email')} size="md" autoComplete="username" error={missing && t('emailMissing')} />
            <Button type="submit" variant="filled" size="md" fullWidth aria-disabled={busy || undefined}>
              {t(busy ? 'sending' : 'sendLink')}
            </Button>
          </form>
        )}
        <div className="row meta">
          <Link className="link" to="/login">
            {t('toSignIn')}
          </Link>
        </div>
      </main>
      <PublicLayout />
    </div>
  )
}
