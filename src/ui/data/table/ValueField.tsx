import { NumberInput, Select, TextInput } from '@mantine/core'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { t } from '../../i18n/components.ts'
import type { TableColumn } from './columns.ts'

type Props<Row> = { column: TableColumn<Row>; value: string; onChange: (value: string) => void; missing: boolean; className?: string }

/** What a column is compared with; asked for as its kind needs. */
export function ValueField<Row>({ column, value, onChange, missing, className }: Props<Row>) {
  const field = { label: t('filterValue'), className }
  if (column.kind === 'select')
    return (
      <Select
        {...field}
        error={missing && t('optionMissing')}
        {...(column.optionsQuery && choiceProps(column.optionsQuery))}
        data={[...(column.options ?? [])]}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        comboboxProps={{ withinPortal: false }}
      />
    )
  if (column.kind === 'date')
    return (
      <DateField
        {...field}
        error={missing && t('dateMissing')}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        popoverProps={{ withinPortal: false }}
      />
    )
  if (column.kind === 'number')
    return <NumberInput {...field} error={missing && t('numberMissing')} value={value} onChange={(next) => onChange(String(next))} hideControls />
  return (
    <TextInput
      {...field}
      description={column.hint}
      error={missing && t('valueMissing')}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
