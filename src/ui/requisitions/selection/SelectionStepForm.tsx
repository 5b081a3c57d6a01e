import { Button, Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../../api/client.ts'
import { newSelectionStep } from '../../../api/recruitmentBounds.gen.ts'
import type { Step, StepKind, StepValues } from '../../../machines/flows/selectionProcessCalls.ts'
import { ErrorSummary, type FieldError, fieldsOf, optional } from '../../components/form/fields.tsx'
import { LeaveGuard, LeaveQuestion } from '../../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleDraft } from '../../components/form/StaleChoice.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { t } from '../../i18n/selection.ts'

const kinds = ['PHONE', 'VIDEO', 'IN_PERSON', 'PANEL', 'TASK'] as const satisfies StepKind[]
const isKind = (value: string | null): value is StepKind => kinds.some((kind) => kind === value)

type Props = { step?: Step; busy: boolean; problem: Refusal | null; onSave: (values: StepValues, key: string) => void; onCancel: () => void }

type Written = Pick<Step, 'title' | 'kind' | 'description' | 'version'> & { minutes: string | number }
type Field = 'title' | 'kind' | 'minutes' | 'description'
const blank: Written = { title: '', kind: 'IN_PERSON', minutes: 60, description: null, version: 0 }
const words = { title: 'stepTitle', kind: 'kind', minutes: 'minutesLabel', description: 'description' } as const

/** A step being written, in its place in the list. */
export function SelectionStepForm({ step, busy, problem, onSave, onCancel }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const [asking, setAsking] = useState(false)
  const draft = useDraft<Written, Field>(step ?? blank, ['title', 'kind', 'minutes', 'description'])
  const { title, kind, minutes } = draft.values
  const description = draft.values.description ?? ''
  const [gaps, setGaps] = useState<FieldError[]>([])
  const errors = gaps.length > 0 ? gaps : (problem?.errors ?? [])
  const field = fieldsOf(errors, '', newSelectionStep)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const length = Number(minutes)
    const missing = [
      ...(title.trim() ? [] : [{ field: 'title', message: t('titleMissing') }]),
      ...(Number.isInteger(length) && length >= newSelectionStep.minutes.min && length <= newSelectionStep.minutes.max
        ? []
        : [{ field: 'minutes', message: t('minutesWrong') }]),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy && !draft.theirs) onSave({ title: title.trim(), kind, minutes: length, description: description.trim() || null }, key)
  }
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={step ? t('editOf', { title: step.title }) : t('newStep')}>
      <Stack gap={12}>
        <LeaveGuard when={draft.changed} />
        <LeaveQuestion opened={asking} onStay={() => setAsking(false)} onLeave={onCancel} />
        <StaleDraft draft={draft} label={(field) => t(words[field])} />
        {gaps.length === 0 && !draft.theirs && <ProblemAlert problem={problem} fieldsTell />}
        <ErrorSummary errors={errors} />
        <TextInput {...field('title')} autoFocus label={t('stepTitle')} value={title} onChange={(event) => draft.set({ title: event.currentTarget.value })} />
        <div className="pair">
          <Select
            {...field('kind')}
            label={t('kind')}
            allowDeselect={false}
            data={kinds.map((value) => ({ value, label: t(value) }))}
            value={kind}
            onChange={(value) => isKind(value) && draft.set({ kind: value })}
          />
          <NumberInput {...field('minutes')} label={t('minutesLabel')} step={15} value={minutes} onChange={(typed) => draft.set({ minutes: typed })} />
        </div>
        <Textarea
          {...field('description')}
          label={optional(t('description'))}
          description={t('descriptionHelp')}
          autosize
          minRows={2}
          value={description}
          onChange={(event) => draft.set({ description: event.currentTarget.value || null })}
        />
        <Group gap={8}>
          <Button type="submit" variant="filled" aria-disabled={busy || undefined}>
            {t('save')}
          </Button>
          <Button onClick={() => (draft.changed ? setAsking(true) : onCancel())}>{t('cancel')}</Button>
        </Group>
      </Stack>
    </form>
  )
}
