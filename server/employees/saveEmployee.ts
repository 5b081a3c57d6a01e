import { and, eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { notFilled } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, type FieldError, forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { employeeContacts, employeePrivate, employees } from '../tables/employees.ts'
import { changesOf } from './employeeChanges.ts'
import { DOTS, sectionsFor, shownEmployee, storedSections } from './readEmployee.ts'
import { faultsOf } from './sectionFaults.ts'
import { editableBy, readerOf, type Sight, sections, sightOf } from './sectionPermissions.ts'

type Save = components['schemas']['SaveEmployee']
type Address = components['schemas']['Address']
type Employee = typeof employees.$inferSelect

const same = (a: Address | null, b: Address) => a !== null && (Object.keys(b) as (keyof Address)[]).every((key) => a[key] === b[key])

/** Writes the sections that were sent, and nothing else; the employee's row is locked. */
async function writeSections(tx: Tx, employee: Employee, body: Save, { today, isOwn }: { today: string; isOwn: boolean }): Promise<Employee> {
  const faults = faultsOf(body, today, isOwn)
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
  const gaps = body.complete || isOwn ? await gapsOf(tx, employee.id) : []
  if (body.complete && gaps.length > 0) throw notFilled(...gaps)
  if (!finishesUnasked(saved!, isOwn) || gaps.length > 0) return saved!
  const [finished] = await tx.update(employees).set({ recordCompletedAt: new Date() }).where(eq(employees.id, employee.id)).returning()
  return finished!
}

/** Without a contract nobody is led through the own record: it is finished as soon as nothing is missing. */
const finishesUnasked = ({ contractLetterId, recordCompletedAt }: Employee, isOwn: boolean) => isOwn && contractLetterId === null && !recordCompletedAt

/** What nobody can begin without, as far as it is not given yet. */
async function gapsOf(tx: Tx, employeeId: number): Promise<FieldError[]> {
  const [hidden] = await tx.select().from(employeePrivate).where(eq(employeePrivate.employeeId, employeeId))
  const [contact] = await tx
    .select()
    .from(employeeContacts)
    .where(and(eq(employeeContacts.employeeId, employeeId), eq(employeeContacts.place, 1)))
  const faults: FieldError[] = []
  if (!hidden?.birthDate) faults.push({ field: 'personalDetails', message: 'Your personal details are not finished' })
  if (!contact?.name) faults.push({ field: 'contactOne', message: 'Your first contact is missing' })
  if (!hidden?.bankAccountNumber) faults.push({ field: 'bankDetail', message: 'Your bank details are missing' })
  return faults
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

/** What the caller was shown and sends back stands for what is kept: dots never become a number. */
function unmasked(body: Save, stored: Stored, sight: Sight): Save {
  const [shown, kept] = [sectionsFor(sight, stored), sectionsFor('all', stored)]
  const faults: FieldError[] = []
  const whole = { ...body }
  for (const section of sections) {
    const sent: Fields | undefined = body[section]
    if (!sent) continue
    const [before, known]: [Fields, Fields] = [shown[section], kept[section]]
    const fields = Object.entries(sent).map(([field, value]) => {
      if (value === before[field]) return [field, known[field]]
      if (typeof value === 'string' && value.includes(DOTS[0]!))
        faults.push({ field: `${section}.${field}`, message: 'Type it as a whole, or leave the dots as they were' })
      if (sight === 'masked' && section === 'personalDetails' && UNSEEN.has(field))
        faults.push({ field: `${section}.${field}`, message: 'A recruitment manager can change this' })
      return [field, value]
    })
    Object.assign(whole, { [section]: Object.fromEntries(fields) })
  }
  if (faults.length) throw notFilled(...faults)
  return whole
}
type Stored = Awaited<ReturnType<typeof storedSections>>
type Fields = { [field: string]: unknown }
/** Who does not see them does not write them. */
const UNSEEN: ReadonlySet<string> = new Set(['birthDate', 'gender'])

/** Saves what was sent of a locked record, and writes down what it was before and is now. */
async function save(app: Pick<App, 'settings'>, tx: Tx, employee: Employee, body: Save, caller: Caller) {
  const reader = readerOf(employee, caller)
  if (!reader) throw notFound('employee')
  const may = editableBy(reader)
  if (sections.some((section) => body[section] && !may.includes(section))) throw forbidden()
  checkVersion(employee, body.version)
  const stored = await storedSections(tx, employee)
  const whole = unmasked(body, stored, sightOf[reader])
  const saved = await writeSections(tx, employee, whole, { today: todayIn(app.settings), isOwn: reader === 'oneself' })
  const changes = changesOf(sectionsFor('all', stored), sectionsFor('all', await storedSections(tx, saved)))
  const { id, requisitionId, applicationId } = saved
  await audit(tx, { by: caller, action: 'save', entity: 'employee', id, requisitionId, applicationId, ...changes })
  return { data: await shownEmployee(tx, saved, caller), message: 'Successfully saved!' }
}

export const saveEmployeeHandlers = (app: App) =>
  ({
    saveEmployee: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.contractLetterId, params.contractId)).for('update')
        const reader = employee ? readerOf(employee, caller) : null
        if (!employee || !reader) throw notFound('contract')
        if (reader !== 'oneself') throw forbidden()
        return save(app, tx, employee, body, caller)
      }),

    updateEmployee: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId)).for('update')
        if (!employee) throw notFound('employee')
        return save(app, tx, employee, body, caller)
      }),
  }) satisfies Partial<Handlers<operations>>
