import { eq } from 'drizzle-orm'
import { type ApplicationEvent, applicationLaw } from '../../src/machines/lifecycles/application.ts'
import type { Actor } from '../../src/machines/lifecycles/law.ts'
import type { Tx } from '../database.ts'
import { type By, move } from '../move.ts'
import { type Application, lockApplication } from './application.access.ts'
import { applicationFacts } from './application.facts.ts'
import { applications } from './application.schema.ts'
import { askForDocuments } from './compliance.ask.ts'
import { applicationsChanged } from './recount.ts'

/** Asides remember where an application was held, so that an undone rejection comes back on hold. */
const aside: Application['status'][] = ['on hold', 'rejected', 'withdrawn']

type Step = {
  id: number
  event: ApplicationEvent
  by: By
  actors: readonly Actor[]
  reason?: string | null
  causedBy?: number | null
  /** Leaves the requisition uncounted; who says so counts it once at the end. */
  uncounted?: boolean
}

/**
 * One step of an application with all that follows from it. A letter moves first, then the application, and the
 * requisition is counted anew last.
 */
export async function moveApplication(tx: Tx, { id, event, by, actors, reason = null, causedBy = null, uncounted }: Step) {
  const row = await lockApplication(tx, id)
  const facts = await applicationFacts(tx, row, by === 'system' ? null : by.accountId)
  const about = { entity: 'application', id, requisitionId: row.requisitionId, applicationId: id, reason, causedBy }
  const { status, auditId } = await move(tx, { law: applicationLaw, subject: { status: row.status, ...facts }, event, actors, by, ...about })
  const heldFrom = event.type === 'hold' ? row.status : aside.includes(status) ? row.heldFrom : null
  const [after] = await tx
    .update(applications)
    .set({ status, heldFrom, version: row.version + 1 })
    .where(eq(applications.id, id))
    .returning()
  if (event.type === 'sendOffer') await askForDocuments(tx, row, ['Requisition', 'Application', 'Offer'], { by, causedBy: auditId })
  if (event.type === 'sendContract') await askForDocuments(tx, row, ['Contract'], { by, causedBy: auditId })
  const requisition = uncounted ? null : await applicationsChanged(tx, row.requisitionId, auditId)
  return { row: after!, from: row.status, auditId, requisition }
}
