import { MultiSelect, NumberInput, Select } from '@mantine/core'
import { useMemo } from 'react'
import { saveLearningRule as bounds } from '../../../api/hrBounds.gen.ts'
import { newRule, ruleCalls, ruleRecordOf } from '../../../machines/records/learning.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { optional } from '../../components/form/fields.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { RecordDialog } from '../../data/RecordDialog.tsx'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/learning.ts'
import { useReference } from '../../requisitions/sections/useReference.ts'
import { CourseSelect } from '../CourseSelect.tsx'
import css from '../learning.module.css'
import { monthName } from './dayOfYear.ts'
import { type Rule, repeats } from './ruleColumns.tsx'

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const audiences = [
  ['departmentIds', '/ref/departments'],
  ['jobPositionTypeIds', '/ref/position_type'],
] as const

type Field = keyof typeof newRule

/** Who must have a course, until when, and when again. */
export function RuleDialog({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const references = [useReference(audiences[0][1]), useReference(audiences[1][1])]
  const item = useMemo(() => (rule ? ruleRecordOf(rule) : null), [rule])
  const form = useRecordForm({
    name: `learning.rule.${rule?.id ?? 'new'}`,
    item,
    begin: newRule,
    calls: ruleCalls,
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values } = form
  const submit = () =>
    form.save({
      courseId: !values.courseId && t('courseMissing'),
      repeatMonths: values.repeat === 'MONTHS' && values.repeatMonths === null && t('repeatMonthsMissing'),
    })
  const said = (field: Field, value: unknown) => {
    if (field === 'repeat') return repeats.includes(value as Rule['repeat']) ? t(`repeat_${value as Rule['repeat']}`) : value
    if (field === 'fixedMonth') return typeof value === 'number' ? monthName(value) : value
    if (!Array.isArray(value)) return value
    const { items } = references[field === 'departmentIds' ? 0 : 1]!
    return value.length === 0 ? t('forEverybody') : value.map((id) => items.find((one) => one.id === id)?.name ?? String(id))
  }
  const changeRepeat = (repeat: Rule['repeat']) => {
    const day = { fixedMonth: values.fixedMonth ?? 1, fixedDay: values.fixedDay ?? 1 }
    form.set({ repeat, ...(repeat === 'FIXED_DAY' && day) })
  }
  const count = (name: 'dueDays' | 'openDays' | 'fixedDay', label: string, help?: string) => (
    <NumberInput
      {...form.field(name)}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      allowNegative={false}
      value={values[name] ?? 1}
      onChange={(value) => form.set({ [name]: Number(value) || 0 })}
    />
  )
  return (
    <RecordDialog<Field>
      form={form}
      title={rule ? t('editRule', { name: rule.courseName }) : t('addRule')}
      confirm={t(form.busy ? 'saving' : 'save')}
      situation="other"
      label={(field) => t(field === 'courseId' ? 'course' : field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      {!rule && <CourseSelect field={form.field('courseId')} value={values.courseId || null} onChange={(id) => form.set({ courseId: id ?? 0 })} />}
      {audiences.map(([name], at) => (
        <MultiSelect
          key={name}
          {...form.field(name)}
          searchable
          clearable
          hidePickedOptions
          label={optional(t(name))}
          description={t(`${name}Help`)}
          nothingFoundMessage={t('nothingFound')}
          {...choiceProps(references[at]!.query)}
          data={references[at]!.items.map(({ id, name: label }) => ({ value: String(id), label }))}
          value={values[name].map(String)}
          onChange={(ids) => form.set({ [name]: ids.map(Number) })}
        />
      ))}
      {count('dueDays', t('dueDays'), t('dueDaysHelp'))}
      <Select
        {...form.field('repeat')}
        label={t('repeat')}
        allowDeselect={false}
        data={repeats.map((value) => ({ value, label: t(`repeat_${value}`) }))}
        value={values.repeat}
        onChange={(value) => changeRepeat(repeats.find((one) => one === value) ?? values.repeat)}
      />
      {values.repeat === 'MONTHS' && (
        <NumberInput
          {...form.field('repeatMonths')}
          label={t('repeatMonths')}
          allowDecimal={false}
          value={values.repeatMonths ?? ''}
          onChange={(value) => form.set({ repeatMonths: value === '' ? null : Number(value) })}
        />
      )}
      {values.repeat === 'FIXED_DAY' && (
        <div className={css.pair}>
          {count('fixedDay', t('fixedDay'))}
          <Select
            {...form.field('fixedMonth')}
            label={t('fixedMonth')}
            allowDeselect={false}
            data={months.map((month) => ({ value: String(month), label: monthName(month) }))}
            value={String(values.fixedMonth ?? 1)}
            onChange={(value) => form.set({ fixedMonth: Number(value) || 1 })}
          />
        </div>
      )}
      {count('openDays', t('openDays'))}
    </RecordDialog>
  )
}
