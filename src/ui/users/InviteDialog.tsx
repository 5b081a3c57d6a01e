import { TextInput } from '@mantine/core'
import { inviteUser as bounds } from '../../api/authBounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { inviteUser } from '../../machines/commands/account.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/users.ts'
import { type Role, Roles } from './Roles.tsx'

/** One more person who may sign in; the password is theirs to set. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const withoutMail = recruitmentQueries.useQuery('get', '/outbox/state').data?.data.mailServer === false
  const form = useCommandForm(inviteUser, {
    begin: { name: '', email: '', roles: [] as Role[] },
    bounds,
    onDone(_, { email }) {
      notifySuccess(t('invited', { email }))
      onClose()
    },
  })
  const { problem, errors, busy } = form
  const submit = () => {
    const { roles } = form.values
    const [name, email] = [form.values.name.trim(), form.values.email.trim()]
    form.send(
      {
        name: !name && t('nameMissing'),
        email: !/^\S+@\S+\.\S+$/.test(email) && t('emailMissing'),
        roles: roles.length === 0 && t('rolesMissing'),
      },
      { name, email, roles },
    )
  }
  return (
    <FormDialog title={t('inviteTitle')} typed={form.typed} confirm={t(busy ? 'sending' : 'send')} busy={busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <TextInput {...form.text('email')} type="email" label={t('email')} description={t('inviteHelp')} />
      {withoutMail && <Note tone="neutral">{t('withoutMail')}</Note>}
      <Roles field={form.field('roles')} value={form.values.roles} onChange={(roles) => form.set({ roles })} />
    </FormDialog>
  )
}
