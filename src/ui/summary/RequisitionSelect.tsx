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
  /** The one that is chosen now. */
  chosen?: number | null
  onChoose: (id: number) => void
}
const ofId = (id: number) => ({ columns: ['id'], operators: ['NUM_EQUAL' as const], values: [String(id)] })
const labelOf = ({ id, positionTitle }: Row) => t('option', { id: String(id), title: positionTitle })
const COMPLETED = { columns: ['progress'], operators: ['SEL_EQUAL' as const], values: ['COMPLETED'] }

/** A requisition found by typing its title or number; the newest are offered first. */
export function RequisitionSelect({ completed, only = () => true, chosen = null, onChoose, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const [late] = useDebouncedValue(typed, 250)
  const known = recruitmentQueries.useQuery(
    'post',
    '/requisitions/criteria',
    { body: { page: 1, size: 10, ...ofId(chosen ?? 0) } },
    { enabled: chosen !== null },
  )
  const current = known.data?.responseDataList[0]
  // The name of the chosen one stands in the field, and is not what somebody looks for.
  const search = current && late === labelOf(current) ? '' : late
  const body = { page: 1, size: 25 as const, ...(completed ? COMPLETED : {}), ...(search.trim() && { search: search.trim() }) }
  const query = recruitmentQueries.useQuery('post', '/requisitions/criteria', { body }, { placeholderData: keepPreviousData })
  const rows = query.data?.responseDataList ?? []
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
      data={[...rows, ...(current && !rows.some(({ id }) => id === current.id) ? [current] : [])].map((row) => ({
        value: String(row.id),
        label: labelOf(row),
        disabled: !only(row),
      }))}
      value={chosen === null ? null : String(chosen)}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => value && onChoose(Number(value))}
      {...rest}
    />
  )
}
