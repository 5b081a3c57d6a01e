import { Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newJobPosition } from '../../api/recruitmentBounds.gen.ts'
import { raiseRequisition } from '../../machines/commands/requisition.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/requisitions.ts'
import { ReferenceSelect } from './sections/ReferenceSelect.tsx'

/** A title and a department make a draft; everything else is filled in on its own page. */
export function NewRequisition({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const form = useCommandForm(raiseRequisition, {
    begin: { positionTitle: '', departmentId: null as number | null },
    bounds: newJobPosition,
    onDone({ id }) {
      notifySuccess(t('created'))
      // What was typed is the record that this goes to.
      void navigate({ to: '/jobreq/$id', params: { id }, ignoreBlocker: true })
    },
  })
  const { errors, problem, values } = form
  const positionTitle = values.positionTitle.trim()
  const submit = () => form.send({ positionTitle: !positionTitle && t('titleMissing') }, { ...values, positionTitle, key })
  return (
    <FormDialog title={t('newTitle')} typed={form.typed} confirm={t('create')} busy={form.busy} onSubmit={submit} onClose={onCancel}>
      <Text c="dimmed">{t('newHelp')}</Text>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="requisition" />}
      <TextInput {...form.text('positionTitle')} data-autofocus label={t('positionTitle')} />
      <ReferenceSelect
        list="/ref/departments"
        label={t('department')}
        {...form.field('departmentId')}
        value={values.departmentId}
        onChange={(departmentId) => form.set({ departmentId })}
      />
    </FormDialog>
  )
}
