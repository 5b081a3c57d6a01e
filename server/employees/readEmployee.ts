import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { type Database, reading, type Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { write } from '../platform/db/transaction.ts'
import { forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { accounts } from '../tables/accounts.ts'
import { employeeContacts, employeePrivate, employees } from '../tables/employees.ts'
import { letters, letterVersions } from '../tables/letters.ts'
import { positionOf } from './employeePosition.ts'
import { editableBy, mayPlace, readerOf, type Section, type Sight, sightOf } from './sectionPermissions.ts'

type Schemas = components['schemas']
type Employee = typeof employees.$inferSelect
type Private = typeof employeePrivate.$inferSelect

const NOWHERE: Schemas['Address'] = { street: '', city: '', state: '', postcode: '', country: '' }
/** They stand for what a reader may not see, and come back for what the reader did not touch. */
export const DOTS = '••••'

/** The employee, for HR and for the person; to all others there is none. */
export async function readEmployee(db: Database | Tx, id: number, caller: Caller): Promise<Employee> {
  const [row] = await prepared(db, readEmployee, () =>
    db
      .select()
      .from(employees)
      .where(eq(employees.id, sql.placeholder('id'))),
  ).execute({ id })
  if (!row || !readerOf(row, caller)) throw notFound('employee')
  return row
}

/** The record as this reader may see it. */
export async function shownEmployee(tx: Tx, employee: Employee, caller: Caller, isRevealed = false): Promise<Schemas['EmployeeRecord']> {
  const reader = readerOf(employee, caller)
  if (!reader) throw notFound('employee')
  const sight = isRevealed ? 'all' : sightOf[reader]
  const { id, status, approved, version, recordCompletedAt, employmentStartDate } = employee
  return {
    id,
    status,
    approved,
    version,
    recordCompletedAt: recordCompletedAt?.toISOString() ?? null,
    employmentStartDate,
    masked: sight !== 'all',
    mayEdit: reader === 'oneself',
    editable: editableBy(reader),
    mayReveal: sight === 'lastDigits',
    mayPlace: mayPlace(employee, caller),
    mayInvite: reader !== 'oneself' && (await isInvited(tx, employee)),
    position: await positionOf(tx, employee),
    contract: await contractOf(tx, employee),
    ...sectionsFor(sight, await storedSections(tx, employee)),
  }
}

/** Whether the person has an account and no password for it yet. */
export async function isInvited(tx: Tx, { accountId, status }: Employee): Promise<boolean> {
  if (isTagged(employeeStates, status, 'ended')) return false
  const [account] = await prepared(tx, isInvited, () =>
    tx
      .select({ status: accounts.status })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('accountId'))),
  ).execute({ accountId })
  return account !== undefined && isTagged(accountStates, account.status, 'invited')
}

type Stored = { employee: Employee; hidden: Private; contacts: (typeof employeeContacts.$inferSelect)[] }
/** What the sections are made of. */
export async function storedSections(tx: Tx, employee: Employee): Promise<Stored> {
  const rows = await prepared(tx, storedSections, () =>
    tx
      .select({ hidden: employeePrivate, contact: employeeContacts })
      .from(employeePrivate)
      .leftJoin(employeeContacts, eq(employeeContacts.employeeId, employeePrivate.employeeId))
      .where(eq(employeePrivate.employeeId, sql.placeholder('id'))),
  ).execute({ id: employee.id })
  const [first] = rows
  if (!first) throw notFound('employee')
  return { employee, hidden: first.hidden, contacts: rows.flatMap(({ contact }) => contact ?? []) }
}

/** The eight sections that are written, as far as this sight reaches. */
export const sectionsFor = (sight: Sight, { employee, hidden, contacts }: Stored): Pick<Schemas['EmployeeRecord'], Section> => ({
  personalDetails: personalDetails(employee, hidden, sight),
  contactOne: contactOf(contacts, 1),
  contactTwo: contactOf(contacts, 2),
  ...privateSections(hidden, sight),
})

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

function contactOf(contacts: Stored['contacts'], place: 1 | 2): Schemas['EmergencyContact'] {
  const row = contacts.find((contact) => contact.place === place)
  return { name: row?.name ?? '', relation: row?.relation ?? '', phone: row?.phone ?? '', email: row?.email ?? '' }
}

async function contractOf(tx: Tx, employee: Employee): Promise<Schemas['EmployeeContract'] | null> {
  const { contractLetterId, applicationId, requisitionId } = employee
  if (contractLetterId === null || applicationId === null || requisitionId === null) return null
  const [contract] = await prepared(tx, contractOf, () =>
    tx
      .select({ letter: { id: letters.id, answeredAt: letters.answeredAt }, text: letterVersions })
      .from(letters)
      .innerJoin(
        letterVersions,
        and(eq(letterVersions.letterId, letters.id), eq(letterVersions.number, sql`coalesce(${letters.sentVersion}, ${letters.letterVersion})`)),
      )
      .where(eq(letters.id, sql.placeholder('contractLetterId'))),
  ).execute({ contractLetterId })
  if (!contract) throw notFound('contract')
  const { letter, text } = contract
  return {
    contractId: letter.id,
    applicationId,
    requisitionId,
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
    async getOwnEmployee({ caller }) {
      const ended = inArray(employees.status, tagged(employeeStates, 'ended'))
      const [own] = await app.db
        .select({ id: employees.id })
        .from(employees)
        .where(eq(employees.accountId, caller.accountId))
        .orderBy(asc(sql`case when ${ended} then 1 else 0 end`), desc(employees.id))
        .limit(1)
      return { data: { employeeId: own?.id ?? null } }
    },

    getEmployee: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ data: await shownEmployee(tx, await readEmployee(tx, params.employeeId, caller), caller) })),

    revealEmployee: (call) =>
      write(app, call, async (tx) => {
        const employee = await readEmployee(tx, call.body.id, call.caller)
        if (readerOf(employee, call.caller) === 'officer') throw forbidden()
        const { id, requisitionId, applicationId } = employee
        await audit(tx, { by: call.caller, action: 'reveal', entity: 'employee', id, requisitionId, applicationId })
        return { data: await shownEmployee(tx, employee, call.caller, true) }
      }),
  }) satisfies Partial<Handlers<operations>>
