import { Link } from '@tanstack/react-router'
import { checkSealMachine } from '../../machines/commands/letterPdf.ts'
import { FileDrop } from '../components/form/FileDrop.tsx'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { problemText } from '../components/form/problems.ts'
import { Note } from '../components/Note.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company } from '../i18n/company.ts'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/seal.ts'
import { PublicLayout } from '../shell/PublicLayout.tsx'
import css from '../shell/sign.module.css'

const tones = { genuine: 'green', altered: 'red', unknown: 'amber' } as const

/** Where anybody has a copy of a letter checked, without an account. */
export function SealPage() {
  const [state, send] = useCommandActor(checkSealMachine)
  const { answer, problem, what } = state.context
  const busy = state.hasTag('busy')
  const found = busy || problem ? null : answer
  const told = { name: what?.name ?? '', organisation: found?.organisation ?? '' }
  return (
    <div className={css.sign}>
      <PageTitle title={t('title')} error={problem !== null} />
      <main className={css.l} id="content">
        <div className={`row ${css.signBrand}`}>
          <Brand size={28} />
          <b>{company()?.name ?? sayAnyPage('product')}</b>
          <LanguageSelect />
        </div>
        <form aria-busy={busy}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="dim">{t('text')}</p>
          {busy && <p role="status">{t('checking', told)}</p>}
          {found && (
            <Note tone={tones[found.result]} role="status">
              <b>{t(found.result)}</b>
              <br />
              {t(`${found.result}Text`, told)}
            </Note>
          )}
          {found?.kind && found.sealedAt && (
            <dl className="meta">
              <dt>{t('letter')}</dt>
              <dd>{t(`kind_${found.kind}`, { version: found.letterVersion ?? 1 })}</dd>
              <dt>{t('sealedAt')}</dt>
              <dd>{moment(found.sealedAt)}</dd>
            </dl>
          )}
          <FileDrop
            label={t(found ? 'another' : 'choose')}
            note={t('note')}
            accept=".pdf"
            error={problem ? problemText(problem, 'other').text : undefined}
            onChoose={(file) => send({ type: 'do', what: file })}
          />
        </form>
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
