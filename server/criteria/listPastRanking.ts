import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { rangeOf, todayIn } from '../platform/days.ts'
import type { Database } from '../platform/db/database.ts'
import type { Criteria, ListColumns } from '../platform/db/listColumns.ts'
import type { Joins } from '../platform/db/narrowed.ts'
import { page } from '../platform/db/page.ts'
import { wrongField } from '../platform/http/problem.ts'
import type { Settings } from '../platform/settings.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { pastRanking, standingOf } from '../records/scoring/pastScores.ts'
import { namedTo, personTo } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'
import { asTheyAre, exportList } from '../workbooks/exportList.ts'
import { namesOf } from './tryWeights.ts'

type Ranked = components['schemas']['PastRanked']

/** Nothing was recorded before; the database does not know every day that can be written. */
const EARLIEST = '2000-01-01'

const exported = asTheyAre<Ranked>('id', 'rank', 'rankNow', 'applicantName', 'status', 'score', 'formula')

export const pastRankingListHandlers = (app: App) =>
  ({
    findPastRanking: ({ caller, params, query: { day }, body }) => listPastRanking(app, caller, params.id, day, body),
    exportPastRanking: async (call) => {
      const { caller, params, query } = call
      // Of a requisition that the caller may not see nothing is said of the columns either.
      await readRequisition(app.db, caller, params.id)
      return exportList(app.settings, call, `Ranking ${params.id} ${query.day}`, exported, (criteria) =>
        listPastRanking(app, caller, params.id, query.day, criteria),
      )
    },
  }) satisfies Pick<Handlers<operations>, 'findPastRanking' | 'exportPastRanking'>

/** The first moment after a day; a day to come has no ranking yet. */
export function endOf(day: string, settings: Settings): Date {
  if (day > todayIn(settings)) throw wrongField('day', 'Choose today or a day before it.')
  return rangeOf(day < EARLIEST ? EARLIEST : day, settings).before
}

async function listPastRanking({ db, settings }: App, caller: Caller, requisitionId: number, day: string, criteria: Criteria) {
  const { id } = await readRequisition(db, caller, requisitionId)
  const before = endOf(day, settings)
  const readable = and(namedTo(caller), applicationsVisibleTo(caller))
  const joins: Joins = {
    past: { table: pastRanking(id, before), on: sql`past.application_id = ${applications.id}` },
    applicants: { table: applicants, on: eq(applicants.id, applications.applicantId) },
  }
  const name = personTo(caller).name
  const found = await page<{ id: number }>({
    db,
    table: applications,
    joins,
    needs: ['past'],
    criteria: { ...criteria, sort: criteria.sort ?? 'rank' },
    columns: columnsFor(readable),
    settings,
    // Who may not know somebody does not find them by their name either.
    search: [readable ? sql`case when ${readable} then ${name} end` : name],
    shown: { id: applications.id },
    named: sql`past.row`,
  })
  const ids = found.responseDataList.map((one) => one.id)
  return { responseDataList: await presentRanked(db, caller, id, before, ids), paging: found.paging }
}

/** What may be sorted and filtered. Who is not known by name stands where the ranking has them. */
const columnsFor = (readable: SQL | undefined): ListColumns => ({
  id: { sql: applications.id, kind: 'number', readable, unread: sql`past.row` },
  rank: { sql: sql`past.row`, kind: 'number', filteredBy: sql`past.rank` },
  rankNow: { sql: sql`past.rank_now`, kind: 'number' },
  applicantName: { sql: applicants.sortName, kind: 'name', needs: ['applicants'], readable, unread: sql`past.row` },
  status: { sql: sql`past.status`, kind: 'select' },
  score: { sql: sql`past.score`, kind: 'number' },
  formula: { sql: sql`past.formula`, kind: 'number' },
})

/** These of the ranking, in the order of the numbers; without a name where this person may not see the candidate. */
export async function presentRanked(db: Database, caller: Caller, requisitionId: number, before: Date, ids: readonly number[]): Promise<Ranked[]> {
  const [standing, names] = [await standingOf(db, requisitionId, before, ids), await namesOf(db, caller, [...ids])]
  return ids.flatMap((one) => {
    const found = standing.get(one)
    if (!found) return []
    const { row, id, ...rest } = found
    return [{ ...rest, id: row, applicationId: names.has(id) ? id : null, applicantName: names.get(id) ?? null }]
  })
}
