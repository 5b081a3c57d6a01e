import { Link } from '@tanstack/react-router'
import type { OwnRecord, RecordStep } from '../../../machines/records/ownRecord.ts'
import { day } from '../../i18n/format.ts'
import { say } from '../../i18n/record.ts'

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
      say('personalDetails'),
      [[person.title, person.firstName, person.middleName, person.lastName].filter(Boolean).join(' '), day(person.birthDate), person.personalPhone],
    ],
    ['personal', say('physicalAddress'), [Object.values(person.physicalAddress).filter(Boolean).join(', ')]],
    ['contacts', say('contactOne'), [contactOne.name, contactOne.phone]],
    ['contacts', say('contactTwo'), [contactTwo.name, contactTwo.phone]],
    ['pay', say('bankDetail'), [bank.accountName, bank.bankCode, bank.accountNumber]],
    ['pay', say('superannuationFund'), [fund.name, fund.memberNumber]],
    ['tax', say('taxDetail'), [tax.taxFileNumber, tax.residency && say(tax.residency)]],
    ['more', say('disability'), [disability.answer === 'MASKED' ? '' : say(disability.answer)]],
    ['more', say('driversLicence'), [licence.number, licence.class]],
  ]
  return (
    <dl className="chk">
      {lines.map(([step, name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.filter(Boolean).join(', ') || <span className="dim">{say('notGiven')}</span>}</dd>
          <dd className="a">
            <Link className="link" to="/contract-letter/$contractId/{-$step}" params={{ contractId, step }} aria-label={say('changeWhat', { what: name })}>
              {say('change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
