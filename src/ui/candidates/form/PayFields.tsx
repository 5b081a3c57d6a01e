import { Select } from '@mantine/core'
import { currencies } from '../../../api/currencies.gen.ts'
import { recruitmentQueries } from '../../../api/queries.ts'
import { optional } from '../../components/form/fields.tsx'
import { MoneyField } from '../../components/form/MoneyField.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { currencyInWords } from '../../i18n/format.ts'
import { payPeriods, t as sayPay } from '../../i18n/pay.ts'
import css from './FormPage.module.css'
import { type FieldsProps, inputsOf } from './formFields.ts'

/** What the person wants, and earns now where the organisation asks for that. */
export function PayFields(props: FieldsProps) {
  const { field } = inputsOf(props)
  const { entered, fill } = props
  const { data } = recruitmentQueries.useQuery('get', '/application/form-settings')
  const pair = (amount: 'expectedSalary' | 'currentSalary', option: 'expectedSalOption' | 'currentSalOption', periodLabel: string) => (
    <div className="pair">
      <MoneyField
        {...field(amount)}
        label={optional(t(amount))}
        currency={entered.salaryCurrency}
        value={entered[amount]}
        onChange={(minor) => minor !== entered[amount] && fill({ [amount]: minor })}
      />
      <Select
        {...field(option)}
        label={periodLabel}
        allowDeselect={false}
        data={payPeriods.map((value) => ({ value, label: sayPay(value) }))}
        value={entered[option]}
        onChange={(value) => fill({ [option]: payPeriods.find((one) => one === value) ?? entered[option] })}
      />
    </div>
  )
  return (
    <fieldset className={css.group}>
      <legend>{t('pay')}</legend>
      <Select
        {...field('salaryCurrency')}
        label={t('currency')}
        searchable
        allowDeselect={false}
        data={currencies.map((value) => ({ value, label: currencyInWords(value) }))}
        value={entered.salaryCurrency}
        onChange={(value) => value && fill({ salaryCurrency: value })}
      />
      {pair('expectedSalary', 'expectedSalOption', t('expectedPeriod'))}
      {data?.data.asksCurrentSalary && pair('currentSalary', 'currentSalOption', t('currentPeriod'))}
    </fieldset>
  )
}
