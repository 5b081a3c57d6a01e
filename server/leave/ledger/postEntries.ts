import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { employees } from '../../tables/employees.ts'
import { leaveAccounts, leaveLedger } from '../../tables/leave.ts'
import type { Employee } from '../people.ts'
import { dueTo } from '../rules/account.ts'
import type { Entry } from '../rules/types.ts'
import { type KindAccount, readAccounts } from './readAccounts.ts'

type By = { accountId: number; name: string } | null
type Pair = { employeeId: number; kindId: number }
type About = { by?: By; reason?: string | null }

/** Adds entries to the ledger, each once, however often this is done. Answers how many are new. */
export async function addEntries(tx: Tx, { employeeId, kindId }: Pair, entries: readonly Entry[], { by = null, reason = null }: About = {}): Promise<number> {
  return addAll(
    tx,
    entries.map((entry) => ({ ...entry, employeeId, kindId, reason, by })),
  )
}

async function addAll(tx: Tx, entries: readonly (Entry & Pair & { by?: By; reason?: string | null })[]): Promise<number> {
  let added = 0
  // A statement takes 65,535 values at most.
  for (let at = 0; at < entries.length; at += 2000) {
    const rows = entries
      .slice(at, at + 2000)
      .map(({ by, once, ...entry }) => ({ ...entry, once: once!, byId: by?.accountId ?? null, byName: by?.name ?? null }))
    added += (await tx.insert(leaveLedger).values(rows).onConflictDoNothing().returning({ id: leaveLedger.id })).length
  }
  return added
}

/** Somebody has a balance of these kinds from now on. */
export async function openAccounts(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  for (let at = 0; at < pairs.length; at += 5000)
    await tx
      .insert(leaveAccounts)
      .values(pairs.slice(at, at + 5000))
      .onConflictDoNothing()
}

/** Posts what the rules bring up to a day. The employees are locked. */
async function post(tx: Tx, list: readonly Employee[], day: string): Promise<KindAccount[]> {
  const accounts = await readAccounts(tx, list, day)
  const due = accounts.filter(({ postedTo }) => postedTo === null || postedTo < day)
  if (due.length === 0) return accounts
  const entries = due.flatMap((account) => dueTo(account, day).map((entry) => ({ ...entry, employeeId: account.employeeId, kindId: account.kindId })))
  await addAll(tx, entries)
  await tx
    .update(leaveAccounts)
    .set({ postedTo: day })
    .where(
      and(
        inArray(
          leaveAccounts.employeeId,
          list.map(({ id }) => id),
        ),
        or(isNull(leaveAccounts.postedTo), lt(leaveAccounts.postedTo, day)),
      ),
    )
  return accounts.map((account) => {
    const own = entries.filter(({ employeeId, kindId }) => employeeId === account.employeeId && kindId === account.kindId)
    return { ...account, postedTo: account.postedTo !== null && account.postedTo > day ? account.postedTo : day, ledger: [...account.ledger, ...own] }
  })
}

/**
 * Whoever writes somebody's leave waits here for whoever else does, and finds the ledger posted up to today: so what follows does
 * not depend on when the job came by.
 */
export async function lockLeave(
  app: Pick<App, 'settings'>,
  tx: Tx,
  employeeId: number,
): Promise<{ employee: Employee; accounts: KindAccount[]; today: string }> {
  const [employee] = await tx.select().from(employees).where(eq(employees.id, employeeId)).for('no key update')
  if (!employee) throw notFound('employee')
  const today = todayIn(app.settings)
  return { employee, accounts: await post(tx, [employee], today), today }
}

const AT_ONCE = 100

/** Everybody's ledger up to today. What another process is at is left to it; each entry has a key, so that nothing is posted twice. */
export async function postDueLeave(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const due = await app.db
    .selectDistinct({ id: leaveAccounts.employeeId })
    .from(leaveAccounts)
    .where(or(isNull(leaveAccounts.postedTo), lt(leaveAccounts.postedTo, today)))
    .orderBy(asc(leaveAccounts.employeeId))
  const batches = Array.from({ length: Math.ceil(due.length / AT_ONCE) }, (_, at) => due.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(({ id }) => id))
  return eachAlone('leave-ledger', batches, (ids) =>
    app.db.transaction(async (tx) => {
      const list = await tx.select().from(employees).where(inArray(employees.id, ids)).orderBy(asc(employees.id)).for('no key update', { skipLocked: true })
      await post(tx, list, today)
    }),
  )
}

export const postLeaveByTheHour = (app: App) => app.jobs.work('leave-ledger', async () => void (await postDueLeave(app)), { cron: '5 * * * *' })
