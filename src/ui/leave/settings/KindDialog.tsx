import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { updateLeaveKind as bounds } from '../../../api/hrBounds.gen.ts'
import { kindCalls, kindRecordOf, newKind } from '../../../machines/records/leaveSettings.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { HoursField, hoursText, UNREADABLE } from './HoursField.tsx'
import css from './settings.module.css'

type Kind = components['schemas']['LeaveKind']
type Fields = keyof typeof newKind
const symbols = ['HOLIDAY', 'HEALTH', 'FAMILY', 'STUDY', 'TIME', 'OTHER'] as const
const units = ['DAYS', 'HOURS'] as const
const ends = ['EXPIRES', 'PAID_OUT'] as const

/** A kind of leave, new or changed. */
export function KindDialog({ kind, onClose }: { kind: Kind | null; onClose: () => void }) {
  const item = useMemo(() => (kind ? kindRecordOf(kind) : null), [kind])
  const form = useRecordForm({
    name: `leave.kind.${kind?.id ?? 'new'}`,
    item,
    begin: newKind,
    calls: kindCalls,
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
    form.save({ name: !name && t('nameMissing'), mayGoBelow: values.mayGoBelow === UNREADABLE && t('amountWrong') }, { name })
  }
  const said = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (name === 'mayGoBelow') return hoursText(Number(value))
    const key = `${name}_${String(value)}`
    return t.has(key) ? t(key) : value
  }
  const tick = (name: 'paid' | 'counted' | 'approvedByHr' | 'showsInStatus', description?: string) => (
    <Checkbox
      {...field(name)}
      label={t(name)}
      {...(description ? { description } : {})}
      checked={values[name]}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  )
  return (
    <FormDialog
      title={kind ? t('editTitle', { name: kind.name }) : t('addKindTitle')}
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
      <div className="pair">
        <Select
          {...field('symbol')}
          label={t('symbol')}
          allowDeselect={false}
          data={symbols.map((value) => ({ value, label: t(`symbol_${value}`) }))}
          value={values.symbol}
          onChange={(value) => set({ symbol: symbols.find((one) => one === value) ?? 'OTHER' })}
        />
        <Select
          {...field('unit')}
          label={t('unit')}
          allowDeselect={false}
          data={units.map((value) => ({ value, label: t(`unit_${value}`) }))}
          value={values.unit}
          onChange={(value) => set({ unit: units.find((one) => one === value) ?? 'DAYS' })}
        />
      </div>
      <div className={css.checks}>
        {tick('paid')}
        {tick('counted', t('countedHelp'))}
        {tick('approvedByHr')}
        {tick('showsInStatus')}
      </div>
      <div className="pair">
        <NumberInput
          {...field('noticeDays')}
          label={t('noticeDays')}
          description={t('noticeDaysHelp')}
          allowDecimal={false}
          allowNegative={false}
          value={values.noticeDays}
          onChange={(value) => set({ noticeDays: Number(value) || 0 })}
        />
        <NumberInput
          {...field('certificateFromDay')}
          label={optional(t('certificateFromDay'))}
          description={t('certificateFromDayHelp')}
          allowDecimal={false}
          allowNegative={false}
          value={values.certificateFromDay ?? ''}
          onChange={(value) => set({ certificateFromDay: value === '' ? null : Number(value) })}
        />
      </div>
      {values.counted && (
        <div className="pair">
          <HoursField field={field('mayGoBelow')} label={t('mayGoBelow')} value={values.mayGoBelow} onChange={(minutes) => set({ mayGoBelow: minutes ?? 0 })} />
          <Select
            {...field('atEnd')}
            label={t('atEnd')}
            allowDeselect={false}
            data={ends.map((value) => ({ value, label: t(`atEnd_${value}`) }))}
            value={values.atEnd}
            onChange={(value) => set({ atEnd: ends.find((one) => one === value) ?? 'PAID_OUT' })}
          />
        </div>
      )}
    </FormDialog>
  )
}
