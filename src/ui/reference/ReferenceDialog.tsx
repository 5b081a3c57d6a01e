import { Button, NumberInput, Select, TextInput } from '@mantine/core'
import { cityBody, countryBody } from '../../api/recruitmentBounds.gen.ts'
import { type ReferenceItem, type ReferenceListId, type ReferenceValues, referenceItemCalls } from '../../machines/records/referenceItem.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type fieldsOf, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleFields } from '../components/form/StaleChoice.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecordForm } from '../data/useRecordForm.ts'
import { t } from '../i18n/reference.ts'
import type { Parent } from './lists.ts'
import css from './ReferenceList.module.css'
import { useParents } from './useReference.ts'

/** Every list's items have a name; only these two hold more that is typed. */
const bounds = { ...countryBody, ...cityBody }

type Props = {
  list: ReferenceListId
  item: ReferenceItem | null
  parents: readonly Parent[]
  /** The item as it is now. */
  look: () => Promise<ReferenceItem[]>
  /** Uses another item, which has the name already, instead of this one. */
  onMerge?: (into: number) => void
  onClose: () => void
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
type Field = keyof typeof words
/** What can be typed into an item of this list. */
const fieldsIn = (list: ReferenceListId, parents: readonly Parent[]) => [
  'name' as const,
  ...(list === 'countries' ? (['code'] as const) : []),
  ...parents.map(({ field }) => field),
  ...(list === 'cities' ? (['latitude', 'longitude'] as const) : []),
]

/** Adds or changes one item. */
export function ReferenceDialog({ list, item, parents, look, onMerge, onClose }: Props) {
  const form = useRecordForm({
    name: `reference.${list}.${item?.id ?? 'new'}`,
    item,
    begin: nothing,
    calls: referenceItemCalls(list, fieldsIn(list, parents), look),
    bounds,
    onSaved() {
      notifySuccess(t(item ? 'itemChanged' : 'itemAdded'))
      close()
    },
  })
  const close = () => {
    form.discard()
    onClose()
  }
  const { values, set, field, errors, problem } = form
  const choices = [useParents(parents[0]), useParents(parents[1], values.countryId ?? null)]
  /** A parent by its name, as people know it. */
  const named = (field: Field, value: unknown) => {
    const at = parents.findIndex((parent) => parent.field === field)
    return choices[at]?.items.find(({ id }) => id === value)?.name ?? value
  }
  const namesake = item && problem?.existing
  const submit = () => {
    const name = values.name.trim()
    const missing = parents.filter((parent) => !parent.optional && !values[parent.field]).map(({ field }) => [field, t('chooseMissing')])
    form.save({ name: !name && t('nameMissing'), ...Object.fromEntries(missing) }, { name })
  }
  return (
    <FormDialog
      title={item ? t('changeTitle', { name: item.name }) : t('addTo', { list: t(list) })}
      typed={form.typed}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={close}
    >
      <ErrorSummary errors={errors} />
      <StaleFields stale={form.stale} label={(field: Field) => t(words[field])} show={named} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="reference" />}
      <TextInput {...form.text('name')} size="md" label={t('name')} data-autofocus />
      {namesake && onMerge && (
        <Button
          className={css.mergeInstead}
          onClick={() => {
            form.discard()
            onMerge(namesake.id)
          }}
        >
          {t('mergeInto', { name: item.name, into: namesake.name })}
        </Button>
      )}
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
