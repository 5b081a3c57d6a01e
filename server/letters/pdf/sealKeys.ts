import { desc, gt, sql } from 'drizzle-orm'
import { companyName } from '../../platform/company.ts'
import type { App } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { sealKeys } from '../../tables/letters.ts'
import type { SealKey } from './seal.ts'

/** The key of the advisory lock under which a new key is made. */
const MAKING = 7_304
const DAY = 86_400_000
/** So long before its end a key makes way for the next one: no copy is sealed with a key that ends tomorrow. */
const REPLACED_BEFORE = 30 * DAY
/** So long before its end people are told. */
const TOLD_BEFORE = 60 * DAY

type Key = typeof sealKeys.$inferSelect

const newest = async (db: Database | Tx, endsAfter: Date): Promise<Key | undefined> => {
  const [key] = await db.select().from(sealKeys).where(gt(sealKeys.endsAt, endsAfter)).orderBy(desc(sealKeys.id)).limit(1)
  return key
}

/** The key that seals now. The first one is made when it is first needed, the next one a month before the last one ends. */
export async function presentKey({ db }: Pick<App, 'db'>, now = new Date()): Promise<Key> {
  const until = new Date(now.getTime() + REPLACED_BEFORE)
  const key = await newest(db, until)
  if (key) return key
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MAKING})`)
    const made = await newest(tx, until)
    if (made) return made
    // Once in years: what it stands on is not held in memory before.
    const { makeSealKey } = await import('./seal.ts')
    const [first] = await tx
      .insert(sealKeys)
      .values(await makeSealKey(await companyName(tx), now))
      .returning()
    return first!
  })
}

/** Every key that copies were sealed with, the newest first. */
export const everyKey = (db: Database | Tx): Promise<SealKey[]> => db.select({ p12: sealKeys.p12 }).from(sealKeys).orderBy(desc(sealKeys.id))

/** The key in use when its end is near: from then until it has made way for the next one. */
export async function endingKey(db: Database | Tx, now = new Date()): Promise<Key | null> {
  const [key] = await prepared(db, endingKey, () => db.select().from(sealKeys).orderBy(desc(sealKeys.id)).limit(1)).execute()
  return key && key.endsAt.getTime() - now.getTime() < TOLD_BEFORE ? key : null
}
