import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportFairness } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { t } from '../i18n/fairness.ts'
import { day, listOf } from '../i18n/format.ts'
import { t as sayReports } from '../i18n/reports.ts'
import { Definition } from '../reports/Definition.tsx'
import { PeriodFilter } from '../reports/Filters.tsx'
import { ReportList } from '../reports/ReportList.tsx'
import reportsCss from '../reports/reports.module.css'
import { periodOf, type ReportSearch, withoutRows } from '../reports/search.ts'
import { exported, type FairnessReport } from './exported.ts'
import css from './fairness.module.css'
import { GroupTable } from './GroupTable.tsx'

/** What is counted, how it is read, and what can be done about it. */
const TERMS = ['voluntaryQuestion', 'countedAtNight', 'impactRatio', 'fourFifths', 'tooFewToSay', 'twoQuestions', 'lowRatio'] as const

type Props = { search: ReportSearch; onSearch: (search: ReportSearch) => void }

/** How far groups of people came, of those who answered the voluntary questions. Nothing here opens rows: there are none. */
export function FairnessPage({ search, onSearch }: Props) {
  const period = periodOf(search)
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery(
    'get',
    '/fairness',
    { params: { query: period } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const report = data?.data
  const counted = report ? [report.countedAt ? t('asOf', { when: day(report.countedAt) }) : t('notCounted')] : []
  return (
    <>
      <PageHeader
        title={sayReports('title')}
        terms={TERMS}
        documentTitle={`${t('title')} · ${sayReports('title')}`}
        facts={[t('title'), ...counted]}
        actions={report && report.tables.length > 0 && <ExportMenu name={t('title')} fetchFile={exportFairness(period, exported(report))} />}
      />
      <div className={reportsCss.page}>
        <ReportList report="fairness" search={search} onSearch={onSearch} />
        <div className={reportsCss.main}>
          <section className={reportsCss.filters} aria-label={sayReports('filters')}>
            <PeriodFilter period={period} onChange={(next) => onSearch({ ...withoutRows(search), ...next })} />
          </section>
          {error && !report ? <LoadFailed error={error} onRetry={() => void refetch()} busy={isFetching} /> : !report ? <Pending /> : <Shown report={report} />}
        </div>
      </div>
    </>
  )
}

function Shown({ report: { asks, quarters, tables } }: { report: FairnessReport }) {
  if (tables.length === 0)
    return (
      <EmptyState
        kind="notYet"
        level={2}
        title={t(asks ? 'nothing' : 'off')}
        actions={!asks && <Button renderRoot={(props) => <Link {...props} to="/referenceData" search={{ list: 'voluntary' }} />}>{t('toSettings')}</Button>}
      >
        {t(asks ? 'nothingText' : 'offText')}
      </EmptyState>
    )
  return (
    <>
      <p className={css.note}>
        {t('quarters', { list: listOf(quarters.map(quarterInWords), 'conjunction') })} {t('rule')}
        <Definition what={t('title')} text={t('definition')} />
      </p>
      {tables.map((table) => (
        <GroupTable key={`${table.first} ${table.second}`} table={table} />
      ))}
    </>
  )
}

function quarterInWords(first: string): string {
  const [year = '', month = ''] = first.split('-')
  return t('quarter', { n: Math.ceil(Number(month) / 3), year })
}
