import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import { Tick } from '../Tick.tsx'
import { Line, useField } from './Fields.tsx'

export function ContactFields({ record }: { record: OwnRecord }) {
  return (
    <div className="form">
      {(['contactOne', 'contactTwo'] as const).map((of) => (
        <fieldset key={of}>
          <legend>{of === 'contactTwo' ? t('optional', { label: t(of) }) : t(of)}</legend>
          <div className="form">
            <Line name={`${of}.name`} label={t('contactName')} defaultValue={record[of].name} autoComplete="off" />
            <Line name={`${of}.relation`} label={t('relation')} defaultValue={record[of].relation} autoComplete="off" optional />
            <Line name={`${of}.phone`} label={t('phone')} defaultValue={record[of].phone} type="tel" inputMode="tel" autoComplete="off" />
            <Line name={`${of}.email`} label={t('email')} defaultValue={record[of].email} type="email" inputMode="email" autoComplete="off" optional />
          </div>
        </fieldset>
      ))}
    </div>
  )
}

export function PayFields({ record: { bankDetail: bank, superannuationFund: fund } }: { record: OwnRecord }) {
  return (
    <div className="form">
      <fieldset>
        <legend>{t('bankDetail')}</legend>
        <div className="form">
          <Line name="bankDetail.accountName" label={t('accountName')} defaultValue={bank.accountName} autoComplete="off" />
          <Line name="bankDetail.bankCode" label={t('bankCode')} defaultValue={bank.bankCode} inputMode="numeric" autoComplete="off" />
          <Line name="bankDetail.accountNumber" label={t('accountNumber')} defaultValue={bank.accountNumber} inputMode="numeric" autoComplete="off" />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('optional', { label: t('superannuationFund') })}</legend>
        <p className={css.cap}>{t('superHelp')}</p>
        <div className="form">
          <Line name="superannuationFund.name" label={t('fundName')} defaultValue={fund.name} autoComplete="off" />
          <div className="pair">
            <Line name="superannuationFund.abn" label={t('abn')} defaultValue={fund.abn} inputMode="numeric" autoComplete="off" />
            <Line name="superannuationFund.usi" label={t('usi')} defaultValue={fund.usi} autoComplete="off" />
          </div>
          <Line name="superannuationFund.memberNumber" label={t('memberNumber')} defaultValue={fund.memberNumber} autoComplete="off" />
        </div>
      </fieldset>
    </div>
  )
}

export function TaxFields({ record: { taxDetail: tax } }: { record: OwnRecord }) {
  const field = useField()
  const residencies = (['RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className="form">
      <Line name="taxDetail.taxFileNumber" label={t('taxFileNumber')} defaultValue={tax.taxFileNumber} inputMode="numeric" autoComplete="off" optional />
      <NativeSelect
        {...field('taxDetail.residency')}
        label={t('residency')}
        defaultValue={tax.residency}
        data={[{ value: '', label: t('noResidency') }, ...residencies]}
      />
      <div>
        <Tick name="taxDetail.claimsThreshold" label={t('claimsThreshold')} checked={tax.claimsThreshold} />
        <Tick name="taxDetail.studentLoanDebt" label={t('studentLoanDebt')} checked={tax.studentLoanDebt} />
      </div>
    </div>
  )
}

export function MoreFields({ record: { disability, driversLicence: licence } }: { record: OwnRecord }) {
  const field = useField()
  const [answer, setAnswer] = useState(disability.answer)
  return (
    <div className="form">
      <fieldset>
        <legend>{t('disability')}</legend>
        <p>{t('disabilityAsk')}</p>
        {(['NOT_SAID', 'NO', 'YES'] as const).map((value) => (
          <label key={value} className={css.tick}>
            <input type="radio" name="disability.answer" value={value} checked={answer === value} onChange={() => setAnswer(value)} />
            <span>{t(value)}</span>
          </label>
        ))}
        {answer === 'YES' && <Textarea {...field('disability.adjustment')} label={t('adjustment')} defaultValue={disability.adjustment} />}
      </fieldset>
      <fieldset>
        <legend>{t('optional', { label: t('driversLicence') })}</legend>
        <div className="form">
          <Line name="driversLicence.number" label={t('licenceNumber')} defaultValue={licence.number} autoComplete="off" />
          <div className="pair">
            <Line name="driversLicence.class" label={t('licenceClass')} defaultValue={licence.class} autoComplete="off" />
            <Line name="driversLicence.state" label={t('licenceState')} defaultValue={licence.state} autoComplete="off" />
          </div>
          <Line name="driversLicence.expiry" label={t('expiry')} defaultValue={licence.expiry ?? ''} type="date" autoComplete="off" />
        </div>
      </fieldset>
    </div>
  )
}
