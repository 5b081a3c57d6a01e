import { Link } from '@tanstack/react-router'
import { share } from '../../i18n/format.ts'
import { t } from '../../i18n/reports.ts'
import { behindCell, type Table } from '../opens.ts'
import { type ReportSearch, withoutRows } from '../search.ts'
import { rowInWords, valueInWords } from '../words.ts'
import css from './charts.module.css'
import { useRoving } from './useRoving.ts'

type Props = { table: Table; unit: 'month' | 'quarter' | 'year'; search: ReportSearch }

const MOST_LINES = 4
const scale = [100, 75, 50, 25, 0]
/** From the oldest to the newest: dashes and markers tell the lines apart without colour. */
const looks = [
  { dash: '2 4', marker: 'diamond' },
  { dash: '5 4', marker: 'square' },
  { dash: '12 3', marker: 'triangle' },
  { dash: undefined, marker: 'round' },
] as const

/** A line for each cohort, from all applications at the left to the hires at the right, in percent. */
export function Lines({ table, unit, search }: Props) {
  const cohorts = table.rows.filter(({ cells }) => (cells[0]?.value ?? 0) > 0)
  const drawn = cohorts.slice(-MOST_LINES)
  const stages = table.columns.filter((column) => column !== 'stillOpen')
  const lines = drawn.map(({ key, name, cells }, at) => {
    const all = cells[0]?.value ?? 0
    const points = stages.map((column, place) => {
      const cell = cells.find((one) => one.column === column)!
      return { cell, part: all === 0 ? 0 : (cell.value ?? 0) / all, left: (100 * place) / (stages.length - 1), column }
    })
    const open = cells.find(({ column }) => column === 'stillOpen')?.value ?? 0
    return {
      key,
      all,
      open,
      points,
      name: rowInWords(table.key, key, name, unit),
      look: looks[looks.length - drawn.length + at]!,
      at: looks.length - drawn.length + at,
    }
  })
  const roving = useRoving(lines.length * stages.length)
  return (
    <div className={css.lines}>
      <div className={css.plot}>
        {scale.map((percent) => (
          <span key={percent} className={css.grid} style={{ top: `${100 - percent}%` }} aria-hidden="true">
            <small>{percent}</small>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ key, points, look, at }) => (
            <polyline
              key={key}
              data-line={at}
              points={points.map(({ left, part }) => `${left},${100 - 100 * part}`).join(' ')}
              strokeDasharray={look.dash}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: the points are no fields of a form */}
        <div role="group" aria-label={t('chartOf', { what: t(`table_${table.key}`) })}>
          {lines.map(({ key, name, all, points, look, at: line }, nth) =>
            points.map(({ cell, part, left, column }, place) => {
              const label = t('pointShare', { row: name, column: t(`col_${column}`), percent: share(part), n: valueInWords(cell.value), of: valueInWords(all) })
              const behind = behindCell(table, key, cell)
              const common = {
                ...{ className: css.point, title: label, 'aria-label': label, 'data-marker': look.marker, 'data-line': line },
                ...{ style: { insetInlineStart: `${left}%`, top: `${100 - 100 * part}%` }, ...roving(nth * stages.length + place) },
              }
              return behind ? (
                <Link key={`${key} ${column}`} to="/reports" search={{ ...withoutRows(search), ...behind }} {...common} />
              ) : (
                <span key={`${key} ${column}`} role="img" {...common} />
              )
            }),
          )}
        </div>
      </div>
      <div className={css.axis} aria-hidden="true">
        {stages.map((column) => (
          <span key={column}>{t(`col_${column}`)}</span>
        ))}
      </div>
      <ul className={css.legend}>
        {lines.map(({ key, name, all, points, look, at, open }) => (
          <li key={key}>
            <svg width="18" height="8" aria-hidden="true">
              <line x1="0" x2="18" y1="4" y2="4" data-line={at} strokeDasharray={look.dash} />
            </svg>
            <b>{name}</b> <span className="meta">{t('cohort', { applied: valueInWords(all), hired: valueInWords(points.at(-1)?.cell.value ?? null) })}</span>
            {open > 0 && <span className="meta"> · {t('stillOpenIn', { n: valueInWords(open) })}</span>}
          </li>
        ))}
      </ul>
      {cohorts.length > drawn.length && <p className="meta">{t('drawnLast', { n: drawn.length })}</p>}
    </div>
  )
}
