import { DateInput, type DateInputProps } from '@mantine/dates'
import { say } from '../words/kit.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange'> & { value: string | null; onChange: (iso: string | null) => void }

/** A calendar day, "2026-12-18", typed or picked; shown as 18 Dec 2026. */
export function DateField({ value, onChange, ...rest }: Props) {
  return (
    <DateInput
      {...rest}
      value={value}
      onChange={(day) => onChange(day || null)}
      valueFormat="D MMM YYYY"
      clearable={!rest.readOnly}
      clearButtonProps={{ 'aria-label': say('clearDate') }}
      popoverProps={{ withinPortal: true }}
    />
  )
}
