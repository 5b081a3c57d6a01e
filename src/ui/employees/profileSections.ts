import type { components } from '../../api/recruitment.gen.ts'
import { say } from '../i18n/employees.ts'
import { day, money } from '../i18n/format.ts'

type Employee = components['schemas']['EmployeeRecord']
type Section = { key: string; title: string; facts: [string, string][] }

const lineOf = (address: Employee['personalDetails']['physicalAddress']) => Object.values(address).filter(Boolean).join(', ')
const yesNo = (value: boolean) => say(value ? 'yes' : 'no')
/** A date, or the dots that stand for one. */
const dayOrDots = (value: string | null) => (value && /^\d/.test(value) ? day(value) : (value ?? ''))

/** The profile in the specification's sections, each a list of labels and values. */
export function profileSections(employee: Employee): Section[] {
  const { personalDetails: person, superannuationFund: fund, bankDetail: bank, taxDetail: tax, disability, driversLicence: licence, contract } = employee
  const contact = (key: 'contactOne' | 'contactTwo'): Section => {
    const { name, relation, phone, email } = employee[key]
    return {
      key,
      title: say(key),
      facts: [
        [say('name'), name],
        [say('relation'), relation],
        [say('phone'), phone],
        [say('email'), email],
      ],
    }
  }
  const fullName = [person.title, person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ')
  const [home, mail] = [lineOf(person.physicalAddress), lineOf(person.postalAddress)]
  return [
    {
      key: 'personalDetails',
      title: say('personalDetails'),
      facts: [
        [say('name'), fullName],
        [say('preferredName'), person.preferredName],
        [say('birthDate'), dayOrDots(person.birthDate)],
        [say('gender'), person.gender],
        [say('email'), person.email],
        [say('personalPhone'), person.personalPhone],
        [say('workPhone'), person.workPhone],
        [say('physicalAddress'), home],
        [say('postalAddress'), mail && mail === home ? say('samePostal') : mail],
      ],
    },
    contact('contactOne'),
    contact('contactTwo'),
    {
      key: 'superannuationFund',
      title: say('superannuationFund'),
      facts: [
        [say('fund'), fund.name],
        [say('abn'), fund.abn],
        [say('usi'), fund.usi],
        [say('memberNumber'), fund.memberNumber],
      ],
    },
    {
      key: 'bankDetail',
      title: say('bankDetail'),
      facts: [
        [say('accountName'), bank.accountName],
        [say('bankCode'), bank.bankCode],
        [say('accountNumber'), bank.accountNumber],
      ],
    },
    {
      key: 'taxDetail',
      title: say('taxDetail'),
      facts:
        employee.masked && !employee.mayReveal
          ? [[say('taxFileNumber'), tax.taxFileNumber]]
          : [
              [say('taxFileNumber'), tax.taxFileNumber],
              [say('residency'), tax.residency && say(tax.residency)],
              [say('claimsThreshold'), yesNo(tax.claimsThreshold)],
              [say('studentLoanDebt'), yesNo(tax.studentLoanDebt)],
            ],
    },
    {
      key: 'disability',
      title: say('disability'),
      facts: [
        [say('hasDisability'), say(disability.answer)],
        ...(disability.adjustment ? [[say('adjustment'), disability.adjustment] as [string, string]] : []),
      ],
    },
    {
      key: 'driversLicence',
      title: say('driversLicence'),
      facts: [
        [say('number'), licence.number],
        [say('class'), licence.class],
        [say('state'), licence.state],
        [say('expiry'), day(licence.expiry)],
      ],
    },
    {
      key: 'contract',
      title: say('contract'),
      facts: [
        [say('jobTitle'), contract.jobTitle],
        [say('department'), contract.department ?? ''],
        [say('place'), [contract.city, contract.country].filter(Boolean).join(', ')],
        [say('contractType'), contract.contractType ?? ''],
        [say('startDate'), day(contract.startDate)],
        [say('salary'), money(contract.salaryMinor, contract.currency ?? 'AUD')],
        [say('signedAt'), day(contract.signedAt)],
      ],
    },
  ]
}
