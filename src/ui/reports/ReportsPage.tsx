import { Button, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { exportReport } from '../../machines/commands/exportSheet.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import { exportedTables } from './exported.ts'
import { Filters } from './Filters.tsx'
import { Overview, Report, useReport } from './Report.tsx'
import { ReportRows } from './ReportRows.tsx'
import css from './reports.module.css'
import { searchOfSaved } from './saved/keptSearch.ts'
import { SaveReport, useSavedReports } from './saved/SaveReport.tsx'
import { askedWithBefore, groups, type ReportName, type ReportSearch, withoutRows } from './search.ts'

const TERMS = ['cohort', 'median', 'timeToHire', 'timeToFill'] as const

type Props = { search: ReportSearch; onSearch: (search: ReportSearch) => void }

/** Reports over everything that was written down: what they count, beside another period, and the rows of every number. */
export function ReportsPage({ search, onSearch }: Props) {
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

/** Every report by its group; on a phone one is chosen from a field. */
function ReportList({ report, search, onSearch }: Props & { report: ReportName }) {
  const to = (name: ReportName) => ({ ...withoutRows(search), report: name, saved: undefined })
  const saved = useSavedReports().data?.data.reports ?? []
  return (
    <>
      <nav className={css.list} aria-label={t('reports')}>
        {groups.map(({ group, reports }) => (
          <section key={group}>
            <h2 className="meta">{t(group)}</h2>
            <ul>
              {reports.map((name) => (
                <li key={name}>
                  <Link to="/reports" search={to(name)} aria-current={name === report && !search.saved ? 'page' : undefined}>
                    {t(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {saved.length > 0 && (
          <section>
            <h2 className="meta">{t('savedReports')}</h2>
            <ul>
              {saved.map((one) => (
                <li key={one.id}>
                  <Link to="/reports" search={searchOfSaved(one)} aria-current={one.id === search.saved ? 'page' : undefined}>
                    {one.kept.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </nav>
      <Select
        className={css.choose}
        aria-label={t('reports')}
        allowDeselect={false}
        value={saved.some(({ id }) => id === search.saved) ? String(search.saved) : report}
        data={[
          ...groups.map(({ group, reports }) => ({ group: t(group), items: reports.map((name) => ({ value: String(name), label: t(name) })) })),
          ...(saved.length > 0 ? [{ group: t('savedReports'), items: saved.map(({ id, kept }) => ({ value: String(id), label: kept.name })) }] : []),
        ]}
        onChange={(name) => {
          const kept = saved.find(({ id }) => String(id) === name)
          if (kept) return onSearch(searchOfSaved(kept))
          const chosen = groups.flatMap(({ reports }) => reports).find((one) => one === name)
          if (chosen) onSearch(to(chosen))
        }}
      />
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
