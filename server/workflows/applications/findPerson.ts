import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { applicants } from '../../tables/applications.ts'

const withAddress = (email: string) => sql`lower(${applicants.email}) = lower(${email.trim()})`

/** The record that an address leads to, after every merge; locked, so that a merge under way is waited for. */
export async function findPerson(tx: Tx, email: string): Promise<number | undefined> {
  const find = (where: SQL) => tx.select({ id: applicants.id, into: applicants.mergedIntoId }).from(applicants).where(where).for('share')
  let [known] = await find(withAddress(email))
  while (known?.into) [known] = await find(eq(applicants.id, known.into))
  return known?.id
}

/** Whether an address is that of an account, or of the applicant who became it. */
export async function isOneself(db: Database | Tx, account: { id: number; email: string }, email: string): Promise<boolean> {
  if (account.email.toLowerCase() === email.trim().toLowerCase()) return true
  const own = and(eq(applicants.accountId, account.id), withAddress(email))
  return (await db.select({ id: applicants.id }).from(applicants).where(own)).length > 0
}
