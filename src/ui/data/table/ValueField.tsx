import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { t } from '../../i18n/table.ts'
import { mostValues } from './address.ts'
import { type FilterValue, type Operator, type TableColumn, takes } from './columns.ts'
import { PayValue } from './PayValue.tsx'

type Props<Row> = { column: TableColumn<Row>; value: string; onChange: (value: string) => void; missing: boolean; label?: string }
type AsOperator<Row> = Omit<Props<Row>, 'value' | 'onChange' | 'label'> & { operator: Operator; value: FilterValue; onChange: (value: FilterValue) => void }

/** As many fields as the operator compares with. */
export function ValueFields<Row>({ operator, value, onChange, ...field }: AsOperator<Row>) {
  const values = [value].flat()
  const [first = '', second = ''] = values
  switch (takes(operator)) {
    case 'none':
      return null
    case 'one':
      return <ValueField {...field} value={first} onChange={onChange} />
    case 'ends':
      return (
        <>
          <ValueField {...field} label={t('rangeFrom')} value={first} onChange={(from) => onChange([from, second])} />
          <ValueField {...field} label={t('rangeTo')} value={second} onChange={(to) => onChange([first, to])} />
        </>
      )
    case 'several':
      return (
        <MultiSelect
          label={t('filterValues')}
          error={field.missing && t('optionMissing')}
          {...(field.column.optionsQuery && choiceProps(field.column.optionsQuery))}
          data={[...(field.column.options ?? [])]}
          value={values.filter(Boolean)}
          onChange={onChange}
          maxValues={mostValues}
        />
      )
  }
}

/** What a column is compared with; asked for as its kind needs. */
export function ValueField<Row>({ column, value, onChange, missing, label = t('filterValue') }: Props<Row>) {
  const field = { label }
  if (column.field) return column.field({ label, value, onChange, error: missing && t('optionMissing') })
  if (column.kind === 'pay') return <PayValue {...field} value={value} onChange={onChange} error={missing && t('numberMissing')} />
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
