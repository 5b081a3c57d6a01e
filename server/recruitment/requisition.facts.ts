import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { applicationLifecycle } from '../../src/machines/lifecycles/application.ts'
import { hasApproved, hasDeclined } from '../../src/machines/lifecycles/approval.ts'
import { countApplications, selectedOrLater } from '../../src/machines/lifecycles/requisition.counts.ts'
import type { RequisitionFacts } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../database.ts'
import { statusHistory } from '../schema.ts'
import { applications } from './application.schema.ts'
import { approvals } from './approval.schema.ts'
import {
  requisitionCertifications,
  requisitionCompliances,
  requisitionDesignations,
  requisitionQualifications,
  requisitionSkills,
  requisitionWorkAuths,
} from './criteria.schema.ts'
import { progressOf } from './progress.ts'
import type { Requisition } from './requisition.record.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations, requisitions } from './requisition.schema.ts'

/** What the law of a requisition looks at, counted from what stands in the database now. */
export async function requisitionFacts(db: Database | Tx, row: Requisition): Promise<RequisitionFacts> {
  const [answers, counts, lastEnded] = [await approvalCounts(db, row), await applicationCounts(db, row.id), await lastOneEnded(db, row.id)]
  return { sectionsAreComplete: row.progress === 'COMPLETED', ...answers, openings: row.openings, ...countApplications(counts, lastEnded) }
}

async function approvalCounts(db: Database | Tx, row: Requisition) {
  const list = await db.select({ accountId: approvals.accountId, status: approvals.status }).from(approvals).where(eq(approvals.requisitionId, row.id))
  return {
    approvals: list.length,
    approversBesideOwner: list.filter((one) => one.accountId !== row.ownerId).length,
    approved: list.filter((one) => hasApproved(one.status)).length,
    declined: list.filter((one) => hasDeclined(one.status)).length,
  }
}

export async function applicationCounts(db: Database | Tx, requisitionId: number) {
  const list = await db
    .select({ status: applications.status, total: count() })
    .from(applications)
    .where(eq(applications.requisitionId, requisitionId))
    .groupBy(applications.status)
  return new Map(list.map((one) => [one.status, one.total]))
}

/**
 * How the application that ended last came to its end: whoever was hired after somebody declined is no declined one. Looked
 * up by application, because the history of all others is long.
 */
async function lastOneEnded(db: Database | Tx, requisitionId: number) {
  const last = sql`(select max(${statusHistory.id}) from ${statusHistory} where ${statusHistory.entity} = 'application' and ${statusHistory.entityId} = ${applications.id})`
  const [found] = await db
    .select({ status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.requisitionId, requisitionId),
        inArray(applications.status, [...tagged(applicationLifecycle, 'over'), ...tagged(applicationLifecycle, 'hired')]),
      ),
    )
    .orderBy(sql`${last} desc nulls last`)
    .limit(1)
  return found?.status ?? null
}

/** Whether somebody is selected, which freezes the weights. */
export async function weightsAreFrozen(db: Database | Tx, requisitionId: number): Promise<boolean> {
  const counts = await applicationCounts(db, requisitionId)
  return selectedOrLater.some((status) => (counts.get(status) ?? 0) > 0)
}

export const sectionTables = {
  qualifications: requisitionQualifications,
  certifications: requisitionCertifications,
  workAuth: requisitionWorkAuths,
  location: requisitionLocations,
  financial: requisitionFinancials,
  experience: requisitionExperiences,
  skills: requisitionSkills,
  designations: requisitionDesignations,
  compliance: requisitionCompliances,
}

/** Progress as it is now, section by section. */
export async function readProgress(db: Database | Tx, row: Requisition) {
  const columns = Object.entries(sectionTables).map(
    ([section, table]) => sql`(select count(*)::int from ${table} where ${table.requisitionId} = ${row.id}) as ${sql.identifier(section)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(columns, sql`, `)}`)
  return progressOf({ position: row, counts: rows[0] as { [S in keyof typeof sectionTables]: number }, noneNeeded: row.noneNeeded })
}

/** After a write to a section progress is counted again, for the list and for the law. */
export async function recountProgress(tx: Tx, row: Requisition): Promise<void> {
  const { progress, percent } = await readProgress(tx, row)
  await tx.update(requisitions).set({ progress, progressPercent: percent }).where(eq(requisitions.id, row.id))
}
