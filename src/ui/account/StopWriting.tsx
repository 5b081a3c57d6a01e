import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { stopWritingMachine } from '../../machines/commands/people.ts'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company } from '../i18n/company.ts'
import { t } from '../i18n/stopWriting.ts'
import { PublicLayout } from '../shell/PublicLayout.tsx'
import css from '../shell/sign.module.css'

/** No such link is shorter. */
const SHORTEST = 20

/** Ends the consent to be written to, by a button: programs that follow the links of a mail press none. */
export function StopWriting({ token }: { token: string | undefined }) {
  const [state, send] = useCommandActor(stopWritingMachine)
  const { answer, problem } = state.context
  const busy = state.hasTag('busy')
  const isBroken = token === undefined || token.length < SHORTEST || problem?.code === 'LINK_UNKNOWN'
  const title = t(answer ? 'doneTitle' : isBroken ? 'brokenTitle' : 'title')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && token !== undefined) send({ type: 'do', what: { token } })
  }
  return (
    <div className={css.sign}>
      <PageTitle title={title} error={problem !== null} />
      <main className={css.l} id="content">
        <div className={`row ${css.signBrand}`}>
          <Brand size={28} />
          <b>{company()?.name ?? sayAnyPage('product')}</b>
          <LanguageSelect />
        </div>
        {answer || isBroken ? (
          <form>
            <h1 tabIndex={-1}>{title}</h1>
            <p role={answer ? 'status' : 'alert'}>{t(answer ? 'doneText' : 'brokenText')}</p>
          </form>
        ) : (
          <form onSubmit={submit} noValidate aria-busy={busy}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="dim">{t('text')}</p>
            <p className="dim">{t('running')}</p>
            {problem && <ProblemAlert problem={problem} />}
            <Button type="submit" variant="filled" size="md" mih={44} fullWidth aria-disabled={busy || undefined}>
              {t(busy ? 'stopping' : 'stop')}
            </Button>
          </form>
        )}
        <div className="row meta">
          <Link className="link" to="/homepage">
            {t('positions')}
          </Link>
        </div>
      </main>
      <PublicLayout />
    </div>
  )
}
