import { Button, Popover } from '@mantine/core'
import { IconChevronDown, IconColumns3 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/table.ts'
import type { TableColumn } from './columns.ts'
import type { Views, Widths } from './views/useViews.ts'

const ColumnOrder = lazy(() => import('./ColumnOrder.tsx')) as typeof import('./ColumnOrder.tsx').default

export type ChooserProps<Row> = {
  columns: readonly TableColumn<Row>[]
  visible: readonly TableColumn<Row>[]
  /** Those of them that have left because they do not fit, by their names on the wire. */
  left: readonly string[]
  /** Shows these, in this order. */
  onChoose: (ids: string[]) => void
  /** The choice is made. */
  onKeep: (ids: string[]) => void
  widths: Widths
  onResize: Views['resize']
}

/** Which columns are shown and in which order. */
export function ColumnChooser<Row>({ columns, visible, left, onChoose, onKeep, widths, onResize }: ChooserProps<Row>) {
  const [opened, setOpened] = useState(false)
  const chosen = useRef<string[] | null>(null)
  const show = (next: boolean) => {
    setOpened(next)
    if (!next && chosen.current) onKeep(chosen.current)
    chosen.current = null
  }
  return (
    <Popover position="bottom-end" trapFocus width={360} opened={opened} onChange={show}>
      <Popover.Target>
        <Button
          className="tool-slim"
          aria-expanded={opened}
          leftSection={<IconColumns3 size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} stroke={2} />}
          onClick={() => show(!opened)}
        >
          <span className="col-word">{t('columns')}</span>{' '}
          <span className="dim col-word">{t('columnsOf', { n: visible.length - left.length, m: columns.length })}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <LazyBoundary>
          <ColumnOrder
            columns={columns}
            visible={visible}
            left={left}
            widths={widths}
            onResize={onResize}
            onChoose={(ids) => {
              chosen.current = ids
              onChoose(ids)
            }}
          />
        </LazyBoundary>
      </Popover.Dropdown>
    </Popover>
  )
}
