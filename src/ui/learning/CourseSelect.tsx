import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { hrQueries } from '../../api/queries.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/learning.ts'

type Props = { field: { id: string; name: string; error: string | undefined }; value: number | null; onChange: (id: number | null) => void }

/** A course that is offered now, found by typing. */
export function CourseSelect({ field, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const courses = hrQueries.useQuery(
    'get',
    '/learning/course',
    // What was chosen stands in the field, and is not what is looked for.
    { params: { query: { offered: true, ...(search && search !== chosen?.label ? { search } : {}) } } },
    { placeholderData: (before) => before },
  )
  const found = (courses.data?.responseDataList ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      {...field}
      searchable
      label={t('course')}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(courses)}
      // The service has searched already.
      filter={({ options }) => options}
      data={chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(id, option) => {
        setChosen(id === null || !option ? null : { value: id, label: option.label })
        onChange(id === null ? null : Number(id))
      }}
    />
  )
}
