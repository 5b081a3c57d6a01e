import type { components } from '../../src/api/recruitment.gen.ts'
import { isDay } from '../platform/days.ts'
import type { FieldError } from '../platform/http/problem.ts'

type Sections = Omit<components['schemas']['UpdateEmployee'], 'version'>
const digits = (text: string) => text.replaceAll(/\D/g, '').length

/**
 * What does not fit, field by field, in words that say how to mend it. The person gives what is needed to begin; HR may
 * keep a record that is not complete yet, and only what is given has to fit.
 */
export function faultsOf(sent: Sections, today: string, isOwn: boolean): FieldError[] {
  const { personalDetails: person, contactOne, contactTwo, bankDetail: bank, taxDetail: tax, driversLicence: licence } = sent
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })
  const isWrongPhone = (phone: string) => (isOwn || phone.trim() !== '') && digits(phone) < 6
  if (person) {
    const { birthDate, physicalAddress } = person
    if (!person.firstName.trim()) fault('personalDetails.firstName', isOwn ? 'Enter your first name' : 'Enter the first name')
    if (!person.lastName.trim()) fault('personalDetails.lastName', isOwn ? 'Enter your last name' : 'Enter the last name')
    if (isOwn && !birthDate) fault('personalDetails.birthDate', 'Enter your birth date')
    else if (birthDate && (!isDay(birthDate) || birthDate >= today || birthDate < '1900-01-01'))
      fault('personalDetails.birthDate', isOwn ? 'Enter the day you were born, like 31 3 1990' : 'Enter the day of birth, like 31 3 1990')
    if (isWrongPhone(person.personalPhone)) fault('personalDetails.personalPhone', 'Enter a phone number, like 0412 345 678')
    if (isOwn && !physicalAddress.street.trim()) fault('personalDetails.physicalAddress.street', 'Enter the street and number where you live')
    if (isOwn && !physicalAddress.city.trim()) fault('personalDetails.physicalAddress.city', 'Enter the town where you live')
    if (person.differentAddress && !person.postalAddress.street.trim())
      fault('personalDetails.postalAddress.street', `Enter the street or post box for ${isOwn ? 'your' : 'the'} mail`)
  }
  if (contactOne) {
    if (isOwn && !contactOne.name.trim()) fault('contactOne.name', 'Enter who we call in an emergency')
    if (isWrongPhone(contactOne.phone)) fault('contactOne.phone', "Enter this person's phone number")
  }
  if (contactTwo && !isOwn && isWrongPhone(contactTwo.phone)) fault('contactTwo.phone', "Enter this person's phone number")
  if (bank) {
    const isGiven = isOwn || Object.values(bank).some((value) => value.trim())
    if (isGiven && digits(bank.accountNumber) < 4)
      fault(
        'bankDetail.accountNumber',
        isOwn ? 'Enter the number of the account that your pay goes to' : 'Enter the number of the account that the pay goes to',
      )
    if (isGiven && !bank.accountName.trim()) fault('bankDetail.accountName', 'Enter the name of the account')
  }
  if (tax?.taxFileNumber && ![8, 9].includes(digits(tax.taxFileNumber)))
    fault('taxDetail.taxFileNumber', `A tax file number has 8 or 9 digits; leave it empty if ${isOwn ? 'you have' : 'there is'} none`)
  if (licence?.expiry && !isDay(licence.expiry)) fault('driversLicence.expiry', 'Enter the day on which the licence ends, like 30 6 2028')
  return faults
}
