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

type Section = Exclude<keyof Sections, 'complete'>
type Typed = { text: Answers; ticked: (name: string) => boolean; has: (name: string) => boolean; record: OwnRecord }

/** What stands in the form of each section. Fields are named as in the contract; what the form does not ask stays as it is. */
const read: Record<Section, (typed: Typed) => Sections> = {
  personalDetails({ text, ticked, has, record: { personalDetails: before } }) {
    const of = (name: string) => text(`personalDetails.${name}`)
    const asks = (name: string) => has(`personalDetails.${name}`)
    const differentAddress = ticked('personalDetails.differentAddress')
    return {
      personalDetails: {
        title: of('title'),
        firstName: of('firstName'),
        middleName: of('middleName'),
        lastName: of('lastName'),
        preferredName: of('preferredName'),
        birthDate: asks('birthDate') ? of('birthDate') || null : before.birthDate,
        gender: asks('gender') ? of('gender') : before.gender,
        email: asks('email') ? of('email') : before.email,
        personalPhone: of('personalPhone'),
        workPhone: of('workPhone'),
        physicalAddress: addressOf(text, 'personalDetails.physicalAddress'),
        postalAddress: differentAddress ? addressOf(text, 'personalDetails.postalAddress') : before.postalAddress,
        differentAddress,
      },
    }
  },
  contactOne: ({ text }) => ({ contactOne: contactOf(text, 'contactOne') }),
  contactTwo: ({ text }) => ({ contactTwo: contactOf(text, 'contactTwo') }),
  bankDetail: ({ text }) => ({
    bankDetail: { accountName: text('bankDetail.accountName'), bankCode: text('bankDetail.bankCode'), accountNumber: text('bankDetail.accountNumber') },
  }),
  superannuationFund: ({ text }) => ({
    superannuationFund: {
      name: text('superannuationFund.name'),
      abn: text('superannuationFund.abn'),
      usi: text('superannuationFund.usi'),
      memberNumber: text('superannuationFund.memberNumber'),
    },
  }),
  taxDetail({ text, ticked }) {
    const residency = (['RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY'] as const).find((one) => one === text('taxDetail.residency')) ?? ''
    return {
      taxDetail: {
        taxFileNumber: text('taxDetail.taxFileNumber'),
        residency,
        claimsThreshold: ticked('taxDetail.claimsThreshold'),
        studentLoanDebt: ticked('taxDetail.studentLoanDebt'),
      },
    }
  },
  disability({ text }) {
    const answer = (['NO', 'YES'] as const).find((one) => one === text('disability.answer')) ?? 'NOT_SAID'
    return { disability: { answer, adjustment: text('disability.adjustment') } }
  },
  driversLicence: ({ text }) => ({
    driversLicence: {
      number: text('driversLicence.number'),
      class: text('driversLicence.class'),
      state: text('driversLicence.state'),
      expiry: text('driversLicence.expiry') || null,
    },
  }),
}

const sectionsIn: Record<RecordStep, readonly Section[]> = {
  personal: ['personalDetails'],
  contacts: ['contactOne', 'contactTwo'],
  pay: ['bankDetail', 'superannuationFund'],
  tax: ['taxDetail'],
  more: ['disability', 'driversLicence'],
  review: [],
}

/** What stands in the form of one section, as it is saved. */
export function sectionOf(form: HTMLFormElement, section: Section, record: OwnRecord): Sections {
  const data = new FormData(form)
  return read[section]({
    text: (name) => String(data.get(name) ?? '').trim(),
    ticked: (name) => data.get(name) === 'on',
    has: (name) => data.has(name),
    record,
  })
}

/** The same of the sections of one step. */
export const sectionsOf = (form: HTMLFormElement, step: RecordStep, record: OwnRecord): Sections =>
  Object.assign({}, ...sectionsIn[step].map((section) => sectionOf(form, section, record)))
