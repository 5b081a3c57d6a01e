import { MultiSelect, NumberInput, Select } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { saveLearningRule as bounds } from '../../../api/hrBounds.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { saveRule } from '../../../machines/commands/learning.ts'
import { courseStates } from '../../../machines/lifecycles/course.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import { useReference } from '../../requisitions/sections/ReferenceSelect.tsx'
import css from '../learning.module.css'
import { monthName } from './dayOfYear.ts'
import type { Rule } from './RulesPage.tsx'

type Repeat = components['schemas']['LearningRepeat']
const repeats: readonly Repeat[] = ['VALIDITY', 'MONTHS', 'FIXED_DAY']
const months = Array.from({ length: 12 }, (_, at) => at + 1)
const audiences = [
  ['departmentIds', '/ref/departments'],
  ['jobPositionTypeIds', '/ref/position_type'],
] as const

/** Who must have a course, until when, and when again. */
export function RuleDialog({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const courses = hrQueries.useQuery('get', '/learning/course')
  const references = [useReference(audiences[0][1]), useReference(audiences[1][1])]
  const form = useCommandForm(saveRule, {
    begin: {
      courseId: rule?.courseId ?? null,
      departmentIds: rule?.departments.map(({ id }) => id) ?? [],
      jobPositionTypeIds: rule?.positionTypes.map(({ id }) => id) ?? [],
      dueDays: rule?.dueDays ?? 28,
      repeat: rule?.repeat ?? ('VALIDITY' as Repeat),
      repeatMonths: rule?.repeatMonths ?? null,
      fixedMonth: rule?.fixedMonth ?? 1,
      fixedDay: rule?.fixedDay ?? 1,
      openDays: rule?.openDays ?? 30,
    },
    bounds,
    onDone({ message }) {
      notifySuccess(message)
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () => {
    const { courseId, repeat, repeatMonths, fixedMonth, fixedDay, dueDays, openDays, departmentIds, jobPositionTypeIds } = values
    const wrong = { courseId: courseId === null && t('courseMissing'), repeatMonths: repeat === 'MONTHS' && repeatMonths === null && t('repeatMonthsMissing') }
    const when = repeat === 'MONTHS' ? { repeatMonths } : repeat === 'FIXED_DAY' ? { fixedMonth, fixedDay } : {}
    const body = { courseId: courseId ?? 0, dueDays, openDays, repeat, departmentIds, jobPositionTypeIds, ...when }
    if (!form.busy) form.send(wrong, { id: rule?.id ?? null, version: rule?.version ?? 1, body })
  }
  const count = (name: 'dueDays' | 'openDays' | 'fixedDay', label: string, help?: string) => (
    <NumberInput
      {...form.field(name)}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      allowNegative={false}
      value={values[name]}
      onChange={(value) => form.set({ [name]: Number(value) || 0 })}
    />
  )
  return (
    <FormDialog
      title={rule ? t('editRule', { name: rule.courseName }) : t('addRule')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      {!rule && (
        <Select
          {...form.field('courseId')}
          searchable
          label={t('course')}
          nothingFoundMessage={t('nothingFound')}
          {...choiceProps(courses)}
          data={(courses.data?.responseDataList ?? [])
            .filter(({ status }) => isTagged(courseStates, status, 'offered'))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.courseId === null ? null : String(values.courseId)}
          onChange={(id) => form.set({ courseId: id === null ? null : Number(id) })}
        />
      )}
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
        onChange={(value) => form.set({ repeat: repeats.find((one) => one === value) ?? values.repeat })}
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
            value={String(values.fixedMonth)}
            onChange={(value) => form.set({ fixedMonth: Number(value) || 1 })}
          />
        </div>
      )}
      {count('openDays', t('openDays'))}
    </FormDialog>
  )
}
