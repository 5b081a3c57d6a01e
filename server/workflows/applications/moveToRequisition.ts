import { and, eq } from 'drizzle-orm'
import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { askForAll } from '../../applications/compliance/askForDocuments.ts'
import { complianceItemTransitions, type Item } from '../../applications/compliance/complianceItem.ts'
import { tellOfRequest } from '../../applications/compliance/mailDocumentRequest.ts'
import { withdrawOffers } from '../../interviews/offers/offer.ts'
import type { App, Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkVersion, Problem } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { type Application, lockVisibleApplication, readApplication, staffActors } from '../../records/applications.ts'
import { documentsWanted } from '../../records/criteria.ts'
import { readPosition } from '../../records/readPosition.ts'
import { requisitionLock } from '../../records/requisitionLock.ts'
import { lockRequisition, readRequisition } from '../../records/requisitions.ts'
import { defaultSteps } from '../../records/selectionSteps.ts'
import { strikeCvs, withheldIn } from '../../records/struckCvs.ts'
import { refuseWithheld } from '../../records/withoutNames.ts'
import { applicationsChanged } from '../../requisitions/applicationsChanged.ts'
import { applications, complianceItems } from '../../tables/applications.ts'
import { alreadyReceived, checkTakesApplications } from './createApplication.ts'

type Target = { applicationId: number; requisitionId: number }
/** Locks an application with the requisition that it has and the one that it may come to: requisitions first, in the order of their numbers. */
export async function lockForRequisition(tx: Tx, caller: Caller, { applicationId, requisitionId }: Target): Promise<Application> {
  const seen = await readApplication(tx, caller, applicationId)
  await readRequisition(tx, caller, requisitionId)
  for (const id of [seen.requisitionId, requisitionId].toSorted((a, b) => a - b)) await lockRequisition(tx, id)
  const row = await lockVisibleApplication(tx, caller, applicationId)
  checkVersion(row, seen.version)
  return row
}

type Move = { to: number; by: Caller }
/** Brings a new application, locked with both requisitions, to another requisition, with what either of them expects of it. */
export async function moveToRequisition(app: App, tx: Tx, row: Application, { to, by }: Move): Promise<void> {
  const { interviewExists, statusIsNewApplication } = await requisitionLock(tx, row)
  if (!statusIsNewApplication) throw locked('The requisition can be changed only while the application is new.')
  if (interviewExists) throw locked('An interview was arranged for this application, so its requisition can no longer be changed.')
  const target = await lockRequisition(tx, to)
  checkTakesApplications(target)
  // Elsewhere the name would be read.
  if (!target.withoutNames) refuseWithheld(by, row)
  const [other] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.requisitionId, to), eq(applications.applicantId, row.applicantId)))
  if (other) throw alreadyReceived()
  await withdrawOffers(tx, row.id, { by, actors: ['system'] })
  const standing = target.withoutNames ? await withheldIn(tx, to) : { withheld: false, candidateNumber: null }
  await tx
    .update(applications)
    .set({ requisitionId: to, ...standing })
    .where(eq(applications.id, row.id))
  if (standing.withheld) await strikeCvs(tx, row)
  const [before, after] = [{ requisitionId: row.requisitionId }, { requisitionId: to }]
  const left = { entity: 'requisition', id: row.requisitionId, requisitionId: row.requisitionId, by, action: 'applicationLeft', after }
  const causedBy = await audit(tx, {
    entity: 'application',
    id: row.id,
    requisitionId: to,
    applicationId: row.id,
    by,
    action: 'changeRequisition',
    before,
    after,
  })
  await audit(tx, { ...left, causedBy })
  await defaultSteps(tx, to)
  const wanted = await moveDocuments(tx, row, { to, by, causedBy })
  for (const id of [row.requisitionId, to].toSorted((a, b) => a - b)) await applicationsChanged(tx, id, causedBy)
  await tellOfRequest(app, tx, wanted, { ...row, requisitionId: to })
}

const locked = (message: string) => new Problem(409, 'REQUISITION_LOCKED', message, [{ field: 'requisitionId', message }])

/** What only the old requisition wanted is waived; what the new one wants is asked for, again where it was waived. What HR asked for by itself stays. Answers what is wanted since. */
async function moveDocuments(tx: Tx, row: Application, { to, by, causedBy }: Move & { causedBy: number }): Promise<Item[]> {
  const [old, wanted] = [
    documentsWanted(await readPosition(tx, row.requisitionId), ['Application', 'Requisition', 'Offer', 'Contract']),
    documentsWanted(await readPosition(tx, to), ['Application']),
  ]
  const named = <One extends { name: string }>(list: readonly One[], name: string) => list.find((one) => one.name.toLowerCase() === name.toLowerCase())
  const items = await tx.select().from(complianceItems).where(eq(complianceItems.applicationId, row.id)).orderBy(complianceItems.id).for('update')
  const step = { by, actors: staffActors(by), causedBy }
  const asked: Item[] = []
  for (const item of items) {
    const again = named(wanted, item.name)
    if (again && isTagged(complianceItemStates, item.status, 'waived'))
      asked.push(
        (
          await transition(tx, complianceItemTransitions(to), item, {
            ...step,
            event: { type: 'askAgain' },
            set: () => ({ reason: null, mandatory: again.mandatory }),
          })
        ).row,
      )
    else if (again) await tx.update(complianceItems).set({ mandatory: again.mandatory }).where(eq(complianceItems.id, item.id))
    else if (named(old, item.name) && isTagged(complianceItemStates, item.status, 'missing')) {
      const reason = 'The application came to another requisition, which does not ask for it.'
      await transition(tx, complianceItemTransitions(to), item, { ...step, event: { type: 'waive' }, reason, set: () => ({ reason }) })
    }
  }
  return [...asked, ...(await askForAll(tx, { id: row.id, requisitionId: to }, wanted, { by: 'system', causedBy }))]
}
