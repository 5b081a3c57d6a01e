import { Select, Textarea, TextInput } from '@mantine/core'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { optional } from '../components/form/fields.tsx'
import type { useFields } from '../components/form/useFields.ts'
import { t } from '../i18n/tasks.ts'

type Owner = components['schemas']['TaskOwner']
type Values = { name: string; description: string; owner: Owner; ownerAccountId: number | null }
type Fields = ReturnType<typeof useFields<Values>>
type Props = { form: Pick<Fields, 'set' | 'field' | 'text'> & { values: Values } }
const owners: readonly Owner[] = ['NEW_HIRE', 'MANAGER', 'OFFICER', 'NAMED']

/** What is to be done and by whom: by what they are to the new employee, or by name. */
export function TaskFields({ form: { values, set, field, text } }: Props) {
  return (
    <>
      <TextInput {...text('name')} label={t('name')} data-autofocus />
      <Textarea {...text('description')} label={optional(t('description'))} />
      <Select
        {...field('owner')}
        label={t('owner')}
        allowDeselect={false}
        data={owners.map((value) => ({ value, label: t(`owner_${value}`) }))}
        value={values.owner}
        onChange={(value) => set({ owner: owners.find((one) => one === value) ?? values.owner, ownerAccountId: null })}
      />
      {values.owner === 'NAMED' && (
        <PersonSelect field={field('ownerAccountId')} value={values.ownerAccountId} onChange={(ownerAccountId) => set({ ownerAccountId })} />
      )}
    </>
  )
}

/** What is missing of it, and its texts as they are sent. */
export function gapsIn({ name, description, owner, ownerAccountId }: Values) {
  const trimmed = { name: name.trim(), description: description.trim() }
  const wrong = { name: !trimmed.name && t('nameMissing'), ownerAccountId: owner === 'NAMED' && ownerAccountId === null && t('ownerMissing') }
  return { wrong, trimmed }
}

type PersonProps = { field: ReturnType<Fields['field']>; value: number | null; onChange: (id: number | null) => void }
function PersonSelect({ field, value, onChange }: PersonProps) {
  const query = recruitmentQueries.useQuery('get', '/selection_process/user')
  return (
    <Select
      {...field}
      searchable
      label={t('ownerAccountId')}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      limit={50}
      data={(query.data?.responseDataList ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}

/** Who does it, in words; null for every other field. */
export function useOwnerInWords() {
  const { data } = recruitmentQueries.useQuery('get', '/selection_process/user')
  return (field: string, value: unknown) => {
    if (field === 'owner') return t(`owner_${value as Owner}`)
    if (field !== 'ownerAccountId') return null
    return data?.responseDataList.find((one) => one.id === value)?.name ?? t('nobody')
  }
}
