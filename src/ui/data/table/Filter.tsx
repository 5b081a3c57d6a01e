import { Button, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/table.ts'
import { afresh, firstPage, type TableSearch } from './address.ts'
import { Chip } from './Chips.tsx'
import type { TableColumn } from './columns.ts'
import { conditionsOf } from './criteria.ts'

const FilterForm = lazy(() => import('./FilterForm.tsx')) as typeof import('./FilterForm.tsx').default

type Props<Row> = { columns: readonly TableColumn<Row>[]; search: TableSearch; onSearch: (search: TableSearch) => void }

/** The one column filter: a chip when set, a small form to set it. Setting one replaces the other (specification §4). */
export function Filter<Row>({ columns, search, onSearch }: Props<Row>) {
  const [opened, setOpened] = useState(false)
  const usable = columns.filter((column) => column.filterable !== false)
  const { simple } = conditionsOf(search, columns)
  if (usable.length === 0) return null
  return (
    <>
      {simple && <Chip {...simple} onRemove={() => onSearch({ ...search, by: undefined, is: undefined, ...firstPage })} />}
      <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-start" width={280}>
        <Popover.Target>
          <Button
            className="tool-quiet"
            variant="subtle"
            color="gray"
            leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
            onClick={() => setOpened((o) => !o)}
            aria-expanded={opened}
          >
            <span className="quiet-word">{t('filter')}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <LazyBoundary>
            <FilterForm
              columns={usable}
              start={simple?.column.id}
              value={simple?.value ?? ''}
              onApply={(by, is) => {
                setOpened(false)
                onSearch({ ...search, ...afresh, by, is })
              }}
            />
          </LazyBoundary>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
