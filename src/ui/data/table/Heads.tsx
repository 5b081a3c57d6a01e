import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { afterPaint } from '../../components/afterPaint.ts'
import { cellClass } from './columns.ts'
import type { Listed } from './DataTable.tsx'
import { Grip } from './Grip.tsx'
import type { ViewProps } from './Rows.tsx'
import type { Order } from './useDataTable.ts'

/** By how much the last cell of a row stands further from the edge than others do from each other. */
const EDGE = 12

type Props<Row extends Listed> = Pick<ViewProps<Row>, 'order' | 'columns' | 'onSort' | 'onResize'> & {
  /** Nothing follows the last column. */
  isLast: boolean
}

/** The names of the columns. A pressed one shows its order at once, and the list is drawn anew after that. */
export function Heads<Row extends Listed>({ order: now, columns, isLast, onSort, onResize }: Props<Row>) {
  const [pressed, press] = useState<{ from: string; to: Order | undefined } | null>(null)
  const from = JSON.stringify(now)
  if (pressed && pressed.from !== from) press(null)
  const order = pressed ? pressed.to : now
  const sort = (id: string) => {
    const next = order?.id !== id ? { id, desc: false } : order.desc ? undefined : { id, desc: true }
    press({ from, to: next })
    afterPaint(() => onSort(next))
  }
  return columns.map((column, at) => {
    const sorted = order?.id === column.id ? (order.desc ? 'descending' : 'ascending') : undefined
    // The last one stands further from the edge, and keeps its room all the same.
    const width = column.width && column.width + (isLast && at === columns.length - 1 ? EDGE : 0)
    return (
      <th key={column.id} scope="col" className={cellClass(column)} style={{ width }} aria-sort={sorted}>
        {column.sortable === false ? (
          column.header
        ) : (
          <button type="button" onClick={() => sort(column.id)}>
            {column.header}
            {sorted === 'descending' && <IconArrowDown size={13} stroke={2.2} aria-hidden />}
            {sorted === 'ascending' && <IconArrowUp size={13} stroke={2.2} aria-hidden />}
          </button>
        )}
        {onResize && <Grip onSize={(width) => onResize(column.id, width)} />}
      </th>
    )
  })
}
