import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { afterPaint } from '../../components/afterPaint.ts'
import { cellClass } from './columns.ts'
import type { Listed } from './DataTable.tsx'
import { Grip } from './Grip.tsx'
import type { ViewProps } from './Rows.tsx'

/** By how much the last cell of a row stands further from the edge than others do from each other. */
const EDGE = 12

type Props<Row extends Listed> = Pick<ViewProps<Row>, 'sort' | 'begun' | 'columns' | 'onSort' | 'onResize'> & {
  /** Nothing follows the last column. */
  isLast: boolean
}

/** The names of the columns. A pressed one shows its order at once, and the list is drawn anew after that. */
export function Heads<Row extends Listed>({ sort, begun, columns, isLast, onSort, onResize }: Props<Row>) {
  const [pressed, press] = useState<{ from: string; to: string } | null>(null)
  if (pressed && pressed.from !== sort) press(null)
  const shown = pressed?.to ?? sort
  const order = { id: shown.replace(/^-/, ''), desc: shown.startsWith('-') }
  const turn = (id: string) => {
    const third = shown === begun ? id : undefined
    const next = order.id !== id ? id : order.desc ? third : `-${id}`
    press({ from: sort, to: next ?? begun })
    afterPaint(() => onSort(next))
  }
  return columns.map((column, at) => {
    const sorted = order.id === column.id ? (order.desc ? 'descending' : 'ascending') : undefined
    // The last one stands further from the edge, and keeps its room all the same.
    const width = column.width && column.width + (isLast && at === columns.length - 1 ? EDGE : 0)
    return (
      <th key={column.id} scope="col" className={cellClass(column)} style={{ width }} aria-sort={sorted}>
        {column.sortable === false ? (
          column.header
        ) : (
          <button type="button" onClick={() => turn(column.id)}>
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
