import { Select } from '@mantine/core'
import { currencies } from '../../../api/currencies.gen.ts'
import { financialSpecChange } from '../../../api/recruitmentBounds.gen.ts'
import type { Values } from '../../../machines/records/edits.ts'
import { financialMachine, type Pay } from '../../../machines/records/placeAndPay.ts'
import { fieldsOf } from '../../components/form/fields.tsx'
import { MoneyField } from '../../components/form/MoneyField.tsx'
import { currencyInWords } from '../../i18n/format.ts'
import { payPeriods, t as sayPay } from '../../i18n/pay.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { CriterionHint } from './hints/CriterionHint.tsx'
import { SectionHints } from './hints/SectionHints.tsx'
import { useHints } from './hints/useHints.ts'
import { refusedOf } from './RecordProblems.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './useSection.ts'
import { Must, Weight } from './Weight.tsx'

const start = { currency: 'AUD', period: 'YEARLY' } as const satisfies Partial<Pay>

// There is one, so that it needs no name.
const nameOf = () => ''

/** The pay range; the first figures make the row, later ones change it. */
export function FinancialSection({ id, editable }: SectionProps) {
  const record = useSection<Pay>({ id, editable, section: 'financial', machine: financialMachine, nameOf })
  const [item] = record.items
  const hints = useHints(id, 'financial', record.items)
  const { compensationFrom = null, compensationTo = null, currency, period, weight, mandatory } = { ...start, ...item?.values }
  const field = fieldsOf(refusedOf(record.state.context), '', financialSpecChange)
  const edit = (values: Partial<Values<Pay>>) => record.send({ type: 'edit', key: item?.key ?? 'first', values: item ? values : { ...start, ...values } })
  return (
    <SectionFrame section="financial" record={record} nameOf={nameOf}>
      <div className="form">
        <div className="pair">
          <MoneyField
            label={t('from')}
            {...field('compensationFrom')}
            currency={currency}
            value={compensationFrom}
            readOnly={!editable}
            onChange={(minor) => minor !== null && minor !== compensationFrom && edit({ compensationFrom: minor })}
          />
          <MoneyField
            label={t('to')}
            {...field('compensationTo')}
            currency={currency}
            value={compensationTo}
            readOnly={!editable}
            onChange={(minor) => minor !== null && minor !== compensationTo && edit({ compensationTo: minor })}
          />
        </div>
        <div className="pair">
          <Select
            {...field('currency')}
            label={t('currency')}
            searchable
            allowDeselect={false}
            readOnly={!editable}
            data={currencies.map((value) => ({ value, label: currencyInWords(value) }))}
            value={currency}
            onChange={(value) => value && edit({ currency: value })}
          />
          <Select
            {...field('period')}
            label={t('period')}
            allowDeselect={false}
            readOnly={!editable}
            data={payPeriods.map((value) => ({ value, label: sayPay(value) }))}
            value={period}
            onChange={(value) => edit({ period: payPeriods.find((one) => one === value) ?? start.period })}
          />
        </div>
        {weight !== undefined && mandatory !== undefined && (
          <div className={css.weighs}>
            <Weight
              labelled
              name={t('financial')}
              value={weight}
              was={item?.saved?.weight ?? weight}
              editable={editable}
              onChange={(next) => edit({ weight: next })}
            />
            <Must name={t('financial')} value={mandatory} editable={editable} onChange={(next) => edit({ mandatory: next })} />
          </div>
        )}
        {item && <CriterionHint hints={hints} section="financial" criterion={item.saved?.id} values={item.values} />}
        <SectionHints hints={hints} />
        {item?.is === 'new' && record.state.matches('held') && <p className="meta">{t('rangeWaits')}</p>}
      </div>
    </SectionFrame>
  )
}
