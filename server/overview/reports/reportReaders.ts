import { and, asc, inArray, sql } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { authorities } from '../../platform/http/permissions.ts'
import { accounts } from '../../tables/accounts.ts'

/** Who may see reports and sign in. */
export async function readersOfReports(db: Database | Tx) {
  const rows = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, roles: accounts.roles })
    .from(accounts)
    .where(and(inArray(accounts.status, tagged(accountStates, 'maySignIn')), sql`${accounts.roles} <> array['Applicant']::text[]`))
    .orderBy(asc(accounts.name), asc(accounts.id))
  return rows.filter(({ roles }) => authorities(roles).includes('DASHBOARD'))
}
