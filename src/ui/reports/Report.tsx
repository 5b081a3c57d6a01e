import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { FigureRow } from './FigureRow.tsx'
import { ReportBlock } from './ReportBlock.tsx'
import css from './reports.module.css'
import { askedWithBefore, type ReportName, type ReportSearch } from './search.ts'

/** A report as the service counts it now. */
export const useReport = (report: ReportName, search: ReportSearch) =>
  recruitmentQueries.useQuery(
    'get',
    '/report/{report}',
    { params: { path: { report }, query: askedWithBefore(search) } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )

/** One report: its figures and its tables. */
export function Report({ report, search }: { report: ReportName; search: ReportSearch }) {
  const { data, error, refetch, isFetching } = useReport(report, search)
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Pending />
  const { figures, tables, unit } = data.data
  return (
    <div aria-busy={isFetching} className={css.report}>
      {figures.length > 0 && <FigureRow figures={figures} search={search} />}
      <div className={css.blocks}>
        {tables.map((table) => (
          <ReportBlock key={table.key} table={table} unit={unit} search={search} wide={tables.length === 1 || table.key === 'pipeline'} />
        ))}
      </div>
    </div>
  )
}

/** The figures of recruitment, and what they come from, each asked for by itself. */
export function Overview({ search }: { search: ReportSearch }) {
  return (
    <>
      <Report report="overview" search={search} />
      <Tables report="pipeline" search={search} />
      <div className={css.blocks}>
        <Tables report="timeInStage" search={search} />
        <Tables report="sources" search={search} />
      </div>
    </>
  )
}

function Tables({ report, search }: { report: ReportName; search: ReportSearch }) {
  const { data, error, refetch, isFetching } = useReport(report, search)
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Pending />
  return data.data.tables.map((table) => <ReportBlock key={table.key} table={table} unit={data.data.unit} search={search} wide={report === 'pipeline'} />)
}
