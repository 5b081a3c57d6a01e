import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { newPassword } from '../../api/publicBounds.gen.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { t } from '../i18n/applicant.ts'
import css from './applicant.module.css'
import { Frame } from './Frame.tsx'

const SHORTEST = newPassword.password.minLength
const strengthOf = (length: number) =>
  length < SHORTEST ? t('strengthShort', { n: length }) : length < 12 ? t('strengthFair') : length < 16 ? t('strengthGood') : t('strengthStrong')

type Props = {
  organisation: string | undefined
  problem: Refusal | null
  person: components['schemas']['CheckedPerson'] | null
  busy: boolean
  forLetter: boolean
  label: string
  onSubmit: (password: string) => void
}

/** The password: pasted or made by a manager, shown on request, judged by its length. */
export function PasswordForm({ organisation, problem, person, busy, forLetter, label, onSubmit }: Props) {
  const [gap, setGap] = useState<FieldError | null>(null)
  const [length, setLength] = useState(0)
  const errors = gap ? [gap] : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', newPassword)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password.length >= SHORTEST) {
      setGap(null)
      onSubmit(password)
    } else setGap({ field: 'password', message: password ? t('passwordShort', { n: password.length }) : t('passwordMissing') })
  }
  return (
    <Frame
      title={t('passwordTitle')}
      organisation={organisation}
      {...(forLetter ? { step: { step: 1, of: 4 } } : {})}
      errors={errors}
      problem={problem}
      busy={busy}
      action={{ label: t(forLetter ? 'setPassword' : 'setPasswordOnly'), busyLabel: label }}
      onSubmit={submit}
    >
      <p>{t('passwordText', { name: person?.name })}</p>
      <dl className={css.facts}>
        <div>
          <dt>{t('email')}</dt>
          <dd className="ell">{person?.email}</dd>
        </div>
      </dl>
      <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ''} readOnly />
      <PasswordField
        {...field('password')}
        label={t('password')}
        description={t('passwordHelp')}
        autoComplete="new-password"
        size="lg"
        onChange={(event) => setLength(event.currentTarget.value.length)}
        aria-describedby="password-strength"
      />
      <p className={css.strength} id="password-strength" role="status">
        {length > 0 && strengthOf(length)}
      </p>
    </Frame>
  )
}

/** The password stands; only the session could not begin. */
export function PasswordSet({ organisation, forLetter }: { organisation: string | undefined; forLetter: boolean }) {
  return (
    <Frame
      title={t('passwordSetTitle')}
      organisation={organisation}
      way={
        <Button component="a" href={forLetter ? '/login?returnTo=%2Foffer-letter' : '/login'} size="lg" fullWidth variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>{t(forLetter ? 'passwordSetText' : 'passwordSetOnlyText')}</p>
    </Frame>
  )
}
