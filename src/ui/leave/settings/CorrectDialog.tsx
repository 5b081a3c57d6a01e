import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { newLeaveCorrection } from '../../../api/hrBounds.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { correctLeave } from '../../../machines/commands/leave/leaveSettings.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { today } from '../../i18n/zone.ts'
import { ColleagueSelect } from '../ColleagueSelect.tsx'
import { HoursField, UNREADABLE } from './HoursField.tsx'

type Props = { person: { employeeId: number; name: string } | null; kindId: number | null; onClose: () => void }
// The sign is chosen and not typed.
const { minutes: _, ...bounds } = newLeaveCorrection

/** A balance corrected by hand: added or taken off, with a reason that the person reads. */
export function CorrectDialog({ person, kindId: begunKind, onClose }: Props) {
  const kinds = hrQueries.useQuery('get', '/leave/kind')
  const form = useCommandForm(correctLeave, {
    begin: {
      employeeId: person?.employeeId ?? null,
      kindId: begunKind,
      day: today(),
      direction: 'more' as 'more' | 'less',
      minutes: null as number | null,
      reason: '',
    },
    bounds,
    onDone(message) {
      notifySuccess(message)
      onClose()
    },
  })
  const { values, set, errors, problem, field } = form
  const { employeeId, kindId, day, direction, minutes } = values
  const submit = () => {
    const reason = values.reason.trim()
    const wrong = {
      employeeId: employeeId === null && t('employeeIdMissing'),
      kindId: kindId === null && t('kindMissing'),
      day: !day && t('dayMissing'),
      minutes: (minutes === null || minutes === UNREADABLE || minutes === 0) && t('amountWrong'),
      reason: !reason && t('reasonMissing'),
    }
    const amount = (minutes ?? 0) * (direction === 'less' ? -1 : 1)
    if (!form.busy) form.send(wrong, { employeeId: employeeId ?? 0, kindId: kindId ?? 0, day, minutes: amount, reason })
  }
  return (
    <FormDialog
      title={person ? t('correctTitle', { name: person.name }) : t('correct')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      <p className="meta">{t('correctText')}</p>
      {!person && <ColleagueSelect field={field('employeeId')} label={t('employeeId')} value={employeeId} onChange={(id) => set({ employeeId: id })} />}
      <Select
        {...field('kindId')}
        data-autofocus={person ? true : undefined}
        label={t('kindId')}
        allowDeselect={false}
        {...choiceProps(kinds)}
        data={(kinds.data?.responseDataList ?? []).filter(({ counted }) => counted).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={kindId === null ? null : String(kindId)}
        onChange={(id) => set({ kindId: id === null ? null : Number(id) })}
      />
      <SegmentedControl
        aria-label={t('direction')}
        value={direction}
        data={[
          { value: 'more', label: t('more') },
          { value: 'less', label: t('less') },
        ]}
        onChange={(value) => set({ direction: value === 'less' ? 'less' : 'more' })}
      />
      <div className="pair">
        <HoursField field={field('minutes')} label={t('amount')} mayBeEmpty value={minutes} onChange={(value) => set({ minutes: value })} />
        <DateField {...field('day')} label={t('day')} value={day || null} onChange={(value) => set({ day: value ?? '' })} />
      </div>
      <Textarea {...form.text('reason')} label={t('reason')} />
    </FormDialog>
  )
}
