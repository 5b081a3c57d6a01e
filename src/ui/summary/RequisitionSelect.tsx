import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/reqsum.ts'

/** A requisition found by typing its title or number; the newest are offered first. */
export function RequisitionSelect({ onChoose }: { onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const body = { page: 1, size: 25 as const, ...(search.trim() && { search: search.trim() }) }
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
      data={(query.data?.responseDataList ?? []).map(({ id, positionTitle }) => ({
        value: String(id),
        label: t('option', { id: String(id), title: positionTitle }),
      }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => value && onChoose(Number(value))}
    />
  )
}
