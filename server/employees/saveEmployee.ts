import { and, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { isDay, todayIn } from '../platform/days.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { has } from '../platform/http/permissions.ts'
import { checkVersion, type FieldError, forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { employeeContacts, employeePrivate, employees } from '../tables/employees.ts'
import { shownEmployee } from './readEmployee.ts'

type Save = components['schemas']['SaveEmployee']
type Address = components['schemas']['Address']
type Employee = typeof employees.$inferSelect

const digits = (text: string) => text.replaceAll(/\D/g, '').length
const same = (a: Address | null, b: Address) => a !== null && (Object.keys(b) as (keyof Address)[]).every((key) => a[key] === b[key])

/** What does not fit, field by field, in words that say how to mend it. */
function faultsOf({ personalDetails: person, contactOne, bankDetail: bank, taxDetail: tax, driversLicence: licence }: Save, today: string): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })
  if (person) {
    if (!person.firstName.trim()) fault('personalDetails.firstName', 'Enter your first name')
    if (!person.lastName.trim()) fault('personalDetails.lastName', 'Enter your last name')
    if (!person.birthDate) fault('personalDetails.birthDate', 'Enter your birth date')
    else if (!isDay(person.birthDate) || person.birthDate >= today || person.birthDate < '1900-01-01')
      fault('personalDetails.birthDate', 'Enter the day you were born, like 31 3 1990')
    if (digits(person.personalPhone) < 6) fault('personalDetails.personalPhone', 'Enter a phone number, like 0412 345 678')
    if (!person.physicalAddress.street.trim()) fault('personalDetails.physicalAddress.street', 'Enter the street and number where you live')
    if (!person.physicalAddress.city.trim()) fault('personalDetails.physicalAddress.city', 'Enter the town where you live')
    if (person.differentAddress && !person.postalAddress.street.trim())
      fault('personalDetails.postalAddress.street', 'Enter the street or post box for your mail')
  }
  if (contactOne) {
    if (!contactOne.name.trim()) fault('contactOne.name', 'Enter who we call in an emergency')
    if (digits(contactOne.phone) < 6) fault('contactOne.phone', "Enter this person's phone number")
  }
  if (bank) {
    if (digits(bank.accountNumber) < 4) fault('bankDetail.accountNumber', 'Enter the number of the account that your pay goes to')
    if (!bank.accountName.trim()) fault('bankDetail.accountName', 'Enter the name of the account')
  }
  if (tax?.taxFileNumber && ![8, 9].includes(digits(tax.taxFileNumber)))
    fault('taxDetail.taxFileNumber', 'A tax file number has 8 or 9 digits; leave it empty if you have none')
  if (licence?.expiry && !isDay(licence.expiry)) fault('driversLicence.expiry', 'Enter the day on which the licence ends, like 30 6 2028')
  return faults
}

/** Writes the sections that were sent, and nothing else; the employee's row is locked. */
async function saveSections(tx: Tx, employee: Employee, body: Save, today: string): Promise<Employee> {
  const faults = faultsOf(body, today)
  if (faults.length) throw notFilled(...faults)
  const { personalDetails: person, superannuationFund: fund, bankDetail: bank, taxDetail: tax, disability, driversLicence: licence } = body
  const hidden = {
    ...(person && { birthDate: person.birthDate, gender: person.gender.trim() }),
    ...(fund && { superFundName: fund.name, superAbn: fund.abn, superUsi: fund.usi, superMemberNumber: fund.memberNumber }),
    ...(bank && { bankAccountName: bank.accountName, bankCode: bank.bankCode, bankAccountNumber: bank.accountNumber }),
    ...(tax && {
      taxFileNumber: tax.taxFileNumber,
      taxResidency: tax.residency,
      taxClaimsThreshold: tax.claimsThreshold,
      taxStudentLoanDebt: tax.studentLoanDebt,
    }),
    ...(disability &&
      disability.answer !== 'MASKED' && {
        disabilityAnswer: disability.answer,
        disabilityAdjustment: disability.answer === 'YES' ? disability.adjustment : '',
      }),
    ...(licence && { licenceNumber: licence.number, licenceClass: licence.class, licenceState: licence.state, licenceExpiry: licence.expiry }),
  }
  if (Object.keys(hidden).length) await tx.update(employeePrivate).set(hidden).where(eq(employeePrivate.employeeId, employee.id))
  if (body.contactOne) await keepContact(tx, employee.id, 1, body.contactOne)
  if (body.contactTwo) await keepContact(tx, employee.id, 2, body.contactTwo)
  const [saved] = await tx
    .update(employees)
    .set({
      ...(person && personColumns(employee, person)),
      ...(body.complete && { recordCompletedAt: employee.recordCompletedAt ?? new Date() }),
      version: employee.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(employees.id, employee.id))
    .returning()
  if (body.complete) await demandWhole(tx, employee.id)
  return saved!
}

/** Who says to be finished has given what nobody can begin without. */
async function demandWhole(tx: Tx, employeeId: number) {
  const [hidden] = await tx.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employeeId))
  const [contact] = await tx
    .select()
    .from(employeeContacts)
    .where(and(eq(employeeContacts.employeeId, employeeId), eq(employeeContacts.place, 1)))
  const faults: FieldError[] = []
  if (!hidden?.birthDate) faults.push({ field: 'personalDetails', message: 'Your personal details are not finished' })
  if (!contact?.name) faults.push({ field: 'contactOne', message: 'Your first contact is missing' })
  if (!hidden?.bankAccountNumber) faults.push({ field: 'bankDetail', message: 'Your bank details are missing' })
  if (faults.length) throw notFilled(...faults)
}

/** The postal address follows the physical one unless another is given; one that was different already stays. */
function personColumns(employee: Employee, person: NonNullable<Save['personalDetails']>) {
  const { title, firstName, middleName, lastName, preferredName, email, personalPhone, workPhone, physicalAddress } = person
  const kept = employee.differentAddress && same(employee.postalAddress, person.postalAddress)
  const differentAddress = person.differentAddress || kept
  return {
    ...{ title, firstName: firstName.trim(), middleName, lastName: lastName.trim(), preferredName, email, personalPhone, workPhone, physicalAddress },
    differentAddress,
    postalAddress: differentAddress ? person.postalAddress : physicalAddress,
  }
}

async function keepContact(tx: Tx, employeeId: number, place: 1 | 2, contact: NonNullable<Save['contactOne']>) {
  const { name, relation, phone, email } = contact
  await tx
    .insert(employeeContacts)
    .values({ employeeId, place, name, relation, phone, email })
    .onConflictDoUpdate({ target: [employeeContacts.employeeId, employeeContacts.place], set: { name, relation, phone, email } })
}

export const saveEmployeeHandlers = (app: App) =>
  ({
    saveEmployee: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.contractLetterId, params.contractId)).for('update')
        if (!employee || (employee.accountId !== caller.accountId && !has(caller, 'ONBOARDING'))) throw notFound('contract')
        if (employee.accountId !== caller.accountId) throw forbidden()
        checkVersion(employee, body.version)
        const saved = await saveSections(tx, employee, body, todayIn(app.settings))
        const sections = Object.keys(body).filter((key) => key !== 'version')
        const { id, requisitionId, applicationId } = saved
        // Which sections, never what they say: numbers of bank and tax have no place in a log.
        await audit(tx, { by: caller, action: 'save', entity: 'employee', id, requisitionId, applicationId, after: { sections } })
        return { data: await shownEmployee(tx, saved, caller), message: 'Successfully saved!' }
      }),
  }) satisfies Partial<Handlers<operations>>
