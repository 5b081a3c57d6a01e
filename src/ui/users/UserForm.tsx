import { Button, Group, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { components } from '../../api/auth.gen.ts'
import { updateUser } from '../../api/authBounds.gen.ts'
import { userCalls } from '../../machines/records/user.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleFields } from '../components/form/StaleChoice.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecordForm } from '../data/useRecordForm.ts'
import { t } from '../i18n/users.ts'
import { Roles } from './Roles.tsx'

/** Name and roles of an account. */
export function UserForm({ user }: { user: components['schemas']['User'] }) {
  const { values, problem, errors, busy, ...form } = useRecordForm({
    name: `user.${user.id}`,
    item: user,
    begin: user,
    calls: userCalls,
    bounds: updateUser,
    onSaved: () => notifySuccess(t('saved')),
  })
  const { roles } = values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = values.name.trim()
    form.save({ name: !name && t('nameMissing'), roles: roles.length === 0 && t('rolesMissing') }, { name })
  }
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={user.name}>
      <ErrorSummary errors={errors} />
      <LeaveGuard when={form.typed} onLeave={form.discard} />
      <StaleFields<'name' | 'roles'> stale={form.stale} label={(name) => t(name)} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <TextInput {...form.text('name')} label={t('name')} />
      <Roles field={form.field('roles')} value={roles} onChange={(chosen) => form.set({ roles: chosen })} />
      <Group gap={12}>
        <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <span className="meta">{t('changeHelp')}</span>
      </Group>
    </form>
  )
}
