import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import { Tick } from '../Tick.tsx'
import { Line, useField, useWords } from './Fields.tsx'

export function ContactFields({ record }: { record: OwnRecord }) {
  return (
    <div className="form">
      {(['contactOne', 'contactTwo'] as const).map((of) => (
        <fieldset key={of}>
          <legend>{of === 'contactTwo' ? t('optional', { label: t(of) }) : t(of)}</legend>
          <ContactLines record={record} of={of} />
        </fieldset>
      ))}
    </div>
  )
}

export function ContactLines({ record, of }: { record: OwnRecord; of: 'contactOne' | 'contactTwo' }) {
  const say = useWords()
  return (
    <div className="form">
      <Line name={`${of}.name`} label={say('contactName')} defaultValue={record[of].name} autoComplete="off" />
      <Line name={`${of}.relation`} label={say('relation')} defaultValue={record[of].relation} autoComplete="off" optional />
      <Line name={`${of}.phone`} label={say('phone')} defaultValue={record[of].phone} type="tel" inputMode="tel" autoComplete="off" />
      <Line name={`${of}.email`} label={say('email')} defaultValue={record[of].email} type="email" inputMode="email" autoComplete="off" optional />
    </div>
  )
}

export function PayFields({ record }: { record: OwnRecord }) {
  return (
    <div className="form">
      <fieldset>
        <legend>{t('bankDetail')}</legend>
        <BankLines record={record} />
      </fieldset>
      <fieldset>
        <legend>{t('optional', { label: t('superannuationFund') })}</legend>
        <p className={css.cap}>{t('superHelp')}</p>
        <FundLines record={record} />
      </fieldset>
    </div>
  )
}

export function BankLines({ record: { bankDetail: bank } }: { record: OwnRecord }) {
  const say = useWords()
  return (
    <div className="form">
      <Line name="bankDetail.accountName" label={say('accountName')} defaultValue={bank.accountName} autoComplete="off" />
      <Line name="bankDetail.bankCode" label={say('bankCode')} defaultValue={bank.bankCode} inputMode="numeric" autoComplete="off" />
      <Line name="bankDetail.accountNumber" label={say('accountNumber')} defaultValue={bank.accountNumber} inputMode="numeric" autoComplete="off" />
    </div>
  )
}

export function FundLines({ record: { superannuationFund: fund } }: { record: OwnRecord }) {
  const say = useWords()
  return (
    <div className="form">
      <Line name="superannuationFund.name" label={say('fundName')} defaultValue={fund.name} autoComplete="off" />
      <div className="pair">
        <Line name="superannuationFund.abn" label={say('abn')} defaultValue={fund.abn} inputMode="numeric" autoComplete="off" />
        <Line name="superannuationFund.usi" label={say('usi')} defaultValue={fund.usi} autoComplete="off" />
      </div>
      <Line name="superannuationFund.memberNumber" label={say('memberNumber')} defaultValue={fund.memberNumber} autoComplete="off" />
    </div>
  )
}

export function TaxFields({ record: { taxDetail: tax } }: { record: OwnRecord }) {
  const field = useField()
  const say = useWords()
  const residencies = (['RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY'] as const).map((value) => ({ value, label: say(value) }))
  return (
    <div className="form">
      <Line name="taxDetail.taxFileNumber" label={say('taxFileNumber')} defaultValue={tax.taxFileNumber} inputMode="numeric" autoComplete="off" optional />
      <NativeSelect
        {...field('taxDetail.residency')}
        label={say('residency')}
        defaultValue={tax.residency}
        data={[{ value: '', label: say('noResidency') }, ...residencies]}
      />
      <div>
        <Tick name="taxDetail.claimsThreshold" label={say('claimsThreshold')} checked={tax.claimsThreshold} />
        <Tick name="taxDetail.studentLoanDebt" label={say('studentLoanDebt')} checked={tax.studentLoanDebt} />
      </div>
    </div>
  )
}

export function MoreFields({ record }: { record: OwnRecord }) {
  return (
    <div className="form">
      <fieldset>
        <legend>{t('disability')}</legend>
        <DisabilityLines record={record} />
      </fieldset>
      <fieldset>
        <legend>{t('optional', { label: t('driversLicence') })}</legend>
        <LicenceLines record={record} />
      </fieldset>
    </div>
  )
}

export function DisabilityLines({ record: { disability } }: { record: OwnRecord }) {
  const field = useField()
  const say = useWords()
  const [answer, setAnswer] = useState(disability.answer)
  return (
    <>
      <p>{say('disabilityAsk')}</p>
      {(['NOT_SAID', 'NO', 'YES'] as const).map((value) => (
        <label key={value} className={css.tick}>
          <input type="radio" name="disability.answer" value={value} checked={answer === value} onChange={() => setAnswer(value)} />
          <span>{say(value)}</span>
        </label>
      ))}
      {answer === 'YES' && <Textarea {...field('disability.adjustment')} label={say('adjustment')} defaultValue={disability.adjustment} />}
    </>
  )
}

export function LicenceLines({ record: { driversLicence: licence } }: { record: OwnRecord }) {
  const say = useWords()
  return (
    <div className="form">
      <Line name="driversLicence.number" label={say('licenceNumber')} defaultValue={licence.number} autoComplete="off" />
      <div className="pair">
        <Line name="driversLicence.class" label={say('licenceClass')} defaultValue={licence.class} autoComplete="off" />
        <Line name="driversLicence.state" label={say('licenceState')} defaultValue={licence.state} autoComplete="off" />
      </div>
      <Line name="driversLicence.expiry" label={say('expiry')} defaultValue={licence.expiry ?? ''} type="date" autoComplete="off" />
    </div>
  )
}
