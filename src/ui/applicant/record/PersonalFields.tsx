import { useState } from 'react'
import type { OwnRecord } from '../../../machines/records/ownRecord.ts'
import css from '../applicant.module.css'
import { Tick } from '../Tick.tsx'
import { AddressFields, Line, useWords } from './Fields.tsx'

const inOneLine = (address: OwnRecord['personalDetails']['postalAddress']) => Object.values(address).filter(Boolean).join(', ')

/** Names, birth date, phones, address. The postal address is the same unless another is given. */
type Props = { person: OwnRecord['personalDetails']; isTyped: boolean; withEmail?: boolean; withoutPrivate?: boolean }
export function PersonalFields({ person, isTyped, withEmail, withoutPrivate }: Props) {
  const say = useWords()
  // Forced to false on load (specification), unless it was just typed; a postal address that is another one already is named and stays.
  const [different, setDifferent] = useState(isTyped && person.differentAddress)
  const kept = person.differentAddress ? inOneLine(person.postalAddress) : ''
  const of = (name: string) => `personalDetails.${name}`
  return (
    <div className="form">
      <Line name={of('title')} label={say('title')} defaultValue={person.title} autoComplete="honorific-prefix" optional />
      <Line name={of('firstName')} label={say('firstName')} defaultValue={person.firstName} autoComplete="given-name" />
      <Line name={of('middleName')} label={say('middleName')} defaultValue={person.middleName} autoComplete="additional-name" optional />
      <Line name={of('lastName')} label={say('lastName')} defaultValue={person.lastName} autoComplete="family-name" />
      <Line name={of('preferredName')} label={say('preferredName')} defaultValue={person.preferredName} autoComplete="nickname" optional />
      {!withoutPrivate && (
        <>
          <Line name={of('birthDate')} label={say('birthDate')} defaultValue={person.birthDate ?? ''} type="date" autoComplete="bday" />
          <Line name={of('gender')} label={say('gender')} description={say('genderHelp')} defaultValue={person.gender} optional />
        </>
      )}
      {withEmail && <Line name={of('email')} label={say('email')} defaultValue={person.email} type="email" inputMode="email" autoComplete="off" />}
      <Line name={of('personalPhone')} label={say('personalPhone')} defaultValue={person.personalPhone} type="tel" inputMode="tel" autoComplete="tel" />
      <Line name={of('workPhone')} label={say('workPhone')} defaultValue={person.workPhone} type="tel" inputMode="tel" optional />
      <fieldset>
        <legend>{say('physicalAddress')}</legend>
        <div className="form">
          <AddressFields name={of('physicalAddress')} address={person.physicalAddress} kind="home" />
        </div>
      </fieldset>
      {kept && <p className={css.cap}>{say('postalKept', { address: kept })}</p>}
      <Tick name={of('differentAddress')} label={say('differentAddress')} checked={different} onChange={setDifferent} />
      {different && (
        <fieldset>
          <legend>{say('postalAddress')}</legend>
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
