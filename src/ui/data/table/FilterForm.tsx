import { Button, Select, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { t } from '../../i18n/table.ts'
import type { TableColumn } from './columns.ts'
import { fits } from './criteria.ts'
import { ValueField } from './ValueField.tsx'

export type FormProps<Row> = { columns: readonly TableColumn<Row>[]; start?: string; value: string; onApply: (by: string, is: string) => void }

/** Column and value of the one filter; comes when it is opened. */
export default function FilterForm<Row>({ columns, start, value, onApply }: FormProps<Row>) {
  const [by, setBy] = useState(start ?? columns[0]?.id ?? '')
  const [is, setIs] = useState(value)
  const [tried, setTried] = useState(false)
  const column = columns.find(({ id }) => id === by)
  const fitting = column && fits(column.kind, is.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fitting) onApply(by, is.trim())
    else setTried(true)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <Select
          label={t('filterColumn')}
          autoFocus
          data={columns.map(({ id, header }) => ({ value: id, label: header }))}
          value={by}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(next) => {
            setBy(next ?? '')
            setIs('')
            setTried(false)
          }}
        />
        {column && <ValueField key={by} column={column} value={is} onChange={setIs} missing={tried && !fitting} />}
        <Button type="submit">{t('filterApply')}</Button>
      </Stack>
    </form>
  )
}
