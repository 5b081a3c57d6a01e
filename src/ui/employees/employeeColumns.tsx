import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { Status } from '../components/status/Status.tsx'
import { labelOf, states } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { say } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'

export type EmployeeRow = components['schemas']['EmployeeListItem']
const statuses = Object.keys(states.employee) as EmployeeRow['status'][]
const contains = { operator: 'STR_CONTAIN' } as const

/** The specification's columns of the employee list, by their names on the wire. */
export const employeeColumns: readonly TableColumn<EmployeeRow>[] = [
  { id: 'employeeId', header: say('id'), kind: 'number', width: 76, card: 'id', cell: (row) => row.employeeId },
  {
    id: 'personalDetailsLastName',
    header: say('lastName'),
    kind: 'text',
    ...contains,
    always: true,
    card: 'title',
    cell: (row) => (
      <Link
        className="p"
        to="/employee/$employeeId"
        params={{ employeeId: row.employeeId }}
        aria-label={`${row.personalDetailsFirstName} ${row.personalDetailsLastName}`}
      >
        {row.personalDetailsLastName}
      </Link>
    ),
  },
  { id: 'personalDetailsFirstName', header: say('firstName'), kind: 'text', ...contains, width: 130, cell: (row) => row.personalDetailsFirstName },
  {
    id: 'personalDetailsMiddleName',
    header: say('middleName'),
    kind: 'text',
    ...contains,
    width: 120,
    startsHidden: true,
    cell: (row) => row.personalDetailsMiddleName,
  },
  { id: 'applicantEmail', header: say('email'), kind: 'text', ...contains, width: 220, cell: (row) => row.applicantEmail },
  { id: 'orgDeptName', header: say('department'), kind: 'text', ...contains, width: 140, cell: (row) => row.orgDeptName },
  { id: 'jobPositionType', header: say('positionType'), kind: 'text', ...contains, width: 150, startsHidden: true, cell: (row) => row.jobPositionType },
  { id: 'industry', header: say('industry'), kind: 'text', ...contains, width: 130, startsHidden: true, cell: (row) => row.industry },
  { id: 'discipline', header: say('discipline'), kind: 'text', ...contains, width: 130, startsHidden: true, cell: (row) => row.discipline },
  { id: 'personalPhoneNumber', header: say('phone'), kind: 'text', ...contains, width: 130, startsHidden: true, cell: (row) => row.personalPhoneNumber },
  { id: 'workPhoneNumber', header: say('workPhone'), kind: 'text', ...contains, width: 130, startsHidden: true, cell: (row) => row.workPhoneNumber },
  { id: 'employmentStartDate', header: say('startDate'), kind: 'date', width: 116, cell: (row) => day(row.employmentStartDate) },
  {
    id: 'approved',
    header: say('approved'),
    kind: 'select',
    width: 96,
    options: [
      { value: 'true', label: say('yes') },
      { value: 'false', label: say('no') },
    ],
    cell: (row) => say(row.approved ? 'yes' : 'no'),
  },
  {
    id: 'status',
    header: say('status'),
    kind: 'select',
    width: 156,
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('employee', value) })),
    cell: (row) => <Status of="employee" is={row.status} />,
  },
  { id: 'applicantId', header: say('applicantId'), kind: 'number', width: 110, startsHidden: true, cell: (row) => row.applicantId },
]
