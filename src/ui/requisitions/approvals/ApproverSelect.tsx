import { Select, type SelectProps } from '@mantine/core'
import { recruitmentQueries } from '../../../api/queries.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { t } from '../../i18n/requisitions.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & { taken: readonly number[]; value: number | null; onChange: (accountId: number | null) => void }

/** Somebody who may approve, found by typing. */
export function ApproverSelect({ taken, value, onChange, ...rest }: Props) {
  const query = recruitmentQueries.useQuery('get', '/approval/approver', {}, { staleTime: 60_000 })
  const people = (query.data?.responseDataList ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <Select
      searchable
      placeholder={t('choose')}
      nothingFoundMessage={t('nothingFound')}
      {...rest}
      {...choiceProps(query)}
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}
