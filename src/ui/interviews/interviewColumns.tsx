import { Link } from '@tanstack/react-router'
import type { Interview } from '../../machines/records/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import type { ChoicesQuery } from '../components/form/choices.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf, states } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { momentIn } from '../i18n/format.ts'
import { t } from '../i18n/interviews.ts'

type Step = { id: number; title: string }
const statuses = Object.keys(states.interview) as Interview['status'][]

/** The interviews of a requisition; a name opens the candidate at the interviews. */
export const interviewColumns = (steps: readonly Step[], stepsQuery?: ChoicesQuery): TableColumn<Interview>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 72, startsHidden: true, card: 'id', cell: ({ id }) => id },
  {
    id: 'applicantName',
    header: t('candidate'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 150,
    always: true,
    card: 'title',
    cell: ({ applicationId, applicantName }) => (
      <Link className="p" to="/canprf" search={{ applicationId, tab: 'interviews' }}>
        {shownName(applicantName)}
      </Link>
    ),
  },
  {
    id: 'step',
    header: t('step'),
    kind: 'select',
    width: 124,
    options: steps.map(({ title }) => ({ value: title, label: title })),
    optionsQuery: stepsQuery,
    cell: ({ processRequisitionStepsId, title }) => steps.find(({ id }) => id === processRequisitionStepsId)?.title ?? title,
  },
  {
    id: 'day',
    header: t('when'),
    kind: 'date',
    width: 216,
    priority: 'high',
    cell: ({ startsAt, zone }) => <span className="num">{momentIn(startsAt, zone)}</span>,
  },
  {
    id: 'status',
    header: t('state'),
    kind: 'select',
    width: 114,
    priority: 'high',
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('interview', value) })),
    cell: ({ status }) => <Status of="interview" is={status} />,
  },
  {
    id: 'feedback',
    header: t('feedback'),
    kind: 'number',
    width: 112,
    startsHidden: true,
    sortable: false,
    filterable: false,
    cell: ({ interviewers }) => t('feedbackIn', { n: interviewers.filter(({ given }) => given).length, of: interviewers.length }),
  },
  {
    id: 'interviewers',
    header: t('interviewers'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 180,
    // Of several people each stays whole: the row grows rather than cutting a name.
    cell: ({ interviewers }) => <span className="wraps">{interviewers.map(({ name }) => name).join(', ')}</span>,
  },
]
