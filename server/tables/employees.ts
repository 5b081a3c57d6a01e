import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type EmployeeStatus, employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { type OnboardingDocumentStatus, onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { accounts } from './accounts.ts'
import { applicants, applications } from './applications.ts'
import { createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { files } from './files.ts'
import { letters } from './letters.ts'
import { requisitions } from './requisitions.ts'

type Schemas = components['schemas']
const words = () => text().notNull().default('')

/** An employee: made by signing a contract, approved by conversion. */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    applicantId: integer()
      .notNull()
      .references(() => applicants.id),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    contractLetterId: integer()
      .notNull()
      .references(() => letters.id),
    status: text().$type<EmployeeStatus>().notNull().default('onboarding'),
    approved: boolean().notNull().default(false),
    employmentStartDate: date({ mode: 'string' }),
    endedOn: date({ mode: 'string' }),
    recordCompletedAt: moment(),
    title: words(),
    firstName: words(),
    middleName: words(),
    lastName: words(),
    preferredName: words(),
    email: words(),
    personalPhone: words(),
    workPhone: words(),
    physicalAddress: jsonb().$type<Schemas['Address']>(),
    postalAddress: jsonb().$type<Schemas['Address']>(),
    differentAddress: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** What it is searched by: names and address, folded, each word after a space. */
    searchText: text().notNull().generatedAlwaysAs(sql`' ' || folded(first_name || ' ' || middle_name || ' ' || last_name || ' ' || email)`),
  },
  (t) => [
    uniqueIndex('employees_contract').on(t.contractLetterId),
    index('employees_account').on(t.accountId),
    index('employees_application').on(t.applicationId),
    index('employees_applicant').on(t.applicantId),
    index('employees_requisition').on(t.requisitionId),
    inStates('employees_in_states', t.status, employeeStates),
  ],
)

/** Contacts one and two. */
export const employeeContacts = pgTable(
  'employee_contacts',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    place: integer().$type<1 | 2>().notNull(),
    name: words(),
    relation: words(),
    phone: words(),
    email: words(),
  },
  (t) => [uniqueIndex('employee_contacts_place').on(t.employeeId, t.place), inRange(t.place, { min: 1, max: 2 })],
)

const residencies = ['', 'RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY'] as const satisfies readonly Schemas['TaxDetail']['residency'][]
const disabilityAnswers = ['NOT_SAID', 'NO', 'YES'] as const

/** What is shown to few: apart from the employee, so that no list or search can reach it by mistake. */
export const employeePrivate = pgTable(
  'employee_private',
  {
    employeeId: integer()
      .primaryKey()
      .references(() => employees.id),
    birthDate: date({ mode: 'string' }),
    gender: words(),
    superFundName: words(),
    superAbn: words(),
    superUsi: words(),
    superMemberNumber: words(),
    bankAccountName: words(),
    bankCode: words(),
    bankAccountNumber: words(),
    taxFileNumber: words(),
    taxResidency: text({ enum: residencies }).notNull().default(''),
    taxClaimsThreshold: boolean().notNull().default(false),
    taxStudentLoanDebt: boolean().notNull().default(false),
    disabilityAnswer: text({ enum: disabilityAnswers }).notNull().default('NOT_SAID'),
    disabilityAdjustment: words(),
    licenceNumber: words(),
    licenceClass: words(),
    licenceState: words(),
    licenceExpiry: date({ mode: 'string' }),
  },
  (t) => [oneOf(t.taxResidency, residencies), oneOf(t.disabilityAnswer, disabilityAnswers)],
)

/** The pack every new employee gets. */
export const onboardingDocuments = pgTable(
  'onboarding_documents',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    mandatory: boolean().notNull().default(false),
    status: text().$type<OnboardingDocumentStatus>().notNull().default('draft'),
    position: integer().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('onboarding_documents_file').on(t.fileId), inStates('onboarding_documents_in_states', t.status, onboardingDocumentStates)],
)

/** Who said to have read which document, with which contract. */
export const onboardingAcknowledgements = pgTable(
  'onboarding_acknowledgements',
  {
    id: id(),
    contractLetterId: integer()
      .notNull()
      .references(() => letters.id),
    documentId: integer()
      .notNull()
      .references(() => onboardingDocuments.id),
    /** What was read: kept when the document gets another file. */
    fileId: integer()
      .notNull()
      .references(() => files.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    acknowledgedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('onboarding_acknowledgements_once').on(t.contractLetterId, t.documentId),
    index('onboarding_acknowledgements_document').on(t.documentId),
    index('onboarding_acknowledgements_file').on(t.fileId),
    index('onboarding_acknowledgements_account').on(t.accountId),
  ],
)
