import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconChevronDown, IconColumns3, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { say } from '../../words/kit.ts'
import type { TableSearch } from './address.ts'
import type { TableColumn } from './columns.ts'
import { Filter } from './Filter.tsx'

type Props<Row> = {
  columns: readonly TableColumn<Row>[]
  visible: readonly TableColumn<Row>[]
  onHide: (ids: string[]) => void
  search: TableSearch
  onSearch: (search: TableSearch) => void
  searchLabel?: string
  total?: number
  children?: ReactNode
}

/** Search, the one filter, the count and the columns. */
export function Tools<Row>({ columns, visible, onHide, search, onSearch, searchLabel = say('search'), total, children }: Props<Row>) {
  return (
    <div className="tools">
      <SearchBox label={searchLabel} value={search.q ?? ''} onChange={(q) => onSearch({ ...search, q: q || undefined, page: undefined })} />
      <Filter columns={columns} search={search} onSearch={onSearch} />
      <span className="grow" />
      {children}
      {total !== undefined && <span className="dim num wide-only">{say('count', { n: total })}</span>}
      <span className="wide-only">
        <ColumnChooser columns={columns} visible={visible} onHide={onHide} />
      </span>
    </div>
  )
}

function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const later = useDebouncedCallback(onChange, 250)
  // Back and "clear" change the address; the box follows.
  useEffect(() => setTyped(value), [value])
  return (
    <TextInput
      className="tool-search"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={15} stroke={1.9} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        later(event.currentTarget.value.trim())
      }}
    />
  )
}

function ColumnChooser<Row>({ columns, visible, onHide }: Pick<Props<Row>, 'columns' | 'visible' | 'onHide'>) {
  const choices = columns.filter((column) => !column.always)
  const isShown = (column: TableColumn<Row>) => visible.includes(column)
  return (
    <Popover position="bottom-end" trapFocus width={240}>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={16} stroke={1.7} />} rightSection={<IconChevronDown size={14} stroke={2} />}>
          <span className="col-word">{say('columns')}</span>
          <span className="dim">{say('columnsOf', { n: visible.length, m: columns.length })}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className="chooser">
          <legend className="vh">{say('columns')}</legend>
          {choices.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={isShown(column)}
              onChange={() => onHide(choices.filter((other) => (other === column ? isShown(other) : !isShown(other))).map((other) => other.id))}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
