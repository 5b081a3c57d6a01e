import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/reports.ts'
import { behindCell, type Table } from '../opens.ts'
import { type ReportSearch, withoutRows } from '../search.ts'
import { isMiddle, rowInWords, valueInWords } from '../words.ts'
import css from './charts.module.css'
import { useRoving } from './useRoving.ts'

/** `closed` to who may not open the rows behind. */
type Props = { table: Table; unit: 'month' | 'quarter' | 'year'; search: ReportSearch; closed?: boolean }

/** The column that is drawn: the middle value where that is what the table is about, else the first count. */
const drawnOf = ({ key, columns }: Table) => (key === 'timeInStage' ? 'days' : key === 'sources' ? 'hired' : columns[0]!)

/** A bar for each row, with its number; what was before is a black tick on it. */
export function Bars({ table, unit, search, closed = false }: Props) {
  const column = drawnOf(table)
  const compares = Boolean(search.compare)
  const bars = table.rows.flatMap(({ key, name, cells }) => {
    const cell = cells.find((one) => one.column === column)
    return cell ? [{ key, name: rowInWords(table.key, key, name, unit), cell }] : []
  })
  const most = Math.max(...bars.flatMap(({ cell }) => [cell.value ?? 0, cell.before ?? 0]), 0) || 1
  const roving = useRoving(bars.length)
  const word = t(`col_${column}`)
  return (
    <div className={css.bars} data-compares={compares || undefined}>
      <div className={css.head} aria-hidden="true">
        <span>{t(`head_${table.key}`)}</span>
        <span />
        <span>{word}</span>
        {compares && <span>{t('beforeHead')}</span>}
      </div>
      <ul aria-label={t('chartOf', { what: t(`table_${table.key}`) })}>
        {bars.map(({ key, name, cell }, at) => {
          const [value, before] = [valueInWords(cell.value), valueInWords(cell.before)]
          const label = t(compares ? 'pointBefore' : 'point', { row: name, column: word, value, before })
          const behind = closed ? null : behindCell(table, key, cell)
          const drawn = (
            <>
              <span className={css.name}>{name}</span>
              <span className={css.bar}>
                <i style={{ width: `${(100 * (cell.value ?? 0)) / most}%` }} />
                {compares && cell.before !== null && <em style={{ insetInlineStart: `${(100 * cell.before) / most}%` }} />}
              </span>
              <b>{value}</b>
              {compares && <span className={css.was}>{before}</span>}
            </>
          )
          return (
            <li key={key}>
              <div className={css.row} aria-hidden="true">
                {drawn}
              </div>
              {behind ? (
                <Link to="/reports" search={{ ...withoutRows(search), ...behind }} className={css.over} aria-label={label} {...roving(at)} />
              ) : (
                <div role="img" className={css.over} aria-label={label} {...roving(at)} />
              )}
            </li>
          )
        })}
      </ul>
      {compares && (
        <p className={`meta ${css.key}`} aria-hidden="true">
          <i className={css.now} /> {t('legend')}
          {isMiddle(column) && `, ${t('daysMedian')}`} <i className={css.tick} /> {t('legendBefore')}
        </p>
      )}
    </div>
  )
}
