import { Button, Group, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import type { components } from '../../api/auth.gen.ts'
import { updateUser } from '../../machines/accountDeeds.ts'
import { ErrorSummary, type FieldError, fieldsOf } from '../kit/fields.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { notifySuccess } from '../kit/toast.ts'
import { say } from '../words/users.ts'
import { Roles } from './Roles.tsx'

/** Name and roles of an account. */
export function UserForm({ user }: { user: components['schemas']['User'] }) {
  const [roles, setRoles] = useState(user.roles)
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, send] = useMachine(updateUser.provide({ actions: { tellDone: () => notifySuccess(say('saved')) } }))
  const { problem } = state.context
  const errors = gaps.length > 0 ? gaps : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors)
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const missing = [
      ...(name ? [] : [{ field: 'name', message: say('nameMissing') }]),
      ...(roles.length > 0 ? [] : [{ field: 'roles', message: say('rolesMissing') }]),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy) send({ type: 'do', what: { id: user.id, name, roles, version: user.version } })
  }
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={user.name}>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <TextInput {...field('name')} label={say('name')} defaultValue={user.name} maxLength={200} />
      <Roles field={field('roles')} value={roles} onChange={setRoles} />
      <Group gap={12}>
        <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
          {say(busy ? 'saving' : 'save')}
        </Button>
        <span className="meta">{say('changeHelp')}</span>
      </Group>
    </form>
  )
}
