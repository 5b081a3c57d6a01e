import { IconCheck, IconClockX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import type { ChoicesQuery } from '../components/form/choices.tsx'
import { Meter } from '../components/status/Meter.tsx'
import { Priority } from '../components/status/Priority.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf, states } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'

export type RequisitionRow = components['schemas']['RequisitionRow']
export type Names = {
  departments: readonly string[]
  positionTypes: readonly string[]
  queries?: { departments: ChoicesQuery; positionTypes: ChoicesQuery }
}

const priorities = ['H', 'N', 'L'] as const
const progresses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'] as const
const statuses = Object.keys(states.requisition) as RequisitionRow['status'][]
const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** The columns of the requisition list, by their names on the wire. */
export const requisitionColumns = ({ departments, positionTypes, queries }: Names): TableColumn<RequisitionRow>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 56, card: 'id', cell: ({ id }) => id },
  {
    id: 'positionTitle',
    header: t('positionTitle'),
    kind: 'text',
    width: 198,
    always: true,
    card: 'title',
    cell: ({ id, positionTitle }) => (
      <Link className="p pt" to="/jobreq/$id" params={{ id }}>
        {positionTitle}
      </Link>
    ),
  },
  {
    id: 'orgDepartment',
    header: t('orgDepartment'),
    kind: 'select',
    mayBeEmpty: true,
    width: 116,
    options: named(departments),
    optionsQuery: queries?.departments,
    cell: ({ orgDepartment }) => orgDepartment,
  },
  { id: 'city', header: t('city'), kind: 'text', mayBeEmpty: true, width: 88, priority: 'low', cell: ({ city }) => city },
  {
    id: 'jobPositionType',
    header: t('jobPositionType'),
    kind: 'select',
    mayBeEmpty: true,
    width: 130,
    startsHidden: true,
    card: 'none',
    options: named(positionTypes),
    optionsQuery: queries?.positionTypes,
    cell: ({ jobPositionType }) => jobPositionType,
  },
  { id: 'requestDate', header: t('requestDate'), kind: 'date', width: 110, startsHidden: true, card: 'none', cell: ({ requestDate }) => day(requestDate) },
  {
    id: 'startDate',
    header: t('startDate'),
    kind: 'date',
    mayBeEmpty: true,
    width: 110,
    startsHidden: true,
    card: 'none',
    cell: ({ startDate }) => day(startDate),
  },
  {
    id: 'endDate',
    header: t('endDate'),
    kind: 'date',
    mayBeEmpty: true,
    width: 142,
    cell: ({ endDate, expired }) => <EndDate iso={endDate} expired={expired} />,
  },
  {
    id: 'priority',
    header: t('priority'),
    kind: 'select',
    width: 92,
    card: 'aside',
    options: priorities.map((value) => ({ value, label: t(`priority_${value}`) })),
    cell: ({ priority }) => <Priority is={priority} />,
  },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 176,
    priority: 'high',
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('requisition', value) })),
    cell: ({ status }) => <Status of="requisition" is={status} />,
  },
  {
    id: 'progress',
    header: t('progress'),
    kind: 'select',
    width: 100,
    priority: 'low',
    card: 'none',
    options: progresses.map((value) => ({ value, label: t(value) })),
    cell: ({ progressPercent }) => <Progress percent={progressPercent} />,
  },
]

function EndDate({ iso, expired }: { iso: string | null; expired: boolean }) {
  if (!expired) return day(iso)
  return (
    <span className="st t-red tone">
      <IconClockX size={15} stroke={1.8} aria-hidden />
      {day(iso)}
      <span className="vh">{t('pastEnd')}</span>
    </span>
  )
}

function Progress({ percent }: { percent: number }) {
  if (percent === 100)
    return (
      <span className="st t-green">
        <IconCheck size={15} stroke={2} className="tone" aria-hidden />
        <span>{t('complete')}</span>
      </span>
    )
  return (
    <span className="st">
      <Meter value={percent} width={44} label={t('progress')} />
      <span className="num">{percent} %</span>
    </span>
  )
}
