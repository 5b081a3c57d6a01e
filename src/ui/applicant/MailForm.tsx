import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { resendCode } from '../../api/publicBounds.gen.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { t } from '../i18n/applicant.ts'
import css from './applicant.module.css'
import { BackWords, Frame } from './Frame.tsx'

type Props = { problem: Refusal | null; busy: boolean; onSubmit: (email: string) => void; onBack: () => void }

/** A new code, to the address that was applied with. Whether there is somebody is never told. */
export function MailForm({ problem, busy, onSubmit, onBack }: Props) {
  const [gap, setGap] = useState<FieldError | null>(null)
  const errors = gap ? [gap] : [...(problem?.errors ?? [])]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const fits = /^\S+@\S+\.\S+$/.test(email)
    setGap(fits ? null : { field: 'email', message: t('mailMissing') })
    if (fits) onSubmit(email)
  }
  return (
    <Frame
      title={t('mailTitle')}
      errors={errors}
      problem={problem}
      busy={busy}
      back={
        <button type="button" className={css.back} onClick={onBack}>
          <BackWords>{t('back')}</BackWords>
        </button>
      }
      action={{ label: t('mailSend'), busyLabel: t('mailSending') }}
      onSubmit={submit}
    >
      <p>{t('mailText')}</p>
      <TextInput
        {...fieldsOf(errors, '', resendCode)('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className={`${css.cap} ${css.quiet}`}>{t('mailHints')}</p>
    </Frame>
  )
}

export const MailSent = ({ onType }: { onType: () => void }) => (
  <Frame title={t('mailSentTitle')} action={{ label: t('mailSentEnter') }} onSubmit={onType}>
    <p role="status">{t('mailSentText')}</p>
    <p className={css.cap}>{t('mailHints')}</p>
  </Frame>
)
