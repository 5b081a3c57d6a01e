import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type EmployeeStatus, employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { type OnboardingDocumentStatus, onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { accounts } from './accounts.ts'
import { applicants, applications } from './applications.ts'
import { createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { files } from './files.ts'
import { letters } from './letters.ts'
import { cities, departments, positionTypes } from './reference.ts'
import { requisitions } from './requisitions.ts'

type Schemas = components['schemas']
const words = () => text().notNull().default('')

/** An employee: made by signing a contract and approved by conversion, or added by hand; then there is nothing of a recruitment. */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    applicantId: integer().references(() => applicants.id),
    applicationId: integer().references(() => applications.id),
    requisitionId: integer().references(() => requisitions.id),
    contractLetterId: integer().references(() => letters.id),
    status: text().$type<EmployeeStatus>().notNull().default('onboarding'),
    approved: boolean().notNull().default(false),
    employmentStartDate: date({ mode: 'string' }),
    endedOn: date({ mode: 'string' }),
    recordCompletedAt: moment(),
    /** What they work as, where and under whom today; how it came to be stands in `employee_positions`. */
    jobTitle: words(),
    departmentId: integer().references(() => departments.id),
    positionTypeId: integer().references(() => positionTypes.id),
    cityId: integer().references(() => cities.id),
    managerId: integer().references((): AnyPgColumn => employees.id),
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
    /** What the candidate that they were is searched by; triggers keep it. */
    candidateText: words(),
  },
  (t) => [
    // The order of lists by whole names.
    index('employees_by_name').on(sql`(first_name || ' ' || last_name) desc nulls last`, t.id.desc().nullsFirst()),
    index('employees_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('employees_candidate').using('gin', sql`${t.candidateText} gin_trgm_ops`),
    uniqueIndex('employees_contract').on(t.contractLetterId),
    index('employees_account').on(t.accountId),
    index('employees_application').on(t.applicationId),
    index('employees_applicant').on(t.applicantId),
    index('employees_requisition').on(t.requisitionId),
    index('employees_department').on(t.departmentId),
    index('employees_manager').on(t.managerId),
    index('employees_position_type').on(t.positionTypeId),
    index('employees_city').on(t.cityId),
    index('employees_email').on(sql`lower(${t.email})`),
    index('employees_starting').on(t.employmentStartDate.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('employees_ended').on(t.endedOn).where(sql`ended_on is not null`),
    check('employees_hired_or_added', sql`num_nulls(${t.applicantId}, ${t.applicationId}, ${t.requisitionId}, ${t.contractLetterId}) in (0, 4)`),
    inStates('employees_in_states', t.status, employeeStates),
  ],
)

/** Position, department and manager, each from a day on. */
export const employeePositions = pgTable(
  'employee_positions',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    fromDay: date({ mode: 'string' }).notNull(),
    jobTitle: words(),
    departmentId: integer().references(() => departments.id),
    positionTypeId: integer().references(() => positionTypes.id),
    cityId: integer().references(() => cities.id),
    managerId: integer().references(() => employees.id),
    byName: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('employee_positions_day').on(t.employeeId, t.fromDay),
    index('employee_positions_department').on(t.departmentId),
    index('employee_positions_manager').on(t.managerId),
    index('employee_positions_position_type').on(t.positionTypeId),
    index('employee_positions_city').on(t.cityId),
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
    /** Which of its versions the file is. */
    fileVersion: integer().notNull().default(1),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('onboarding_documents_file').on(t.fileId), inStates('onboarding_documents_in_states', t.status, onboardingDocumentStates)],
)

/** The files that a document had, one after the other; what was once published is never thrown away. */
export const onboardingDocumentVersions = pgTable(
  'onboarding_document_versions',
  {
    id: id(),
    documentId: integer()
      .notNull()
      .references(() => onboardingDocuments.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    byName: text(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('onboarding_document_versions_number').on(t.documentId, t.number), index('onboarding_document_versions_file').on(t.fileId)],
)

/** For whom something is: one table for departments, one for types of position. */
export const audience = (column: string, something: () => AnyPgColumn, of: () => AnyPgColumn) => ({
  ofId: integer(column).notNull().references(something, { onDelete: 'cascade' }),
  refId: integer().notNull().references(of),
})
const ofDocument = (of: () => AnyPgColumn) => audience('document_id', () => onboardingDocuments.id, of)
/** Whose department a document is for; one that has none here is for all. */
export const onboardingDocumentDepartments = pgTable(
  'onboarding_document_departments',
  ofDocument(() => departments.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('onboarding_document_departments_ref').on(t.refId)],
)
/** The same for types of position. */
export const onboardingDocumentPositionTypes = pgTable(
  'onboarding_document_position_types',
  ofDocument(() => positionTypes.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('onboarding_document_position_types_ref').on(t.refId)],
)

/** Who said to have read which document: with which contract before signing, in whose record since. */
export const onboardingAcknowledgements = pgTable(
  'onboarding_acknowledgements',
  {
    id: id(),
    contractLetterId: integer().references(() => letters.id),
    employeeId: integer().references(() => employees.id),
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
    // Each version is read by itself.
    uniqueIndex('onboarding_acknowledgements_once').on(t.contractLetterId, t.documentId, t.fileId),
    uniqueIndex('onboarding_acknowledgements_own').on(t.employeeId, t.documentId, t.fileId),
    check('onboarding_acknowledgements_whose', sql`num_nonnulls(${t.contractLetterId}, ${t.employeeId}) > 0`),
    index('onboarding_acknowledgements_document').on(t.documentId),
    index('onboarding_acknowledgements_file').on(t.fileId),
    index('onboarding_acknowledgements_account').on(t.accountId),
  ],
)
