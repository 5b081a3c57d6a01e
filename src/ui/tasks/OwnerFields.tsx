import { Select } from '@mantine/core'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/tasks.ts'

type Owner = components['schemas']['TaskOwner']
type Values = { owner: Owner; ownerAccountId: number | null }
type Props = {
  values: Values
  onChange: (part: Partial<Values>) => void
  field: (name: keyof Values) => { id: string; name: string; error: string | undefined }
}
const owners: readonly Owner[] = ['NEW_HIRE', 'MANAGER', 'OFFICER', 'NAMED']

/** Who does it: by what they are to the new employee, or by name. */
export function OwnerFields({ values, onChange, field }: Props) {
  return (
    <>
      <Select
        {...field('owner')}
        label={t('owner')}
        allowDeselect={false}
        data={owners.map((value) => ({ value, label: t(`owner_${value}`) }))}
        value={values.owner}
        onChange={(value) => onChange({ owner: owners.find((one) => one === value) ?? values.owner, ownerAccountId: null })}
      />
      {values.owner === 'NAMED' && (
        <PersonSelect field={field('ownerAccountId')} value={values.ownerAccountId} onChange={(ownerAccountId) => onChange({ ownerAccountId })} />
      )}
    </>
  )
}

type PersonProps = { field: ReturnType<Props['field']>; value: number | null; onChange: (id: number | null) => void }
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

/** The staff member of this number, by name. */
export function useStaffName() {
  const { data } = recruitmentQueries.useQuery('get', '/selection_process/user')
  return (id: unknown) => data?.responseDataList.find((one) => one.id === id)?.name ?? t('nobody')
}
