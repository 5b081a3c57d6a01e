import type { components } from '../../../api/hr.gen.ts'
import { exportLeaveRequests } from '../../../machines/commands/leave/exportLeave.ts'
import { leaveRequestStates } from '../../../machines/lifecycles/leaveRequest.ts'
import { statusesOf } from '../../../machines/lifecycles/tags.ts'
import { labelOf } from '../../components/status/states.ts'
import { ExportMenu } from '../../data/table/ExportMenu.tsx'
import { t as list } from '../../i18n/leaveSettings.ts'
import { t } from '../../i18n/leaveTeam.ts'

type Props = { calendar: Pick<components['schemas']['LeaveCalendar'], 'from' | 'to'>; managerId: number; kind: number | undefined }
const columns = ['personName', 'departmentName', 'kindName', 'firstDay', 'lastDay', 'days', 'minutes', 'status'] as const

/** The leave of a team that touches the days shown, as a file. */
export function TeamExport({ calendar: { from, to }, managerId, kind }: Props) {
  const where = [
    ['managerId', 'NUM_EQUAL', String(managerId)],
    ['firstDay', 'TIME_TO', to],
    ['lastDay', 'TIME_FROM', from],
    ...(kind === undefined ? [] : [['kindId', 'NUM_EQUAL', String(kind)] as const]),
  ] as const
  const statuses = statusesOf(leaveRequestStates).map((value) => ({ value, label: labelOf('leaveRequest', value) }))
  const show = columns.map((column) => ({ column, heading: headings[column](), ...(column === 'status' ? { words: statuses } : {}) }))
  const criteria = {
    ...{ columns: where.map(([column]) => column), operators: where.map(([, operator]) => operator), values: where.map(([, , value]) => value) },
    sort: 'firstDay',
  }
  return <ExportMenu name={t('title')} fetchFile={(format, signal) => exportLeaveRequests({ format, criteria, show }, signal)} />
}

const headings: Record<(typeof columns)[number], () => string> = {
  personName: () => list('person'),
  departmentName: () => list('department'),
  kindName: () => list('kind'),
  firstDay: () => list('firstDay'),
  lastDay: () => list('lastDay'),
  days: () => t('days'),
  minutes: () => t('minutes'),
  status: () => list('status'),
}
