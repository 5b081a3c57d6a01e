import { NumberInput, type NumberInputProps } from '@mantine/core'
import { minorDigits, separators } from '../../i18n/format.ts'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> & {
  /** Minor units: cents; the bounds too. */
  value: number | null
  min?: number
  max?: number
  currency: string
  onChange: (minor: number | null) => void
}

/** Money: typed in whole units with separators, kept in minor units. */
export function MoneyField({ value, currency, min = 0, max = Number.MAX_SAFE_INTEGER, onChange, ...rest }: Props) {
  const factor = 10 ** minorDigits(currency)
  return (
    <NumberInput
      {...rest}
      min={min / factor}
      max={max / factor}
      value={value === null ? '' : value / factor}
      onChange={(typed) => onChange(typed === '' || !Number.isFinite(Number(typed)) ? null : Math.round(Number(typed) * factor))}
      {...separators()}
      decimalScale={minorDigits(currency)}
      allowNegative={false}
      inputMode="decimal"
      rightSection={<span className="meta">{currency}</span>}
      rightSectionWidth={48}
    />
  )
}
