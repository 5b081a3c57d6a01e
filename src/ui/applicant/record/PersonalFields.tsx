import { useState } from 'react'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import { t } from '../../i18n/record.ts'
import css from '../applicant.module.css'
import { Tick } from '../Tick.tsx'
import { AddressFields, Line } from './Fields.tsx'

const inOneLine = (address: OwnRecord['personalDetails']['postalAddress']) => Object.values(address).filter(Boolean).join(', ')

/** Names, birth date, phones, address. The postal address is the same unless another is given. */
export function PersonalFields({ person, isTyped }: { person: OwnRecord['personalDetails']; isTyped: boolean }) {
  // Forced to false on load (specification), unless it was just typed; a postal address that is another one already is named and stays.
  const [different, setDifferent] = useState(isTyped && person.differentAddress)
  const kept = person.differentAddress ? inOneLine(person.postalAddress) : ''
  const of = (name: string) => `personalDetails.${name}`
  return (
    <div className="form">
      <Line name={of('title')} label={t('title')} defaultValue={person.title} autoComplete="honorific-prefix" optional />
      <Line name={of('firstName')} label={t('firstName')} defaultValue={person.firstName} autoComplete="given-name" />
      <Line name={of('middleName')} label={t('middleName')} defaultValue={person.middleName} autoComplete="additional-name" optional />
      <Line name={of('lastName')} label={t('lastName')} defaultValue={person.lastName} autoComplete="family-name" />
      <Line name={of('preferredName')} label={t('preferredName')} defaultValue={person.preferredName} autoComplete="nickname" optional />
      <Line name={of('birthDate')} label={t('birthDate')} defaultValue={person.birthDate ?? ''} type="date" autoComplete="bday" />
      <Line name={of('gender')} label={t('gender')} description={t('genderHelp')} defaultValue={person.gender} optional />
      <Line name={of('personalPhone')} label={t('personalPhone')} defaultValue={person.personalPhone} type="tel" inputMode="tel" autoComplete="tel" />
      <Line name={of('workPhone')} label={t('workPhone')} defaultValue={person.workPhone} type="tel" inputMode="tel" optional />
      <fieldset>
        <legend>{t('physicalAddress')}</legend>
        <div className="form">
          <AddressFields name={of('physicalAddress')} address={person.physicalAddress} kind="home" />
        </div>
      </fieldset>
      {kept && <p className={css.cap}>{t('postalKept', { address: kept })}</p>}
      <Tick name={of('differentAddress')} label={t('differentAddress')} checked={different} onChange={setDifferent} />
      {different && (
        <fieldset>
          <legend>{t('postalAddress')}</legend>
          <div className="form">
            <AddressFields
              name={of('postalAddress')}
              address={person.differentAddress ? person.postalAddress : { street: '', city: '', state: '', postcode: '', country: '' }}
              kind="mail"
            />
          </div>
        </fieldset>
      )}
    </div>
  )
}
