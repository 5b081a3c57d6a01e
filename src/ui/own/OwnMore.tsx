import { type FormEvent, useState } from 'react'
import type { Refusal as Problem } from '../../api/client.ts'
import { sayCannotCome, sendOwnLinks } from '../../api/publicBounds.gen.ts'
import type { Because, Own } from '../../machines/flows/own/ownPage.ts'
import { t } from '../i18n/ownMore.ts'
import { OwnFrame } from './OwnFrame.tsx'
import css from './own.module.css'
import { dayThere, momentHere, ownZone } from './when.ts'

type Shared = { own: Own; problem: Problem | null; busy: boolean; onBack: () => void }

export const BackTo = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className={css.back} onClick={onBack}>
    ‹ {t('back')}
  </button>
)

export const Wrong = ({ problem }: { problem: Problem | null }) =>
  problem && (
    <p className={css.wrong} role="alert">
      {problem.status === 0 ? t('unreachable') : (problem.errors[0]?.message ?? problem.message)}
    </p>
  )

/** What was sent to the person about this application. */
export const Messages = ({ own, onBack }: Shared) => (
  <OwnFrame title={t('messagesTitle')} organisation={own.organisation} moved back={<BackTo onBack={onBack} />}>
    {own.messages.length === 0 && <p>{t('noMessages')}</p>}
    {own.messages.map((one) => (
      <details className={css.message} key={`${one.at} ${one.subject}`}>
        <summary>
          <b>{one.subject}</b>
          <small>{momentHere(one.at)}</small>
        </summary>
        <div className={css.text}>{one.text}</div>
      </details>
    ))}
  </OwnFrame>
)

const reasons = ['OTHER_POSITION', 'PAY', 'PLACE', 'HOURS', 'PERSONAL', 'OTHER'] as const satisfies readonly Because[]

/** Asked once, since it cannot be taken back here. */
export function Withdrawal({ own, problem, busy, onBack, onWithdraw }: Shared & { onWithdraw: (because: Because | null) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const because = new FormData(event.currentTarget).get('because')
    onWithdraw(reasons.find((one) => one === because) ?? null)
  }
  return (
    <OwnFrame
      title={t('withdrawTitle')}
      organisation={own.organisation}
      moved
      busy={busy}
      onSubmit={submit}
      back={<BackTo onBack={onBack} />}
      edge={
        <button type="submit" className={`${css.primary} ${css.danger}`} aria-disabled={busy || undefined}>
          {t(busy ? 'withdrawing' : 'withdraw')}
        </button>
      }
    >
      <Wrong problem={problem} />
      <p>{t('withdrawText', { position: own.positionTitle })}</p>
      <label className={css.field}>
        {t('because')}
        <select name="because" defaultValue="">
          <option value="">{t('becauseNone')}</option>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
    </OwnFrame>
  )
}

/** Tells who arranged the interview; the time itself is theirs to change. */
export const Refusal = ({ own, problem, busy, onBack, startsAt, onRefuse }: Shared & { startsAt: string; onRefuse: (note: string) => void }) => (
  <OwnFrame
    title={t('refuseTitle')}
    organisation={own.organisation}
    moved
    busy={busy}
    onSubmit={(event) => onRefuse(String(new FormData(event.currentTarget).get('note') ?? ''))}
    back={<BackTo onBack={onBack} />}
    edge={
      <button type="submit" className={css.primary} aria-disabled={busy || undefined}>
        {t(busy ? 'refusing' : 'refuse')}
      </button>
    }
  >
    <Wrong problem={problem} />
    <p>{t('refuseText', { when: dayThere(startsAt, ownZone()) })}</p>
    <label className={css.field}>
      {t('refuseNote')}
      <textarea name="note" rows={4} {...sayCannotCome.note} />
    </label>
  </OwnFrame>
)

type Ask = { asked: boolean; busy: boolean; problem: Problem | null; onAsk: (email: string) => void; onBack: () => void }
/** No link, or one that opens nothing: a new one goes to the address of the application, if there is any. */
export function AskForLink({ asked, busy, problem, onAsk, onBack }: Ask) {
  const [gap, setGap] = useState(false)
  if (asked)
    return (
      <OwnFrame title={t('askedTitle')} moved>
        <p role="status">{t('askedText')}</p>
        <button type="button" className={css.plainly} onClick={onBack}>
          {t('askedAgain')}
        </button>
      </OwnFrame>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const fits = /^\S+@\S+\.\S+$/.test(email)
    setGap(!fits)
    if (fits) onAsk(email)
  }
  return (
    <OwnFrame
      title={t('lostTitle')}
      busy={busy}
      error={gap}
      onSubmit={submit}
      edge={
        <button type="submit" className={css.primary} aria-disabled={busy || undefined}>
          {t(busy ? 'asking' : 'ask')}
        </button>
      }
    >
      <p>{t('lostText')}</p>
      <Wrong problem={problem} />
      <label className={css.field}>
        {t('lostEmail')}
        {gap && (
          <span className={css.wrong} id="email-error" role="alert">
            {t('lostMissing')}
          </span>
        )}
        <input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={gap || undefined}
          aria-describedby={gap ? 'email-error' : undefined}
          {...sendOwnLinks.email}
        />
      </label>
    </OwnFrame>
  )
}
