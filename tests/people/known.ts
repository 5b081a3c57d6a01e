import { sql } from 'drizzle-orm'
import { applicationItems } from '../../server/tables/applicationDetails.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import type { TestApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'

type NewApplication = Omit<typeof applications.$inferInsert, 'applicantId' | 'source' | 'requisitionId'> & { requisitionId: number }

let people = 0
/** A position of the past. */
export async function pastPosition(t: TestApp, positionTitle = 'Night nurse'): Promise<number> {
  const [row] = await t.db
    .insert(requisitions)
    .values({ positionTitle, ownerId: await accountId(t, 'employee@threshold.test') })
    .returning({ id: requisitions.id })
  return row!.id
}

/** Somebody with applications, the oldest first, and what the last of them states. */
export async function personWith({ db }: TestApp, given: NewApplication[], skillIds: number[] = [], name: Partial<typeof applicants.$inferInsert> = {}) {
  const n = ++people
  const [person] = await db
    .insert(applicants)
    .values({ firstName: `Ines${n}`, surName: 'Caldera', email: `ines.${n}@sample.example`, ...name })
    .returning()
  const ids: number[] = []
  for (const one of given) {
    const [row] = await db
      .insert(applications)
      .values({ source: 'JOB_POST', applicantId: person!.id, ...one })
      .returning({ id: applications.id })
    ids.push(row!.id)
  }
  if (skillIds.length > 0) await db.insert(applicationItems).values(skillIds.map((itemId) => ({ applicationId: ids.at(-1)!, list: 'skill' as const, itemId })))
  return { ...person!, applicationId: ids.at(-1)!, applicationIds: ids }
}

/** Who agreed to be kept on file in an application that has ended. */
export const past = (requisitionId: number, more: Partial<NewApplication> = {}): NewApplication => ({
  requisitionId,
  keepOnFile: true,
  status: 'rejected',
  ...more,
})

/** The messages that invited people. */
export const invitations = async ({ db }: TestApp) =>
  (
    await db.execute<{ to: string; html: string; body: string; status: string }>(
      sql`select to_email as to, html, body, status from outbox where event = 'INVITED_TO_APPLY' order by id`,
    )
  ).rows
