import { and, desc, eq, inArray, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { type Company, readCompany } from '../platform/company.ts'
import type { Caller } from '../platform/context.ts'
import { isFor } from '../platform/db/audience.ts'
import type { Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { has } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { applicants, applications } from '../tables/applications.ts'
import { onboardingAcknowledgements, onboardingDocumentDepartments, onboardingDocumentPositionTypes, onboardingDocuments } from '../tables/employees.ts'
import { type LetterKind, letters, letterVersions } from '../tables/letters.ts'
import { outbox } from '../tables/outbox.ts'
import { requisitions } from '../tables/requisitions.ts'
import { stands } from './letterStanding.ts'

export type LetterRow = typeof letters.$inferSelect
export type VersionRow = typeof letterVersions.$inferSelect
export type LetterContent = components['schemas']['LetterContent']

/** What a letter is about. */
export type Case = {
  requisition: typeof requisitions.$inferSelect
  application: typeof applications.$inferSelect
  applicant: typeof applicants.$inferSelect
  /** Who writes. */
  company: Company
}

/** The mark by which a letter's e-mails are told apart: one for each time it is mailed. */
export const mailMark = ({ kind, id, sentVersion }: LetterRow, mailing: number) => `${kind}-letter:${id}:${sentVersion}:${mailing}`

/** The e-mails that brought the person to a letter. */
export const mailingsOf = ({ kind, id, applicationId }: Pick<LetterRow, 'kind' | 'id' | 'applicationId'>) =>
  and(eq(outbox.applicationId, applicationId), like(outbox.dedupe, `${kind}-letter:${id}:%`))

/** A letter that can no longer be answered; a new one may be written. */
export const hasEnded = (letter: Pick<LetterRow, 'kind' | 'status'>) => stands(letter, 'ended')

const cases = (tx: Tx) =>
  tx
    .select({ requisition: requisitions, application: applications, applicant: applicants })
    .from(applications)
    .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(applications.id, sql.placeholder('applicationId')))

export async function readCase(tx: Tx, applicationId: number): Promise<Case> {
  const [found] = await prepared(tx, readCase, () => cases(tx)).execute({ applicationId })
  if (!found) throw notFound('application')
  return { ...found, company: await readCompany(tx) }
}

/** Locks requisition, then application, as every write does, and reads the case. */
export async function lockCase(tx: Tx, applicationId: number): Promise<Case> {
  const [found] = await prepared(tx, lockCase, () => cases(tx).for('update', { of: [requisitions, applications] })).execute({ applicationId })
  if (!found) throw notFound('application')
  return { ...found, company: await readCompany(tx) }
}

/** Locks a letter after its requisition and application; one of another kind is as good as missing. */
export async function lockLetter(tx: Tx, kind: LetterKind, id: number): Promise<{ letter: LetterRow; about: Case }> {
  const [found] = await tx
    .select({ applicationId: letters.applicationId })
    .from(letters)
    .where(and(eq(letters.id, id), eq(letters.kind, kind)))
  if (!found) throw notFound(`${kind} letter`)
  const about = await lockCase(tx, found.applicationId)
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for('update')
  return { letter: letter!, about }
}

async function letterOfKind(tx: Tx, kind: LetterKind, id: number): Promise<LetterRow | undefined> {
  const [letter] = await prepared(tx, letterOfKind, () =>
    tx
      .select()
      .from(letters)
      .where(and(eq(letters.id, sql.placeholder('id')), eq(letters.kind, sql.placeholder('kind')))),
  ).execute({ id, kind })
  return letter
}

/** The same without a lock, for who only looks. */
export async function readLetter(tx: Tx, kind: LetterKind, id: number): Promise<{ letter: LetterRow; about: Case }> {
  const letter = await letterOfKind(tx, kind, id)
  if (!letter) throw notFound(`${kind} letter`)
  return { letter, about: await readCase(tx, letter.applicationId) }
}

/** The newest letter of a kind, whatever became of it. */
export async function latestLetter(tx: Tx, kind: LetterKind, applicationId: number): Promise<LetterRow | undefined> {
  const [letter] = await prepared(tx, latestLetter, () =>
    tx
      .select()
      .from(letters)
      .where(and(eq(letters.applicationId, sql.placeholder('applicationId')), eq(letters.kind, sql.placeholder('kind'))))
      .orderBy(desc(letters.id))
      .limit(1),
  ).execute({ applicationId, kind })
  return letter
}

export async function readVersion(tx: Tx, letterId: number, number: number): Promise<VersionRow> {
  const [row] = await prepared(tx, readVersion, () =>
    tx
      .select()
      .from(letterVersions)
      .where(and(eq(letterVersions.letterId, sql.placeholder('letterId')), eq(letterVersions.number, sql.placeholder('number')))),
  ).execute({ letterId, number })
  if (!row) throw notFound('version of this letter')
  return row
}

/** What a version says, as the contract names it. */
export const contentOf = (row: VersionRow): LetterContent => ({
  templateId: row.templateId,
  subject: row.subject,
  body: row.body,
  jobTitle: row.jobTitle,
  startDate: row.startDate,
  salaryMinor: row.salaryMinor,
  currency: row.currency,
  period: row.period,
  managerName: row.managerName,
  contractType: row.contractType,
  department: row.department,
  city: row.city,
  country: row.country,
  lapsesOn: row.lapsesOn,
})

/** A letter as the person sees it to whom it was sent, or HR who looks over the shoulder. */
export type OwnLetter = { letter: LetterRow; about: Case; text: VersionRow; actors: readonly Actor[] }

const nobodys = (kind: LetterKind) => notFound(`${kind} letter`)

/** One that was never sent, is of another kind or belongs to somebody else is as good as missing. */
export async function readOwnLetter(tx: Tx, kind: LetterKind, id: number, caller: Caller): Promise<OwnLetter> {
  const letter = await letterOfKind(tx, kind, id)
  if (!letter?.sentVersion) throw nobodys(kind)
  const about = await readCase(tx, letter.applicationId)
  const mine = about.applicant.accountId === caller.accountId
  if (!mine && !has(caller, 'ONBOARDING')) throw nobodys(kind)
  return { letter, about, text: await readVersion(tx, id, letter.sentVersion), actors: mine ? ['applicant'] : [] }
}

/** The same under its locks, and only for the person to whom it was sent. */
export async function lockOwnLetter(tx: Tx, kind: LetterKind, id: number, caller: Caller) {
  const { letter, about } = await lockLetter(tx, kind, id)
  if (!letter.sentVersion || about.applicant.accountId !== caller.accountId) throw nobodys(kind)
  return { letter, about, text: await readVersion(tx, id, letter.sentVersion) }
}

type Position = { departmentId: SQLWrapper | number | null; jobPositionTypeId: SQLWrapper | number | null }

/** The published documents that somebody in this position gets: those for everybody, and those for its department and type. */
export const inPackOf = ({ departmentId, jobPositionTypeId }: Position): SQL =>
  and(
    inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack')),
    isFor(onboardingDocumentDepartments, onboardingDocuments.id, departmentId),
    isFor(onboardingDocumentPositionTypes, onboardingDocuments.id, jobPositionTypeId),
  ) as SQL

/** Whether the present version was read with this contract; an older one does not count. */
export const wasRead = (contractLetterId: SQLWrapper | number): SQL =>
  sql`exists (select 1 from ${onboardingAcknowledgements} where ${eq(onboardingAcknowledgements.documentId, onboardingDocuments.id)}
    and ${eq(onboardingAcknowledgements.fileId, onboardingDocuments.fileId)} and ${onboardingAcknowledgements.contractLetterId} = ${contractLetterId})`
