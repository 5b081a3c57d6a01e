import { Select, TextInput } from '@mantine/core'
import { moveInterviewMachine } from '../../machines/commands/interview.ts'
import type { Interview } from '../../machines/records/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/interviews.ts'
import { earliest, zonesWith } from './zones.ts'

type Moved = Pick<Interview, 'id' | 'version' | 'applicantName' | 'day' | 'startTime' | 'endTime' | 'zone'>
type Props = { interview: Moved; onClose: () => void }
type Time = { day: string | null; startTime: string; endTime: string; zone: string }

/** Another day or hour; everything else stays as it was arranged. */
export function MoveDialog({ interview, onClose }: Props) {
  const { id: interviewId, version, applicantName } = interview
  const begin: Time = { day: interview.day, startTime: interview.startTime, endTime: interview.endTime, zone: interview.zone }
  const form = useCommandForm(moveInterviewMachine, {
    begin,
    onDone(answer) {
      notifySuccess(answer)
      onClose()
    },
  })
  const { field, problem, errors, values, set } = form
  const { day, startTime, endTime, zone } = values
  const submit = () =>
    form.send(
      {
        day: !day && t('day_missing'),
        startTime: !startTime && t('startTime_missing'),
        endTime: !endTime ? t('endTime_missing') : endTime <= startTime && t('endTime_endsBeforeItBegins'),
      },
      { interviewId, version, ...values, day: day ?? '' },
    )
  return (
    <FormDialog
      title={t('moveTitle', { name: shownName(applicantName) })}
      typed={form.typed}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} situation="scheduling" fieldsTell />
      <ErrorSummary errors={errors} />
      <DateField {...field('day')} size="md" label={t('day')} value={day} onChange={(day) => set({ day })} minDate={earliest(interview, zone)} />
      <div className="pair">
        <TextInput {...form.text('startTime')} size="md" type="time" label={t('from')} />
        <TextInput {...form.text('endTime')} size="md" type="time" label={t('to')} />
      </div>
      <Select
        {...field('zone')}
        size="md"
        label={t('zone')}
        searchable
        allowDeselect={false}
        limit={50}
        data={zonesWith(zone)}
        value={zone}
        onChange={(zone) => zone && set({ zone })}
      />
    </FormDialog>
  )
}
