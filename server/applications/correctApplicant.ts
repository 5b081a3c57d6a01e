import { and, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { strikeCvs } from '../records/struckCvs.ts'
import { applicants, applications } from '../tables/applications.ts'
import { outbox } from '../tables/outbox.ts'

type Applicant = typeof applicants.$inferSelect
const fields = ['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone'] as const
export type Person = Partial<Pick<components['schemas']['ApplicationChange'], (typeof fields)[number]>>

/** What of a change is about the person, and what about the application. */
export function personIn<Change extends Person>(change: Change): { person: Person; rest: Omit<Change, keyof Person> } {
  const { title, firstName, middleName, surName, email, mobile, phone, ...rest } = change
  const given = Object.entries({ title, firstName, middleName, surName, email, mobile, phone }).filter(([, value]) => value !== undefined)
  return { person: Object.fromEntries(given.map(([field, value]) => [field, value?.trim() || null])), rest }
}

/**
 * Corrects a person, whose application is locked; answers with what it was before. Once a letter went to an address, and with
 * it a code, the address stays: whoever could change it could answer the letter in the person's name.
 */
export async function correctApplicant(tx: Tx, id: number, person: Person): Promise<Partial<Applicant>> {
  if (Object.keys(person).length === 0) return {}
  const [row] = await tx.select().from(applicants).where(eq(applicants.id, id)).for('update')
  for (const [field, what] of [
    ['firstName', 'first name'],
    ['surName', 'surname'],
  ] as const)
    if (person[field] === null) throw wrongField(field, `Enter the ${what}.`)
  const readdressed = person.email !== undefined && person.email.toLowerCase() !== row!.email.toLowerCase()
  if (readdressed && row!.accountId !== null) {
    const message = 'A letter went to this address and the person signs in with it, so it can no longer be changed here.'
    throw new Problem(409, 'SIGNS_IN_WITH_ADDRESS', message, [{ field: 'email', message }])
  }
  const taken = { field: 'email', message: 'Somebody else applied with this address. Check which of the two is right.' }
  const saving = tx
    .update(applicants)
    .set({ ...person, version: row!.version + 1 })
    .where(eq(applicants.id, id))
  await keeping(saving.execute(), {}, { email: taken })
  await strikeCvs(tx, { applicantId: id })
  if (readdressed && person.email) await readdress(tx, row!, person.email)
  return row!
}

/** What waits to be sent to a person goes to the address that is right now. */
async function readdress(tx: Tx, { id, email: before }: Applicant, email: string) {
  const theirs = tx.select({ id: applications.id }).from(applications).where(eq(applications.applicantId, id))
  const waits = inArray(outbox.status, tagged(outboxMessageStates, 'keptHere'))
  await tx
    .update(outbox)
    .set({ toEmail: email, version: sql`${outbox.version} + 1` })
    .where(and(inArray(outbox.applicationId, theirs), eq(outbox.toEmail, before), waits))
}
