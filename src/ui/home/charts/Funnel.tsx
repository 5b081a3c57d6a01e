import { Link } from '@tanstack/react-router'
import { t as sayDay } from '../../i18n/day.ts'
import { t } from '../../i18n/reports.ts'
import drawn from '../../reports/charts/charts.module.css'
import { useRoving } from '../../reports/charts/useRoving.ts'
import { Definition, factsOf } from '../../reports/Definition.tsx'
import { behindCell, type Table } from '../../reports/opens.ts'
import type { ReportSearch } from '../../reports/search.ts'
import { percentOf, valueInWords } from '../../reports/words.ts'
import css from '../Figures.module.css'

type Props = { table: Table; search: ReportSearch; opens: boolean }

/** The applications of the period by how far they came: a bar for each stage, with how many of the stage before went on. */
export function Funnel({ table, search, opens }: Props) {
  const stages = table.all.filter(({ column }) => column !== 'stillOpen')
  const all = stages[0]?.value ?? 0
  const open = table.all.find(({ column }) => column === 'stillOpen')?.value ?? 0
  const roving = useRoving(stages.length)
  const what = sayDay('funnel')
  return (
    <section className={css.dsec}>
      <h2 className={css.head}>
        {what}
        <Definition what={what} text={t('tdef_pipeline')} facts={factsOf('pipeline')} />
      </h2>
      {all === 0 ? (
        <p className="meta">{sayDay('noneInPeriod')}</p>
      ) : (
        <div className={drawn.bars} data-compares>
          <ul aria-label={t('chartOf', { what })}>
            {stages.map((cell, at) => {
              const name = t(`col_${cell.column}`)
              const before = at === 0 ? null : (stages[at - 1]?.value ?? 0)
              const went = at === 0 ? '' : percentOf(cell.value, before)
              const label =
                at === 0
                  ? sayDay('stage', { name, n: valueInWords(cell.value) })
                  : sayDay('stageOf', { name, n: valueInWords(cell.value), before: valueInWords(before), percent: went })
              const behind = opens ? behindCell(table, null, cell) : null
              return (
                <li key={cell.column}>
                  <div className={drawn.row} aria-hidden="true">
                    <span className={drawn.name}>{name}</span>
                    <span className={drawn.bar}>
                      <i style={{ width: `${(100 * (cell.value ?? 0)) / all}%` }} />
                    </span>
                    <b>{valueInWords(cell.value)}</b>
                    <span className={drawn.was}>{went}</span>
                  </div>
                  {behind ? (
                    <Link to="/reports" search={{ ...search, ...behind }} className={drawn.over} aria-label={label} {...roving(at)} />
                  ) : (
                    <div role="img" className={drawn.over} aria-label={label} {...roving(at)} />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {all > 0 && <p className="meta">{sayDay('funnelHelp', { n: open })}</p>}
      {opens && (
        <Link className="link" to="/reports" search={{ ...search, report: 'pipeline' }}>
          {sayDay('openReport')}
        </Link>
      )}
    </section>
  )
}
