import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { accounts } from '../tables/accounts.ts'
import { referrals } from '../tables/referrals.ts'
import { type Application, seesAll } from './applications.ts'
import { veilOf } from './withoutNames.ts'

type Schemas = components['schemas']
type Referrer = { id: number; name: string; email: string }

const MOST = 20

const proofOf = (secret: string, accountId: string) => createHmac('sha256', secret).update(`referral:${accountId}`).digest('hex').slice(0, 30)

/** What stands in the links of somebody who works here. It tells where an application comes from, and opens nothing. */
export const referralToken = (secret: string, accountId: number) => `${accountId}-${proofOf(secret, String(accountId))}`

/** Whose token it is; null where this server did not make it. */
function accountIn(secret: string, token: string): number | null {
  const [, id, proof] = /^([1-9]\d{0,8})-([0-9a-f]{30})$/.exec(token) ?? []
  if (!id || !proof) return null
  return timingSafeEqual(Buffer.from(proofOf(secret, id)), Buffer.from(proof)) ? Number(id) : null
}

/** Whose link it is. A token that was made up, or of somebody who works here no more, counts as none: the person may apply all the same. */
export async function referrerOf(db: Database | Tx, secret: string, token: string): Promise<Referrer | null> {
  const id = accountIn(secret, token)
  if (id === null) return null
  const { name, email, roles, status } = accounts
  const [account] = await db.select({ id: accounts.id, name, email, roles, status }).from(accounts).where(eq(accounts.id, id))
  return account && isStaff(account) && isTagged(accountStates, account.status, 'maySignIn') ? account : null
}

/** Keeps who referred an application; answers the number of the referral, which says nothing of the application. */
export async function keepReferral(tx: Tx, referral: typeof referrals.$inferInsert): Promise<number> {
  const [row] = await tx.insert(referrals).values(referral).returning({ id: referrals.id })
  return row!.id
}

/** Whether somebody has put this person forward for this position before. */
export async function hasReferred(tx: Tx, { accountId, requisitionId, email }: { accountId: number; requisitionId: number; email: string }): Promise<boolean> {
  const same = and(eq(referrals.accountId, accountId), eq(referrals.requisitionId, requisitionId), sql`lower(${referrals.email}) = lower(${email})`)
  const [row] = await tx.select({ id: referrals.id }).from(referrals).where(same).limit(1)
  return row !== undefined
}

/** Who referred the person of an application and why, for those who see all candidates. */
export async function readReferrals(db: Database, caller: Caller, row: Application): Promise<Schemas['ReferredBy'][]> {
  if (!seesAll(caller)) return []
  const { way, at, why } = referrals
  const rows = await db
    .select({ by: accounts.name, way, at, why })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.applicationId, row.id))
    .orderBy(asc(referrals.id))
    .limit(MOST)
  if (rows.length === 0) return []
  const veil = await veilOf(db, caller, row)
  return rows.map((one) => ({ ...one, at: one.at.toISOString(), why: veil.text(one.why) }))
}
