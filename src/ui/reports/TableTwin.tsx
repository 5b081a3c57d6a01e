import { Link } from '@tanstack/react-router'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { number } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import { behindCell, type Cell, type Table } from './opens.ts'
import css from './reports.module.css'
import { type ReportSearch, withoutRows } from './search.ts'
import { percentOf, rowInWords, valueInWords } from './words.ts'

type Props = { table: Table; unit: 'month' | 'quarter' | 'year'; search: ReportSearch }

/** The same numbers as the chart, each of which opens its rows. */
export function TableTwin({ table, unit, search }: Props) {
  const { key, columns, rows, all } = table
  const compares = Boolean(search.compare)
  const title = t(`table_${key}`)
  const ofHires = key === 'sources'
  const total = all.find(({ column }) => column === 'hired')
  const line = (name: string, row: string | null, cells: readonly Cell[]) => (
    <>
      <th scope="row">{name}</th>
      {cells.map((cell) => [
        <td key={cell.column} className="num">
          <Value table={table} row={row} name={name} cell={cell} search={search} />
          {key === 'pipeline' && cell.column !== 'applied' && <span className={css.part}> {percentOf(cell.value, cells[0]?.value ?? null)}</span>}
        </td>,
        compares && (
          <td key={`${cell.column} before`} className={`num ${css.before}`}>
            {valueInWords(cell.before)}
          </td>
        ),
      ])}
      {ofHires && <SourceShares cells={cells} total={total} compares={compares} isAll={row === null} />}
    </>
  )
  return (
    <>
      <ScrollBox label={title}>
        <table className={css.twin} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t(`head_${key}`)}</th>
              {columns.map((column) => [
                <th key={column} scope="col" className="num">
                  {t(`col_${column}`)}
                </th>,
                compares && (
                  <th key={`${column} before`} scope="col" className={`num ${css.before}`}>
                    {t('beforeHead')}
                  </th>
                ),
              ])}
              {ofHires && (
                <th scope="col" className="num">
                  {t('share')}
                </th>
              )}
              {ofHires && compares && (
                <th scope="col" className="num">
                  {t('points')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key: row, name, cells }) => (
              <tr key={row}>{line(rowInWords(key, row, name, unit), row, cells)}</tr>
            ))}
          </tbody>
          {all.length > 0 && (
            <tfoot>
              <tr>{line(t('total'), null, all)}</tr>
            </tfoot>
          )}
        </table>
      </ScrollBox>
      {ofHires && (
        <p className="meta">
          {t('shareHelp', { n: total?.value ?? 0 })} {compares && t('pointsHelp')}
        </p>
      )}
    </>
  )
}

function Value({ table, row, name, cell, search }: { table: Table; row: string | null; name: string; cell: Cell; search: ReportSearch }) {
  const value = valueInWords(cell.value)
  const behind = behindCell(table, row, cell)
  if (!behind) return <>{value}</>
  return (
    <Link
      to="/reports"
      search={{ ...withoutRows(search), ...behind }}
      className={css.open}
      aria-label={t('openCell', { value, column: t(`col_${cell.column}`), row: name })}
    >
      {value}
    </Link>
  )
}

/** How much of all hires came from here, and by how many points that changed. */
function SourceShares({ cells, total, compares, isAll }: { cells: readonly Cell[]; total: Cell | undefined; compares: boolean; isAll: boolean }) {
  const hired = cells.find(({ column }) => column === 'hired')
  const part = (value: number | null | undefined, of: number | null | undefined) => (of ? (100 * (value ?? 0)) / of : null)
  const [now, before] = [part(hired?.value, total?.value), part(hired?.before, total?.before)]
  const points = now === null || before === null || isAll ? null : Math.round(now - before)
  return (
    <>
      <td className="num">{percentOf(hired?.value ?? null, total?.value ?? null)}</td>
      {compares && <td className="num">{points === null ? '' : points > 0 ? `+${number(points)}` : number(points).replace('-', '−')}</td>}
    </>
  )
}
