import { Link } from '@tanstack/react-router'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import type { RecordStep } from './steps.ts'

/** Every section in a line or two, each with the way to change it. */
export function Review({ record, contractId }: { record: OwnRecord; contractId: number }) {
  const {
    personalDetails: person,
    contactOne,
    contactTwo,
    bankDetail: bank,
    superannuationFund: fund,
    taxDetail: tax,
    disability,
    driversLicence: licence,
  } = record
  const lines: [RecordStep, string, (string | null)[]][] = [
    [
      'personal',
      t('personalDetails'),
      [[person.title, person.firstName, person.middleName, person.lastName].filter(Boolean).join(' '), day(person.birthDate), person.personalPhone],
    ],
    ['personal', t('physicalAddress'), [Object.values(person.physicalAddress).filter(Boolean).join(', ')]],
    ['contacts', t('contactOne'), [contactOne.name, contactOne.phone]],
    ['contacts', t('contactTwo'), [contactTwo.name, contactTwo.phone]],
    ['pay', t('bankDetail'), [bank.accountName, bank.bankCode, bank.accountNumber]],
    ['pay', t('superannuationFund'), [fund.name, fund.memberNumber]],
    ['tax', t('taxDetail'), [tax.taxFileNumber, tax.residency && t(tax.residency)]],
    ['more', t('disability'), [disability.answer === 'MASKED' ? '' : t(disability.answer)]],
    ['more', t('driversLicence'), [licence.number, licence.class]],
  ]
  return (
    <dl className={css.chk}>
      {lines.map(([step, name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.filter(Boolean).join(', ') || <span className="dim">{t('notGiven')}</span>}</dd>
          <dd className={css.a}>
            <Link className="link" to="/contract-letter/$contractId/{-$step}" params={{ contractId, step }} aria-label={t('changeWhat', { what: name })}>
              {t('change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
