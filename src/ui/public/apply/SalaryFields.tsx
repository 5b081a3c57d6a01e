import { currencies } from '../../../api/currencies.gen.ts'
import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Draft } from '../../../machines/flows/applyDraft.ts'
import { type FieldError, fieldsOf, lettersOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import { currencyInWords } from '../../i18n/format.ts'
import { payPeriods, t as sayPay } from '../../i18n/pay.ts'
import { SelectField, TextField } from './PlainField.tsx'

type Props = { draft: Draft; errors: FieldError[]; pay: components['schemas']['OpenPositionDetail']['pay'] }

/** The amount in the position's currency and period, unless the person says otherwise. */
export function SalaryFields({ draft, errors, pay }: Props) {
  const field = fieldsOf(errors)
  const typed = draft.salaryCurrency !== ''
  return (
    <div className="form">
      <TextField
        {...field('expectedSalary')}
        label={t('expectedSalary')}
        description={t('salaryHelp')}
        defaultValue={draft.expectedSalary}
        inputMode="decimal"
        autoComplete="off"
        maxLength={lettersOf(publicApplication.expectedSalary)}
      />
      <div className="pair">
        <SelectField {...field('salaryCurrency')} label={t('salaryCurrency')} defaultValue={draft.salaryCurrency || pay?.currency || 'AUD'}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currencyInWords(currency)}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field('expectedSalOption')}
          label={t('expectedSalOption')}
          defaultValue={typed ? draft.expectedSalOption : (pay?.period ?? draft.expectedSalOption)}
        >
          {payPeriods.map((period) => (
            <option key={period} value={period}>
              {sayPay(period)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
