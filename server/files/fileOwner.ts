import type { Caller } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'

/** What the record that holds a file says to somebody who wants to read it; null when it does not hold the file. */
export type FileOwner = (db: Database, fileId: number, caller: Caller, today: string) => Promise<'may' | 'mayNot' | null>
