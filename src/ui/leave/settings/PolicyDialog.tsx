import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { updateLeavePolicy as bounds } from '../../../api/hrBounds.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { newPolicy, policyCalls, policyRecordOf } from '../../../machines/records/leaveSettings.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { HoursField, hoursText, UNREADABLE } from './HoursField.tsx'
import { StepsField } from './StepsField.tsx'

type Policy = components['schemas']['LeavePolicy']
type Fields = keyof typeof newPolicy
const years = ['CALENDAR', 'HIRE'] as const
const grants = ['MONTHLY', 'YEARLY', 'AT_ONCE'] as const
const timings = ['START', 'END'] as const
const amounts = ['minutesPerYear', 'fullTimeMinutes', 'capMinutes', 'carryMinutes'] as const

/** How much of a kind is given and when, new or changed. */
export function PolicyDialog({ policy, onClose }: { policy: Policy | null; onClose: () => void }) {
  const kinds = hrQueries.useQuery('get', '/leave/kind')
  const item = useMemo(() => (policy ? policyRecordOf(policy) : null), [policy])
  const form = useRecordForm({
    name: `leave.policy.${policy?.id ?? 'new'}`,
    item,
    begin: newPolicy,
    calls: policyCalls,
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values, set, errors, problem, field } = form
  const close = () => {
    form.discard()
    onClose()
  }
  const submit = () => {
    const name = values.name.trim()
    const isOrdered = values.steps.every((step, at) => step.afterYears > (values.steps[at - 1]?.afterYears ?? 0))
    form.save(
      {
        name: !name && t('nameMissing'),
        kindId: !values.kindId && t('kindMissing'),
        ...Object.fromEntries(amounts.map((one) => [one, values[one] === UNREADABLE && t('amountWrong')])),
        steps: values.steps.some((step) => step.minutesPerYear === UNREADABLE) ? t('amountWrong') : !isOrdered && t('stepsOrder'),
      },
      { name },
    )
  }
  const kindName = (id: unknown) => kinds.data?.responseDataList.find((one) => one.id === id)?.name ?? ''
  const said = (name: string, value: unknown) => {
    if (name === 'kindId') return kindName(value)
    if (name.endsWith('Minutes') || name === 'minutesPerYear') return hoursText(value === null ? null : Number(value))
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value)) return t('stepsShort', { n: value.length })
    const key = `${name}_${String(value)}`
    return t.has(key) ? t(key) : value
  }
  const hours = (name: (typeof amounts)[number], mayBeEmpty: boolean, description?: string) => (
    <HoursField
      field={field(name)}
      label={mayBeEmpty ? optional(t(name)) : t(name)}
      {...(description ? { description } : {})}
      mayBeEmpty={mayBeEmpty}
      value={values[name]}
      onChange={(minutes) => set({ [name]: minutes })}
    />
  )
  return (
    <FormDialog
      title={policy ? t('editTitle', { name: policy.name }) : t('addPolicyTitle')}
      size={620}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={close}
    >
      <ErrorSummary errors={errors} />
      <StaleFields<Fields> stale={form.stale} label={(name) => t(name)} show={said} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <Select
        {...field('kindId')}
        label={t('kindId')}
        allowDeselect={false}
        {...choiceProps(kinds)}
        data={(kinds.data?.responseDataList ?? []).filter((one) => one.counted && !one.retired).map((one) => ({ value: String(one.id), label: one.name }))}
        value={values.kindId ? String(values.kindId) : null}
        onChange={(value) => set({ kindId: Number(value) || 0 })}
      />
      <div className="pair">
        <Choice {...field('grant')} label={t('grant')} of="grant" values={grants} value={values.grant} onChange={(grant) => set({ grant })} />
        <Choice {...field('timing')} label={t('timing')} of="timing" values={timings} value={values.timing} onChange={(timing) => set({ timing })} />
      </div>
      <div className="pair">
        {hours('minutesPerYear', false, t('minutesPerYearHelp'))}
        <Choice {...field('year')} label={t('year')} of="year" values={years} value={values.year} onChange={(year) => set({ year })} />
      </div>
      <div className="pair">
        {hours('fullTimeMinutes', false)}
        {hours('capMinutes', true, t('capMinutesHelp'))}
      </div>
      <Checkbox
        {...field('partTimeShare')}
        label={t('partTimeShare')}
        checked={values.partTimeShare}
        onChange={(event) => set({ partTimeShare: event.currentTarget.checked })}
      />
      <div className="pair">
        {hours('carryMinutes', true, t('carryMinutesHelp'))}
        <NumberInput
          {...field('carryMonths')}
          label={optional(t('carryMonths'))}
          description={t('carryMonthsHelp')}
          allowDecimal={false}
          allowNegative={false}
          value={values.carryMonths ?? ''}
          onChange={(value) => set({ carryMonths: value === '' ? null : Number(value) })}
        />
      </div>
      <StepsField field={field('steps')} steps={values.steps} onChange={(steps) => set({ steps })} />
    </FormDialog>
  )
}

type ChoiceProps<V extends string> = {
  id: string
  name: string
  error: string | undefined
  label: string
  of: 'grant' | 'timing' | 'year'
  values: readonly V[]
  value: V
  onChange: (value: V) => void
}
function Choice<V extends string>({ of, values, value, onChange, ...rest }: ChoiceProps<V>) {
  return (
    <Select
      {...rest}
      allowDeselect={false}
      data={values.map((one) => ({ value: one as string, label: t(`${of}_${one}` as 'year_HIRE') }))}
      value={value as string}
      onChange={(chosen) => onChange(values.find((one) => one === chosen) ?? value)}
    />
  )
}
