import { Select } from '@mantine/core'
import { currencies } from '../../../api/currencies.gen.ts'
import { MoneyField } from '../../components/form/MoneyField.tsx'
import { currencyInWords } from '../../i18n/format.ts'
import { payPeriods, t as sayPay } from '../../i18n/pay.ts'
import { t } from '../../i18n/table.ts'
import { type FieldProps, payIn } from './columns.ts'

const nothing = { amount: null, currency: 'AUD', period: 'YEARLY' } as const

/** An amount of pay with its currency and period. */
export function PayValue({ label, value, onChange, error }: FieldProps) {
  const pay = payIn(value) ?? nothing
  const change = (part: Partial<{ amount: number | null; currency: string; period: string }>) => {
    const { amount, currency, period } = { ...pay, ...part }
    onChange(`${amount ?? ''} ${currency} ${period}`)
  }
  return (
    <>
      <MoneyField
        label={label}
        error={error}
        value={pay.amount}
        currency={pay.currency}
        onChange={(amount) => amount !== pay.amount && change({ amount })}
        hideControls
      />
      <Select
        label={t('currency')}
        searchable
        allowDeselect={false}
        data={currencies.map((one) => ({ value: one, label: currencyInWords(one) }))}
        value={pay.currency}
        onChange={(currency) => currency && change({ currency })}
        comboboxProps={{ withinPortal: false }}
      />
      <Select
        label={t('period')}
        allowDeselect={false}
        data={payPeriods.map((one) => ({ value: one, label: sayPay(one) }))}
        value={pay.period}
        onChange={(period) => period && change({ period })}
        comboboxProps={{ withinPortal: false }}
      />
    </>
  )
}
