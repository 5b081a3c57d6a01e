import { Button, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { say } from '../../words/kit.ts'
import { DateField } from '../DateField.tsx'
import type { TableColumn } from './columns.ts'

export type FormProps<Row> = { columns: readonly TableColumn<Row>[]; start?: string; value: string; onApply: (by: string, is: string) => void }

/** Column and value of the one filter; comes when it is opened. */
export default function FilterForm<Row>({ columns, start, value, onApply }: FormProps<Row>) {
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
          autoFocus
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
