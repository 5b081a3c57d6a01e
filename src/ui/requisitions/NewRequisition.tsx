import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { newJobPosition } from '../../api/recruitmentBounds.gen.ts'
import { raiseRequisition } from '../../machines/commands/requisition.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/requisitions.ts'
import { ReferenceSelect } from './sections/ReferenceSelect.tsx'

/** A title and a department make a draft; everything else is filled in on its own page. */
export function NewRequisition({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [departmentId, setDepartment] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const [state, send] = useMachine(
    raiseRequisition.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(t('created'))
          // What was typed is the record that this goes to.
          void navigate({ to: '/jobreq/$id', params: { id: answer.id }, ignoreBlocker: true })
        },
      },
    }),
  )
  const { problem } = state.context
  const errors = [...(missing && !title.trim() ? [{ field: 'positionTitle', message: t('titleMissing') }] : []), ...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', newJobPosition)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(true)
    if (title.trim() && !state.hasTag('busy')) send({ type: 'do', what: { positionTitle: title.trim(), departmentId, key } })
  }
  return (
    <FormDialog title={t('newTitle')} typed={title !== '' || departmentId !== null} onClose={onCancel}>
      {(cancel) => (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            <Text c="dimmed">{t('newHelp')}</Text>
            <ErrorSummary errors={errors} />
            {problem && problem.errors.length === 0 && <ProblemAlert problem={problem} situation="requisition" />}
            <TextInput
              data-autofocus
              label={t('positionTitle')}
              {...field('positionTitle')}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <ReferenceSelect list="/ref/departments" label={t('department')} {...field('departmentId')} value={departmentId} onChange={setDepartment} />
            <Group justify="flex-end" gap={8}>
              <Button size="md" onClick={cancel}>
                {t('cancel')}
              </Button>
              <Button size="md" variant="filled" type="submit" aria-disabled={state.hasTag('busy') || undefined}>
                {t('create')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
