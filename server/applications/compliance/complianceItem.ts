import { eq } from 'drizzle-orm'
import {
  type ComplianceItemEvent,
  type ComplianceItemFacts,
  type ComplianceItemStatus,
  complianceItemLifecycle,
} from '../../../src/machines/lifecycles/complianceItem.ts'
import { type Actor, movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import type { Transitions } from '../../platform/lifecycle/transition.ts'
import { lockApplication } from '../../records/applications.ts'
import { complianceItems } from '../../tables/applications.ts'

export type Item = typeof complianceItems.$inferSelect

explain('complianceItem', { fileIsThere: 'No file was uploaded yet.' })

const factsOf = ({ fileId }: Pick<Item, 'fileId'>): ComplianceItemFacts => ({ fileIsThere: fileId !== null })

/** Events that bring a file with them. */
const HANDING_IN: readonly string[] = ['submit', 'replace']

/** What can follow. Whoever hands something in brings the file. */
export function movesOfItem(item: Pick<Item, 'status' | 'fileId'>, actors: readonly Actor[]) {
  const moves = movesOf(complianceItemLifecycle, { status: item.status, ...factsOf(item) }, actors)
  const withFile = movesOf(complianceItemLifecycle, { status: item.status, fileIsThere: true }, actors)
  return moves.map((move, at) => (HANDING_IN.includes(move.event) ? withFile[at]! : move))
}

/** Locks an item in the order that every write keeps: requisition, application, item. */
export async function lockItem(tx: Tx, id: number) {
  const [known] = await tx.select({ applicationId: complianceItems.applicationId }).from(complianceItems).where(eq(complianceItems.id, id))
  if (!known) throw notFound('document')
  const application = await lockApplication(tx, known.applicationId)
  const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, id)).for('update')
  if (!item) throw notFound('document')
  return { item, application }
}

/** Documents that candidates of a requisition are asked for take their events. */
export const complianceItemTransitions = (
  requisitionId: number,
): Transitions<Item, ComplianceItemFacts, ComplianceItemEvent, Item> & { lifecycle: typeof complianceItemLifecycle } => ({
  lifecycle: complianceItemLifecycle,
  called: 'document',
  belongsTo: ({ applicationId }) => ({ requisitionId, applicationId }),
  facts: (_, item) => factsOf(item),
  update: (tx, { id }, columns) => tx.update(complianceItems).set(columns).where(eq(complianceItems.id, id)).returning(),
})

export type Answer = { id: number; status: ComplianceItemStatus; reason?: string | undefined; expiresOn?: string | undefined; version: number }
