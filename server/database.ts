import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { repeatingOnce } from './repeat.ts'

export type Database = ReturnType<typeof connect>['db']
/** A transaction; whatever a write does, it does through this. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Several reads of one moment. PostgreSQL refuses locks and writes in it, so that a reader never holds up a writer. */
export const reading = <Answer>(db: Database, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction(read, { accessMode: 'read only', isolationLevel: 'repeatable read' })

/** A pool on one PostgreSQL. Statements that hang are cut, so that a lost lock never holds a person up for ever. */
export function connect(url: string, max = 10) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
  })
  // A lost idle connection is replaced by the pool; without this listener it would end the process.
  pool.on('error', () => undefined)
  // So is one that is lost in the middle of a transaction: its next query says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: repeatingOnce(drizzle(pool, { casing: 'snake_case' })), pool }
}

/** Opens the configured or the embedded database and brings it to the newest migration. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: { databaseUrl: string | null; dataDir: string; poolSize: number }) {
  const embedded = databaseUrl ? null : await startEmbedded(dataDir)
  const url = databaseUrl ?? embedded?.url ?? ''
  const { db, pool } = connect(url, poolSize)
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, url, close }
}
