import { NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { cityBody, countryBody } from '../../api/recruitmentBounds.gen.ts'
import type { ReferenceItem, ReferenceListId, ReferenceValues } from '../../machines/records/referenceItemCalls.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type FieldError, fieldsOf, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleDraft } from '../components/form/StaleChoice.tsx'
import { useDraft } from '../components/form/useDraft.ts'
import { t } from '../i18n/reference.ts'
import type { Parent } from './lists.ts'
import { useParents } from './useReference.ts'

/** Every list's items have a name; only these two hold more that is typed. */
const bounds = { ...countryBody, ...cityBody }

type Props = {
  list: ReferenceListId
  item: ReferenceItem | null
  parents: readonly Parent[]
  problem: Refusal | null
  busy: boolean
  onSave: (values: ReferenceValues, version: number) => void
  onCancel: () => void
}

const nothing: ReferenceItem = { id: 0, fixed: false, name: '', version: 0 }
const words = {
  name: 'name',
  code: 'code',
  countryId: 'country',
  stateId: 'state',
  industryId: 'industry',
  designationId: 'designation',
  latitude: 'latitude',
  longitude: 'longitude',
} as const
/** What can be typed into an item of this list. */
const fieldsIn = (list: ReferenceListId, parents: readonly Parent[]) => [
  'name' as const,
  ...(list === 'countries' ? (['code'] as const) : []),
  ...parents.map(({ field }) => field),
  ...(list === 'cities' ? (['latitude', 'longitude'] as const) : []),
]

/** Adds or changes one item. */
export function ReferenceDialog({ list, item, parents, problem, busy, onSave, onCancel }: Props) {
  const draft = useDraft(item ?? nothing, fieldsIn(list, parents))
  const { values, set, theirs } = draft
  const choices = [useParents(parents[0]), useParents(parents[1], values.countryId ?? null)]
  /** Parents by their names, as people know them. */
  const named = (record: Partial<ReferenceValues>) => ({
    ...record,
    ...Object.fromEntries(parents.map(({ field }, at) => [field, choices[at]?.items.find(({ id }) => id === record[field])?.name ?? record[field]])),
  })
  const [gaps, setGaps] = useState<FieldError[]>([])
  const errors = gaps.length > 0 ? gaps : (problem?.errors ?? [])
  const field = fieldsOf(errors, '', bounds)
  const submit = () => {
    const missing = [
      ...(values.name.trim() ? [] : [{ field: 'name', message: t('nameMissing') }]),
      ...parents.filter((parent) => !parent.optional && !values[parent.field]).map((parent) => ({ field: parent.field, message: t('chooseMissing') })),
    ]
    setGaps(missing)
    if (missing.length === 0 && !busy && !theirs) onSave({ ...values, name: values.name.trim() }, draft.version)
  }
  return (
    <FormDialog
      title={item ? t('changeTitle', { name: item.name }) : t('addTo', { list: t(list) })}
      typed={draft.changed}
      confirm={t('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onCancel}
    >
      <ErrorSummary errors={errors} />
      <StaleDraft
        draft={{ ...draft, values: named(values), theirs: theirs && { ...theirs, record: named(theirs.record) } }}
        label={(field) => t(words[field])}
      />
      {problem && errors.length === 0 && !theirs && <ProblemAlert problem={problem} situation="reference" />}
      <TextInput {...field('name')} size="md" label={t('name')} value={values.name} data-autofocus onChange={(e) => set({ name: e.currentTarget.value })} />
      {list === 'countries' && (
        <TextInput
          {...field('code')}
          size="md"
          label={t('code')}
          description={t('codeHelp')}
          value={values.code ?? ''}
          onChange={(e) => set({ code: e.currentTarget.value.toUpperCase() })}
        />
      )}
      {parents.map((parent) => (
        <ParentSelect key={parent.field} parent={parent} values={values} field={field(parent.field)} onChange={set} />
      ))}
      {list === 'cities' && (
        <div className="pair">
          <NumberInput
            {...field('latitude')}
            size="md"
            label={optional(t('latitude'))}
            description={t('placeHelp')}
            value={values.latitude ?? ''}
            onChange={(v) => set({ latitude: v === '' ? null : Number(v) })}
          />
          <NumberInput
            {...field('longitude')}
            size="md"
            label={optional(t('longitude'))}
            description={t('placeHelp')}
            value={values.longitude ?? ''}
            onChange={(v) => set({ longitude: v === '' ? null : Number(v) })}
          />
        </div>
      )}
    </FormDialog>
  )
}

type SelectProps = {
  parent: Parent
  values: ReferenceValues
  field: ReturnType<ReturnType<typeof fieldsOf>>
  onChange: (change: Partial<ReferenceValues>) => void
}

/** The parent of an item; a state is chosen among those of the chosen country. */
function ParentSelect({ parent, values, field, onChange }: SelectProps) {
  const { items, query } = useParents(parent, parent.field === 'stateId' ? (values.countryId ?? null) : undefined)
  return (
    <Select
      {...field}
      size="md"
      label={parent.optional ? optional(t(parent.word)) : t(parent.word)}
      {...choiceProps(query)}
      data={items.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={values[parent.field] ? String(values[parent.field]) : null}
      searchable
      clearable={parent.optional}
      onChange={(value) =>
        onChange({ [parent.field]: value ? Number(value) : null, ...(parent.field === 'countryId' && 'stateId' in values ? { stateId: null } : {}) })
      }
    />
  )
}
