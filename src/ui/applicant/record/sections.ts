import type { OwnRecord, Sections } from '../../../machines/records/ownRecord.ts'
import type { RecordStep } from './steps.ts'

type Answers = (name: string) => string
const addressOf = (text: Answers, of: string) => ({
  street: text(`${of}.street`),
  city: text(`${of}.city`),
  state: text(`${of}.state`),
  postcode: text(`${of}.postcode`),
  country: text(`${of}.country`),
})
const contactOf = (text: Answers, of: string) => ({
  name: text(`${of}.name`),
  relation: text(`${of}.relation`),
  phone: text(`${of}.phone`),
  email: text(`${of}.email`),
})

/** What stands in the form of one step, as the sections that are saved. Fields are named as in the contract. */
export function sectionsOf(form: HTMLFormElement, step: RecordStep, record: OwnRecord): Sections {
  const data = new FormData(form)
  const text: Answers = (name) => String(data.get(name) ?? '').trim()
  const ticked = (name: string) => data.get(name) === 'on'
  if (step === 'personal') {
    const of = (name: string) => text(`personalDetails.${name}`)
    const differentAddress = ticked('personalDetails.differentAddress')
    return {
      personalDetails: {
        title: of('title'),
        firstName: of('firstName'),
        middleName: of('middleName'),
        lastName: of('lastName'),
        preferredName: of('preferredName'),
        birthDate: of('birthDate') || null,
        gender: of('gender'),
        email: record.personalDetails.email,
        personalPhone: of('personalPhone'),
        workPhone: of('workPhone'),
        physicalAddress: addressOf(text, 'personalDetails.physicalAddress'),
        postalAddress: differentAddress ? addressOf(text, 'personalDetails.postalAddress') : record.personalDetails.postalAddress,
        differentAddress,
      },
    }
  }
  if (step === 'contacts') return { contactOne: contactOf(text, 'contactOne'), contactTwo: contactOf(text, 'contactTwo') }
  if (step === 'pay')
    return {
      bankDetail: { accountName: text('bankDetail.accountName'), bankCode: text('bankDetail.bankCode'), accountNumber: text('bankDetail.accountNumber') },
      superannuationFund: {
        name: text('superannuationFund.name'),
        abn: text('superannuationFund.abn'),
        usi: text('superannuationFund.usi'),
        memberNumber: text('superannuationFund.memberNumber'),
      },
    }
  if (step === 'tax') {
    const residency = (['RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY'] as const).find((one) => one === text('taxDetail.residency')) ?? ''
    return {
      taxDetail: {
        taxFileNumber: text('taxDetail.taxFileNumber'),
        residency,
        claimsThreshold: ticked('taxDetail.claimsThreshold'),
        studentLoanDebt: ticked('taxDetail.studentLoanDebt'),
      },
    }
  }
  const answer = (['NO', 'YES'] as const).find((one) => one === text('disability.answer')) ?? 'NOT_SAID'
  return {
    disability: { answer, adjustment: text('disability.adjustment') },
    driversLicence: {
      number: text('driversLicence.number'),
      class: text('driversLicence.class'),
      state: text('driversLicence.state'),
      expiry: text('driversLicence.expiry') || null,
    },
  }
}
