import type { components } from '../../api/recruitment.gen.ts'
import { AddressLink } from '../kit/AddressLink.tsx'
import { Priority } from '../kit/Priority.tsx'
import { Status } from '../kit/Status.tsx'
import { labelOf, states } from '../kit/states.ts'
import type { TableColumn } from '../kit/table/columns.ts'
import { day } from '../words/format.ts'
import { say as sayKit } from '../words/kit.ts'
import { say } from '../words/tracking.ts'

type Row = components['schemas']['RequisitionRow']
const priorities = ['H', 'N', 'L'] as const
const statuses = Object.keys(states.requisition) as Row['status'][]

/** Requisitions as a recruiter follows them: the title leads to the candidates. */
export const trackingColumns = (departments: readonly string[]): TableColumn<Row>[] => [
  { id: 'id', header: say('id'), kind: 'number', width: 72, card: 'id', cell: ({ id }) => id },
  {
    id: 'positionTitle',
    header: say('position'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    always: true,
    card: 'title',
    cell: ({ id, positionTitle }) => (
      <AddressLink className="p" url={`/selreq?requisitionId=${id}`}>
        {positionTitle}
      </AddressLink>
    ),
  },
  {
    id: 'orgDepartment',
    header: say('department'),
    kind: 'select',
    options: departments.map((value) => ({ value, label: value })),
    width: 150,
    cell: ({ orgDepartment }) => orgDepartment,
  },
  { id: 'endDate', header: say('ends'), kind: 'date', width: 116, cell: ({ endDate }) => day(endDate) },
  {
    id: 'priority',
    header: say('priority'),
    kind: 'text',
    filterable: false,
    width: 100,
    card: 'aside',
    options: priorities.map((value) => ({ value, label: sayKit(`priority_${value}`) })),
    cell: ({ priority }) => <Priority is={priority} />,
  },
  {
    id: 'status',
    header: say('status'),
    kind: 'select',
    width: 180,
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('requisition', value) })),
    cell: ({ status }) => <Status of="requisition" is={status} />,
  },
]
