import { and, eq, inArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { audit, auditAll } from '../platform/lifecycle/audit.ts'
import { rescore } from '../records/rescore.ts'
import { itemSpecs } from '../reference/askForItem.ts'
import { applicationItems } from '../tables/applicationDetails.ts'
import { applications } from '../tables/applications.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { type ItemList, referenceItems, rolesResponsibilities } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'

export const mergeReferenceItemHandlers = (app: App) =>
  ({
    mergeReferenceItem: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const { list, entity } = itemSpecs[params.list]
        await lockUsers(tx, list, params.id)
        const { item, into } = await lockItems(tx, list, entity, params.id, body.into)
        checkVersion(item, body.version)
        if (item.fixed) throw new Problem(409, 'FIXED', `"${item.name}" belongs to the product and cannot be deleted.`)
        const causedBy = await audit(tx, { by: caller, action: 'merge', entity, id: item.id, before: { name: item.name }, after: { name: into.name } })
        const criteria = await moveCriteria(tx, list, item.id, into.id)
        await auditAll(
          tx,
          criteria.map(({ id, requisitionId, section }) => ({
            by: caller,
            action: 'merge',
            entity: section === 'workAuthorisation' ? 'workAuth' : section,
            id,
            requisitionId,
            before: { name: item.name },
            after: { name: into.name },
            causedBy,
          })),
        )
        const holders = await moveHeld(tx, list, item.id, into.id)
        await moveResponsibilities(tx, item.id, into.id)
        await tx.delete(referenceItems).where(eq(referenceItems.id, item.id))
        for (const id of [...new Set([...criteria.map(({ requisitionId }) => requisitionId), ...holders])].sort((a, b) => a - b))
          await rescore(tx, id, { why: 'ITEMS_MERGED', causedBy })
        return { message: 'Successfully merged!' }
      }),
  }) satisfies Partial<Handlers<operations>>

/** Whatever uses the item stays as it is meanwhile; requisitions before applications, and both before the item itself. */
async function lockUsers(tx: Tx, list: ItemList, id: number) {
  const { requisitionId } = requisitionCriteria
  const asking = tx
    .select({ id: requisitionId })
    .from(requisitionCriteria)
    .where(and(eq(requisitionCriteria.list, list), eq(requisitionCriteria.refId, id)))
  const holding = tx
    .select({ id: applicationItems.applicationId })
    .from(applicationItems)
    .where(and(eq(applicationItems.list, list), eq(applicationItems.itemId, id)))
  await tx.select({ id: requisitions.id }).from(requisitions).where(inArray(requisitions.id, asking)).orderBy(requisitions.id).for('update')
  await tx.select({ id: applications.id }).from(applications).where(inArray(applications.id, holding)).orderBy(applications.id).for('update')
}

async function lockItems(tx: Tx, list: ItemList, entity: string, id: number, intoId: number) {
  const both = and(eq(referenceItems.list, list), inArray(referenceItems.id, [id, intoId]))
  const rows = await tx.select().from(referenceItems).where(both).orderBy(referenceItems.id).for('update')
  const [item, into] = [rows.find((row) => row.id === id), rows.find((row) => row.id === intoId)]
  if (!item) throw notFound(entity)
  if (!into || into.id === item.id) throw wrongField('into', 'Choose another item of this list.')
  return { item, into }
}

/** A requisition that asks for both keeps one criterion: the heavier weight, and mandatory if one was. */
async function moveCriteria(tx: Tx, list: ItemList, from: number, into: number) {
  const { id, requisitionId, section } = requisitionCriteria
  await tx.execute(sql`
    update ${requisitionCriteria} kept set weight = greatest(kept.weight, gone.weight), mandatory = kept.mandatory or gone.mandatory,
      compliance_document = kept.compliance_document or gone.compliance_document, version = kept.version + 1
    from ${requisitionCriteria} gone
    where gone.list = ${list} and gone.ref_id = ${from} and kept.requisition_id = gone.requisition_id and kept.ref_id = ${into}`)
  const old = and(eq(requisitionCriteria.list, list), eq(requisitionCriteria.refId, from))
  const twice = sql`exists (select 1 from ${requisitionCriteria} kept where kept.requisition_id = ${requisitionId} and kept.ref_id = ${into})`
  const gone = await tx.delete(requisitionCriteria).where(and(old, twice)).returning({ id, requisitionId, section })
  const moved = await tx
    .update(requisitionCriteria)
    .set({ refId: into, version: sql`${requisitionCriteria.version} + 1` })
    .where(old)
    .returning({ id, requisitionId, section })
  return [...gone, ...moved]
}

/** Answers the requisitions of those who held it. */
async function moveHeld(tx: Tx, list: ItemList, from: number, into: number): Promise<number[]> {
  const { rows } = await tx.execute<{ requisition_id: number }>(sql`
    with gone as (delete from ${applicationItems} where list = ${list} and item_id = ${from} returning application_id),
    kept as (insert into ${applicationItems} (application_id, list, item_id) select application_id, ${list}::text, ${into}::int from gone on conflict do nothing)
    select distinct a.requisition_id from ${applications} a join gone on gone.application_id = a.id`)
  return rows.map((row) => row.requisition_id)
}

async function moveResponsibilities(tx: Tx, from: number, into: number) {
  await tx.execute(sql`
    delete from ${rolesResponsibilities} gone using ${rolesResponsibilities} kept
    where gone.designation_id = ${from} and kept.designation_id = ${into} and lower(gone.name) = lower(kept.name)`)
  await tx.update(rolesResponsibilities).set({ designationId: into }).where(eq(rolesResponsibilities.designationId, from))
}
