import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportHiringRows } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { day, number } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import css from './hiringPlan.module.css'
import type { Behind, HiringSearch } from './search.ts'
import { type Plan, quarterInWords } from './words.ts'

type Row = components['schemas']['ReportRow']
const contains = { operator: 'STR_CONTAIN' } as const
const standard = { sort: '-begun' }

const columnsOf = (rows: Behind['rows']): readonly TableColumn<Row>[] => [
  { id: 'name', header: t('rowName'), kind: 'text', ...contains, width: 240, always: true, card: 'title', cell: (row) => <Name row={row} /> },
  { id: 'detail', header: t('rowDetail'), kind: 'text', ...contains, width: 240, cell: ({ detail }) => detail },
  { id: 'department', header: t('department'), kind: 'text', ...contains, width: 180, cell: ({ department }) => department || t('noDepartment') },
  { id: 'begun', header: t('approved'), kind: 'date', width: 120, priority: 'high', cell: ({ begun }) => day(begun) },
  ...(rows === 'filledPositions'
    ? [{ id: 'ended', header: t('signed'), kind: 'date', width: 120, cell: ({ ended }) => day(ended) } satisfies TableColumn<Row>]
    : []),
  { id: 'days', header: t('days'), kind: 'number', width: 90, cell: ({ days }) => number(days) },
]

type Props = { year: number; behind: Behind; search: HiringSearch; plan: Plan | undefined; onSearch: (search: HiringSearch) => void }

/** What one number counts: openings that nobody fills yet, or contracts that fill one. */
export function PlanRows({ year, behind, search, plan, onSearch }: Props) {
  const { rows: measure, from, to, department } = behind
  const columns = columnsOf(measure)
  const shown = { ...search, sort: search.sort ?? standard.sort }
  const query = { from, to, ...(department === undefined ? {} : department === 0 ? { withoutDepartment: true } : { department }) }
  const result = recruitmentQueries.useQuery(
    'post',
    '/hiring-plan/rows/{measure}/criteria',
    { params: { path: { measure }, query }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  const quarter = plan?.quarters.find(({ firstDay, lastDay }) => firstDay === from && lastDay === to)
  const title = t('behind', {
    column: t(measure === 'openPositions' ? 'open' : 'filled'),
    department: nameOf(department, plan),
    span: quarter ? quarterInWords(quarter.firstDay) : t('span', { from: day(from), to: day(to) }),
  })
  return (
    <div className={css.behind}>
      <div className={css.behindHead}>
        <h2>{title}</h2>
        <Link to="/hiring-plan" search={{ year }} className="link">
          {t('backToPlan')}
        </Link>
      </div>
      <DataTable
        name="hiringRows"
        label={title}
        columns={columns}
        search={shown}
        standard={standard}
        searchLabel={t('rowsSearch')}
        exported={exportHiringRows(measure, query)}
        empty={
          <EmptyState kind="empty" title={t('rowsNone')}>
            {t('rowsNoneText')}
          </EmptyState>
        }
        result={result}
        onSearch={(next) => onSearch({ ...next, year, behind })}
      />
    </div>
  )
}

function nameOf(department: number | undefined, plan: Plan | undefined): string {
  if (department === undefined) return t('everyDepartment')
  if (department === 0) return t('noDepartment')
  return plan?.departments.find(({ departmentId }) => departmentId === department)?.department ?? t('department')
}

function Name({ row: { name, applicationId, requisitionId } }: { row: Row }) {
  if (applicationId)
    return (
      <Link className="p" to="/canprf" search={{ applicationId }}>
        {name}
      </Link>
    )
  if (requisitionId)
    return (
      <Link className="p" to="/jobreq/$id" params={{ id: requisitionId }}>
        {name}
      </Link>
    )
  return <>{name}</>
}
