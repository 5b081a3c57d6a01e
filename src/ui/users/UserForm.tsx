import { Button, Group, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { components } from '../../api/auth.gen.ts'
import { updateUser as updateUserBounds } from '../../api/authBounds.gen.ts'
import { updateUser } from '../../machines/commands/account.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleDraft } from '../components/form/StaleChoice.tsx'
import { useDraft } from '../components/form/useDraft.ts'
import { notifySuccess } from '../components/toast.ts'
import { useCommand } from '../data/useCommandForm.ts'
import { t } from '../i18n/users.ts'
import { Roles } from './Roles.tsx'

/** Name and roles of an account. */
export function UserForm({ user }: { user: components['schemas']['User'] }) {
  const draft = useDraft(user, ['name', 'roles'])
  const { roles } = draft.values
  const { send, problem, errors, field, busy } = useCommand(updateUser, updateUserBounds, (_, { name, roles }) => {
    notifySuccess(t('saved'))
    draft.settle({ name, roles })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.values.name.trim()
    send({ name: !name && t('nameMissing'), roles: roles.length === 0 && t('rolesMissing') }, { id: user.id, name, roles, version: draft.version })
  }
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={user.name}>
      <ErrorSummary errors={errors} />
      <LeaveGuard when={draft.changed} />
      <StaleDraft draft={draft} label={(name) => t(name)} />
      {problem && errors.length === 0 && !draft.theirs && <ProblemAlert problem={problem} />}
      <TextInput {...field('name')} label={t('name')} value={draft.values.name} onChange={(event) => draft.set({ name: event.currentTarget.value })} />
      <Roles field={field('roles')} value={roles} onChange={(chosen) => draft.set({ roles: chosen })} />
      <Group gap={12}>
        <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <span className="meta">{t('changeHelp')}</span>
      </Group>
    </form>
  )
}
