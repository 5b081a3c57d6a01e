import { useMemo } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { saveTask as bounds } from '../../api/recruitmentBounds.gen.ts'
import { newTask, taskCalls, taskRecordOf } from '../../machines/records/task.ts'
import { DateField } from '../components/form/DateField.tsx'
import { notifySuccess } from '../components/toast.ts'
import { RecordDialog } from '../data/RecordDialog.tsx'
import { useRecordForm } from '../data/useRecordForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/tasks.ts'
import { gapsIn, TaskFields, useOwnerInWords } from './TaskFields.tsx'

type Task = components['schemas']['Task']
type Props = { employeeId: number; task: Task | null; onClose: () => void }

/** One more task for this person, or another owner or day of one that is open. */
export function TaskDialog({ employeeId, task, onClose }: Props) {
  const item = useMemo(() => (task ? taskRecordOf(task) : null), [task])
  const ownerInWords = useOwnerInWords()
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
  const { values } = form
  const submit = () => {
    const { wrong, trimmed } = gapsIn(values)
    form.save({ ...wrong, dueOn: !values.dueOn && t('dueOnMissing') }, trimmed)
  }
  const said = (field: string, value: unknown) => {
    const owner = ownerInWords(field, value)
    if (owner !== null) return owner
    return field === 'dueOn' ? day(String(value)) : value
  }
  return (
    <RecordDialog<'name' | 'description' | 'owner' | 'ownerAccountId' | 'dueOn'>
      form={form}
      title={task ? t('editTitle', { name: task.name }) : t('addTitle')}
      confirm={t(form.busy ? 'saving' : 'save')}
      situation="employee"
      label={(field) => t(field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <TaskFields form={form} />
      <DateField
        {...form.field('dueOn')}
        label={t('dueOn')}
        {...(task && { description: t('dueOnHelp') })}
        value={values.dueOn || null}
        onChange={(value) => form.set({ dueOn: value ?? '' })}
      />
    </RecordDialog>
  )
}
