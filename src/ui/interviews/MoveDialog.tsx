import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { moveInterviewMachine } from '../../machines/commands/interview.ts'
import type { Interview } from '../../machines/flows/interviewScheduling.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/interviews.ts'
import { earliest, zonesWith } from './zones.ts'

type Props = { interview: Interview; onClose: () => void; onDone: () => void }

/** Another day or hour; everything else stays as it was arranged. */
export function MoveDialog({ interview, onClose, onDone }: Props) {
  const [day, setDay] = useState<string | null>(interview.day)
  const [startTime, setStart] = useState(interview.startTime)
  const [endTime, setEnd] = useState(interview.endTime)
  const [zone, setZone] = useState(interview.zone)
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [state, send] = useMachine(
    moveInterviewMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer)
          onDone()
          onClose()
        },
      },
    }),
  )
  const { problem } = state.context
  const busy = state.hasTag('busy')
  const errors = gaps.length > 0 ? gaps : (problem?.errors ?? [])
  const field = fieldsOf(errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = [
      ...(day ? [] : [{ field: 'day', message: t('day_missing') }]),
      ...(startTime ? [] : [{ field: 'startTime', message: t('startTime_missing') }]),
      ...(!endTime
        ? [{ field: 'endTime', message: t('endTime_missing') }]
        : endTime <= startTime
          ? [{ field: 'endTime', message: t('endTime_endsBeforeItBegins') }]
          : []),
    ]
    setGaps(missing)
    if (missing.length === 0 && day && !busy)
      send({ type: 'do', what: { interviewId: interview.id, version: interview.version, day, startTime, endTime, zone } })
  }
  return (
    <FormDialog
      title={t('moveTitle', { name: interview.applicantName })}
      typed={day !== interview.day || startTime !== interview.startTime || endTime !== interview.endTime || zone !== interview.zone}
      onClose={onClose}
    >
      {(cancel) => (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            {gaps.length === 0 && <ProblemAlert problem={problem} situation="scheduling" fieldsTell />}
            <ErrorSummary errors={errors} />
            <DateField {...field('day')} size="md" label={t('day')} value={day} onChange={setDay} minDate={earliest(interview, zone)} />
            <div className="pair">
              <TextInput
                {...field('startTime')}
                size="md"
                type="time"
                label={t('from')}
                value={startTime}
                onChange={(event) => setStart(event.currentTarget.value)}
              />
              <TextInput {...field('endTime')} size="md" type="time" label={t('to')} value={endTime} onChange={(event) => setEnd(event.currentTarget.value)} />
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
              onChange={(chosen) => chosen && setZone(chosen)}
            />
            <Group justify="flex-end" gap={8}>
              <Button size="md" onClick={cancel}>
                {t('cancel')}
              </Button>
              <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
                {t('save')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
