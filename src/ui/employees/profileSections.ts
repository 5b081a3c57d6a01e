import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { payInWords } from '../i18n/pay.ts'

type Employee = components['schemas']['EmployeeRecord']
type Writable = components['schemas']['EmployeeSection']
type Section = { key: Writable | 'contract'; title: string; facts: [string, string][] }

const lineOf = (address: Employee['personalDetails']['physicalAddress']) => Object.values(address).filter(Boolean).join(', ')
const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
/** A date, or the dots that stand for one. */
const dayOrDots = (value: string | null) => (value && /^\d/.test(value) ? day(value) : (value ?? ''))

/** What one section says, as labels and values. */
export const factsOf = (employee: Employee, section: Writable): [string, string][] => profileSections(employee).find(({ key }) => key === section)?.facts ?? []

/** The profile in the specification's sections, each a list of labels and values. */
export function profileSections(employee: Employee): Section[] {
  const { personalDetails: person, superannuationFund: fund, bankDetail: bank, taxDetail: tax, disability, driversLicence: licence, contract } = employee
  const contact = (key: 'contactOne' | 'contactTwo'): Section => {
    const { name, relation, phone, email } = employee[key]
    return {
      key,
      title: t(key),
      facts: [
        [t('name'), name],
        [t('relation'), relation],
        [t('phone'), phone],
        [t('email'), email],
      ],
    }
  }
  const fullName = [person.title, person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ')
  const [home, mail] = [lineOf(person.physicalAddress), lineOf(person.postalAddress)]
  return [
    {
      key: 'personalDetails',
      title: t('personalDetails'),
      facts: [
        [t('name'), fullName],
        [t('preferredName'), person.preferredName],
        [t('birthDate'), dayOrDots(person.birthDate)],
        [t('gender'), person.gender],
        [t('email'), person.email],
        [t('personalPhone'), person.personalPhone],
        [t('workPhone'), person.workPhone],
        [t('physicalAddress'), home],
        [t('postalAddress'), mail && mail === home ? t('samePostal') : mail],
      ],
    },
    contact('contactOne'),
    contact('contactTwo'),
    {
      key: 'superannuationFund',
      title: t('superannuationFund'),
      facts: [
        [t('fund'), fund.name],
        [t('abn'), fund.abn],
        [t('usi'), fund.usi],
        [t('memberNumber'), fund.memberNumber],
      ],
    },
    {
      key: 'bankDetail',
      title: t('bankDetail'),
      facts: [
        [t('accountName'), bank.accountName],
        [t('bankCode'), bank.bankCode],
        [t('accountNumber'), bank.accountNumber],
      ],
    },
    {
      key: 'taxDetail',
      title: t('taxDetail'),
      facts:
        employee.masked && !employee.mayReveal
          ? [[t('taxFileNumber'), tax.taxFileNumber]]
          : [
              [t('taxFileNumber'), tax.taxFileNumber],
              [t('residency'), tax.residency && t(tax.residency)],
              [t('claimsThreshold'), yesNo(tax.claimsThreshold)],
              [t('studentLoanDebt'), yesNo(tax.studentLoanDebt)],
            ],
    },
    {
      key: 'disability',
      title: t('disability'),
      facts: [[t('hasDisability'), t(disability.answer)], ...(disability.adjustment ? [[t('adjustment'), disability.adjustment] as [string, string]] : [])],
    },
    {
      key: 'driversLicence',
      title: t('driversLicence'),
      facts: [
        [t('number'), licence.number],
        [t('class'), licence.class],
        [t('state'), licence.state],
        [t('expiry'), day(licence.expiry)],
      ],
    },
    {
      key: 'contract',
      title: t('contract'),
      facts: contract ? contractFacts(contract) : [[t('hired'), t('notRecruited')]],
    },
  ]
}

const contractFacts = (contract: NonNullable<Employee['contract']>): [string, string][] => [
  [t('jobTitle'), contract.jobTitle],
  [t('department'), contract.department ?? ''],
  [t('place'), [contract.city, contract.country].filter(Boolean).join(', ')],
  [t('contractType'), contract.contractType ?? ''],
  [t('startDate'), day(contract.startDate)],
  [
    t('salary'),
    contract.currency ? payInWords({ from: contract.salaryMinor, to: contract.salaryMinor, currency: contract.currency, period: contract.period }) : '',
  ],
  [t('signedAt'), day(contract.signedAt)],
]
