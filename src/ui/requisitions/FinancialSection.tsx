import { Button, Select } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { currencies } from '../../api/currencies.gen.ts'
import { financialSpecChange } from '../../api/recruitmentBounds.gen.ts'
import { financialMachine, type PayValues } from '../../machines/placeAndPay.calls.ts'
import { fieldsOf } from '../kit/fields.tsx'
import { MoneyField } from '../kit/MoneyField.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { currencyInWords } from '../words/format.ts'
import { say } from '../words/requisitions.ts'
import { SectionState } from './SectionState.tsx'
import { Must, Weight } from './Weight.tsx'

const periods = ['YEARLY', 'MONTHLY', 'DAILY', 'HOURLY'] as const

/** The pay range; the first figures make the row, later ones change it. */
export function FinancialSection({ id, editable }: { id: number; editable: boolean }) {
  const [state, send] = useMachine(financialMachine, { input: { positionId: id } })
  const [draft, setDraft] = useState<Partial<PayValues>>({ currency: 'AUD', period: 'YEARLY' })
  const { rows, saved, problem } = state.context
  const row = rows[0]
  const { compensationFrom = null, compensationTo = null, currency = 'AUD', period = 'YEARLY' } = row ?? draft
  const field = fieldsOf(problem?.errors, '', financialSpecChange)
  const edit = (changes: Partial<PayValues>) => (row ? send({ type: 'change', id: row.id, changes }) : setDraft({ ...draft, ...changes }))
  const ready = compensationFrom !== null && compensationTo !== null
  return (
    <section aria-labelledby="section-title" aria-busy={state.hasTag('busy')}>
      <div className="between">
        <h2 id="section-title">{say('financial')}</h2>
        <SectionState state={state} />
      </div>
      <p className="dim">{say('help_financial')}</p>
      <ProblemAlert problem={problem} situation="requisition" />
      <div className="form">
        <div className="pair">
          <MoneyField
            label={say('from')}
            {...field('compensationFrom')}
            currency={currency}
            value={compensationFrom}
            readOnly={!editable}
            onChange={(minor) => minor !== null && minor !== compensationFrom && edit({ compensationFrom: minor })}
          />
          <MoneyField
            label={say('to')}
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
            label={say('currency')}
            searchable
            allowDeselect={false}
            readOnly={!editable}
            data={currencies.map((value) => ({ value, label: currencyInWords(value) }))}
            value={currency}
            onChange={(value) => value && edit({ currency: value })}
          />
          <Select
            {...field('period')}
            label={say('period')}
            allowDeselect={false}
            readOnly={!editable}
            data={periods.map((value) => ({ value, label: say(value) }))}
            value={period}
            onChange={(value) => edit({ period: periods.find((one) => one === value) ?? 'YEARLY' })}
          />
        </div>
        {row && (
          <div className="weighs">
            <Weight
              labelled
              name={say('financial')}
              value={row.weight}
              was={saved[row.id]?.weight ?? row.weight}
              editable={editable}
              onChange={(weight) => edit({ weight })}
            />
            <Must name={say('financial')} value={row.mandatory} editable={editable} onChange={(mandatory) => edit({ mandatory })} />
          </div>
        )}
        {!row && editable && (
          <div>
            <Button
              aria-disabled={!ready || state.hasTag('busy') || undefined}
              onClick={() => ready && !state.hasTag('busy') && send({ type: 'add', values: { compensationFrom, compensationTo, currency, period } })}
            >
              {say('setRange')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
