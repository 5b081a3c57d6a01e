import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import {
  type ComplianceItemEvent,
  type ComplianceItemFacts,
  type ComplianceItemStatus,
  complianceItemLifecycle,
} from '../../../src/machines/lifecycles/complianceItem.ts'
import { type Actor, movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, wrongField } from '../../platform/http/problem.ts'
import { explain } from '../../platform/lifecycle/guardReasons.ts'
import { type Transitions, transition } from '../../platform/lifecycle/transition.ts'
import { lockApplication, lockVisibleApplication, readApplication, staffActors } from '../../records/applications.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { noVeil, veilOf } from '../../records/withoutNames.ts'
import { complianceItems } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { askForDocument } from './askForDocuments.ts'
import { tellOfAnswer } from './mailDocumentAnswer.ts'

type Item = typeof complianceItems.$inferSelect
type Subject = { status: ComplianceItemStatus } & ComplianceItemFacts

explain('complianceItem', { fileIsThere: 'No file was uploaded yet.' })

const subjectOf = (item: Pick<Item, 'status' | 'fileId'>): Subject => ({ status: item.status, fileIsThere: item.fileId !== null })

export const complianceItemHandlers = (app: App) =>
  ({
    listComplianceItems: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const list = await app.db
        .select({ item: complianceItems, file: { id: files.id, originalName: files.originalName } })
        .from(complianceItems)
        .leftJoin(files, eq(files.id, complianceItems.fileId))
        .where(eq(complianceItems.applicationId, row.id))
        .orderBy(complianceItems.id)
      const veil = await veilOf(app.db, caller, row)
      const said = (item: Item) => ({ ...item, name: veil.text(item.name), reason: veil.text(item.reason) })
      return { responseDataList: list.map(({ item, file }) => shown(said(item), veil === noVeil ? file : null, staffActors(caller))) }
    },

    askForDocument: (call) =>
      write(app, call, async (tx) => {
        const { name, source, mandatory = false } = call.body
        const row = await lockVisibleApplication(tx, call.caller, call.params.id)
        const id = await askForDocument(tx, row, { name: name.trim(), source, mandatory }, { by: call.caller })
        if (!id) throw wrongField('name', 'This document was asked for already.')
        await rescoreApplication(tx, row)
        return { responseData: { id, version: 1 }, message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listComplianceItems' | 'askForDocument'>

const shown = (item: Item, file: { id: number; originalName: string } | null, actors: Actor[]): components['schemas']['ComplianceItem'] => ({
  ...item,
  applicantFile: file,
  // What only the candidate does is not offered.
  transitions: movesOf(complianceItemLifecycle, subjectOf(item), actors)
    .filter(({ why }) => why !== 'NOT_YOURS')
    .map(({ event, status, allowed, why }) => ({ event, status, allowed, why })),
})

/** Locks an item in the order that every write keeps: requisition, application, item. */
async function lockItem(tx: Tx, id: number) {
  const [known] = await tx.select({ applicationId: complianceItems.applicationId }).from(complianceItems).where(eq(complianceItems.id, id))
  if (!known) throw notFound('document')
  const application = await lockApplication(tx, known.applicationId)
  const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, id)).for('update')
  if (!item) throw notFound('document')
  return { item, application }
}

/** Documents that candidates of a requisition are asked for take their events. */
export const complianceItemTransitions = (requisitionId: number): Transitions<Item, ComplianceItemFacts, ComplianceItemEvent, Item> => ({
  lifecycle: complianceItemLifecycle,
  called: 'document',
  belongsTo: ({ applicationId }) => ({ requisitionId, applicationId }),
  facts: (_, item) => subjectOf(item),
  update: (tx, { id }, columns) => tx.update(complianceItems).set(columns).where(eq(complianceItems.id, id)).returning(),
})

type Answer = { id: number; status: ComplianceItemStatus; reason?: string | undefined; version: number }

/** HR's answer to an item: the one event of its lifecycle that leads to the wanted status. What the item is worth is counted anew. */
export async function answerItem(app: App, tx: Tx, caller: Caller, { id, status: to, reason, version }: Answer): Promise<Item> {
  const { item, application } = await lockItem(tx, id)
  const { row, auditId } = await transition(tx, complianceItemTransitions(application.requisitionId), item, {
    to,
    except: 'submit',
    by: caller,
    actors: staffActors(caller),
    reason,
    version,
    set: () => ({ reason: reason?.trim() || null }),
  })
  await rescoreApplication(tx, application, auditId)
  await tellOfAnswer(app, tx, row, application)
  return row
}
