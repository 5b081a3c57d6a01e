import { eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { applicationDetails } from '../tables/applicationDetails.ts'

type Details = Pick<typeof applicationDetails.$inferSelect, 'cvNotes' | 'industryId' | 'disciplineId'>

/** What an application has beside its row: notes on the CV, and where the person has worked. */
export async function readDetails(db: Database | Tx, applicationId: number): Promise<Details> {
  const { cvNotes, industryId, disciplineId } = applicationDetails
  const [found] = await prepared(db, readDetails, () =>
    db
      .select({ cvNotes, industryId, disciplineId })
      .from(applicationDetails)
      .where(eq(applicationDetails.applicationId, sql.placeholder('id'))),
  ).execute({ id: applicationId })
  return found ?? { cvNotes: null, industryId: null, disciplineId: null }
}

/** Keeps what is given of them. */
export async function saveDetails(tx: Tx, applicationId: number, given: Partial<Details>): Promise<void> {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return
  await tx
    .insert(applicationDetails)
    .values({ applicationId, ...set })
    .onConflictDoUpdate({ target: applicationDetails.applicationId, set })
}
