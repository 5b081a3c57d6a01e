import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowBarLeft, IconArrowBarRight, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/table.ts'
import type { ChooserProps } from './ColumnChooser.tsx'
import css from './ColumnOrder.module.css'
import { FLEXIBLE, shownColumns, type TableColumn } from './columns.ts'

type Step = -1 | 1
/** Pixels by which a button changes a width. */
const STEP = 24

/** Every column with its tick and its two arrows. Each keeps its place while the list is open, so that nothing jumps. */
export default function ColumnOrder<Row>({ columns, visible, left, onChoose, widths, onResize }: Omit<ChooserProps<Row>, 'onKeep'>) {
  const [order, setOrder] = useState(() => [...visible, ...columns.filter((column) => !visible.includes(column))].map(({ id }) => id))
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(visible.map(({ id }) => id)))
  const [told, setTold] = useState('')
  const box = useRef<HTMLFieldSetElement>(null)
  const focused = useRef('')
  // A line that moves in the page loses the focus; it gets it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order is another
  useEffect(() => {
    if (focused.current) box.current?.querySelector<HTMLElement>(`[data-at="${focused.current}"]`)?.focus()
  }, [order])

  const change = (nextOrder: string[], nextShown: ReadonlySet<string>) => {
    setOrder(nextOrder)
    setShown(nextShown)
    onChoose(nextOrder.filter((id) => nextShown.has(id)))
  }
  const move = ({ id, header }: TableColumn<Row>, step: Step, from: string) => {
    const [at, to] = [order.indexOf(id), order.indexOf(id) + step]
    if (to < 0 || to >= order.length) return
    const next = order.toSpliced(at, 1).toSpliced(to, 0, id)
    focused.current = `${from}-${id}`
    setTold(t('movedTo', { column: header, n: to + 1, m: order.length }))
    change(next, shown)
  }
  const toggle = (id: string) => {
    const next = new Set(shown)
    if (!next.delete(id)) next.add(id)
    if (next.size > 0) change(order, next)
  }
  const arrow = (column: TableColumn<Row>, step: Step, at: number) => {
    const isEnd = at + step < 0 || at + step >= order.length
    const [word, Icon] = step < 0 ? (['moveUp', IconArrowUp] as const) : (['moveDown', IconArrowDown] as const)
    return (
      <ActionIcon
        size={26}
        data-at={`${word}-${column.id}`}
        aria-label={t(word, { column: column.header })}
        aria-disabled={isEnd || undefined}
        onClick={() => move(column, step, word)}
      >
        <Icon size={15} stroke={2} />
      </ActionIcon>
    )
  }
  const sizer = (column: TableColumn<Row>, by: number) => {
    const [word, Icon] = by < 0 ? (['narrower', IconArrowBarLeft] as const) : (['wider', IconArrowBarRight] as const)
    return (
      <ActionIcon
        size={26}
        className="wide-only"
        aria-label={t(word, { column: column.header })}
        onClick={() => {
          const width = (widths[column.id] ?? column.width ?? FLEXIBLE) + by
          onResize(column.id, width)
          setTold(t('widthIs', { column: column.header, n: width }))
        }}
      >
        <Icon size={15} stroke={2} />
      </ActionIcon>
    )
  }
  const standard = shownColumns(columns, null)
  return (
    <fieldset className={css.chooser} ref={box}>
      <legend className="vh">{t('columns')}</legend>
      <p className="dim wide-only">{t('columnsHelp')}</p>
      {left.length > 0 && (
        <p className="dim">
          {t('notFitting', {
            columns: listOf(
              columns.filter(({ id }) => left.includes(id)).map(({ header }) => header),
              'conjunction',
            ),
          })}
        </p>
      )}
      <ul>
        {order.map((id, at) => {
          const column = columns.find((one) => one.id === id)!
          return (
            <li key={id}>
              <Checkbox
                data-at={`tick-${id}`}
                label={column.always ? t('alwaysShown', { column: column.header }) : column.header}
                checked={shown.has(id)}
                aria-disabled={column.always || undefined}
                onChange={() => !column.always && toggle(id)}
                onKeyDown={(event) => {
                  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                  event.preventDefault()
                  move(column, event.key === 'ArrowUp' ? -1 : 1, 'tick')
                }}
              />
              <span className="grow" />
              {sizer(column, -STEP)}
              {sizer(column, STEP)}
              {arrow(column, -1, at)}
              {arrow(column, 1, at)}
            </li>
          )
        })}
      </ul>
      <Button
        variant="subtle"
        color="gray"
        onClick={() => {
          onResize(null)
          change(
            [...standard, ...columns.filter((column) => !standard.includes(column))].map(({ id }) => id),
            new Set(standard.map(({ id }) => id)),
          )
        }}
      >
        {t('standardColumns')}
      </Button>
      <span className="vh" role="status">
        {told}
      </span>
    </fieldset>
  )
}
