import { Button } from '@mantine/core'
import { changePassword as bounds } from '../../api/authBounds.gen.ts'
import { changePassword } from '../../machines/commands/account.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/account.ts'

const SHORTEST = bounds.password.minLength

/** The present password and the new one; the fields are emptied once it is changed. */
export function ChangePassword() {
  const form = useCommandForm(changePassword, {
    begin: { current: '', password: '' },
    bounds,
    onDone() {
      form.clear()
      notifySuccess(t('changed'))
    },
  })
  const { problem, errors, busy, values } = form
  return (
    <form
      className="form"
      noValidate
      aria-labelledby="own-password"
      onSubmit={(event) => {
        event.preventDefault()
        form.send({ current: !values.current && t('currentMissing'), password: values.password.length < SHORTEST && t('nextShort') }, values)
      }}
    >
      <h2 id="own-password">{t('password')}</h2>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <PasswordField {...form.text('current')} label={t('current')} autoComplete="current-password" />
      <PasswordField {...form.text('password')} label={t('next')} description={t('nextHelp')} autoComplete="new-password" />
      <div className="row">
        <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
          {t(busy ? 'changing' : 'change')}
        </Button>
        <span className="meta">{t('changeHelp')}</span>
      </div>
    </form>
  )
}
