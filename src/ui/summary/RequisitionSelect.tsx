import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/reqsum.ts'

type Row = components['schemas']['RequisitionRow']
type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  /** Only those that are described completely. */
  completed?: boolean
  /** Which of them can be chosen. */
  only?: (row: Row) => boolean
  onChoose: (id: number) => void
}
const COMPLETED = { columns: ['progress'], operators: ['SEL_EQUAL' as const], values: ['COMPLETED'] }

/** A requisition found by typing its title or number; the newest are offered first. */
export function RequisitionSelect({ completed, only = () => true, onChoose, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const body = { page: 1, size: 25 as const, ...(completed ? COMPLETED : {}), ...(search.trim() && { search: search.trim() }) }
  const query = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body }, { placeholderData: keepPreviousData })
  return (
    <Select
      searchable
      size="md"
      label={t('requisition')}
      placeholder={t('search')}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      // The service has searched already, also in what is not shown here.
      filter={({ options }) => options}
      data={(query.data?.responseDataList ?? []).map((row) => ({
        value: String(row.id),
        label: t('option', { id: String(row.id), title: row.positionTitle }),
        disabled: !only(row),
      }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => value && onChoose(Number(value))}
      {...rest}
    />
  )
}
