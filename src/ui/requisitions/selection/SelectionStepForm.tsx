import { Button, Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newSelectionStep } from '../../../api/recruitmentBounds.gen.ts'
import { newStep, type Step, type StepKind, type StepText, stepCalls } from '../../../machines/flows/selectionProcessCalls.ts'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { LeaveGuard, LeaveQuestion } from '../../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/selection.ts'
import { KitFields } from './KitFields.tsx'

const kinds = ['PHONE', 'VIDEO', 'IN_PERSON', 'PANEL', 'TASK'] as const satisfies StepKind[]
const isKind = (value: string | null): value is StepKind => kinds.some((kind) => kind === value)

type Props = { requisitionId: number; step?: Step; onSaved: () => void; onCancel: () => void }
type Field = 'title' | 'kind' | 'minutes' | 'description' | 'kit'
const words = { title: 'stepTitle', kind: 'kind', minutes: 'minutesLabel', description: 'description', kit: 'kit' } as const

/** A step being written, in its place in the list. */
export function SelectionStepForm({ requisitionId, step, onSaved, onCancel }: Props) {
  const [asking, setAsking] = useState(false)
  const form = useRecordForm<StepText>({
    name: `selectionStep.${requisitionId}.${step?.id ?? 'new'}`,
    item: step ?? null,
    begin: newStep,
    calls: stepCalls(requisitionId),
    bounds: newSelectionStep,
    onSaved() {
      notifySuccess(t(step ? 'stepChanged' : 'stepAdded'))
      onSaved()
    },
  })
  const { values, field, errors, busy } = form
  const { title, kind, minutes, kit } = values
  const description = values.description ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { min, max } = newSelectionStep.minutes
    const fits = Number.isInteger(Number(minutes)) && Number(minutes) >= min && Number(minutes) <= max
    form.save(
      { title: !title.trim() && t('titleMissing'), minutes: !fits && t('minutesWrong') },
      { title: title.trim(), description: description.trim() || null, kit: named(kit) },
    )
  }
  const cancel = () => {
    form.discard()
    onCancel()
  }
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={step ? t('editOf', { title: step.title }) : t('newStep')}>
      <Stack gap={12}>
        <LeaveGuard when={form.typed} onLeave={form.discard} />
        <LeaveQuestion opened={asking} onStay={() => setAsking(false)} onLeave={cancel} />
        <StaleFields
          stale={form.stale}
          label={(field: Field) => t(words[field])}
          show={(field, value) => (field === 'kit' ? kitInWords(value as StepText['kit']) : value)}
        />
        <ProblemAlert problem={form.problem} fieldsTell />
        <ErrorSummary errors={errors} />
        <TextInput {...form.text('title')} autoFocus label={t('stepTitle')} />
        <div className="pair">
          <Select
            {...field('kind')}
            label={t('kind')}
            allowDeselect={false}
            data={kinds.map((value) => ({ value, label: t(value) }))}
            value={kind}
            onChange={(value) => isKind(value) && form.set({ kind: value })}
          />
          <NumberInput {...field('minutes')} label={t('minutesLabel')} step={15} value={minutes} onChange={(typed) => form.set({ minutes: typed })} />
        </div>
        <Textarea
          {...field('description')}
          label={optional(t('description'))}
          description={t('descriptionHelp')}
          autosize
          minRows={2}
          value={description}
          onChange={(event) => form.set({ description: event.currentTarget.value || null })}
        />
        <KitFields kit={kit} field={field} onChange={(kit) => form.set({ kit })} />
        <Group gap={8}>
          <Button type="submit" variant="filled" aria-disabled={busy || undefined}>
            {t('save')}
          </Button>
          <Button onClick={() => (form.typed ? setAsking(true) : cancel())}>{t('cancel')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Lines that were added and left empty are not kept. */
const named = (kit: StepText['kit']): StepText['kit'] => ({
  ...kit,
  questions: kit.questions.filter(({ question }) => question.trim()),
  attributes: kit.attributes.filter(({ name }) => name.trim()),
})

const kitInWords = ({ purpose, preparation, avoid, questions, attributes }: StepText['kit']) =>
  [purpose, preparation, ...questions.map(({ question }) => question), ...attributes.map(({ name }) => name), avoid].filter(Boolean).join('; ')
