import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportReportRows } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import type { TableSearch } from '../data/table/address.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { day, number } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import type { Table } from './opens.ts'
import css from './reports.module.css'
import { askedOf, type Behind, type ReportSearch, withoutRows } from './search.ts'
import { rowInWords } from './words.ts'

type Row = components['schemas']['ReportRow']
type Measure = Behind['rows']
const contains = { operator: 'STR_CONTAIN' } as const
const standard = { sort: '-begun' }

/** What the kind of a row is called: as the table calls its rows. */
const tableOf: Partial<Record<Measure, Table['key']>> = {
  ...{ cohort: 'sources', applied: 'sources', hires: 'sources', fills: 'sources', stays: 'timeInStage', offers: 'offerOutcomes' },
  ...{ openRequisitions: 'ages', tasks: 'tasksByOwner' },
}
const kindOf = (measure: Measure, { kind }: Row) => {
  const table = tableOf[measure]
  return table ? rowInWords(table, kind, null, 'month') : kind
}
const years: readonly Measure[] = ['headcount', 'leavers']
const hours: readonly Measure[] = ['interviews', 'leaveTaken', 'leavePlanned', 'leaveOwed']
const daysHead = (measure: Measure) => (years.includes(measure) ? t('r_years') : hours.includes(measure) ? t('r_hours') : t('r_days'))

const columnsOf = (measure: Measure): readonly TableColumn<Row>[] => [
  { id: 'name', header: t('r_name'), kind: 'text', ...contains, width: 220, always: true, card: 'title', cell: (row) => <Name row={row} /> },
  { id: 'detail', header: t('r_detail'), kind: 'text', ...contains, width: 240, cell: ({ detail }) => detail },
  { id: 'department', header: t('r_department'), kind: 'text', ...contains, width: 160, cell: ({ department }) => department },
  { id: 'kind', header: t('r_kind'), kind: 'text', ...contains, width: 150, cell: (row) => kindOf(measure, row) },
  { id: 'begun', header: t('r_begun'), kind: 'date', width: 120, priority: 'high', cell: ({ begun }) => day(begun) },
  { id: 'ended', header: t('r_ended'), kind: 'date', width: 120, cell: ({ ended }) => day(ended) },
  { id: 'days', header: daysHead(measure), kind: 'number', width: 90, priority: 'high', cell: ({ days }) => number(days) },
  { id: 'held', header: t('r_held'), kind: 'number', width: 110, startsHidden: !['hires', 'fills'].includes(measure), cell: ({ held }) => number(held) },
]

/** The rows that one number counts. */
export function ReportRows({ search, behind, onSearch }: { search: ReportSearch; behind: Behind; onSearch: (search: ReportSearch) => void }) {
  const { rows: measure, rowsBy, group, stage } = behind
  const columns = columnsOf(measure)
  const shown: TableSearch = { ...search, sort: search.sort ?? standard.sort }
  const query = { ...askedOf(search), ...(rowsBy && { by: rowsBy }), ...(group !== undefined && { group }), ...(stage !== undefined && { stage }) }
  const result = recruitmentQueries.useQuery(
    'post',
    '/report-rows/{measure}/criteria',
    { params: { path: { measure }, query }, body: criteriaOf(shown, columns) },
    { placeholderData: keepPreviousData },
  )
  const title = titleOf(behind)
  return (
    <div className={css.behind}>
      <div className={css.behindHead}>
        <h2>{title}</h2>
        <Link to="/reports" search={withoutRows(search)} className="link">
          {t('backToReport')}
        </Link>
      </div>
      <DataTable
        name="reportRows"
        label={title}
        columns={columns}
        search={shown}
        standard={standard}
        searchLabel={t('rowsSearch')}
        exported={exportReportRows(measure, query)}
        empty={
          <EmptyState kind="empty" title={t('rowsNone')}>
            {t('rowsNoneText')}
          </EmptyState>
        }
        result={result}
        onSearch={(next) => onSearch({ ...withoutRows(search), ...next, ...behind })}
      />
    </div>
  )
}

/** What the number was called where it was clicked: a figure, or a table and its column. */
function titleOf({ of = '', group }: Behind): string {
  const [key = '', column = ''] = of.split('.')
  const figure = `figure_${key}`
  if (column === '') return t('behind', { what: t.has(figure) ? t(figure) : t('title') })
  const [head, table] = [`col_${column}`, `table_${key}`]
  const what = t.has(head) ? t(head) : t('title')
  if (group === undefined || !t.has(table)) return t('behind', { what })
  // Who interviewed is a number here; their name stands in each row.
  const row = key === 'interviewers' ? '' : rowInWords(key as Table['key'], group, null, 'month')
  return row ? t('behindIn', { what, row }) : t('behind', { what })
}

function Name({ row: { name, applicationId, requisitionId, employeeId } }: { row: Row }) {
  if (employeeId)
    return (
      <Link className="p" to="/employee/$employeeId" params={{ employeeId }}>
        {name}
      </Link>
    )
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
