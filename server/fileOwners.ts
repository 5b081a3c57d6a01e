import type { Caller } from './contract.ts'
import type { Database } from './database.ts'

/** What the record that holds a file says to somebody who wants to read it; null when it does not hold the file. */
export type FileOwner = (db: Database, fileId: number, caller: Caller) => Promise<'may' | 'mayNot' | null>

/** Every kind of record that holds files, one line each. A file that none of them holds is its uploader's alone. */
export const fileOwners: FileOwner[] = []

export async function mayRead(db: Database, file: { id: number; ownerAccountId: number | null; claimed: boolean }, caller: Caller): Promise<boolean> {
  const answers = await Promise.all(fileOwners.map((owner) => owner(db, file.id, caller)))
  if (answers.some((answer) => answer !== null)) return answers.includes('may')
  return !file.claimed && file.ownerAccountId === caller.accountId
}
