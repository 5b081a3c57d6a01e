import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type ApplicationStatus, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { hasApproved, hasDeclined } from '../../src/machines/lifecycles/approval.ts'
import { isArchived, type RequisitionEvent, type RequisitionFacts, requisitionLifecycle, requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { countApplications, selectedOrLater } from '../../src/machines/lifecycles/requisitionCounts.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared, someIds } from '../platform/db/prepared.ts'
import type { Transitions } from '../platform/lifecycle/transition.ts'
import { applicationCounts } from '../tables/applicationDetails.ts'
import { applications } from '../tables/applications.ts'
import { approvals } from '../tables/approvals.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { statusHistory } from '../tables/platform.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations, requisitions } from '../tables/requisitions.ts'
import { formSections, progressOf } from './progress.ts'
import type { Requisition } from './requisitions.ts'

type Asked = { accountId: number; status: typeof approvals.$inferSelect.status }

/** Requisitions take their events. */
export const requisitionTransitions: Transitions<Requisition, RequisitionFacts, RequisitionEvent, Pick<Requisition, 'requestDate'>> = {
  lifecycle: requisitionLifecycle,
  belongsTo: ({ id }) => ({ requisitionId: id }),
  facts: requisitionFacts,
  update: (tx, { id }, columns) => tx.update(requisitions).set(columns).where(eq(requisitions.id, id)).returning(),
}

/** What the lifecycle of a requisition looks at, counted from what stands in the database now. */
export async function requisitionFacts(db: Database | Tx, row: Requisition): Promise<RequisitionFacts> {
  return (await factsOfSeveral(db, [row]))(row)
}

type Facts = { id: number; asked: Asked[] | null; counts: Partial<Record<ApplicationStatus, number>> | null; last: ApplicationStatus | null }

/**
 * The same for several at once; one query however many they are. Which application ended last is looked up by the newest of
 * each status: whoever was hired after somebody declined is no declined one.
 */
export async function factsOfSeveral(db: Database | Tx, rows: readonly Requisition[]): Promise<(row: Requisition) => RequisitionFacts> {
  const list = await prepared(db, factsOfSeveral, () =>
    db
      .select({
        id: sql<Facts['id']>`one.id`,
        asked: sql<
          Facts['asked']
        >`(select json_agg(json_build_object('accountId', p.account_id, 'status', p.status)) from ${approvals} p where p.requisition_id = one.id)`,
        counts: sql<Facts['counts']>`(select json_object_agg(c.status, c.total) from ${applicationCounts} c where c.requisition_id = one.id and c.total > 0)`,
        last: sql<Facts['last']>`(select newest.status from unnest(${sql.param(ended)}::text[]) ended(status) cross join lateral (
        select a.status, a.status_since, a.id from ${applications} a where a.requisition_id = one.id and a.status = ended.status order by a.status_since desc limit 1) newest
        order by newest.status_since desc, newest.id desc limit 1)`,
      })
      .from(sql`${requisitions} one`)
      .where(sql`one.id = any(${sql.placeholder('ids')}::int[])`),
  ).execute({ ids: someIds(rows.map(({ id }) => id)) })
  const of = new Map(list.map((one) => [one.id, one]))
  const before = await statusesBefore(db, rows)
  return (row) => {
    const { asked, counts, last } = of.get(row.id)!
    return {
      sectionsAreComplete: row.progress === 'COMPLETED',
      ...approvalCounts(asked ?? [], row),
      openings: row.openings,
      ...countApplications(new Map(Object.entries(counts ?? {}) as [ApplicationStatus, number][]), last),
      archivedFrom: before.get(row.id) ?? null,
    }
  }
}
const ended = [...tagged(applicationStates, 'over'), ...tagged(applicationStates, 'hired')]

function approvalCounts(list: readonly Asked[], row: Requisition) {
  return {
    approvals: list.length,
    approversBesideOwner: list.filter((one) => one.accountId !== row.ownerId).length,
    approved: list.filter((one) => hasApproved(one.status)).length,
    declined: list.filter((one) => hasDeclined(one.status)).length,
  }
}

export const countsOf = async (db: Database | Tx, requisitionId: number) => (await countsOfSeveral(db, [requisitionId]))(requisitionId)

/** How many applications of these requisitions stand where, as the writes keep it. */
export async function countsOfSeveral(db: Database | Tx, ids: number[]) {
  const list = await prepared(db, countsOfSeveral, () =>
    db
      .select()
      .from(applicationCounts)
      .where(and(sql`${applicationCounts.requisitionId} = any(${sql.placeholder('ids')}::int[])`, gt(applicationCounts.total, 0))),
  ).execute({ ids: someIds(ids) })
  return (id: number) => new Map(list.filter(({ requisitionId }) => requisitionId === id).map((one) => [one.status, one.total]))
}

/** Where the archived ones among these stood before. */
async function statusesBefore(db: Database | Tx, rows: readonly Requisition[]) {
  const ids = rows.filter(({ status }) => isArchived(status)).map(({ id }) => id)
  if (ids.length === 0) return new Map<number, Requisition['status']>()
  const { entity, entityId, fromStatus, toStatus } = statusHistory
  const found = await db
    .selectDistinctOn([entityId], { id: entityId, status: sql<Requisition['status']>`${fromStatus}` })
    .from(statusHistory)
    .where(and(eq(entity, 'requisition'), inArray(entityId, ids), inArray(toStatus, tagged(requisitionStates, 'archived'))))
    .orderBy(entityId, desc(statusHistory.id))
  return new Map(found.map(({ id, status }) => [id, status]))
}

/** Whether somebody is selected, which freezes the weights. */
export const weightsAreFrozen = async (db: Database | Tx, requisitionId: number): Promise<boolean> => freezesWeights(await countsOf(db, requisitionId))
export const freezesWeights = (counts: ReadonlyMap<ApplicationStatus, number>): boolean => selectedOrLater.some((status) => (counts.get(status) ?? 0) > 0)

/** The sections that have a table of their own; the others' criteria stand in one. */
export const sectionTables = { location: requisitionLocations, financial: requisitionFinancials, experience: requisitionExperiences }

/** Progress as it is now, section by section. */
export async function readProgress(db: Database | Tx, row: Requisition) {
  const { requisitionId, section } = requisitionCriteria
  const counts = [
    sql`select ${section} as section, count(*)::int as rows from ${requisitionCriteria} where ${requisitionId} = ${row.id} group by ${section}`,
    ...Object.entries(sectionTables).map(([name, table]) => sql`select ${name}, count(*)::int from ${table} where ${table.requisitionId} = ${row.id}`),
  ]
  const { rows } = await db.execute<{ section: keyof typeof formSections; rows: number }>(sql.join(counts, sql` union all `))
  return progressOf({ position: row, counts: Object.fromEntries(rows.map((one) => [formSections[one.section], one.rows])), noneNeeded: row.noneNeeded })
}

/** After a write to a section progress is counted and the first place found again, for the list and for the lifecycle. */
export async function recountProgress(tx: Tx, row: Requisition): Promise<void> {
  const { progress, percent } = await readProgress(tx, row)
  const { cityId, requisitionId } = requisitionLocations
  const first = sql`(select ${cityId} from ${requisitionLocations} where ${requisitionId} = ${row.id} order by ${requisitionLocations.id} limit 1)`
  await tx.update(requisitions).set({ progress, progressPercent: percent, cityId: first }).where(eq(requisitions.id, row.id))
}
