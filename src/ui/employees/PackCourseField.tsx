import { Select } from '@mantine/core'
import { hrQueries } from '../../api/queries.ts'
import { courseStates } from '../../machines/lifecycles/course.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { optional } from '../components/form/fields.tsx'
import { t } from '../i18n/pack.ts'

type Props = { field: { id: string; name: string; error: string | undefined }; value: number | null; onChange: (courseId: number | null) => void }

export const useCoursesToName = () => hrQueries.useQuery('get', '/learning/course')

/** The course that is completed by having read a document: one that is read or opened and asks nothing. */
export function PackCourseField({ field, value, onChange }: Props) {
  const courses = useCoursesToName()
  const list = courses.data?.responseDataList ?? []
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
      data={fitting.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
