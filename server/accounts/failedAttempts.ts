import { createHash } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { tooManyTries } from '../platform/http/problem.ts'
import { accounts, failedAttempts, sessions } from '../tables/accounts.ts'
import { tellOwner } from './tellOwner.ts'

/**
 * Failures of one subject from one address; '' stands for all addresses, or for all subjects. After `free` failures the
 * next try waits `first` seconds, each further one twice as long, `most` at most.
 */
type Gate = { subject: string; address: string; free: number; first: number; most: number }

const emailIs = (email: string) => eq(sql`lower(${accounts.email})`, email.trim().toLowerCase())
const subjectOf = (email: string) => `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`

/** Failures older than this are forgotten. */
const REMEMBERED = sql`interval '12 hours'`
const pairGate = (email: string, address: string): Gate => ({ subject: subjectOf(email), address, free: 10, first: 30, most: 900 })
const accountGate = (email: string): Gate => ({ subject: subjectOf(email), address: '', free: 30, first: 15, most: 60 })
const addressGate = (address: string): Gate => ({ subject: '', address, free: 60, first: 30, most: 900 })
const codeGate = (address: string): Gate => ({ subject: 'code', address, free: 20, first: 60, most: 3600 })

/**
 * Counts a failure before anything is checked, in one statement under the row's lock, so that neither parallel tries nor
 * several processes slip past; what succeeds is given back. Answers how many there are now; refuses while the wait lasts.
 */
async function reserve(tx: Tx, gate: Gate): Promise<number> {
  const f = failedAttempts
  const count = sql`case when ${f.lastAt} < clock_timestamp() - ${REMEMBERED} then 1 else ${f.count} + 1 end`
  const wait = sql`case when ${count} < ${gate.free}::int then 0 else least(${gate.most}::float, ${gate.first}::float * 2.0 ^ least(${count} - ${gate.free}::int, 20)) end`
  const [reserved] = await tx
    .insert(f)
    .values({ subject: gate.subject, address: gate.address, count: 1, opensAt: sql`clock_timestamp()`, lastAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [f.subject, f.address],
      set: { count, opensAt: sql`clock_timestamp() + make_interval(secs => ${wait})`, lastAt: sql`clock_timestamp()` },
      setWhere: sql`${f.opensAt} <= clock_timestamp()`,
    })
    .returning({ count: f.count })
  if (!reserved) await refuseWhileClosed(tx, gate)
  return reserved?.count ?? 0
}

async function refuseWhileClosed(tx: Tx, { subject, address }: Gate) {
  const [row] = await tx
    .select({ seconds: sql<number>`ceil(extract(epoch from ${failedAttempts.opensAt} - clock_timestamp()))::int` })
    .from(failedAttempts)
    .where(and(eq(failedAttempts.subject, subject), eq(failedAttempts.address, address)))
  if (row && row.seconds > 0) throw tooManyTries(row.seconds)
}

const giveBack = (tx: Tx | App['db'], { subject, address }: Gate) =>
  tx
    .update(failedAttempts)
    .set({ count: sql`greatest(${failedAttempts.count} - 1, 0)`, opensAt: sql`clock_timestamp()` })
    .where(and(eq(failedAttempts.subject, subject), eq(failedAttempts.address, address)))

/** Whether somebody has signed in to this account from there: no stranger elsewhere slows such an address down. */
async function isKnown(tx: Tx, email: string, address: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(emailIs(email), eq(sessions.address, address)))
    .limit(1)
  return found !== undefined
}

async function reserveSignIn(tx: Tx, email: string, address: string): Promise<Gate[]> {
  const pair = pairGate(email, address)
  const count = await reserve(tx, pair)
  if (await isKnown(tx, email, address)) return [pair]
  const [account, everybody] = [accountGate(email), addressGate(address)]
  // One address alone never slows the account down for all others: past its free tries it counts no more.
  const counted = count <= pair.free ? [account] : []
  if (counted.length > 0) await reserve(tx, account)
  else await refuseWhileClosed(tx, account)
  await reserve(tx, everybody)
  return [pair, ...counted, everybody]
}

/** Checks a password of an account; answers null when it is wrong, and refuses unseen while the wait after failures lasts. */
export async function tryPassword<T>(app: App, { email, address }: { email: string; address: string }, check: () => Promise<T | null>): Promise<T | null> {
  if (!app.settings.rateLimits) return check()
  const gates = await app.db.transaction((tx) => reserveSignIn(tx, email, address))
  const release = () =>
    app.db.transaction(async (tx) => {
      for (const gate of gates) await giveBack(tx, gate)
    })
  const found = await check().catch(async (error: unknown) => {
    await release()
    throw error
  })
  if (found === null) tellOwner(app, { email, subject: subjectOf(email) })
  else {
    await release()
    await forgetPair(app, email, address)
  }
  return found
}

/** Checks a typed code; what is wrong counts against the address. */
export async function tryTypedCode<T>(app: App, address: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
  if (!app.settings.rateLimits) return check()
  const gate = codeGate(address)
  await app.db.transaction((tx) => reserve(tx, gate))
  const found = await check()
  if (found !== undefined) await giveBack(app.db, gate)
  return found
}

const forgetPair = ({ db }: App, email: string, address: string) =>
  db.delete(failedAttempts).where(and(eq(failedAttempts.subject, subjectOf(email)), eq(failedAttempts.address, address)))

/** Who has set a new password by the link in a mail, or was let in by a manager, begins anew from everywhere. */
export const forgetFailures = (tx: Tx, email: string) => tx.delete(failedAttempts).where(eq(failedAttempts.subject, subjectOf(email)))

/** Where wrong passwords came from in the last day, the newest first. */
export const recentFailures = ({ db }: Pick<App, 'db'>, email: string) =>
  db
    .select({ address: failedAttempts.address, count: failedAttempts.count, lastAt: failedAttempts.lastAt })
    .from(failedAttempts)
    .where(
      and(
        eq(failedAttempts.subject, subjectOf(email)),
        ne(failedAttempts.address, ''),
        gt(failedAttempts.count, 0),
        gt(failedAttempts.lastAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(sql`${failedAttempts.lastAt} desc`)
    .limit(20)
