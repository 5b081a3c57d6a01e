import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'

/** A kind of record that holds files. */
export type FileOwner = {
  /** Whether such a record holds this file. */
  holds: (fileId: SQLWrapper) => SQL
  /** Whether somebody who wants to read a file that it holds may. */
  opens: (db: Database, fileId: number, caller: Caller, today: string) => Promise<boolean>
}

/** That one of these columns names the file; each is looked at by its index. */
export const namedIn =
  (...columns: readonly PgColumn[]): FileOwner['holds'] =>
  (fileId) =>
    sql`(${sql.join(
      columns.map((column) => sql`exists (select from ${sql.identifier(getTableName(column.table))} where ${column} = ${fileId})`),
      sql` or `,
    )})`
