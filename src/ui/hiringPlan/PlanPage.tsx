import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportHiringPlan } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import { Definitions } from './Definitions.tsx'
import css from './hiringPlan.module.css'
import { Matrix } from './Matrix.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanRows } from './PlanRows.tsx'
import { PlanTabs } from './PlanTabs.tsx'
import { type HiringSearch, isPlannable, rowsAddress, thisYear } from './search.ts'
import { columns, type Plan, quarterInWords } from './words.ts'

type Props = { search: HiringSearch; onSearch: (search: HiringSearch) => void }

/** Budgeted, open and filled positions of a year, and the rows of every number that is counted. */
export function PlanPage({ search, onSearch }: Props) {
  const year = search.year ?? thisYear()
  const narrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false })
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery(
    'get',
    '/hiring-plan',
    { params: { query: { year } } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const plan = data?.data
  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={t('titleOf', { year: String(year) })}
        facts={plan ? [t('wholeYear', { year: String(plan.year) }), t('asOf', { when: moment(plan.asOf) })] : []}
        actions={
          plan &&
          !search.behind &&
          plan.departments.length > 0 && (
            <ExportMenu name={t('file', { year: String(plan.year) })} fetchFile={exportHiringPlan(plan.year, exportedWords(plan))} />
          )
        }
      />
      <PlanTabs tab="plan" />
      {search.behind ? (
        <PlanRows year={year} behind={search.behind} search={search} plan={plan} onSearch={onSearch} />
      ) : (
        <div className={css.page} aria-busy={isFetching}>
          <YearChoice year={year} />
          {error && !plan ? (
            <LoadFailed error={error} onRetry={() => void refetch()} busy={isFetching} />
          ) : plan ? (
            <Year plan={plan} narrow={narrow ?? false} />
          ) : (
            <Pending />
          )}
        </div>
      )}
    </>
  )
}

function Year({ plan, narrow }: { plan: Plan; narrow: boolean }) {
  const { year, departments, earlier } = plan
  const before = earlier > 0 && (
    <p className="meta">
      <Link className="link" to="/hiring-plan" search={rowsAddress(year, { rows: 'openPositions', from: `${year - 10}-01-01`, to: `${year - 1}-12-31` })}>
        {t('earlier', { n: earlier, year: String(year) })}
      </Link>
    </p>
  )
  if (departments.length === 0)
    return (
      <>
        {before}
        <EmptyState
          kind="empty"
          title={t('emptyTitle', { year: String(year) })}
          actions={<Button renderRoot={(props) => <Link {...props} to="/hiring-plan/budget" />}>{t('openBudget')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      </>
    )
  return (
    <>
      <Definitions />
      {narrow ? <PlanCards plan={plan} /> : <Matrix plan={plan} />}
      {before}
    </>
  )
}

function YearChoice({ year }: { year: number }) {
  const turn = (to: number, label: 'yearBefore' | 'yearAfter') =>
    isPlannable(to) && (
      <Link className={css.turn} to="/hiring-plan" search={{ year: to }} aria-label={t(label, { year: String(to) })}>
        {label === 'yearBefore' ? <IconChevronLeft size={18} stroke={1.8} aria-hidden /> : <IconChevronRight size={18} stroke={1.8} aria-hidden />}
      </Link>
    )
  return (
    <nav className={css.years} aria-label={t('year')}>
      {turn(year - 1, 'yearBefore')}
      <b className="num">{year}</b>
      {turn(year + 1, 'yearAfter')}
    </nav>
  )
}

/** The words of the matrix for a file. */
const exportedWords = ({ year, quarters }: Plan) => ({
  ...{ title: t('file', { year: String(year) }), heading: t('department'), noDepartment: t('noDepartment'), all: t('total') },
  columns: [
    ...quarters.map(({ firstDay }, at) => ({ quarter: at + 1, words: quarterInWords(firstDay) })),
    { quarter: 0, words: t('wholeYear', { year: String(year) }) },
  ].flatMap(({ quarter, words }) => columns.map((column) => ({ quarter, column, heading: t('columnOf', { column: t(column), quarter: words }) }))),
})
