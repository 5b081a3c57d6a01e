import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { saveLetter } from '../../api/hrBounds.gen.ts'
import type { LetterContent, LetterDesk, LetterKind } from '../../machines/records/letter.ts'
import { DateField } from '../components/form/DateField.tsx'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { MoneyField } from '../components/form/MoneyField.tsx'
import { money, moneyRange } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import { payPeriods, t as sayPay } from '../i18n/pay.ts'
import deskCss from './desk.module.css'
import css from './LetterDetails.module.css'
import { kinds } from './letterKinds.ts'

import type { Preview } from './preview.ts'

const INPUTS = {
  positionTitle: 'jobTitle',
  startDate: 'startDate',
  salary: 'salaryMinor',
  manager: 'managerName',
  contractType: 'contractType',
  department: 'department',
  city: 'city',
  country: 'country',
  lapsesOn: 'lapsesOn',
} as const satisfies Record<string, keyof LetterContent>
/** The detail that gives a merge field its value. */
export const inputOf = (field: string): keyof LetterContent | undefined => Object.entries(INPUTS).find(([name]) => name === field)?.[1]

type Props = {
  kind: LetterKind
  desk: LetterDesk
  content: LetterContent
  missing: Preview['missing']
  errors: readonly FieldError[]
  onChange: (change: Partial<LetterContent>) => void
}

/** The values that the letter takes in. */
export function LetterDetails({ kind, desk, content, missing, errors, onChange }: Props) {
  const refused = fieldsOf(errors, 'content', saveLetter)
  const lacks = (input: keyof LetterContent) => missing.some(({ field }) => inputOf(field) === input)
  const [opened, setOpened] = useState(false)
  const others = ['jobTitle', 'contractType', 'department', 'city', 'country'] as const
  const labels = { jobTitle: t('jobTitle'), contractType: t('contractType'), department: t('department'), city: t('city'), country: t('country') }
  const needs = { jobTitle: 'needJobTitle', contractType: 'needContractType', department: 'needDepartment', city: 'needCity', country: 'needCountry' } as const
  const isOpened = opened || others.some(lacks)
  const field = (input: keyof LetterContent, words: string) => ({ ...refused(input), error: refused(input).error ?? (lacks(input) && words) })
  const { fromMinor, toMinor, currency } = desk.approvedPay
  const range =
    fromMinor === null || toMinor === null
      ? undefined
      : fromMinor === toMinor
        ? t('payExact', { from: money(fromMinor, currency) })
        : t('payRange', { range: moneyRange(fromMinor, toMinor, currency) })
  return (
    <section className={css.edet} aria-labelledby="letter-details">
      <div className="between">
        <h2 id="letter-details">{kinds[kind].details()}</h2>
        <span className="meta">{t('takesValues')}</span>
      </div>
      <div className={deskCss.eg}>
        <DateField
          {...field('startDate', t('chooseStart'))}
          label={t('startDate')}
          placeholder={t('dayPlaceholder')}
          value={content.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <MoneyField
          {...field('salaryMinor', t('enterSalary'))}
          label={t('salary', { per: sayPay(content.period) })}
          description={range}
          currency={content.currency}
          value={content.salaryMinor}
          onChange={(salaryMinor) => onChange({ salaryMinor })}
        />
        <TextInput
          {...field('managerName', t('needManagerName'))}
          label={t('manager')}
          value={content.managerName}
          onChange={(event) => onChange({ managerName: event.currentTarget.value })}
        />
        <DateField
          {...field('lapsesOn', t('chooseLapse'))}
          label={t('lapsesOn')}
          placeholder={t('dayPlaceholder')}
          value={content.lapsesOn}
          onChange={(lapsesOn) => onChange({ lapsesOn })}
        />
      </div>
      <button type="button" className={`note-do ${deskCss.hmore}`} aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
        {isOpened ? t('fewerDetails') : t('moreDetails')}
      </button>
      {isOpened && (
        <div className={deskCss.eg}>
          {others.map((input) => (
            <TextInput
              key={input}
              {...field(input, t(needs[input]))}
              label={labels[input]}
              value={content[input]}
              onChange={(event) => onChange({ [input]: event.currentTarget.value })}
            />
          ))}
          <Select
            {...refused('period')}
            label={t('period')}
            data={payPeriods.map((value) => ({ value, label: sayPay(value) }))}
            value={content.period}
            allowDeselect={false}
            onChange={(value) => onChange({ period: payPeriods.find((period) => period === value) ?? content.period })}
          />
        </div>
      )}
    </section>
  )
}
