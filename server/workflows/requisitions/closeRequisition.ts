import { and, eq, inArray } from 'drizzle-orm'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { EVERY_OPENING_IS_FILLED } from '../../../src/machines/lifecycles/reasons.ts'
import { isClosed, type RequisitionEvent, requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { endOnboarding } from '../../employees/endOnboarding.ts'
import { moveInterview } from '../../interviews/moveInterview.ts'
import { withdrawOffers } from '../../interviews/offers/offer.ts'
import { lockInterview } from '../../interviews/readInterviews.ts'
import { revokeLetters } from '../../letters/moveLetter.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { factsOfSeveral } from '../../records/applicationFacts.ts'
import { type Application, lockApplication, lockApplications } from '../../records/applications.ts'
import type { Requisition } from '../../records/requisitions.ts'
import { moveRequisition, type RequisitionStep } from '../../requisitions/moveRequisition.ts'
import { interviews } from '../../tables/applications.ts'
import { mailClosing } from '../applications/mailDecision.ts'
import { moveApplication, moveApplications } from '../moveApplication.ts'
import { CLOSING, type ClosedCounts, closingCountsOf, type Open, postWasClosedNow, whatIsOpen, withMoreOpen } from './listClosing.ts'

type Because = { reason: string; by: Caller | 'system'; causedBy?: number | null }

/** Closes what is open of a locked requisition: letters are revoked, interviews cancelled, live applications rejected with this reason, and everybody told. Answers what that was. */
async function closeAll(app: App, tx: Tx, requisitionId: number, because: Because): Promise<Open> {
  const open = await whatIsOpen(tx, { requisitionIds: [requisitionId] })
  const withMore = withMoreOpen(open)
  const step = { event: { type: 'reject' }, actors: ['system'], ...because } as const
  const ids = open.applications.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const rows = await lockApplications(tx, ids.slice(at, at + TOGETHER))
    const [alone, others] = [rows.filter(({ id }) => withMore.has(id)), rows.filter(({ id }) => !withMore.has(id))]
    const rejected: Application[] = []
    for (const { id } of alone) {
      await closeFor(app, tx, id, because)
      rejected.push((await moveApplication(tx, await lockApplication(tx, id), { ...step, uncounted: true })).row)
    }
    for (const answer of (await moveApplications(tx, others, because.by, await factsOfSeveral(tx, others), () => step)).values()) {
      if (answer instanceof Problem) throw answer
      rejected.push(answer.row)
    }
    await mailClosing(app, tx, rejected)
  }
  return open
}

/** So many applications are read and written to at once. */
const TOGETHER = 500

/** One event of a locked requisition; whoever ends it ends what is open of it first. Answers what that was. */
export async function endRequisition(app: App, tx: Tx, row: Requisition, step: RequisitionStep & { by: Caller }) {
  const ended: Open[] = []
  const before = async ({ type }: RequisitionEvent) => {
    if (!requisitionLifecycle.reasonRequired.some((ends) => ends === type)) return
    ended.push(await closeAll(app, tx, row.id, { reason: step.reason?.trim() ?? '', by: step.by }))
  }
  const after = await moveRequisition(tx, row, { ...step, before })
  const [open] = ended
  return { after, closed: open ? await noteClosing(tx, row.id, open, step.by) : null }
}

/** Writes down what ended with a requisition that has just been closed; its history tells it. */
async function noteClosing(tx: Tx, requisitionId: number, open: Open, by: Caller | 'system'): Promise<ClosedCounts> {
  const closed = { ...closingCountsOf(open), jobPost: await postWasClosedNow(tx, requisitionId) }
  await audit(tx, { by, action: CLOSING, entity: 'requisition', id: requisitionId, requisitionId, after: closed })
  return closed
}

/** When every opening is filled, nobody else can be hired: what is still open ends too. */
export async function closeWhenCompleted(app: App, tx: Tx, { id, status }: Pick<Requisition, 'id' | 'status'>, causedBy: number): Promise<void> {
  if (!isClosed(status)) return
  const open = await closeAll(app, tx, id, { reason: EVERY_OPENING_IS_FILLED, by: 'system', causedBy })
  await noteClosing(tx, id, open, 'system')
}

/** What an application still has open ends before it does: letters first, with them who was about to begin, then interviews. */
export async function closeFor(app: App, tx: Tx, applicationId: number, { by, reason, causedBy = null }: Because): Promise<void> {
  const signed = await revokeLetters(app, tx, { applicationId, by, reason, causedBy })
  if (signed) await endOnboarding(app, tx, signed.id, { by, reason, causedBy })
  await withdrawOffers(tx, applicationId, { by, actors: ['system'], reason, causedBy })
  await cancelInterviews(app, tx, applicationId, reason)
}

/** Cancels the interviews that an application still has before it. */
async function cancelInterviews(app: App, tx: Tx, applicationId: number, reason: string): Promise<void> {
  const list = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, tagged(interviewStates, 'planned'))))
    .orderBy(interviews.id)
  for (const { id } of list) await moveInterview(app, tx, 'system', await lockInterview(tx, id), { event: { type: 'cancel' }, reason })
}
