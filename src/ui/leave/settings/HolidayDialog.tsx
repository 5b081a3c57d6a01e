import { Select, TextInput } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { newHoliday as bounds } from '../../../api/hrBounds.gen.ts'
import { addHoliday } from '../../../machines/commands/leave/leaveSettings.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/leaveSettings.ts'

const halves = ['ALL', 'FIRST', 'SECOND'] as const
type Props = { place: components['schemas']['HolidayPlace']; year: number; onClose: () => void }

/** One more holiday of a place, whole or half. */
export function HolidayDialog({ place, year, onClose }: Props) {
  const form = useCommandForm(addHoliday, {
    begin: { day: '', name: '', half: 'ALL' as (typeof halves)[number] },
    bounds,
    onDone(message) {
      notifySuccess(message)
      onClose()
    },
  })
  const { values, set, errors, problem } = form
  const submit = () => {
    const { day, half } = values
    const name = values.name.trim()
    if (!form.busy)
      form.send({ day: !day && t('dayMissing'), name: !name && t('nameMissing') }, { placeId: place.id, day, name, ...(half === 'ALL' ? {} : { half }) })
  }
  return (
    <FormDialog
      title={t('addHolidayTitle', { place: place.name })}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <DateField
        {...form.field('day')}
        data-autofocus
        label={t('day')}
        defaultDate={`${year}-01-01`}
        value={values.day || null}
        onChange={(day) => set({ day: day ?? '' })}
      />
      <TextInput {...form.text('name')} label={t('name')} />
      <Select
        {...form.field('half')}
        label={t('half')}
        allowDeselect={false}
        data={halves.map((value) => ({ value, label: t(`half_${value}`) }))}
        value={values.half}
        onChange={(value) => set({ half: halves.find((one) => one === value) ?? 'ALL' })}
      />
    </FormDialog>
  )
}
