import { NumberInput, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { saveTaskTemplate as bounds } from '../../api/recruitmentBounds.gen.ts'
import { newTemplate, taskTemplateCalls, templateRecordOf } from '../../machines/records/task.ts'
import { notifySuccess } from '../components/toast.ts'
import { RecordDialog } from '../data/RecordDialog.tsx'
import { useRecordForm } from '../data/useRecordForm.ts'
import { AudienceFields } from '../employees/AudienceFields.tsx'
import { t } from '../i18n/tasks.ts'
import { useReference } from '../requisitions/sections/useReference.ts'
import { dueInWords } from './dueInWords.ts'
import { gapsIn, TaskFields, useOwnerInWords } from './TaskFields.tsx'
import css from './tasks.module.css'

type Template = components['schemas']['TaskTemplate']
type Props = { template: Template | null; onClose: () => void }

/** What new employees are given to do: who does it, until when, and in which departments and positions. */
export function TemplateDialog({ template, onClose }: Props) {
  const item = useMemo(() => (template ? templateRecordOf(template) : null), [template])
  const [departments, types] = [useReference('/ref/departments').items, useReference('/ref/position_type').items]
  const ownerInWords = useOwnerInWords()
  const form = useRecordForm({
    name: `taskTemplate.${template?.id ?? 'new'}`,
    item,
    begin: newTemplate,
    calls: taskTemplateCalls,
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values } = form
  const submit = () => {
    const { wrong, trimmed } = gapsIn(values)
    form.save(wrong, trimmed)
  }
  const said = (field: string, value: unknown) => {
    const owner = ownerInWords(field, value)
    if (owner !== null) return owner
    if (field === 'dueDays') return dueInWords(Number(value))
    if (!Array.isArray(value)) return value
    const items = field === 'departmentIds' ? departments : types
    return value.length === 0 ? t('everybody') : value.map((id) => items.find((one) => one.id === id)?.name ?? String(id))
  }
  return (
    <RecordDialog<'name' | 'description' | 'owner' | 'ownerAccountId' | 'dueDays' | 'departmentIds' | 'jobPositionTypeIds'>
      form={form}
      title={template ? t('editTitle', { name: template.name }) : t('addTemplateTitle')}
      confirm={t(form.busy ? 'saving' : 'save')}
      situation="employee"
      label={(field) => t(field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <TaskFields form={form} />
      <DueDays field={form.field('dueDays')} value={values.dueDays} onChange={(dueDays) => form.set({ dueDays })} />
      <AudienceFields values={values} onChange={form.set} field={form.field} />
    </RecordDialog>
  )
}

type DaysProps = { field: { id: string; name: string; error: string | undefined }; value: number; onChange: (days: number) => void }
/** So many days before or after the first day at work. */
function DueDays({ field, value, onChange }: DaysProps) {
  const [isBefore, setIsBefore] = useState(value < 0)
  return (
    <div className={css.days}>
      <NumberInput
        {...field}
        label={t('days')}
        min={0}
        max={365}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={Math.abs(value)}
        onChange={(days) => onChange(Number(days) * (isBefore ? -1 : 1) || 0)}
      />
      <Select
        label={t('beforeOrAfter')}
        allowDeselect={false}
        data={[
          { value: 'before', label: t('before') },
          { value: 'after', label: t('after') },
        ]}
        value={isBefore ? 'before' : 'after'}
        onChange={(side) => {
          setIsBefore(side === 'before')
          onChange(Math.abs(value) * (side === 'before' ? -1 : 1) || 0)
        }}
      />
    </div>
  )
}
