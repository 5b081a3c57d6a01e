import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { ApplicationStatus } from '../../../src/machines/lifecycles/application.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { reading } from '../../platform/db/database.ts'
import { joined, narrowed } from '../../platform/db/narrowed.ts'
import { prepared, someIds } from '../../platform/db/prepared.ts'
import { applicationsVisibleTo, seesAll } from '../../records/applications.ts'
import { waitingStatuses } from '../../records/timeLimits.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicationRanks, applicationTotals } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { columnsUnder } from './listApplications.ts'
import { byRank } from './listSource.ts'
import { searched } from './lookFor.ts'
import { readForLists } from './readForLists.ts'

type Schemas = components['schemas']
type Asked = Schemas['BoardCriteria']

/** So many cards of a column come at once. */
const CARDS = 20
/** So many are counted one by one; of more the board says "more than". */
const COUNTED = 1000
/** So many that filters leave are gathered at once; of more each column meets its first ones soon on its way. */
const GATHERED = 10_000
/** Whether a row is found by words takes longer to tell, so that meeting some pays only among more. */
const SEARCHED = 15_000

/** One column: how many stand in it, and which cards are shown. */
type Placed = Pick<Schemas['BoardColumn'], 'status' | 'total' | 'more' | 'over' | 'moreOver'> & { ids: number[] }

const shownOf = shownTo((person) => ({
  id: applications.id,
  requisitionId: applications.requisitionId,
  applicantName: person.name,
  positionTitle: requisitions.positionTitle,
  departmentId: requisitions.departmentId,
  status: applications.status,
  statusSince: applications.statusSince,
  profileScore: applicationRanks.profileScore,
  version: applications.version,
}))
const { joins, needs: always } = byRank
const { applicationId: id, status, profileScore } = applicationRanks
const byScore = [sql`${desc(profileScore)} nulls last`, desc(id)]

export const boardHandlers = (app: App) =>
  ({
    readApplicationBoard: async ({ body, caller }) => ({ data: { columns: await readBoard(app, caller, body) } }),
  }) satisfies Partial<Handlers<operations>>

/** The open applications by status: how many, how many over their limit, and of each a page of cards: over the limit first, then by score. */
async function readBoard({ db, settings }: App, caller: Caller, { status: only, page = 1, ...criteria }: Asked): Promise<Schemas['BoardColumn'][]> {
  const { limits, blind } = await readForLists(db, settings, caller)
  const columns = columnsUnder(db, limits, caller, blind, byRank)
  const shown = shownOf(caller)
  const { condition, needs, isSearched, rows } = await narrowed({
    db,
    joins,
    needs: always,
    criteria,
    columns,
    settings,
    search: searched(db, caller, { most: SEARCHED }, byRank),
    where: applicationsVisibleTo(caller),
  })
  const statuses = only ? [only] : waitingStatuses
  const before = (page - 1) * CARDS
  const most = before + CARDS
  const found = (status: ApplicationStatus, further?: SQL) =>
    joined(db.select({ id, score: profileScore }).from(applicationRanks).$dynamic(), joins, needs).where(
      and(eq(applicationRanks.status, status), further, condition),
    )
  const overIn = (status: ApplicationStatus) => limits.over(db, [status], byRank)

  // What is common is not gathered first, to find out that there is too much of it.
  const placed = (condition && !rows.includes('common') ? await gathered() : null) ?? (await (isSearched ? metByWords() : met()))
  const byIds = prepared(db, shown, () =>
    db
      .select(shown)
      .from(applications)
      .innerJoin(applicationRanks, eq(applicationRanks.applicationId, applications.id))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(sql`${applications.id} = any(${sql.placeholder('ids')}::int[])`),
  )
  const ids = placed.flatMap((column) => column.ids)
  const read = ids.length === 0 ? [] : await byIds.execute({ ids: someIds(ids) })
  const cards = new Map(
    read.map(({ departmentId, statusSince, ...row }) => [row.id, { ...row, inStatus: limits.standing({ ...row, departmentId, statusSince }) }]),
  )
  return placed.map(({ ids: own, ...column }) => ({
    ...column,
    limit: limits.everywhere(column.status),
    cards: own.flatMap((id) => cards.get(id) ?? []),
  }))

  /** All that a search or filters leave, put in order and counted at once; nothing where they leave many. */
  async function gathered(): Promise<Placed[] | null> {
    const enough = isSearched ? SEARCHED : GATHERED
    const found = joined(
      db
        .select({ id: sql`${id}`.as('id'), status, score: sql`${profileScore}`.as('score'), late: sql`${limits.over(db, statuses, byRank)}`.as('late') })
        .from(applicationRanks)
        .$dynamic(),
      joins,
      needs,
    )
      .where(and(inArray(status, statuses), condition))
      .limit(enough + 1)
    // Of each column the first card tells how many there are, also on a page behind the last one.
    const { rows } = await db.execute<{ id: number; status: ApplicationStatus; total: number; over: number; place: number; all: number }>(sql`
      select id, status, total, over, place, all_found as all from (
        select id, status, count(*) over ()::int as all_found, count(*) over of_status::int as total, (count(*) filter (where late) over of_status)::int as over,
          (row_number() over (partition by status order by late desc, score desc nulls last, id desc))::int as place
        from (${found}) found window of_status as (partition by status)
      ) placed where place = 1 or place > ${before} and place <= ${most} order by status, place`)
    if (rows[0] && rows[0].all > enough) return null
    const cards = Map.groupBy(rows, (one) => one.status)
    return statuses.map((of) => {
      const own = cards.get(of) ?? []
      const { total = 0, over = 0 } = own[0] ?? {}
      return { status: of, total, more: false, over, moreOver: false, ids: own.filter(({ place }) => place > before).map((one) => one.id) }
    })
  }

  /** Of many applications each column counts as far as it says, and meets its first cards on the way through their order. */
  async function met(): Promise<Placed[]> {
    const kept = seesAll(caller) && !condition ? await keptCounts() : null
    const numberOf = (query: SQL) => sql`(select count(*)::int from (${query}) few)`
    const counting = statuses.map((status) => {
      const total = kept ? sql`${kept.get(status) ?? 0}::int` : numberOf(sql`${found(status).limit(COUNTED + 1)}`)
      return sql`(select ${status}::text as status, ${total} as total, ${numberOf(sql`${found(status, overIn(status)).limit(COUNTED + 1)}`)} as over)`
    })
    const { rows: counts } = await step<{ status: ApplicationStatus; total: number; over: number }>(sql.join(counting, sql` union all `))
    const parts = counts.filter(({ total }) => total > before).map(({ status, over }) => cardsOf(status, over))
    const { rows: places } = parts.length === 0 ? { rows: [] } : await step<{ id: number; status: ApplicationStatus }>(sql.join(parts, sql` union all `))
    return counts.map(({ status, total, over }) => ({
      status,
      total: kept ? total : Math.min(total, COUNTED),
      more: !kept && total > COUNTED,
      over: Math.min(over, COUNTED),
      moreOver: over > COUNTED,
      ids: places.filter((place) => place.status === status).map(({ id }) => id),
    }))
  }

  /** What common words find is met once: each column counts what it shows, and says whether there is more. */
  async function metByWords(): Promise<Placed[]> {
    const best = (status: ApplicationStatus, further: SQL, late: boolean) =>
      sql`(select application_id as id, ${status}::text as status, ${late}::boolean as late from (${found(status, further)
        .orderBy(...byScore)
        .limit(most + 1)}) best)`
    // One after the other: whoever is not over the limit is looked for only where too few are.
    const parts = statuses.map((status) => sql`(${best(status, overIn(status), true)} union all ${best(status, not(overIn(status)), false)} limit ${most + 1})`)
    const { rows: cards } = await step<{ id: number; status: ApplicationStatus; late: boolean }>(sql.join(parts, sql` union all `))
    return statuses.map((status) => {
      const own = cards.filter((card) => card.status === status)
      const over = own.filter(({ late }) => late).length
      const shown = own.slice(0, most)
      return {
        status,
        total: shown.length,
        more: own.length > most,
        over: Math.min(over, most),
        moreOver: over > most,
        ids: shown.slice(before).map(({ id }) => id),
      }
    })
  }

  /**
   * Each part ends as soon as it has met enough: gathering first, for each of them anew, all that a search finds would take much longer, and so
   * would more processes for each.
   */
  async function step<Row extends Record<string, unknown>>(query: SQL) {
    if (needs.length === always.length) return db.execute<Row>(query)
    return reading(db, async (tx) => {
      await tx.execute(
        sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      )
      return tx.execute<Row>(query)
    })
  }

  async function keptCounts() {
    const list = await db
      .select({ status: applicationTotals.status, total: sql<number>`sum(${applicationTotals.total})::int` })
      .from(applicationTotals)
      .where(inArray(applicationTotals.status, statuses))
      .groupBy(applicationTotals.status)
    return new Map(list.map((one) => [one.status, one.total]))
  }

  /** One page of a column: first who is over the limit, few of whom are gathered and then put in order. */
  function cardsOf(status: ApplicationStatus, over: number): SQL {
    const best = (further: SQL, areFew: boolean) => {
      const query = found(status, further)
      if (!areFew) return sql`(${query.orderBy(...byScore).limit(most)})`
      return sql`(select application_id, profile_score from (${query} offset 0) gathered order by profile_score desc nulls last, application_id desc limit ${most})`
    }
    const late = over > 0 ? sql`select application_id, profile_score, true as late from ${best(overIn(status), over <= COUNTED)} late` : undefined
    const rest = over < most ? sql`select application_id, profile_score, false as late from ${best(not(overIn(status)), false)} rest` : undefined
    const both = sql.join(
      [late, rest].flatMap((part) => part ?? []),
      sql` union all `,
    )
    return sql`(select application_id as id, ${status}::text as status from (${both}) cards order by late desc, profile_score desc nulls last, application_id desc offset ${before} limit ${CARDS})`
  }
}
