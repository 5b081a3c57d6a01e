import { useState } from 'react'
import type { Refusal as Problem } from '../../api/client.ts'
import type { Did, Own } from '../../machines/flows/own/ownPage.ts'
import { money, number } from '../i18n/format.ts'
import { t as sayOwn } from '../i18n/own.ts'
import { t } from '../i18n/ownMore.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { BackTo, Wrong } from './OwnMore.tsx'
import css from './own.module.css'
import { dayInFull, momentHere } from './when.ts'

const TYPES = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Props = {
  own: Own
  problem: Problem | null
  busy: boolean
  did: Did | null
  /** The share of a CV that has left. */
  sent: number | null
  onBack: () => void
  onChoose: (file: File) => void
  onCancel: () => void
  onKeepLonger: (wanted: boolean) => void
}

/** The CV, what is kept about the person and until when, and what they agreed to in the words of then. */
export function OwnData({ own, problem, busy, did, sent, onBack, onChoose, onCancel, onKeepLonger }: Props) {
  const { kept, mayReplaceResume } = own
  return (
    <OwnFrame title={t('dataTitle')} organisation={own.organisation} moved busy={busy} back={<BackTo onBack={onBack} />}>
      {did && (
        <p className={css.did} role="status">
          {sayOwn(`did_${did}`)}
        </p>
      )}
      <Wrong problem={problem} />
      <h2>{t('cv')}</h2>
      <p className={css.file}>{kept.resume ?? t('noCv')}</p>
      {sent !== null ? (
        <p role="status">
          {sent < 1 ? t('cvSending', { percent: Math.round(100 * sent) }) : t('cvChecking')}{' '}
          <button type="button" className={css.plainly} onClick={onCancel}>
            {t('cvCancel')}
          </button>
        </p>
      ) : mayReplaceResume ? (
        <>
          <label className={css.choose}>
            {t(kept.resume ? 'cvChoose' : 'cvAdd')}
            <input
              type="file"
              accept={TYPES}
              disabled={busy}
              aria-describedby="cv-help"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                currentTarget.value = ''
                if (file) onChoose(file)
              }}
            />
          </label>
          <p className={css.quiet} id="cv-help">
            {t('cvHelp')} {kept.resume && t('cvBefore')}
          </p>
        </>
      ) : (
        kept.resume && <p className={css.quiet}>{t('cvFixed')}</p>
      )}
      <Kept kept={kept} />
      <Consents {...{ kept, busy, onKeepLonger }} />
    </OwnFrame>
  )
}

const saidTo = (kind: Own['kept']['answers'][number]['kind'], answer: readonly string[]) =>
  answer.map((word) => (kind === 'YES_NO' ? t(word === 'true' ? 'yes' : 'no') : word)).join(', ')

function Kept({ kept }: { kept: Own['kept'] }) {
  const { expectedPay: pay, keptUntil } = kept
  const facts: [string, string | null][] = [
    [t('name'), kept.name],
    [t('email'), kept.email],
    [t('mobile'), kept.mobile],
    ...(kept.phone ? [[t('phone'), kept.phone] as [string, string]] : []),
    [t('home'), kept.home],
    [t('totalExperience'), number(kept.totalExperience) || null],
    [t('expectedPay'), pay && t('payValue', { amount: money(pay.amount, pay.currency), period: t(pay.period) })],
    [t('held'), kept.held.join(', ') || null],
  ]
  return (
    <>
      <h2>{t('kept')}</h2>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className={css.quiet}>{t('notStated')}</span>}</dd>
          </div>
        ))}
      </dl>
      {kept.answers.length > 0 && (
        <>
          <h2>{t('answers')}</h2>
          <dl className={css.answers}>
            {kept.answers.map(({ kind, question, answer }) => (
              <div key={`${question} ${answer.join()}`}>
                <dt>{question}</dt>
                <dd>{saidTo(kind, answer)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2>{t('until')}</h2>
      <p>{keptUntil ? t('untilDay', { day: dayInFull(keptUntil) }) : t(kept.keepLonger ? 'untilLonger' : 'untilClosed')}</p>
    </>
  )
}

/** Each consent in its wording of then; the one to be kept longer can be given and taken back. */
function Consents({ kept, busy, onKeepLonger }: { kept: Own['kept']; busy: boolean; onKeepLonger: (wanted: boolean) => void }) {
  const { consents, keepLonger, keepLongerWording } = kept
  const [reading, setReading] = useState(false)
  const change = (wanted: boolean) => {
    setReading(false)
    if (!busy) onKeepLonger(wanted)
  }
  return (
    <>
      <h2>{t('consents')}</h2>
      {consents.length === 0 && <p>{t('noConsents')}</p>}
      {consents.map(({ given, wording, at }) => (
        <blockquote className={css.consent} key={at + wording}>
          <p>{wording}</p>
          <small>{t(given ? 'given' : 'takenBack', { at: momentHere(at) })}</small>
        </blockquote>
      ))}
      {keepLonger ? (
        <button type="button" className={css.plainly} onClick={() => change(false)}>
          {t('stopKeeping')}
        </button>
      ) : reading ? (
        <>
          <p>{t('agreeTo')}</p>
          <blockquote className={css.consent}>
            <p>{keepLongerWording.text}</p>
          </blockquote>
          <button type="button" className={css.second} onClick={() => change(true)}>
            {t('agree')}
          </button>
        </>
      ) : (
        <button type="button" className={css.plainly} onClick={() => setReading(true)}>
          {t('keepMe')}
        </button>
      )}
    </>
  )
}
