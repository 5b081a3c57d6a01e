import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { statusIn } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { has } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { readVersion } from '../records/letters.ts'
import { applicants, applications } from '../tables/applications.ts'
import { employees } from '../tables/employees.ts'
import { letters } from '../tables/letters.ts'

/** Where one person's letters stand: the newest application to which a letter was sent. */
export async function findOwnLetters(tx: Tx, email: string, caller: Caller): Promise<components['schemas']['OwnLetters']> {
  const address = email.trim().toLowerCase()
  const mine = caller.email.toLowerCase() === address
  if (!mine && !has(caller, 'ONBOARDING')) throw notFound('letter')
  const sent = await tx
    .select({ letter: letters, applicationStatus: applications.status })
    .from(letters)
    .innerJoin(applications, eq(applications.id, letters.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(and(isNotNull(letters.sentVersion), mine ? eq(applicants.accountId, caller.accountId) : eq(sql`lower(${applicants.email})`, address)))
    .orderBy(desc(letters.id))
    .limit(50)
  const newest = sent[0]
  if (!newest) throw notFound('letter')
  const ofThis = sent.filter(({ letter }) => letter.applicationId === newest.letter.applicationId).map(({ letter }) => letter)
  const offer = ofThis.find(({ kind }) => kind === 'offer')
  const contract = ofThis.find(({ kind }) => kind === 'contract')
  const [employee] = contract
    ? await tx.select({ id: employees.id, status: employees.status }).from(employees).where(eq(employees.contractLetterId, contract.id))
    : []
  const { jobTitle } = await readVersion(tx, newest.letter.id, newest.letter.sentVersion ?? 1)
  return {
    id: offer?.id ?? null,
    offerStatus: offer ? statusIn(offerLetterStates, offer.status) : null,
    contractId: contract?.id ?? null,
    contractStatus: contract ? statusIn(contractLetterStates, contract.status) : null,
    employeeId: employee?.id ?? null,
    employeeStatus: employee?.status ?? null,
    jobTitle,
    applicationStatus: newest.applicationStatus,
  }
}
