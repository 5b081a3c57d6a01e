import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { jobPostLifecycle } from '../../../src/machines/lifecycles/jobPost.ts'
import { requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { begin } from '../../platform/lifecycle/transition.ts'
import { copyQuestions } from '../../records/postQuestions.ts'
import { recountProgress, sectionTables } from '../../records/requisitionFacts.ts'
import type { Requisition } from '../../records/requisitions.ts'
import { copySteps } from '../../records/selectionSteps.ts'
import { attachDefaultChain } from '../../requisitions/approvals.ts'
import { requisitionCriteria } from '../../tables/criteria.ts'
import { jobPosts, requisitions } from '../../tables/requisitions.ts'

/** A new draft with the same position and criteria; number, reference, dates and approvals are its own. */
export async function copySections(tx: Tx, from: Requisition, caller: Caller): Promise<number> {
  const { positionTitle } = from
  const same = {
    positionTitle,
    industryId: from.industryId,
    industryDisciplineId: from.industryDisciplineId,
    jobPositionTypeId: from.jobPositionTypeId,
    jobApplTypeId: from.jobApplTypeId,
    departmentId: from.departmentId,
    jobDescription: from.jobDescription,
    priority: from.priority,
    openings: from.openings,
    reason: from.reason,
    noneNeeded: from.noneNeeded,
  }
  const [copy] = await tx
    .insert(requisitions)
    .values({ ...same, ownerId: caller.accountId })
    .returning()
  const { id } = copy!
  for (const table of [requisitionCriteria, ...Object.values(sectionTables)] as (PgTable & { requisitionId: PgColumn })[]) {
    const rows = await tx.select().from(table).where(eq(table.requisitionId, from.id))
    if (rows.length > 0) await tx.insert(table).values(rows.map(({ id: _id, version: _version, ...row }) => ({ ...row, requisitionId: id })))
  }
  await begin(tx, requisitionLifecycle, { id, by: caller })
  await audit(tx, { by: caller, action: 'create', entity: 'requisition', id, requisitionId: id, after: { positionTitle, copiedFrom: from.id } })
  await attachDefaultChain(tx, copy!)
  await copySteps(tx, from.id, id)
  await copyPost(tx, from.id, id, caller)
  await recountProgress(tx, copy!)
  return id
}

/** The job post as a new draft: its words, settings and questions; days and links are its own. */
async function copyPost(tx: Tx, from: number, to: number, caller: Caller): Promise<void> {
  const [post] = await tx.select().from(jobPosts).where(eq(jobPosts.requisitionId, from))
  if (!post) return
  const { title, summary, description, resumeRequired } = post
  const [copy] = await tx.insert(jobPosts).values({ requisitionId: to, title, summary, description, resumeRequired }).returning()
  await copyQuestions(tx, post.id, copy!.id)
  await begin(tx, jobPostLifecycle, { id: copy!.id, by: caller })
  await audit(tx, { by: caller, action: 'create', entity: 'jobPost', id: copy!.id, requisitionId: to, after: { title } })
}
