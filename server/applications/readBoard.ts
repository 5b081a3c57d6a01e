import { and, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { ApplicationStatus } from '../../src/machines/lifecycles/application.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { reading } from '../platform/db/database.ts'
import { joined, narrowed } from '../platform/db/page.ts'
import { prepared } from '../platform/db/prepared.ts'
import { applicationsVisibleTo, seesAll } from '../records/applications.ts'
import { waitingStatuses } from '../records/timeLimits.ts'
import { shownTo } from '../records/withoutNames.ts'
import { applicants, applicationCounts, applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { columnsUnder, joins, searched } from './listApplications.ts'
import { readForLists } from './readForLists.ts'

type Schemas = components['schemas']
type Asked = Schemas['BoardCriteria']

/** So many are counted one by one; of more the board says "more than". */
const COUNTED = 1000
/** So many that a search and filters leave are gathered at once; of more each column meets its first ones soon on its way. */
const GATHERED = 10_000
/** So many cards of a column come at once. */
const CARDS = 20

type Found = { id: number; status: ApplicationStatus; score: number | null; late: boolean }
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
  profileScore: applications.profileScore,
  version: applications.version,
}))
const byScore = [sql`${desc(applications.profileScore)} nulls last`, desc(applications.id)]

export const boardHandlers = (app: App) =>
  ({
    readApplicationBoard: async ({ body, caller }) => ({ data: { columns: await readBoard(app, caller, body) } }),
  }) satisfies Partial<Handlers<operations>>

/** The open applications by status: how many, how many over their limit, and of each a page of cards: over the limit first, then by score. */
async function readBoard({ db, settings }: App, caller: Caller, { status: only, page = 1, ...criteria }: Asked): Promise<Schemas['BoardColumn'][]> {
  const { limits, blind } = await readForLists(db, settings, caller)
  const columns = columnsUnder(db, limits, caller, blind)
  const shown = shownOf(caller)
  const { condition, needs } = await narrowed({
    db,
    joins,
    criteria,
    columns,
    settings,
    search: searched(db, caller, GATHERED),
    where: applicationsVisibleTo(caller),
  })
  const statuses = only ? [only] : waitingStatuses
  const isNarrowed = condition !== undefined
  const before = (page - 1) * CARDS
  const most = before + CARDS
  const found = (status: ApplicationStatus, further?: SQL) =>
    joined(db.select({ id: applications.id, score: applications.profileScore }).from(applications).$dynamic(), joins, needs).where(
      and(eq(applications.status, status), further, condition),
    )
  const overIn = (status: ApplicationStatus) => limits.over(db, [status])

  const placed = (isNarrowed ? await gathered() : null) ?? (await met())
  const byIds = prepared(db, shown, () =>
    db
      .select(shown)
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .where(sql`${applications.id} = any(${sql.placeholder('ids')}::int[])`),
  )
  const ids = placed.flatMap((column) => column.ids)
  const read = ids.length === 0 ? [] : await byIds.execute({ ids })
  const cards = new Map(
    read.map(({ departmentId, statusSince, ...row }) => [row.id, { ...row, inStatus: limits.standing({ ...row, departmentId, statusSince }) }]),
  )
  return placed.map(({ ids: own, ...column }) => ({
    ...column,
    limit: limits.everywhere(column.status),
    cards: own.flatMap((id) => cards.get(id) ?? []),
  }))

  /** All that a search or filters leave, put in order and counted here; nothing where they leave many. */
  async function gathered(): Promise<Placed[] | null> {
    const { id, status, profileScore: score } = applications
    const list = await joined(
      db
        .select({ id, status, score, late: limits.over(db, statuses) })
        .from(applications)
        .$dynamic(),
      joins,
      needs,
    )
      .where(and(inArray(status, statuses), condition))
      .limit(GATHERED + 1)
    if (list.length > GATHERED) return null
    const columns = Map.groupBy(list as Found[], (one) => one.status)
    return statuses.map((of) => {
      const own = (columns.get(of) ?? []).toSorted((a, b) => Number(b.late) - Number(a.late) || (b.score ?? -1) - (a.score ?? -1) || b.id - a.id)
      const over = own.filter(({ late }) => late).length
      return { status: of, total: own.length, more: false, over, moreOver: false, ids: own.slice(before, most).map((one) => one.id) }
    })
  }

  /** Of many applications each column counts as far as it says, and meets its first cards on the way through their order. */
  async function met(): Promise<Placed[]> {
    const kept = seesAll(caller) && !isNarrowed ? await keptCounts() : null
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

  /** Each part ends as soon as it has met enough: gathering first, for each of them anew, all that a search finds would take much longer. */
  async function step<Row extends Record<string, unknown>>(query: SQL) {
    if (needs.length === 0) return db.execute<Row>(query)
    return reading(db, async (tx) => {
      await tx.execute(sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`)
      return tx.execute<Row>(query)
    })
  }

  async function keptCounts() {
    const list = await db
      .select({ status: applicationCounts.status, total: sql<number>`sum(${applicationCounts.total})::int` })
      .from(applicationCounts)
      .where(and(inArray(applicationCounts.status, statuses), gt(applicationCounts.total, 0)))
      .groupBy(applicationCounts.status)
    return new Map(list.map((one) => [one.status, one.total]))
  }

  /** One page of a column: first who is over the limit, few of whom are gathered and then put in order. */
  function cardsOf(status: ApplicationStatus, over: number): SQL {
    const best = (further: SQL, areFew: boolean) => {
      const query = found(status, further)
      if (!areFew) return sql`(${query.orderBy(...byScore).limit(most)})`
      return sql`(select id, profile_score from (${query} offset 0) gathered order by profile_score desc nulls last, id desc limit ${most})`
    }
    const late = over > 0 ? sql`select id, profile_score, true as late from ${best(overIn(status), over <= COUNTED)} late` : undefined
    const rest = over < most ? sql`select id, profile_score, false as late from ${best(not(overIn(status)), false)} rest` : undefined
    const both = sql.join(
      [late, rest].flatMap((part) => part ?? []),
      sql` union all `,
    )
    return sql`(select id, ${status}::text as status from (${both}) cards order by late desc, profile_score desc nulls last, id desc offset ${before} limit ${CARDS})`
  }
}
