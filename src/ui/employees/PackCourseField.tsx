import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { hrQueries } from '../../api/queries.ts'
import { courseStates } from '../../machines/lifecycles/course.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { optional } from '../components/form/fields.tsx'
import { t } from '../i18n/pack.ts'

type Props = { field: { id: string; name: string; error: string | undefined }; value: number | null; onChange: (courseId: number | null) => void }

export const useCoursesToName = (search = '') =>
  hrQueries.useQuery('get', '/learning/course', { params: { query: search ? { search } : {} } }, { placeholderData: (before) => before })

/** The course that is completed by having read a document: one that is read or opened and asks nothing. */
export function PackCourseField({ field, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const all = useCoursesToName()
  const chosen = all.data?.responseDataList.find(({ id }) => id === value)
  // What was chosen stands in the field, and is not what is looked for.
  const courses = useCoursesToName(search === chosen?.name ? '' : search)
  const found = courses.data?.responseDataList ?? []
  const list = chosen && !found.some(({ id }) => id === value) ? [chosen, ...found] : found
  const fitting = list.filter(
    ({ id, kind, status, questions }) =>
      id === value || ((kind === 'DOCUMENT' || kind === 'LINK') && questions === 0 && isTagged(courseStates, status, 'offered')),
  )
  return (
    <Select
      {...field}
      searchable
      clearable
      label={optional(t('courseId'))}
      description={t('courseIdHelp')}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(courses)}
      // The service has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={fitting.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
