import { Select, type SelectProps } from '@mantine/core'
import { recruitmentQueries } from '../../../api/queries.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { t } from '../../i18n/requisitions.ts'

export type ReferenceList =
  | '/ref/departments'
  | '/ref/position_type'
  | '/ref/job_appl_type'
  | '/ref/industry'
  | '/ref/industry_discipline'
  | '/ref/job_qualification'
  | '/ref/certification_ref'
  | '/ref/work_auth'
  | '/ref/job_skill'
  | '/ref/job_designation'
  | '/regulatory'

type Item = { id: number; name: string; industryId?: number }

/** The items of a reference list, from the cache, and the query for them. */
export function useReference(list: ReferenceList) {
  const query = recruitmentQueries.useQuery('get', list, {}, { staleTime: 300_000 })
  const items: Item[] = query.data?.responseDataList ?? []
  return { items, query }
}

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  list: ReferenceList
  value: number | null
  onChange: (id: number | null) => void
  /** Which items are offered. */
  only?: (item: Item) => boolean
}

/** One item of a reference list, found by typing. */
export function ReferenceSelect({ list, value, onChange, only, ...rest }: Props) {
  const { items: all, query } = useReference(list)
  const items = all.filter((item) => item.id === value || !only || only(item))
  return (
    <Select
      searchable
      placeholder={t('choose')}
      nothingFoundMessage={t('nothingFound')}
      {...rest}
      {...choiceProps(query)}
      data={items.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}
