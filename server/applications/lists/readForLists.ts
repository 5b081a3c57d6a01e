import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Settings } from '../../platform/settings.ts'
import { blindIds } from '../../records/blind.ts'
import { allLimits, limitsOn } from '../../records/timeLimits.ts'

/** What every list of applications has to know before it is read, in one statement: the time limits, and whose review score is kept from the reader. */
export async function readForLists(db: Database, settings: Pick<Settings, 'timeZone'>, { accountId }: Pick<Caller, 'accountId'>) {
  const [found] = await prepared(db, readForLists, () =>
    db.select({ limits: allLimits, blind: blindIds(sql.placeholder('accountId')) }).from(sql`(select) one`),
  ).execute({ accountId })
  return { limits: limitsOn(found!.limits, settings), blind: found!.blind }
}
