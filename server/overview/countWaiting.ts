import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates, forLetters } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { planned, prepared } from '../platform/db/prepared.ts'
import { has } from '../platform/http/permissions.ts'
import { notArchived, visibleTo } from '../records/requisitions.ts'
import { isExpired } from '../requisitions/listRequisitions.ts'
import { applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'

/** So many are counted one by one; this number stands for all that are more. */
const COUNTED = 1000

const numberOf = (statuses: ApplicationStatus[]): SQL<number> =>
  sql<number>`(select count(*)::int from (select from ${applications} where ${inArray(applications.status, statuses)} limit ${sql.raw(String(COUNTED))}) few)`

const fresh = tagged(applicationStates, 'new')

/** What stands beside the entries of the menu: one statement, whose cost does not grow with the applications. */
export async function countWaiting(db: Database, caller: Caller): Promise<components['schemas']['WaitingWork']> {
  const [screens, writesLetters] = [has(caller, 'SHORTLISTING'), has(caller, 'ONBOARDING')]
  if (!screens && !writesLetters) return { applications: null, letters: null }
  const [found] = await prepared(db, countWaiting, () =>
    db.select({ applications: numberOf(fresh), letters: numberOf(forLetters) }).from(sql`(select) one`),
  ).execute()
  return { applications: screens ? found!.applications : null, letters: writesLetters ? found!.letters : null }
}

/** How many requisitions have expired, of those that the person sees. */
export async function countExpired(db: Database, caller: Caller, today: string): Promise<number> {
  const few = db
    .select({ id: requisitions.id })
    .from(requisitions)
    .where(and(visibleTo(caller), notArchived, isExpired(today)))
    .limit(COUNTED)
    .as('few')
  const [found] = await planned(db.select({ total: sql<number>`count(*)::int` }).from(few))
  return found?.total ?? 0
}
