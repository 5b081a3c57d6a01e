import { Button } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useRef, useState } from 'react'
import { changePassword as passwordBounds } from '../../api/authBounds.gen.ts'
import { changePassword } from '../../machines/commands/account.ts'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/account.ts'

const SHORTEST = passwordBounds.password.minLength

/** The present password and the new one; the fields are emptied once it is changed. */
export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null)
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, send] = useMachine(
    changePassword.provide({
      actions: {
        tellDone: () => {
          form.current?.reset()
          notifySuccess(t('changed'))
        },
      },
    }),
  )
  const { problem } = state.context
  const errors = gaps.length > 0 ? gaps : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', passwordBounds)
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [current, password] = [String(data.get('current') ?? ''), String(data.get('password') ?? '')]
    const missing = [
      ...(current ? [] : [{ field: 'current', message: t('currentMissing') }]),
      ...(password.length >= SHORTEST ? [] : [{ field: 'password', message: t('nextShort') }]),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy) send({ type: 'do', what: { current, password } })
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={submit} aria-labelledby="own-password">
      <h2 id="own-password">{t('password')}</h2>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <PasswordField {...field('current')} label={t('current')} autoComplete="current-password" />
      <PasswordField {...field('password')} label={t('next')} description={t('nextHelp')} autoComplete="new-password" />
      <div className="row">
        <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
          {t(busy ? 'changing' : 'change')}
        </Button>
        <span className="meta">{t('changeHelp')}</span>
      </div>
    </form>
  )
}
