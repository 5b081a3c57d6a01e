import { NumberInput, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { newBudgetedPositions as bounds } from '../../api/recruitmentBounds.gen.ts'
import { budgetCalls, budgetOf } from '../../machines/records/budget.ts'
import { notifySuccess } from '../components/toast.ts'
import { RecordDialog } from '../data/RecordDialog.tsx'
import { useRecordForm } from '../data/useRecordForm.ts'
import { t } from '../i18n/hiringPlan.ts'
import { ReferenceSelect } from '../requisitions/sections/ReferenceSelect.tsx'
import { useReference } from '../requisitions/sections/useReference.ts'
import { thisYear } from './search.ts'
import { quarterChoices, quarterInWords } from './words.ts'

type Row = components['schemas']['BudgetedPositions']
const begin = { departmentId: null, quarter: '', positionTitle: '', people: null }

/** How many positions a department may fill in a quarter. */
export function BudgetDialog({ row, onClose }: { row: Row | null; onClose: () => void }) {
  const item = useMemo(() => (row ? budgetOf(row) : null), [row])
  const departments = useReference('/ref/departments').items
  const form = useRecordForm({
    name: `budgetedPositions.${row?.id ?? 'new'}`,
    item,
    begin,
    calls: budgetCalls(begin),
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { departmentId, quarter, positionTitle, people } = form.values
  const submit = () =>
    form.save(
      { departmentId: !departmentId && t('departmentMissing'), quarter: !quarter && t('quarterMissing'), people: !people && t('peopleMissing') },
      { positionTitle: positionTitle.trim() },
    )
  const choices = quarterChoices(thisYear() - 1, thisYear() + 3)
  const quarters = !quarter || choices.some(({ value }) => value === quarter) ? choices : [{ value: quarter, label: quarterInWords(quarter) }, ...choices]
  const said = (field: string, value: unknown) => {
    if (field === 'departmentId') return departments.find(({ id }) => id === value)?.name ?? value
    return field === 'quarter' ? quarterInWords(String(value)) : value
  }
  return (
    <RecordDialog<'departmentId' | 'quarter' | 'positionTitle' | 'people'>
      form={form}
      title={t(row ? 'editTitle' : 'addTitle')}
      confirm={t(form.busy ? 'saving' : 'save')}
      situation="reference"
      label={(field) => t(field === 'departmentId' ? 'department' : field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReferenceSelect
        list="/ref/departments"
        {...form.field('departmentId')}
        label={t('department')}
        value={departmentId}
        onChange={(id) => form.set({ departmentId: id })}
      />
      <div className="pair">
        <Select
          {...form.field('quarter')}
          label={t('quarter')}
          searchable
          allowDeselect={false}
          data={quarters}
          value={quarter || null}
          onChange={(value) => value && form.set({ quarter: value })}
        />
        <NumberInput
          {...form.field('people')}
          label={t('people')}
          allowDecimal={false}
          allowNegative={false}
          value={people ?? ''}
          onChange={(value) => form.set({ people: value === '' ? null : Number(value) })}
        />
      </div>
      <TextInput {...form.text('positionTitle')} label={t('positionTitle')} description={t('positionHelp')} />
    </RecordDialog>
  )
}
