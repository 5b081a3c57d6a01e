import { type ApplicationEvent, applicationStates } from '../../src/machines/lifecycles/application.ts'
import type { Actor } from '../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { askForDocuments } from '../applications/compliance/askForDocuments.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { type Moved, transition, transitionAll } from '../platform/lifecycle/transition.ts'
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
  const moved = await transition(tx, applicationTransitions(step.by, known), row, { ...step, set: heldFromOf(row) })
  await follow(tx, moved, step.by)
  return { ...moved, requisition: uncounted ? null : await applicationsChanged(tx, row.requisitionId, moved.auditId) }
}

/**
 * The same for several locked applications, written together: what becomes of each by id, or why it was refused. What is around them was
 * read for all, and whoever moves them counts their requisition once at the end.
 */
export async function moveApplications(
  tx: Tx,
  rows: readonly Application[],
  by: By,
  known: FactsOfSeveral,
  stepOf: (row: Application) => Omit<Step, 'by' | 'known' | 'uncounted'> & Wanted,
) {
  const answers = await transitionAll(tx, applicationTransitions(by, known), rows, (row) => ({ ...stepOf(row), by, set: heldFromOf(row) }))
  for (const answer of answers.values()) if (!(answer instanceof Problem)) await follow(tx, answer, by)
  return answers
}

const heldFromOf = (row: Application) => (event: ApplicationEvent, status: Application['status']) => ({
  heldFrom: event.type === 'hold' ? row.status : remembersHold(status) ? row.heldFrom : null,
})

/** What an event brings about besides. */
async function follow(tx: Tx, { row, event, auditId }: Moved<Application, ApplicationEvent>, by: By): Promise<void> {
  if (event.type === 'sendOffer') await askForDocuments(tx, row, askedWithLetter.offer, { by, causedBy: auditId })
  if (event.type === 'sendContract') await askForDocuments(tx, row, askedWithLetter.contract, { by, causedBy: auditId })
}
