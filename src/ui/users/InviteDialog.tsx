import { Button, Group, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { inviteUser as inviteUserBounds } from '../../api/authBounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import { inviteUser } from '../../machines/commands/account.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t as tComponents } from '../i18n/components.ts'
import { t } from '../i18n/users.ts'
import { type Role, Roles } from './Roles.tsx'

/** One more person who may sign in; the password is theirs to set. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [roles, setRoles] = useState<Role[]>([])
  const [typed, setTyped] = useState(false)
  const withoutMail = recruitmentQueries.useQuery('get', '/outbox/state').data?.data.mailServer === false
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, send] = useMachine(
    inviteUser.provide({
      actions: {
        tellDone: (_, { what }) => {
          notifySuccess(t('invited', { email: what.email }))
          onClose()
        },
      },
    }),
  )
  const { problem } = state.context
  const errors = gaps.length > 0 ? gaps : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', inviteUserBounds)
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [name, email] = ['name', 'email'].map((key) => String(data.get(key) ?? '').trim()) as [string, string]
    const missing = [
      ...(name ? [] : [{ field: 'name', message: t('nameMissing') }]),
      ...(/^\S+@\S+\.\S+$/.test(email) ? [] : [{ field: 'email', message: t('emailMissing') }]),
      ...(roles.length > 0 ? [] : [{ field: 'roles', message: t('rolesMissing') }]),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy) send({ type: 'do', what: { name, email, roles } })
  }
  return (
    <FormDialog title={t('inviteTitle')} typed={typed} onClose={onClose}>
      {(cancel) => (
        <form className="form" noValidate onSubmit={submit} onChange={() => setTyped(true)}>
          <ErrorSummary errors={errors} />
          {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
          <TextInput {...field('name')} label={t('name')} data-autofocus />
          <TextInput {...field('email')} type="email" label={t('email')} description={t('inviteHelp')} />
          {withoutMail && <Note tone="neutral">{t('withoutMail')}</Note>}
          <Roles field={field('roles')} value={roles} onChange={setRoles} />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={cancel}>
              {tComponents('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t(busy ? 'sending' : 'send')}
            </Button>
          </Group>
        </form>
      )}
    </FormDialog>
  )
}
