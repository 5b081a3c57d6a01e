import { type ApplicationEvent, applicationStates } from '../../src/machines/lifecycles/application.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { askForDocuments } from '../applications/compliance/askForDocuments.ts'
import type { Tx } from '../platform/db/database.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import { applicationTransitions, type FactsOfSeveral } from '../records/applicationFacts.ts'
import type { Application } from '../records/applications.ts'
import { askedWithLetter } from '../records/criteria.ts'
import { applicationsChanged } from '../requisitions/applicationsChanged.ts'

/** Who was held and then rejected comes back on hold when that is undone. */
const remembersHold = (status: Application['status']) => isTagged(applicationStates, status, 'held') || isTagged(applicationStates, status, 'over')

type Step = {
  by: By
  actors: readonly Actor[]
  reason?: string | null | undefined
  causedBy?: number | null
  /** The version that the caller has seen. */
  version?: number | undefined
  /** What has to end before the application does. */
  before?: (event: ApplicationEvent) => Promise<void>
  /** What is around it, where that was read for several at once. */
  known?: FactsOfSeveral
  /** Leaves the requisition uncounted; who says so counts it once at the end. */
  uncounted?: boolean
}
type Wanted = { event: ApplicationEvent; to?: never } | { event?: never; to: Application['status'] }

/** One event of a locked application with all that follows from it; its requisition is counted anew last. */
export async function moveApplication(tx: Tx, row: Application, { uncounted, known, ...step }: Step & Wanted) {
  const moved = await transition(tx, applicationTransitions(step.by, known), row, {
    ...step,
    set: (event, status) => ({ heldFrom: event.type === 'hold' ? row.status : remembersHold(status) ? row.heldFrom : null }),
  })
  const { event, auditId } = moved
  if (event.type === 'sendOffer') await askForDocuments(tx, row, askedWithLetter.offer, { by: step.by, causedBy: auditId })
  if (event.type === 'sendContract') await askForDocuments(tx, row, askedWithLetter.contract, { by: step.by, causedBy: auditId })
  return { ...moved, requisition: uncounted ? null : await applicationsChanged(tx, row.requisitionId, auditId) }
}
