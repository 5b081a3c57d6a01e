import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { newInterview } from '../../api/recruitmentBounds.gen.ts'
import { atStep, type Draft, draftOf, type Gap, type Interview, interviewSchedulingMachine, startingAt } from '../../machines/flows/interviewScheduling.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type FieldError, fieldsOf, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useEmitted } from '../data/useEmitted.ts'
import { t } from '../i18n/interviews.ts'
import { earliest, zonesWith } from './zones.ts'

type Step = components['schemas']['InterviewStep']
type Props = { applicationId: number; name: string; steps: Step[]; interview: Interview | null; onClose: () => void }

/** The words of the contract for the fields of the draft. */
const fieldOf: Partial<Record<string, keyof Draft>> = { processRequisitionStepsId: 'stepId' }

const emptyDraft = (): Draft => ({
  stepId: null,
  day: null,
  startTime: '',
  endTime: '',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  place: '',
  link: '',
  notes: '',
  interviewerIds: [],
})
/** The first step that has no interview yet, with who interviews at it by default. */
function newDraft(steps: Step[]): Draft {
  const draft = emptyDraft()
  return { ...draft, ...atStep(draft, steps, (steps.find((step) => step.interviews.length === 0) ?? steps[0])?.id ?? null) }
}

const wordsOf = ({ field, why }: Gap): FieldError => ({
  field,
  message: t(`${field}_${why}` as Parameters<typeof t>[0]),
})

/** Arranges an interview or moves one; a refusal (that day is taken) stays beside the field. */
export function InterviewDialog({ applicationId, name, steps, interview, onClose }: Props) {
  const people = recruitmentQueries.useQuery('get', '/selection_process/user')
  const [begun] = useState(() => (interview ? draftOf(interview) : newDraft(steps)))
  const [state, send, actor] = useMachine(interviewSchedulingMachine, { input: { applicationId, interview, draft: begun } })
  useEmitted(actor, ({ message }) => {
    notifySuccess(message)
    onClose()
  })
  const { draft, gaps, problem } = state.context
  const typed = JSON.stringify(draft) !== JSON.stringify(begun)
  const busy = state.hasTag('busy')
  const refused = (problem?.errors ?? []).map(({ field, message }) => ({ field: fieldOf[field] ?? field, message }))
  const errors = state.matches('editing') || state.matches('refused') ? [...gaps.map(wordsOf), ...(state.matches('refused') ? refused : [])] : []
  const fieldAt = fieldsOf(errors, '', newInterview)
  const field = (path: keyof Draft) => ({ ...fieldAt(path), size: 'md' }) as const
  const change = (patch: Partial<Draft>) => send({ type: 'change', patch })
  return (
    <FormDialog
      title={t(interview ? 'changeTitle' : 'scheduleTitle', { name })}
      typed={typed}
      size={560}
      confirm={t('save')}
      busy={busy}
      onSubmit={() => send({ type: 'submit' })}
      onClose={onClose}
    >
      {state.matches('refused') && <ProblemAlert problem={problem} situation="scheduling" fieldsTell />}
      <ErrorSummary errors={errors} />
      <Select
        {...field('stepId')}
        label={t('step')}
        allowDeselect={false}
        data={steps.map((step) => ({ value: String(step.id), label: step.title }))}
        value={draft.stepId === null ? null : String(draft.stepId)}
        onChange={(value) => change(atStep(draft, steps, value ? Number(value) : null))}
      />
      <DateField {...field('day')} label={t('day')} value={draft.day} onChange={(day) => change({ day })} minDate={earliest(interview, draft.zone)} />
      <div className="pair">
        <TextInput
          {...field('startTime')}
          type="time"
          label={t('from')}
          value={draft.startTime}
          onChange={(event) => change(startingAt(draft, steps, event.currentTarget.value))}
        />
        <TextInput
          {...field('endTime')}
          type="time"
          label={t('to')}
          value={draft.endTime}
          onChange={(event) => change({ endTime: event.currentTarget.value })}
        />
      </div>
      <Select
        {...field('zone')}
        label={t('zone')}
        searchable
        allowDeselect={false}
        limit={50}
        data={zonesWith(draft.zone)}
        value={draft.zone}
        onChange={(zone) => zone && change({ zone })}
      />
      <MultiSelect
        {...field('interviewerIds')}
        label={t('interviewers')}
        description={t('interviewersHelp')}
        placeholder={draft.interviewerIds.length === 0 ? t('choose') : undefined}
        searchable
        {...choiceProps(people)}
        data={(people.data?.responseDataList ?? []).map((person) => ({ value: String(person.id), label: person.name }))}
        value={draft.interviewerIds.map(String)}
        onChange={(ids) => change({ interviewerIds: ids.map(Number) })}
      />
      <TextInput {...field('place')} label={optional(t('place'))} value={draft.place} onChange={(event) => change({ place: event.currentTarget.value })} />
      <TextInput
        {...field('link')}
        label={optional(t('link'))}
        inputMode="url"
        value={draft.link}
        onChange={(event) => change({ link: event.currentTarget.value })}
      />
      <Textarea
        {...field('notes')}
        label={optional(t('notes'))}
        autosize
        minRows={2}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
    </FormDialog>
  )
}
