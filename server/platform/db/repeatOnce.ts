import { setTimeout as pause } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { codesOf } from '../http/outage.ts'

/** PostgreSQL ended the transaction for the sake of another one: a deadlock, or two that cannot both have been first. */
const VICTIM = ['40P01', '40001']

/**
 * How long the victim of a deadlock lets the other one go first, in ms. At once it could take the contested row again
 * before PostgreSQL has woken the other one, and both would stand as before. A random part keeps several victims apart.
 */
const givingWay = () => 200 + Math.random() * 200

/**
 * Lets every transaction begin anew once when PostgreSQL ended it for the sake of another. Nothing of it was kept then,
 * so what a transaction does must lie in the database alone: bytes, mails and answers come before or after it.
 */
export function repeatingOnce<Db extends NodePgDatabase>(db: Db): Db {
  const transact: NodePgDatabase['transaction'] = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    try {
      return await transact(work, config)
    } catch (error) {
      if (!codesOf(error).some((code) => VICTIM.includes(code))) throw error
      await pause(givingWay())
      return transact(work, config)
    }
  }
  return db
}
