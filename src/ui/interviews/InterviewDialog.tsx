import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { newInterview } from '../../api/recruitmentBounds.gen.ts'
import {
  atStep,
  type Draft,
  draftOf,
  type Gap,
  gapsOf,
  type Interview,
  type InterviewDraft,
  interviewCalls,
  startingAt,
} from '../../machines/records/interview.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleFields } from '../components/form/StaleChoice.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecordForm } from '../data/useRecordForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/interviews.ts'
import { earliest, zonesWith } from './zones.ts'

type Step = components['schemas']['InterviewStep']
type Props = {
  applicationId: number
  name: string
  steps: Step[]
  interview: Interview | null
  /** What is known of a new one already. */
  given?: Partial<Draft> | undefined
  onArranged?: (() => void) | undefined
  onClose: () => void
}

const FreeTimes = lazy(() => import('./FreeTimes.tsx').then((module) => ({ default: module.FreeTimes })))

const emptyDraft = (): Draft => ({
  processRequisitionStepsId: null,
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
function newDraft(steps: Step[], { startTime, ...given }: Partial<Draft> = {}): Draft {
  const draft = emptyDraft()
  const known = { ...draft, ...atStep(draft, steps, (steps.find((step) => step.interviews.length === 0) ?? steps[0])?.id ?? null), ...given }
  return startTime ? { ...known, ...startingAt(known, steps, startTime) } : known
}

const wordsOf = ({ field, why }: Gap) => t(`${field}_${why}` as Parameters<typeof t>[0])
const labels = {
  processRequisitionStepsId: 'step',
  day: 'day',
  startTime: 'from',
  endTime: 'to',
  zone: 'zone',
  interviewerIds: 'interviewers',
  place: 'place',
  link: 'link',
  notes: 'notes',
} as const satisfies Record<keyof Draft, string>

/** Arranges an interview or moves one; a refusal (that day is taken) stays beside the field. */
export function InterviewDialog({ applicationId, name, steps, interview, given, onArranged, onClose }: Props) {
  const people = recruitmentQueries.useQuery('get', '/selection_process/user')
  const [begin] = useState(() => newDraft(steps, given))
  const form = useRecordForm<InterviewDraft>({
    name: `interview.${applicationId}.${interview?.id ?? 'new'}`,
    item: useMemo(() => interview && draftOf(interview), [interview]),
    begin,
    calls: interviewCalls(applicationId, begin),
    bounds: newInterview,
    onSaved() {
      notifySuccess(t(interview ? 'changed' : 'scheduled'))
      close()
      onArranged?.()
    },
  })
  const close = () => {
    form.discard()
    onClose()
  }
  const { values: draft, set, errors } = form
  const field = (path: keyof Draft) => ({ ...form.field(path), size: 'md' }) as const
  const text = (path: 'place' | 'link' | 'notes') => ({ ...form.text(path), size: 'md' }) as const
  const inWords = (path: keyof Draft, value: unknown) => {
    if (path === 'processRequisitionStepsId') return steps.find(({ id }) => id === value)?.title
    if (path === 'interviewerIds') return people.data?.responseDataList.filter(({ id }) => Array.isArray(value) && value.includes(id)).map(({ name }) => name)
    return path === 'day' && typeof value === 'string' ? day(value) : value
  }
  return (
    <FormDialog
      title={t(interview ? 'changeTitle' : 'scheduleTitle', { name })}
      typed={form.typed}
      size={560}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={() => form.save(Object.fromEntries(gapsOf(draft).map((gap) => [gap.field, wordsOf(gap)])))}
      onClose={close}
    >
      <ProblemAlert problem={form.problem} situation="scheduling" fieldsTell />
      <StaleFields stale={form.stale} label={(path: keyof Draft) => t(labels[path])} show={inWords} />
      <ErrorSummary errors={errors} />
      <Select
        {...field('processRequisitionStepsId')}
        label={t('step')}
        allowDeselect={false}
        data={steps.map((step) => ({ value: String(step.id), label: step.title }))}
        value={draft.processRequisitionStepsId === null ? null : String(draft.processRequisitionStepsId)}
        onChange={(value) => set(atStep(draft, steps, value ? Number(value) : null))}
      />
      <DateField {...field('day')} label={t('day')} value={draft.day} onChange={(day) => set({ day })} minDate={earliest(interview, draft.zone)} />
      <LazyBoundary fallback={null}>
        <FreeTimes
          applicationId={applicationId}
          interviewId={interview?.id}
          draft={draft}
          minutes={steps.find(({ id }) => id === draft.processRequisitionStepsId)?.minutes ?? 60}
          onChoose={set}
        />
      </LazyBoundary>
      <div className="pair">
        <TextInput
          {...field('startTime')}
          type="time"
          label={t('from')}
          value={draft.startTime}
          onChange={(event) => set(startingAt(draft, steps, event.currentTarget.value))}
        />
        <TextInput {...field('endTime')} type="time" label={t('to')} value={draft.endTime} onChange={(event) => set({ endTime: event.currentTarget.value })} />
      </div>
      <Select
        {...field('zone')}
        label={t('zone')}
        searchable
        allowDeselect={false}
        limit={50}
        data={zonesWith(draft.zone)}
        value={draft.zone}
        onChange={(zone) => zone && set({ zone })}
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
        onChange={(ids) => set({ interviewerIds: ids.map(Number) })}
      />
      <TextInput {...text('place')} label={optional(t('place'))} />
      <TextInput {...text('link')} label={optional(t('link'))} inputMode="url" />
      <Textarea {...text('notes')} label={optional(t('notes'))} autosize minRows={2} />
    </FormDialog>
  )
}
