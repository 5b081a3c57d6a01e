import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type HeldFolder, holdFolder } from '../start/dataFolder.ts'
import { unusable } from './databaseRefusal.ts'
import { startEmbedded } from './embedded.ts'
import { repeatingOnce } from './repeatOnce.ts'

/** What is read from; a transaction too, for whoever only reads. */
export type Database = PgDatabase<NodePgQueryResultHKT>
/** A transaction; whatever a write does, it does through this. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The oldest PostgreSQL that knows all of our SQL. */
const OLDEST = 15

/** Several reads of one moment. PostgreSQL refuses locks and writes in it, so that a reader never holds up a writer. */
export const reading = <Answer>(db: Database, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction(read, { accessMode: 'read only', isolationLevel: 'repeatable read' })

/** The same for what nobody waits long for: a statement that takes longer is cut. */
export const readingWithin = <Answer>(db: Database, milliseconds: number, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  reading(db, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`)
    return read(tx)
  })

/** A pool on one PostgreSQL. Statements that hang are cut, so that a lost lock never holds a person up for ever. */
export function connect(url: string, max = 10) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    // A new one costs as much as several calls, and knows no plans; one that is kept for nobody costs 10 MB.
    idleTimeoutMillis: 60_000,
  })
  // A lost idle connection is replaced by the pool; without this listener it would end the process.
  pool.on('error', () => undefined)
  // So is one that is lost in the middle of a transaction: its next query says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: repeatingOnce(drizzle(pool, { casing: 'snake_case' })), pool }
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>
type Opening = { databaseUrl: string | null; dataDir: string; poolSize: number }
type Options = {
  /** The data folder, when it is held already. */
  held?: HeldFolder | null
  /** Hears that the embedded database died and cannot be started again. */
  onLost?: (reason: Error) => void
}

/** Opens the configured or the embedded database as it is; `startAlone` brings it to the newest migration. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: Opening, { held, onLost = rethrow }: Options = {}) {
  if (databaseUrl) await tryConnection(databaseUrl)
  const embedded = databaseUrl ? null : await startEmbedded(held ?? holdFolder(dataDir), onLost)
  const url = databaseUrl ?? embedded?.url ?? ''
  const { db, pool } = connect(url, poolSize)
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  return { db, pool, url, close }
}

const rethrow = (reason: Error) => {
  throw reason
}

/** Refuses an address at which no PostgreSQL that is new enough lets us in, saying why. */
async function tryConnection(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version ?? ''
    if (Number.parseInt(version, 10) < OLDEST) throw new Error(`PostgreSQL ${OLDEST} or newer is needed, this is ${version}`)
  } catch (error) {
    throw unusable(url, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
