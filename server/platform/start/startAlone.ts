import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { unusable } from '../db/databaseRefusal.ts'

/** The key of the advisory lock under which a process starts. */
const STARTING = 7_300

/**
 * Brings the database to the newest migration and does `work`, while no other process starts on it: keys, seeds, sample data, the
 * first manager and the tables of jobs are made once, however many processes begin at the same time. The lock lives on a
 * connection of its own, on which nothing is cut short: a migration of a full database may take minutes.
 */
export async function startAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  const lost = new Promise<never>((_, reject) => client.on('error', reject))
  // It matters only while there is work.
  lost.catch(() => undefined)
  try {
    await client.connect()
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${limit} = 0`)
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [STARTING])
    if (!rows[0]?.mine) {
      console.log('Another process starts on this database; waiting for it …')
      await client.query('select pg_advisory_lock($1)', [STARTING])
    }
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: join(import.meta.dirname, '../../migrations') }).catch((error: unknown) => {
      throw refusedBy(error) ? unusable(url, error) : error
    })
    return await Promise.race([work(), lost])
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What a database refuses for being somebody else's; anything else is a fault of a migration. */
const refusedBy = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['42501', '0A000', '58P01', '42P07', '42710'].includes(String(error.cause.code))
