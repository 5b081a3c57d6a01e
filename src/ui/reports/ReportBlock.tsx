import { SegmentedControl } from '@mantine/core'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/reports.ts'
import { Definition, factsOf } from './Definition.tsx'
import type { Table } from './opens.ts'
import css from './reports.module.css'
import type { ReportSearch } from './search.ts'
import { useShownAs } from './shownAs.ts'
import { TableTwin } from './TableTwin.tsx'

const Chart = lazy(() => import('./charts/Chart.tsx'))

type Props = { table: Table; unit: 'month' | 'quarter' | 'year'; search: ReportSearch; wide?: boolean }

/** One table of a report, drawn or as numbers. */
export function ReportBlock({ table, unit, search, wide = false }: Props) {
  const [shown, show] = useShownAs(table.key)
  const what = t(`table_${table.key}`)
  const isEmpty = table.rows.every(({ cells }) => cells.every(({ value, before }) => !value && !before))
  return (
    <section className={css.block} data-wide={wide || undefined} aria-label={what}>
      <div className={css.blockHead}>
        <h2>
          {what}
          <Definition what={what} text={t(`tdef_${table.key}`)} facts={factsOf(table.key)} />
          {table.key === 'pipeline' && <span className="meta">{t('inPercent')}</span>}
        </h2>
        {!isEmpty && (
          <SegmentedControl
            size="xs"
            aria-label={t('chartOrTable', { what })}
            value={shown}
            onChange={(as) => show(as === 'table' ? 'table' : 'chart')}
            data={(['chart', 'table'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      {isEmpty ? (
        <p className={css.nothing}>
          <b>{t('noRows')}</b>
          <span className="meta">{t('noRowsText')}</span>
        </p>
      ) : shown === 'table' ? (
        <TableTwin table={table} unit={unit} search={search} />
      ) : (
        <LazyBoundary fallback={<Pending />}>
          <Chart table={table} unit={unit} search={search} />
        </LazyBoundary>
      )}
    </section>
  )
}
