import { eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import {
  type ComplianceItemEvent,
  type ComplianceItemFacts,
  type ComplianceItemStatus,
  complianceItemLaw,
} from '../../src/machines/lifecycles/complianceItem.ts'
import { type Actor, eventTo, movesOf } from '../../src/machines/lifecycles/law.ts'
import type { App, Caller, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { releaseFile } from '../fileClaims.ts'
import { type By, move } from '../move.ts'
import { checkVersion, notFound, Problem, wrongField } from '../problem.ts'
import { explain, wordsFor } from '../refusals.ts'
import { files } from '../schema.ts'
import { write } from '../write.ts'
import { lockApplication, readApplication, staffActors } from './application.access.ts'
import { complianceItems } from './application.schema.ts'
import { askForDocument } from './compliance.ask.ts'
import { tellOfAnswer } from './compliance.mail.ts'
import { rescoreApplication } from './rescore.ts'

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
      return { responseDataList: list.map(({ item, file }) => shown(item, file, staffActors(caller))) }
    },

    askForDocument: (call) =>
      write(app, call, async (tx) => {
        const { name, source, mandatory = false } = call.body
        await readApplication(tx, call.caller, call.params.id)
        const row = await lockApplication(tx, call.params.id)
        const id = await askForDocument(tx, row, { name: name.trim(), source, mandatory }, { by: call.caller })
        if (!id) throw wrongField('name', 'This document was asked for already.')
        await rescoreApplication(tx, row)
        return { responseData: { id, version: 1 }, message: 'Successfully saved!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listComplianceItems' | 'askForDocument'>

const shown = (item: Item, file: { id: number; originalName: string } | null, actors: Actor[]): components['schemas']['ComplianceItem'] => ({
  ...item,
  applicantFile: file,
  transitions: movesOf(complianceItemLaw, subjectOf(item), actors).map(({ event, status, allowed, why }) => ({ event, status, allowed, why })),
})

/** Locks an item in the order that every write keeps: requisition, application, item. */
export async function lockItem(tx: Tx, id: number) {
  const [known] = await tx.select({ applicationId: complianceItems.applicationId }).from(complianceItems).where(eq(complianceItems.id, id))
  if (!known) throw notFound('document')
  const application = await lockApplication(tx, known.applicationId)
  const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, id)).for('update')
  if (!item) throw notFound('document')
  return { item, application }
}

type Locked = Awaited<ReturnType<typeof lockItem>>
type Step = { by: By; actors: readonly Actor[]; reason?: string | null }

/** One step of a locked item; what it is worth is counted anew. */
async function stepItem(tx: Tx, { item, application }: Locked, event: ComplianceItemEvent, { by, actors, reason = null }: Step) {
  const about = { entity: 'complianceItem', id: item.id, requisitionId: application.requisitionId, applicationId: application.id, reason }
  const { status, auditId } = await move(tx, { law: complianceItemLaw, subject: subjectOf(item), event, actors, by, ...about })
  const [after] = await tx
    .update(complianceItems)
    .set({ status, reason, fileId: item.fileId, version: item.version + 1 })
    .where(eq(complianceItems.id, item.id))
    .returning()
  await rescoreApplication(tx, application, auditId)
  return after!
}

/** A file arrives for an item; a rejected one may be replaced. */
export async function submitItem(tx: Tx, { itemId, fileId, by, actors }: { itemId: number; fileId: number; by: By; actors: readonly Actor[] }): Promise<Item> {
  const { item, application } = await lockItem(tx, itemId)
  await tx.update(files).set({ claimed: true }).where(eq(files.id, fileId))
  const after = await stepItem(tx, { item: { ...item, fileId }, application }, { type: 'submit' }, { by, actors })
  if (item.fileId !== null && item.fileId !== fileId) await releaseFile(tx, item.fileId)
  return after
}

const needReason: ComplianceItemStatus[] = ['REJECTED', 'WAIVED']

/** HR's answer to an item: the one event of its law that leads to the wanted status. */
export async function answerItem(
  app: App,
  tx: Tx,
  caller: Caller,
  { id, status, reason, version }: { id: number; status: ComplianceItemStatus; reason?: string | undefined; version: number },
): Promise<Item> {
  const locked = await lockItem(tx, id)
  checkVersion(locked.item, version)
  const actors = staffActors(caller)
  const event = eventTo<Subject, ComplianceItemEvent>(complianceItemLaw, subjectOf(locked.item), status, actors)
  if (!event || event.type === 'submit')
    throw new Problem(409, 'TRANSITION_NOT_ALLOWED', wordsFor('NOT_FROM_HERE', 'complianceItem', locked.item.status, 'document'))
  if (needReason.includes(status) && !reason?.trim()) throw wrongField('reason', 'Say why.')
  const item = await stepItem(tx, locked, event, { by: caller, actors, reason: reason?.trim() || null })
  await tellOfAnswer(app, tx, item, locked.application)
  return item
}
