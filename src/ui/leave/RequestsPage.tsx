import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { components } from '../../api/hr.gen.ts'
import { hrQueries } from '../../api/queries.ts'
import { exportLeaveRequests } from '../../machines/commands/leave/exportLeave.ts'
import { leaveRequestStates } from '../../machines/lifecycles/leaveRequest.ts'
import { statusesOf } from '../../machines/lifecycles/tags.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import type { TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/leaveSettings.ts'
import { LeaveTabs } from './LeaveTabs.tsx'
import { requestAmount, spanInWords } from './leaveWords.ts'
import { RequestMoves } from './RequestMoves.tsx'
import { useLeaveMoves } from './useLeaveMoves.tsx'

type Row = components['schemas']['LeaveRequest']
type Moves = Pick<ReturnType<typeof useLeaveMoves>, 'press' | 'busy' | 'handIn'>
const contains = { operator: 'STR_CONTAIN' } as const
const yesOrNo = [
  { value: 'true', label: t('yes') },
  { value: 'false', label: t('no') },
]

const columnsWith = (moves: Moves, kinds: Pick<TableColumn<Row>, 'options' | 'optionsQuery'>): readonly TableColumn<Row>[] => [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'personName',
    header: t('person'),
    kind: 'text',
    ...contains,
    width: 180,
    always: true,
    card: 'title',
    cell: (request) => (
      <Link className="p" to="/leave" search={{ request: request.id }} aria-label={`${request.personName}, ${spanInWords(request)}`}>
        {request.personName}
      </Link>
    ),
  },
  { id: 'departmentName', header: t('department'), kind: 'text', ...contains, width: 150, priority: 'low', cell: ({ departmentName }) => departmentName },
  { id: 'kindName', header: t('kind'), kind: 'select', ...kinds, width: 170, cell: ({ kindName }) => kindName },
  { id: 'firstDay', header: t('firstDay'), kind: 'date', width: 120, priority: 'high', cell: (request) => day(request.firstDay) },
  { id: 'lastDay', header: t('lastDay'), kind: 'date', width: 120, cell: (request) => day(request.lastDay) },
  { id: 'minutes', header: t('takes'), kind: 'number', width: 110, filterable: false, cell: (request) => requestAmount(request) },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 130,
    card: 'status',
    options: statusesOf(leaveRequestStates).map((value) => ({ value, label: labelOf('leaveRequest', value) })),
    cell: ({ status }) => <Status of="leaveRequest" is={status} />,
  },
  { id: 'askedAt', header: t('askedAt'), kind: 'date', width: 120, priority: 'low', cell: ({ askedAt }) => day(askedAt) },
  {
    id: 'answeredBy',
    header: t('answeredBy'),
    kind: 'words',
    width: 150,
    sortable: false,
    filterable: false,
    priority: 'low',
    cell: ({ answeredBy }) => answeredBy,
  },
  {
    id: 'reason',
    header: t('why'),
    kind: 'words',
    width: 180,
    sortable: false,
    filterable: false,
    startsHidden: true,
    exported: false,
    cell: ({ reason }) => reason,
  },
  {
    id: 'mine',
    header: t('mine'),
    kind: 'select',
    width: 90,
    startsHidden: true,
    exported: false,
    options: yesOrNo,
    cell: ({ mine }) => t(mine ? 'yes' : 'no'),
  },
  {
    id: 'toAnswer',
    header: t('mineToAnswer'),
    kind: 'select',
    width: 120,
    startsHidden: true,
    exported: false,
    options: yesOrNo,
    cell: ({ toAnswer }) => t(toAnswer ? 'yes' : 'no'),
  },
  {
    id: 'action',
    header: t('action'),
    kind: 'words',
    width: 260,
    sortable: false,
    filterable: false,
    exported: false,
    card: 'aside',
    cell: (request) => (
      <span className="row wrap">
        <RequestMoves request={request} moves={moves} />
      </span>
    ),
  },
]

/** Every request that this person may see: the own ones, those of the people they lead, everybody's for HR. */
export function RequestsPage({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const moves = useLeaveMoves()
  const { press, busy, handIn } = moves
  const { data: known, error: unknown, isFetching, refetch } = hrQueries.useQuery('get', '/leave/kind')
  const columns = useMemo(() => {
    const options = (known?.responseDataList ?? []).map(({ name }) => ({ value: name, label: name }))
    return columnsWith({ press, busy, handIn }, { options, optionsQuery: { data: known, error: unknown, isFetching, refetch } })
  }, [press, busy, handIn, known, unknown, isFetching, refetch])
  const result = hrQueries.useQuery('post', '/leave/request/criteria', { body: criteriaOf(search, columns) }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader title={t('titleRequests')} />
      <LeaveTabs />
      <DataTable
        exported={exportLeaveRequests}
        name="leaveRequests"
        label={t('titleRequests')}
        columns={columns}
        searchLabel={t('searchRequests')}
        empty={
          <EmptyState kind="empty" title={t('noRequests')}>
            {t('noRequestsText')}
          </EmptyState>
        }
        {...{ search, onSearch, result }}
      />
      {moves.dialog}
    </>
  )
}
