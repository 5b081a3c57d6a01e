import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { applicationDetails } from '../tables/applications.ts'

type Details = Pick<typeof applicationDetails.$inferSelect, 'cvNotes' | 'scoreBreakdown'>

/** What an application has beside its row: the recruiter's notes on the CV, and how its score came about. */
export async function readDetails(db: Database | Tx, applicationId: number): Promise<Details> {
  const { cvNotes, scoreBreakdown } = applicationDetails
  const [found] = await db.select({ cvNotes, scoreBreakdown }).from(applicationDetails).where(eq(applicationDetails.applicationId, applicationId))
  return { cvNotes: found?.cvNotes ?? null, scoreBreakdown: found?.scoreBreakdown ?? null }
}

/** Keeps notes where some are given. */
export async function saveNotes(tx: Tx, applicationId: number, cvNotes: string | null | undefined): Promise<void> {
  if (cvNotes === undefined) return
  await tx.insert(applicationDetails).values({ applicationId, cvNotes }).onConflictDoUpdate({ target: applicationDetails.applicationId, set: { cvNotes } })
}
