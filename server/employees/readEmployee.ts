import { and, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { reading, type Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { has, isManager } from '../platform/http/permissions.ts'
import { forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { readVersion } from '../records/letters.ts'
import { employeeContacts, employeePrivate, employees } from '../tables/employees.ts'
import { letters } from '../tables/letters.ts'

type Schemas = components['schemas']
type Employee = typeof employees.$inferSelect
type Private = typeof employeePrivate.$inferSelect
type Sight = 'all' | 'lastDigits' | 'masked'

const NOWHERE: Schemas['Address'] = { street: '', city: '', state: '', postcode: '', country: '' }
const DOTS = '••••'

/** Oneself sees everything; a manager the last digits until they are revealed; an officer none of what is private. */
function sightOf(employee: Pick<Employee, 'accountId'>, caller: Caller): Sight {
  if (employee.accountId === caller.accountId) return 'all'
  return isManager(caller) ? 'lastDigits' : 'masked'
}

/** The employee, for HR and for the person; to all others there is none. */
export async function readEmployee(tx: Tx, id: number, caller: Caller): Promise<Employee> {
  const [row] = await tx.select().from(employees).where(eq(employees.id, id))
  if (!row || (row.accountId !== caller.accountId && !has(caller, 'ONBOARDING'))) throw notFound('employee')
  return row
}

/** The record as this reader may see it. */
export async function shownEmployee(tx: Tx, employee: Employee, caller: Caller, sight = sightOf(employee, caller)): Promise<Schemas['EmployeeRecord']> {
  const [hidden] = await tx.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employee.id))
  if (!hidden) throw notFound('employee')
  const { id, status, approved, version, recordCompletedAt, employmentStartDate } = employee
  return {
    id,
    status,
    approved,
    version,
    recordCompletedAt: recordCompletedAt?.toISOString() ?? null,
    employmentStartDate,
    masked: sight !== 'all',
    mayEdit: employee.accountId === caller.accountId,
    mayReveal: sight === 'lastDigits',
    contract: await contractOf(tx, employee),
    personalDetails: personalDetails(employee, hidden, sight),
    contactOne: await contactOf(tx, id, 1),
    contactTwo: await contactOf(tx, id, 2),
    ...privateSections(hidden, sight),
  }
}

function personalDetails(employee: Employee, { birthDate, gender }: Private, sight: Sight): Schemas['PersonalDetails'] {
  const { title, firstName, middleName, lastName, preferredName, email, personalPhone, workPhone, differentAddress } = employee
  return {
    ...{ title, firstName, middleName, lastName, preferredName, email, personalPhone, workPhone, differentAddress },
    birthDate: sight === 'masked' && birthDate ? DOTS : birthDate,
    gender: sight === 'masked' ? '' : gender,
    physicalAddress: employee.physicalAddress ?? NOWHERE,
    postalAddress: employee.postalAddress ?? NOWHERE,
  }
}

function privateSections(row: Private, sight: Sight) {
  const number = (value: string) => (sight === 'all' || !value ? value : sight === 'lastDigits' ? `${DOTS}${value.slice(-3)}` : DOTS)
  const word = (value: string) => (sight === 'masked' && value ? DOTS : value)
  const open = sight !== 'masked'
  return {
    superannuationFund: { name: row.superFundName, abn: row.superAbn, usi: row.superUsi, memberNumber: number(row.superMemberNumber) },
    bankDetail: { accountName: word(row.bankAccountName), bankCode: word(row.bankCode), accountNumber: number(row.bankAccountNumber) },
    taxDetail: {
      taxFileNumber: number(row.taxFileNumber),
      residency: open ? row.taxResidency : ('' as const),
      claimsThreshold: open && row.taxClaimsThreshold,
      studentLoanDebt: open && row.taxStudentLoanDebt,
    },
    disability: { answer: open ? row.disabilityAnswer : ('MASKED' as const), adjustment: word(row.disabilityAdjustment) },
    driversLicence: { number: number(row.licenceNumber), class: row.licenceClass, state: row.licenceState, expiry: row.licenceExpiry },
  }
}

async function contactOf(tx: Tx, employeeId: number, place: 1 | 2): Promise<Schemas['EmergencyContact']> {
  const [row] = await tx
    .select()
    .from(employeeContacts)
    .where(and(eq(employeeContacts.employeeId, employeeId), eq(employeeContacts.place, place)))
  return { name: row?.name ?? '', relation: row?.relation ?? '', phone: row?.phone ?? '', email: row?.email ?? '' }
}

async function contractOf(tx: Tx, employee: Employee): Promise<Schemas['EmployeeContract']> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, employee.contractLetterId))
  if (!letter) throw notFound('contract')
  const text = await readVersion(tx, letter.id, letter.sentVersion ?? letter.letterVersion)
  return {
    contractId: letter.id,
    applicationId: employee.applicationId,
    requisitionId: employee.requisitionId,
    jobTitle: text.jobTitle,
    department: text.department || null,
    city: text.city || null,
    country: text.country || null,
    startDate: text.startDate,
    contractType: text.contractType || null,
    signedAt: letter.answeredAt?.toISOString() ?? null,
    salaryMinor: text.salaryMinor,
    currency: text.currency,
    period: text.period,
  }
}

export const employeeHandlers = (app: App) =>
  ({
    getEmployee: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ data: await shownEmployee(tx, await readEmployee(tx, params.employeeId, caller), caller) })),

    revealEmployee: (call) =>
      write(app, call, async (tx) => {
        const employee = await readEmployee(tx, call.body.id, call.caller)
        if (sightOf(employee, call.caller) === 'masked') throw forbidden()
        const { id, requisitionId, applicationId } = employee
        await audit(tx, { by: call.caller, action: 'reveal', entity: 'employee', id, requisitionId, applicationId })
        return { data: await shownEmployee(tx, employee, call.caller, 'all') }
      }),
  }) satisfies Partial<Handlers<operations>>
