import { Button, Popover } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { day } from '../../words/format.ts'
import { say } from '../../words/kit.ts'
import type { TableSearch } from './address.ts'
import { operatorOf, type TableColumn } from './columns.ts'

const FilterForm = lazy(() => import('./FilterForm.tsx')) as typeof import('./FilterForm.tsx').default

type Props<Row> = { columns: readonly TableColumn<Row>[]; search: TableSearch; onSearch: (search: TableSearch) => void }

/** The one column filter: a chip when set, a small form to set it. Setting one replaces the other (specification §4). */
export function Filter<Row>({ columns, search, onSearch }: Props<Row>) {
  const [opened, setOpened] = useState(false)
  const usable = columns.filter((column) => column.filterable !== false)
  const active = usable.find((column) => column.id === search.by && search.is !== undefined)
  if (usable.length === 0) return null
  return (
    <>
      {active && (
        <span className="chip">
          <IconFilter size={14} stroke={2} aria-hidden />
          <span>
            {active.header} {say(operatorOf(active) === 'STR_CONTAIN' ? 'contains' : 'is')} <b>{wordsOf(active, search.is ?? '')}</b>
          </span>
          <button
            type="button"
            aria-label={say('clearFilter', { column: active.header })}
            onClick={() => onSearch({ ...search, by: undefined, is: undefined, page: undefined })}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </span>
      )}
      <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-start" width={280}>
        <Popover.Target>
          <Button variant="subtle" color="gray" leftSection={<IconFilter size={16} stroke={1.7} />} onClick={() => setOpened((o) => !o)} aria-expanded={opened}>
            {say('filter')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense>
            <FilterForm
              columns={usable}
              start={active?.id}
              value={active ? (search.is ?? '') : ''}
              onApply={(by, is) => {
                setOpened(false)
                onSearch({ ...search, by, is, page: undefined })
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  )
}

const wordsOf = <Row,>(column: TableColumn<Row>, value: string) =>
  column.kind === 'date' ? day(value) : (column.options?.find((option) => option.value === value)?.label ?? value)
