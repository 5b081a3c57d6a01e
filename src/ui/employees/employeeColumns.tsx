import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { Status } from '../components/status/Status.tsx'
import { labelOf, states } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'

type EmployeeRow = components['schemas']['EmployeeListItem']
const statuses = Object.keys(states.employee) as EmployeeRow['status'][]
const contains = { operator: 'STR_CONTAIN' } as const

/** The specification's columns of the employee list, by their names on the wire. */
export const employeeColumns: readonly TableColumn<EmployeeRow>[] = [
  { id: 'employeeId', header: t('id'), kind: 'number', width: 76, card: 'id', cell: (row) => row.employeeId },
  {
    id: 'personalDetailsLastName',
    header: t('lastName'),
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
  { id: 'personalDetailsFirstName', header: t('firstName'), kind: 'text', ...contains, width: 116, cell: (row) => row.personalDetailsFirstName },
  {
    id: 'personalDetailsMiddleName',
    header: t('middleName'),
    kind: 'text',
    mayBeEmpty: true,
    ...contains,
    width: 120,
    startsHidden: true,
    cell: (row) => row.personalDetailsMiddleName,
  },
  { id: 'applicantEmail', header: t('email'), kind: 'text', ...contains, width: 220, priority: 'low', cell: (row) => row.applicantEmail },
  { id: 'orgDeptName', header: t('department'), kind: 'text', mayBeEmpty: true, ...contains, width: 120, cell: (row) => row.orgDeptName },
  {
    id: 'jobPositionType',
    header: t('positionType'),
    kind: 'text',
    mayBeEmpty: true,
    ...contains,
    width: 150,
    startsHidden: true,
    cell: (row) => row.jobPositionType,
  },
  { id: 'industry', header: t('industry'), kind: 'text', mayBeEmpty: true, ...contains, width: 130, startsHidden: true, cell: (row) => row.industry },
  { id: 'discipline', header: t('discipline'), kind: 'text', mayBeEmpty: true, ...contains, width: 130, startsHidden: true, cell: (row) => row.discipline },
  {
    id: 'personalPhoneNumber',
    header: t('phone'),
    kind: 'text',
    mayBeEmpty: true,
    ...contains,
    width: 130,
    startsHidden: true,
    cell: (row) => row.personalPhoneNumber,
  },
  {
    id: 'workPhoneNumber',
    header: t('workPhone'),
    kind: 'text',
    mayBeEmpty: true,
    ...contains,
    width: 130,
    startsHidden: true,
    cell: (row) => row.workPhoneNumber,
  },
  { id: 'employmentStartDate', header: t('startDate'), kind: 'date', mayBeEmpty: true, width: 116, cell: (row) => day(row.employmentStartDate) },
  {
    id: 'approved',
    header: t('approved'),
    kind: 'select',
    width: 108,
    options: [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ],
    cell: (row) => t(row.approved ? 'yes' : 'no'),
  },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 148,
    priority: 'high',
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('employee', value) })),
    cell: (row) => <Status of="employee" is={row.status} />,
  },
  { id: 'applicantId', header: t('applicantId'), kind: 'number', width: 110, startsHidden: true, cell: (row) => row.applicantId },
]
