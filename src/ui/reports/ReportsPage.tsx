import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { exportReport } from '../../machines/commands/exportSheet.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import { exportedTables } from './exported.ts'
import { Filters } from './Filters.tsx'
import { Overview, Report, useReport } from './Report.tsx'
import { ReportList } from './ReportList.tsx'
import { ReportRows } from './ReportRows.tsx'
import css from './reports.module.css'
import { SaveReport } from './saved/SaveReport.tsx'
import { askedWithBefore, type CountedSearch, type ReportName, type ReportSearch } from './search.ts'

const TERMS = ['cohort', 'median', 'timeToHire', 'timeToFill'] as const

/** Counted at night and shown in its own way. */
const FairnessPage = lazy(() => import('../fairness/FairnessPage.tsx').then((module) => ({ default: module.FairnessPage })))

type Props = { search: ReportSearch; onSearch: (search: ReportSearch) => void }

export function ReportsPage({ search, onSearch }: Props) {
  const { report = 'overview' } = search
  if (report !== 'fairness') return <CountedReport search={{ ...search, report }} onSearch={onSearch} />
  return (
    <LazyBoundary fallback={<Pending />}>
      <FairnessPage search={search} onSearch={onSearch} />
    </LazyBoundary>
  )
}

/** Reports over everything that was written down: what they count, beside another period, and the rows of every number. */
function CountedReport({ search, onSearch }: { search: CountedSearch; onSearch: Props['onSearch'] }) {
  const { report = 'overview', rows } = search
  const { data } = useReport(report, search)
  return (
    <>
      <PageHeader
        title={t('title')}
        terms={TERMS}
        documentTitle={`${t(report)} · ${t('title')}`}
        facts={[t(report), ...(data ? [t('asOf', { when: moment(data.data.asOf) })] : [])]}
        actions={
          <>
            <SaveReport search={search} onSearch={onSearch} />
            <Button renderRoot={(props) => <Link {...props} to="/hiring-plan" />}>{t('hiringPlan')}</Button>
            <ReportExport report={report} search={search} />
          </>
        }
      />
      <div className={css.page}>
        <ReportList report={report} search={search} onSearch={onSearch} />
        <div className={css.main}>
          <Filters search={search} onSearch={(next) => onSearch(rows ? { ...search, ...next } : next)} />
          {rows ? (
            <ReportRows search={search} behind={{ ...search, rows }} onSearch={onSearch} />
          ) : report === 'overview' ? (
            <Overview search={search} />
          ) : (
            <Report report={report} search={search} />
          )}
        </div>
      </div>
    </>
  )
}

/** The tables of the report as a file; the overview leaves as the report that it is drawn from. */
function ReportExport({ report, search }: { report: ReportName; search: ReportSearch }) {
  const tables = report === 'overview' ? 'pipeline' : report
  const { data } = useReport(tables, search)
  if (!data || data.data.tables.length === 0) return null
  const body = { before: t('beforeHead'), tables: exportedTables(data.data) }
  return <ExportMenu name={t(tables)} fetchFile={exportReport(tables, askedWithBefore(search), body)} />
}
