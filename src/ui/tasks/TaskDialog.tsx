import { Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { saveTask as bounds } from '../../api/recruitmentBounds.gen.ts'
import { newTask, taskCalls, taskRecordOf } from '../../machines/records/task.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleFields } from '../components/form/StaleChoice.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecordForm } from '../data/useRecordForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/tasks.ts'
import { OwnerFields, useStaffName } from './OwnerFields.tsx'

type Task = components['schemas']['Task']
type Props = { employeeId: number; task: Task | null; onClose: () => void }

/** One more task for this person, or another owner or day of one that is open. */
export function TaskDialog({ employeeId, task, onClose }: Props) {
  const item = useMemo(() => (task ? taskRecordOf(task) : null), [task])
  const nameOfStaff = useStaffName()
  const form = useRecordForm({
    name: `task.${employeeId}.${task?.id ?? 'new'}`,
    item,
    begin: newTask,
    calls: taskCalls(employeeId),
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values, errors, problem } = form
  const close = () => {
    form.discard()
    onClose()
  }
  const submit = () => {
    const name = values.name.trim()
    const wrong = {
      name: !name && t('nameMissing'),
      ownerAccountId: values.owner === 'NAMED' && values.ownerAccountId === null && t('ownerMissing'),
      dueOn: !values.dueOn && t('dueOnMissing'),
    }
    form.save(wrong, { name, description: values.description.trim() })
  }
  const said = (field: string, value: unknown) => {
    if (field === 'owner') return t(`owner_${value as Task['owner']}`)
    if (field === 'ownerAccountId') return nameOfStaff(value)
    return field === 'dueOn' ? day(String(value)) : value
  }
  return (
    <FormDialog
      title={task ? t('editTitle', { name: task.name }) : t('addTitle')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={close}
    >
      <ErrorSummary errors={errors} />
      <StaleFields<'name' | 'description' | 'owner' | 'ownerAccountId' | 'dueOn'> stale={form.stale} label={(field) => t(field)} show={said} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <Textarea {...form.text('description')} label={optional(t('description'))} />
      <OwnerFields values={values} onChange={form.set} field={form.field} />
      <DateField
        {...form.field('dueOn')}
        label={t('dueOn')}
        {...(task && { description: t('dueOnHelp') })}
        value={values.dueOn || null}
        onChange={(value) => form.set({ dueOn: value ?? '' })}
      />
    </FormDialog>
  )
}
