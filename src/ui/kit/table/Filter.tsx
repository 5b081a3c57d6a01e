import { Button, NumberInput, Popover, Select, Stack, TextInput } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { day } from '../../words/format.ts'
import { say } from '../../words/kit.ts'
import { DateField } from '../DateField.tsx'
import type { TableSearch } from './address.ts'
import { operatorOf, type TableColumn } from './columns.ts'

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
          <FilterForm
            columns={usable}
            start={active?.id}
            value={active ? (search.is ?? '') : ''}
            onApply={(by, is) => {
              setOpened(false)
              onSearch({ ...search, by, is, page: undefined })
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  )
}

type FormProps<Row> = { columns: readonly TableColumn<Row>[]; start?: string; value: string; onApply: (by: string, is: string) => void }

function FilterForm<Row>({ columns, start, value, onApply }: FormProps<Row>) {
  const [by, setBy] = useState(start ?? columns[0]?.id ?? '')
  const [is, setIs] = useState(value)
  const [missing, setMissing] = useState(false)
  const column = columns.find(({ id }) => id === by)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (by && is.trim()) onApply(by, is.trim())
    else setMissing(true)
  }
  const field = { label: say('filterValue'), error: missing && !is.trim() && say('filterMissing') }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <Select
          label={say('filterColumn')}
          data={columns.map(({ id, header }) => ({ value: id, label: header }))}
          value={by}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(next) => {
            setBy(next ?? '')
            setIs('')
          }}
        />
        {column?.kind === 'select' ? (
          <Select
            {...field}
            data={[...(column.options ?? [])]}
            value={is || null}
            onChange={(next) => setIs(next ?? '')}
            comboboxProps={{ withinPortal: false }}
          />
        ) : column?.kind === 'date' ? (
          <DateField {...field} value={is || null} onChange={(next) => setIs(next ?? '')} popoverProps={{ withinPortal: false }} />
        ) : column?.kind === 'number' ? (
          <NumberInput {...field} value={is} onChange={(next) => setIs(String(next))} />
        ) : (
          <TextInput {...field} value={is} maxLength={200} onChange={(event) => setIs(event.currentTarget.value)} />
        )}
        <Button type="submit">{say('filterApply')}</Button>
      </Stack>
    </form>
  )
}

const wordsOf = <Row,>(column: TableColumn<Row>, value: string) =>
  column.kind === 'date' ? day(value) : (column.options?.find((option) => option.value === value)?.label ?? value)
