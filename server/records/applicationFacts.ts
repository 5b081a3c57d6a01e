import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import {
  type ApplicationEvent,
  type ApplicationFacts,
  type ApplicationStatus,
  applicationLifecycle,
  applicationStates,
} from '../../src/machines/lifecycles/application.ts'
import { type ContractLetterStatus, contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { type OfferLetterStatus, offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned, prepared, someIds } from '../platform/db/prepared.ts'
import type { By } from '../platform/lifecycle/audit.ts'
import { explain } from '../platform/lifecycle/guardReasons.ts'
import type { TransitionsOfSeveral } from '../platform/lifecycle/transition.ts'
import { applications } from '../tables/applications.ts'
import { letters } from '../tables/letters.ts'
import { auditLog } from '../tables/platform.ts'
import { requisitions } from '../tables/requisitions.ts'

type Application = typeof applications.$inferSelect
type Letter = Pick<typeof letters.$inferSelect, 'kind' | 'status'>
type Nullable<T> = { [Key in keyof T]: T[Key] | null }

/** How long a change can be taken back; a little longer than the screen offers it. */
const UNDO = 12_000

explain('application', {
  wasHeldFrom: 'It is not known where the application was held.',
  justLeft: 'A change can only be undone within ten seconds, by who made it.',
  requisitionIsOpen: 'The requisition is completed or cancelled.',
  offerLetterIsOut: 'Send the offer letter first; it moves the application.',
  offerLetterIsAccepted: 'Only the applicant can accept the offer.',
  offerLetterHasEnded: 'The offer letter is still open. Revoke it first.',
  contractLetterIsOut: 'Send the contract letter first; it moves the application.',
  contractLetterIsSigned: 'Only the applicant can sign the contract.',
  contractLetterHasEnded: 'The contract letter is still open. Revoke it first.',
  contractLetterIsConverted: 'Convert the signed contract into an employee first.',
})

/** What several applications of one call have around them. */
export type FactsOfSeveral = (row: Subject) => ApplicationFacts

/** Applications take their events: what is around one is read for whoever sends it, where it is not known already. */
export const applicationTransitions = (
  by: By,
  known?: FactsOfSeveral,
): TransitionsOfSeveral<Application, ApplicationFacts, ApplicationEvent, Pick<Application, 'heldFrom'>> => ({
  lifecycle: applicationLifecycle,
  belongsTo: ({ id, requisitionId }) => ({ requisitionId, applicationId: id }),
  facts: (tx, row) => known?.(row) ?? applicationFacts(tx, row, by === 'system' ? null : by.accountId),
  update: (tx, { id }, columns) =>
    planned(
      tx
        .update(applications)
        .set({ ...columns, ...namedBy(columns.status) })
        .where(eq(applications.id, id))
        .returning(),
    ),
  updateAlike: (tx, ids, columns) =>
    tx
      .update(applications)
      .set({ ...columns, ...namedBy(columns.status), version: sql`${applications.version} + 1` })
      .where(inArray(applications.id, ids))
      .returning(),
})

/** Who was shortlisted once is known from then on. */
const namedBy = (status: ApplicationStatus) => (isTagged(applicationStates, status, 'named') ? { withheld: false } : {})

/** What the lifecycle of an application looks at, read from what stands in the database now. */
export async function applicationFacts(db: Database | Tx, row: Application, accountId: number | null): Promise<ApplicationFacts> {
  return (await factsOfSeveral(db, [row], accountId))(row)
}

type Subject = Pick<Application, 'id' | 'requisitionId' | 'status' | 'heldFrom'>

/** The same for several at once, whatever their number in two queries. Without an account nothing can be undone. */
export async function factsOfSeveral(db: Database | Tx, list: readonly Subject[], accountId: number | null = null): Promise<FactsOfSeveral> {
  const rows = await prepared(db, factsOfSeveral, () =>
    db
      .select({ applicationId: applications.id, position: requisitions.status, kind: letters.kind, status: letters.status })
      .from(applications)
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .leftJoin(letters, eq(letters.applicationId, applications.id))
      .where(sql`${applications.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(letters.id),
  ).execute({ ids: someIds(list.map(({ id }) => id)) })
  const around = Map.groupBy(rows, ({ applicationId }) => applicationId)
  const undoTo = await justLeft(db, list, accountId)
  return (row) => ({ ...factsOf(row, around.get(row.id) ?? []), undoTo: undoTo(row) })
}

function factsOf(
  row: Subject,
  around: readonly (Nullable<Letter> & { position: typeof requisitions.$inferSelect.status })[],
): Omit<ApplicationFacts, 'undoTo'> {
  const newest = (kind: Letter['kind']) => around.findLast((one) => one.kind === kind)?.status ?? null
  const [offer, contract] = [newest('offer') as OfferLetterStatus | null, newest('contract') as ContractLetterStatus | null]
  const offerIs = (...tags: ('out' | 'agreed')[]) => offer !== null && tags.some((tag) => isTagged(offerLetterStates, offer, tag))
  const contractIs = (...tags: ('out' | 'agreed' | 'toConvert' | 'converted')[]) =>
    contract !== null && tags.some((tag) => isTagged(contractLetterStates, contract, tag))
  return {
    heldFrom: row.heldFrom,
    requisitionIsOpen: around.some(({ position }) => !isTagged(requisitionStates, position, 'closed')),
    offerLetterIsOut: offerIs('out'),
    offerLetterIsAccepted: offerIs('agreed'),
    offerLetterHasEnded: !offerIs('out', 'agreed'),
    contractLetterIsOut: contractIs('out'),
    contractLetterIsSigned: contractIs('toConvert'),
    contractLetterHasEnded: !contractIs('out', 'agreed'),
    contractLetterIsConverted: contractIs('converted'),
  }
}

const isStatus = (value: unknown): value is ApplicationStatus => typeof value === 'string' && Object.hasOwn(applicationStates.states, value)

/** Where each came from, if whoever asks can still take that back. */
async function justLeft(db: Database | Tx, list: readonly Subject[], accountId: number | null): Promise<(row: Subject) => ApplicationStatus | null> {
  const ids = list.filter(({ status }) => isTagged(applicationStates, status, 'over')).map(({ id }) => id)
  if (accountId === null || ids.length === 0) return () => null
  const rows = await db
    .select()
    .from(auditLog)
    // A message that waits or was stopped told nobody yet.
    .where(and(inArray(auditLog.applicationId, ids), gt(auditLog.at, new Date(Date.now() - UNDO)), ne(auditLog.entity, 'message')))
    .orderBy(desc(auditLog.id))
    .limit(20 * ids.length)
  const lately = Map.groupBy(rows, ({ applicationId }) => applicationId)
  return ({ id, status }) => {
    const [last, ...others] = lately.get(id) ?? []
    if (last?.entity !== 'application' || last.actorId !== accountId || last.after?.status !== status) return null
    // People were told of a cancelled interview or a revoked letter: that cannot be taken back.
    if (others.some(({ entity }) => entity !== 'application' && entity !== 'review')) return null
    const from = last.before?.status
    return isStatus(from) ? from : null
  }
}
