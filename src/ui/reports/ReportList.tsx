import { Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { t as sayFairness } from '../i18n/fairness.ts'
import { t } from '../i18n/reports.ts'
import css from './reports.module.css'
import { searchOfSaved } from './saved/keptSearch.ts'
import { useSavedReports } from './saved/SaveReport.tsx'
import { groups, type ReportSearch, type ShownReport, withoutRows } from './search.ts'

type Props = { report: ShownReport; search: ReportSearch; onSearch: (search: ReportSearch) => void }
const nameOf = (report: ShownReport) => (report === 'fairness' ? sayFairness('title') : t(report))

/** Every report by its group; on a phone one is chosen from a field. */
export function ReportList({ report, search, onSearch }: Props) {
  const to = (name: ShownReport) => ({ ...withoutRows(search), report: name, saved: undefined })
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
                    {nameOf(name)}
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
          ...groups.map(({ group, reports }) => ({ group: t(group), items: reports.map((name) => ({ value: String(name), label: nameOf(name) })) })),
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
