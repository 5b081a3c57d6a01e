import { inArray } from 'drizzle-orm'
import { hashPassword } from '../accounts/password.ts'
import type { App } from '../platform/context.ts'
import { accounts } from '../tables/accounts.ts'

export const SAMPLE_PASSWORD = 'threshold-sample'

const PEOPLE: (typeof accounts.$inferInsert)[] = [
  { email: 'manager@threshold.test', name: 'Mara Ellison', roles: ['Recruitment Manager'] },
  { email: 'officer@threshold.test', name: 'Owen Marsh', roles: ['Recruitment Officer'] },
  { email: 'employee@threshold.test', name: 'Nadia Brandt', roles: ['Employee'] },
]

export const sampleAccounts = ({ db }: Pick<App, 'db'>) =>
  db
    .select({ id: accounts.id, email: accounts.email, name: accounts.name, roles: accounts.roles })
    .from(accounts)
    .where(
      inArray(
        accounts.email,
        PEOPLE.map(({ email }) => email),
      ),
    )
    .orderBy(accounts.id)

/** The people with whom a new database outside production begins. */
export async function samplePeople({ db }: Pick<App, 'db'>) {
  const passwordHash = await hashPassword(SAMPLE_PASSWORD)
  await db.insert(accounts).values(PEOPLE.map((person) => ({ ...person, status: 'active' as const, passwordHash })))
}
