import { count, eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { countApplications } from '../../src/machines/lifecycles/requisitionCounts.ts'
import { statusesOf, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { notFound } from '../platform/http/problem.ts'
import { seesAll } from '../records/applications.ts'
import { countsOf } from '../records/requisitionFacts.ts'
import { readRequisition } from '../records/requisitions.ts'
import { applications, interviews } from '../tables/applications.ts'
import { letters } from '../tables/letters.ts'
import { statusHistory } from '../tables/platform.ts'

type Progress = components['schemas']['ProgressSummary']
const DAY = 86_400

/** How often and how long the applications of a requisition have been at each status; who is still there counts until now. */
async function stagesOf(db: Database, requisitionId: number) {
  const { rows } = await db.execute<{ status: string; reached: number; days: number | null }>(sql`
    select status, count(distinct entity_id)::int as reached,
      round((percentile_cont(0.5) within group (order by seconds) / ${DAY})::numeric, 1)::float as days
    from (
      select h.entity_id, h.to_status as status,
        extract(epoch from coalesce(lead(h.at) over (partition by h.entity_id order by h.id), now()) - h.at) as seconds
      from ${statusHistory} h join ${applications} a on a.id = h.entity_id
      where h.entity = 'application' and a.requisition_id = ${requisitionId}
    ) stays
    group by status`)
  return new Map(rows.map((row) => [row.status, row]))
}

/** Days since the newest approval, while the requisition has been approved since it was last a draft. */
async function daysOpen(db: Database, requisitionId: number): Promise<number | null> {
  const open = tagged(requisitionStates, 'open')
  const draft = tagged(requisitionStates, 'draft')
  const list = await db
    .select({ from: statusHistory.fromStatus, to: statusHistory.toStatus, at: statusHistory.at })
    .from(statusHistory)
    .where(sql`${statusHistory.entity} = 'requisition' and ${statusHistory.entityId} = ${requisitionId}`)
    .orderBy(statusHistory.id)
  const begun = list.findLastIndex(({ to }) => draft.some((status) => status === to))
  const approved = list.slice(begun + 1).find(({ to }) => open.some((status) => status === to))
  return approved ? Math.floor((Date.now() - approved.at.getTime()) / (DAY * 1000)) : null
}

/** How far filling the position is. */
export const progressSummaryHandlers = ({ db }: App) =>
  ({
    getProgressSummary: async ({ caller, params }) => {
      const row = await readRequisition(db, caller, params.id)
      // Who only approves it is told nothing of its candidates.
      if (!seesAll(caller) && row.ownerId !== caller.accountId) throw notFound('requisition')
      const { id, openings } = row
      const [counts, stages] = [await countsOf(db, id), await stagesOf(db, id)]
      const { hired, accepted } = countApplications(counts, null)
      const funnel = statusesOf(applicationStates).map((status): Progress['funnel'][number] => {
        const [now, stage] = [counts.get(status) ?? 0, stages.get(status)]
        return { status, now, reached: Math.max(now, stage?.reached ?? 0), days: stage?.days ?? null }
      })
      const held = await db
        .select({ status: interviews.status, n: count() })
        .from(interviews)
        .where(eq(interviews.requisitionId, id))
        .groupBy(interviews.status)
      const written = await db
        .select({ kind: letters.kind, status: letters.status, n: count() })
        .from(letters)
        .where(eq(letters.requisitionId, id))
        .groupBy(letters.kind, letters.status)
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
      const data = { openings, filled: hired, accepted, applications: total, funnel, interviews: held, letters: written, daysOpen: await daysOpen(db, id) }
      return { data }
    },
  }) satisfies Partial<Handlers<operations>>
