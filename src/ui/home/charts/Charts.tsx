import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import { mayOpen } from '../../../machines/pages.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/day.ts'
import { isoDayIn, today } from '../../i18n/zone.ts'
import { Bars } from '../../reports/charts/Bars.tsx'
import type { Table } from '../../reports/opens.ts'
import type { ReportName, ReportSearch } from '../../reports/search.ts'
import { useClaims } from '../../shell/session.ts'
import css from '../Figures.module.css'
import type { Days } from '../search.ts'
import { BlockHead } from './BlockHead.tsx'
import { Funnel } from './Funnel.tsx'
import { TimeToHire } from './TimeToHire.tsx'

const DAY = 86_400_000
const periodOf = (days: Days) => {
  const to = today()
  return { from: isoDayIn(new Date(Date.parse(to) - (days - 1) * DAY), 'UTC'), to }
}
const reportOf: Partial<Record<Table['key'], ReportName>> = { timeInStage: 'timeInStage', ages: 'ageing' }

/** Funnel, time to hire, time in stage and ages of requisitions, as the reports count them; they come after what waits. */
export default function Charts({ days }: { days: Days }) {
  const period = periodOf(days)
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery(
    'get',
    '/day/figures',
    { params: { query: period } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const opens = mayOpen('reports', useClaims())
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Pending />
  const { figures, tables, unit } = data.data
  const search: ReportSearch = period
  const pipeline = tables.find(({ key }) => key === 'pipeline')
  return (
    <div aria-busy={isFetching}>
      {pipeline && <Funnel table={pipeline} search={search} opens={opens} />}
      <TimeToHire figures={figures} search={search} opens={opens} />
      {tables
        .filter(({ key }) => key !== 'pipeline')
        .map((table) => {
          const report = reportOf[table.key]
          const isEmpty = table.rows.every(({ cells }) => cells.every(({ value }) => !value))
          return (
            <section key={table.key} className={css.dsec}>
              <BlockHead table={table.key} />
              {isEmpty ? <p className="meta">{t('noneInPeriod')}</p> : <Bars table={table} unit={unit} search={search} closed={!opens} />}
              {opens && report && (
                <Link className="link" to="/reports" search={{ ...search, report }}>
                  {t('openReport')}
                </Link>
              )}
            </section>
          )
        })}
    </div>
  )
}
