import { eq, inArray } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App } from '../../platform/context.ts'
import { daysAfter } from '../../platform/days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { accounts } from '../../tables/accounts.ts'
import { accountCalendars } from '../../tables/calendars.ts'
import { busyOf, standardWeek } from '../accountWeeks.ts'
import { daysTaken } from '../findFreeTimes.ts'
import { type OpenTimes, openTimes, rangeOfRules, type TimeRules } from './openTimes.ts'

/** A day of any clock that has a part in the range ends within so long of it, with the widest buffer. */
const AROUND = 2 * 86_400_000

type For = { applicationId: number | null; interviewId?: number | undefined }
/** When these people could hold the interview by the rules, for a candidate or for anybody; `interviewId` is one that would be moved. */
export async function offeredTimes(app: App, db: Database | Tx, rules: TimeRules, interviewerIds: readonly number[], who: For): Promise<OpenTimes> {
  const people = await db
    .select({ person: accounts, week: accountCalendars })
    .from(accounts)
    .leftJoin(accountCalendars, eq(accountCalendars.accountId, accounts.id))
    .where(inArray(accounts.id, [...interviewerIds]))
  const able = people.filter(({ person }) => isTagged(accountStates, person.status, 'maySignIn') && isStaff(person))
  // Without one of them there is no such interview.
  if (able.length < interviewerIds.length) return openTimes(rules, [], new Set(), Date.now())
  const range = rangeOfRules(rules)
  const busy = await busyOf({ db, settings: app.settings }, interviewerIds, { from: range.from - AROUND, to: range.to + AROUND }, who.interviewId)
  const taken = who.applicationId ? await daysTaken(db, who.applicationId, daysAfter(rules.firstDay, -1), who.interviewId) : new Set<string>()
  return openTimes(
    rules,
    able.map(({ person, week }) => ({ week: week ?? standardWeek(app), busy: busy.get(person.id) ?? [] })),
    taken,
    Date.now(),
  )
}
