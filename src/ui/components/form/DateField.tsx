import { DateInput, type DateInputProps } from '@mantine/dates'
import { useRef } from 'react'
import { translator } from '../../i18n/catalogue.ts'
import { t } from '../../i18n/components.ts'
import { typedDay } from './typedDay.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange'> & { value: string | null; onChange: (iso: string | null) => void }

/** As it is typed in each language. */
const formats: Record<string, string> = { en: 'D MMM YYYY', de: 'DD.MM.YYYY' }

/** Buttons of the calendar that show nothing but an arrow. */
const turns = ['nextMonth', 'previousMonth', 'nextYear', 'previousYear', 'nextDecade', 'previousDecade'] as const

/** A calendar day, "2026-12-18", typed or picked; shown as 18 Dec 2026. */
export function DateField({ value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DateInput
      {...rest}
      ref={input}
      value={value}
      onChange={(day) => {
        // The button that clears goes with the day: the focus stays at the field.
        if (!day) input.current?.focus()
        onChange(day || null)
      }}
      locale={translator.locale}
      dateParser={(text) => typedDay(text, translator.locale)}
      valueFormat={formats[translator.locale] ?? formats.en}
      clearable={!rest.readOnly && rest.clearable !== false}
      clearButtonProps={{ 'aria-label': t('clearDate') }}
      ariaLabels={Object.fromEntries(turns.map((turn) => [turn, t(turn)]))}
      popoverProps={{ withinPortal: true }}
    />
  )
}
