import { and, eq, isNull, sql } from 'drizzle-orm'
import { type AccountEvent, accountLifecycle } from '../../src/machines/lifecycles/account.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Transitions } from '../platform/lifecycle/transition.ts'
import { accounts, sessions } from '../tables/accounts.ts'

type Account = typeof accounts.$inferSelect

/** Changes an account so that every session which began before is dead: a new stamp, and the sessions ended. */
export async function endSessions(tx: Tx, accountId: number, change: Partial<Pick<Account, 'status' | 'roles' | 'name' | 'passwordHash'>>): Promise<Account> {
  const [account] = await tx
    .update(accounts)
    .set({ ...change, stamp: sql`${accounts.stamp} + 1`, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId))
    .returning()
  await tx
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
  if (!account) throw new Error('an account whose sessions end is there')
  return account
}

/** Accounts take their events; each ends what was begun before it. */
export const accountTransitions: Transitions<Account, object, AccountEvent, Pick<Account, 'passwordHash'>> = {
  lifecycle: accountLifecycle,
  belongsTo: () => ({}),
  facts: () => ({}),
  update: async (tx, { id }, { version: _counted, ...columns }) => [await endSessions(tx, id, columns)],
}
