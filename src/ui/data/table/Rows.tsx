import { Checkbox } from '@mantine/core'
import { type CSSProperties, Fragment, type MouseEvent, memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { ScrollBox } from '../../components/ScrollBox.tsx'
import { t } from '../../i18n/table.ts'
import { besides, cellClass, type TableColumn, widthOf } from './columns.ts'
import type { Listed } from './DataTable.tsx'
import { Heads } from './Heads.tsx'
import type { KitTable } from './useDataTable.ts'

export type ViewProps<Row extends Listed> = {
  table: KitTable<Row>
  /** What the rows are sorted by, as the address says it, and what they are without that. */
  sort: string
  begun: string
  onSort: (sort: string | undefined) => void
  columns: readonly TableColumn<Row>[]
  rowActions?: (row: Row) => ReactNode
  below?: (row: Row) => ReactNode
  selectable: boolean
  label: string
  current?: number
  onResize?: (column: string, width: number) => void
}

/** The rows as a table: head 34, rows 38; sorting by the buttons of the head. */
export function Rows<Row extends Listed>({ table, sort, begun, onSort, columns, rowActions, below, selectable, label, current, onResize }: ViewProps<Row>) {
  const rows = table.getRowModel().rows
  const fixed = widthOf(columns) + besides(selectable, Boolean(rowActions))
  const { rowSelection } = table.state
  const span = columns.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)
  // The same while rows and ticks are: what else changes beside them draws no row anew.
  const now = useMemo(() => {
    const body = (
      <tbody>
        {rows.map((row) => {
          const more = below?.(row.original) ?? null
          return (
            <Fragment key={row.id}>
              <tr
                data-row={row.id}
                className={classOf(row.getIsSelected() || row.original.id === current, more !== null)}
                aria-selected={selectable ? row.getIsSelected() : undefined}
              >
                {selectable && (
                  <td>
                    <Checkbox
                      aria-label={t('selectRow', { id: row.original.id })}
                      checked={row.getIsSelected()}
                      onChange={(event) => row.toggleSelected(event.currentTarget.checked)}
                    />
                  </td>
                )}
                <Cells row={row.original} columns={columns} rowActions={rowActions} />
              </tr>
              {more !== null && (
                <tr className="below">
                  <td colSpan={span}>{more}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    )
    return { body, selected: new Set(Object.keys(rowSelection)) }
  }, [rows, columns, span, rowActions, below, selectable, current, rowSelection])
  // New rows, and many ticks, are drawn in small slices, so that nobody is kept waiting by a long page; one tick is drawn at once. At
  // first their places are painted with what stands around them, and what they say just after.
  const drawn = useDeferredValue(now, { body: placesOf(rows, span), selected: now.selected })
  const ticks = [...new Set([...now.selected, ...drawn.selected])].filter((id) => now.selected.has(id) !== drawn.selected.has(id)).length
  return (
    <ScrollBox label={label} className="tbl-wrap">
      <table className="tbl" style={{ minWidth: fixed, '--pin': selectable ? '60px' : '0px' } as CSSProperties}>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" style={{ width: 60 }}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
                />
              </th>
            )}
            <Heads sort={sort} begun={begun} columns={columns} isLast={!rowActions} onSort={onSort} onResize={onResize} />
            {rowActions && <td className="act" style={{ width: 52 }} />}
          </tr>
        </thead>
        {ticks === 1 ? now.body : drawn.body}
      </table>
    </ScrollBox>
  )
}

/** As many empty rows, as high as those that take their places. */
const placesOf = (rows: readonly { id: string }[], span: number) => (
  <tbody className="places">
    {rows.map(({ id }) => (
      <tr key={id}>
        <td colSpan={span} />
      </tr>
    ))}
  </tbody>
)

const classOf = (marked: boolean, goesOn: boolean) => [marked && 'sel', goesOn && 'goes-on'].filter(Boolean).join(' ') || undefined

type CellsProps<Row extends Listed> = Pick<ViewProps<Row>, 'columns' | 'rowActions'> & { row: Row }

/** What a row says; a tick does not draw it anew. */
function RowCells<Row extends Listed>({ row, columns, rowActions }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)} onMouseEnter={tellClipped}>
          {column.cell(row)}
        </td>
      ))}
      {rowActions && <td className="act">{rowActions(row)}</td>}
    </>
  )
}
const Cells = memo(RowCells) as typeof RowCells

/** What does not fit is told whole. */
function tellClipped({ currentTarget: cell }: MouseEvent<HTMLElement>) {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : ''
}
