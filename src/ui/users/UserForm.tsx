import { Button, Group, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import type { components } from '../../api/auth.gen.ts'
import { updateUser as updateUserBounds } from '../../api/authBounds.gen.ts'
import { updateUser } from '../../machines/commands/account.ts'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleDraft } from '../components/form/StaleChoice.tsx'
import { useDraft } from '../components/form/useDraft.ts'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/users.ts'
import { Roles } from './Roles.tsx'

/** Name and roles of an account. */
export function UserForm({ user }: { user: components['schemas']['User'] }) {
  const draft = useDraft(user, ['name', 'roles'])
  const { roles } = draft.values
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, send] = useMachine(
    updateUser.provide({
      actions: {
        tellDone: (_, { what: { name, roles } }) => {
          notifySuccess(t('saved'))
          draft.settle({ name, roles })
        },
      },
    }),
  )
  const { problem } = state.context
  const errors = gaps.length > 0 ? gaps : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', updateUserBounds)
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.values.name.trim()
    const missing = [
      ...(name ? [] : [{ field: 'name', message: t('nameMissing') }]),
      ...(roles.length > 0 ? [] : [{ field: 'roles', message: t('rolesMissing') }]),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy) send({ type: 'do', what: { id: user.id, name, roles, version: draft.version } })
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
