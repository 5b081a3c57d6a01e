import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/hr.gen.ts'
import { courseStates } from '../../../machines/lifecycles/course.ts'
import { statusesOf } from '../../../machines/lifecycles/tags.ts'
import { Status } from '../../components/status/Status.tsx'
import { labelOf } from '../../components/status/states.ts'
import type { TableColumn } from '../../data/table/columns.ts'
import { t } from '../../i18n/learning.ts'

type Row = components['schemas']['ListedCourse']
export const kinds = ['DOCUMENT', 'LINK', 'SESSION', 'CERTIFICATE'] as const satisfies components['schemas']['CourseKind'][]

export const courseColumns: readonly TableColumn<Row>[] = [
  { id: 'id', header: t('number'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'name',
    header: t('name'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    always: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link className="p" to="/learning/courses/$id" params={{ id }}>
        {name}
      </Link>
    ),
  },
  {
    id: 'kind',
    header: t('kind'),
    kind: 'select',
    width: 190,
    options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
    cell: ({ kind }) => t(`kind_${kind}`),
  },
  {
    id: 'status',
    header: t('export_state'),
    kind: 'select',
    width: 130,
    priority: 'high',
    card: 'status',
    options: statusesOf(courseStates).map((value) => ({ value, label: labelOf('course', value) })),
    cell: ({ status }) => <Status of="course" is={status} />,
  },
  { id: 'open', header: t('stillToDo'), kind: 'number', width: 120, cell: ({ open }) => open },
  { id: 'validMonths', header: t('validMonths'), kind: 'number', width: 190, mayBeEmpty: true, cell: ({ validMonths }) => validMonths ?? t('forEver') },
  { id: 'minutes', header: t('minutesLong'), kind: 'number', width: 160, mayBeEmpty: true, priority: 'low', cell: ({ minutes }) => minutes },
  { id: 'questions', header: t('questions'), kind: 'number', width: 110, priority: 'low', cell: ({ questions }) => questions },
  { id: 'number', header: t('version'), kind: 'number', width: 100, priority: 'low', cell: ({ number }) => number },
]
