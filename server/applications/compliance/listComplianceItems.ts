import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import type { Actor } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { recordLifecycle } from '../../platform/lifecycle/recordLifecycle.ts'
import { lockVisibleApplication, readApplication, staffActors } from '../../records/applications.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { noVeil, veilOf } from '../../records/withoutNames.ts'
import { complianceItems } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { askForAll } from './askForDocuments.ts'
import { type Item, movesOfItem } from './complianceItem.ts'
import { tellOfRequest } from './mailDocumentRequest.ts'

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
      const today = todayIn(app.settings)
      return { responseDataList: list.map(({ item, file }) => shown(said(item), veil === noVeil ? file : null, staffActors(caller), today)) }
    },

    askForDocument: (call) =>
      write(app, call, async (tx) => {
        const { name, also = [], source, mandatory = false } = call.body
        const row = await lockVisibleApplication(tx, call.caller, call.params.id)
        if (isTagged(applicationStates, row.status, 'over'))
          throw new Problem(409, 'APPLICATION_OVER', 'This application has ended. Reopen it to ask for documents.')
        const names = inOrder([name, ...also])
        if (names.includes('')) throw wrongField('name', 'Say which document.')
        const wanted = names.map((one) => ({ name: one, source, mandatory }))
        const items = await askForAll(tx, row, wanted, { by: call.caller })
        const [first] = items
        if (!first || items.length < names.length)
          throw wrongField('name', names.length === 1 ? 'This document was asked for already.' : 'Some of these documents were asked for already.')
        await rescoreApplication(tx, row, { why: 'DOCUMENTS' })
        await tellOfRequest(app, tx, items, row)
        return { responseData: { id: first.id, version: first.version }, message: 'Successfully saved!' }
      }),

    getComplianceItemLifecycle: async ({ params, caller }) => {
      const [item] = await app.db.select().from(complianceItems).where(eq(complianceItems.id, params.id))
      if (!item) throw notFound('document')
      const row = await readApplication(app.db, caller, item.applicationId, 'document')
      const moves = movesOfItem(item, staffActors(caller))
      const data = await recordLifecycle(app.db, { entity: 'complianceItem', id: item.id, status: item.status, moves })
      const veil = await veilOf(app.db, caller, row)
      return { data: { ...data, history: data.history.map((step) => ({ ...step, by: veil.addressee(step.by), reason: veil.text(step.reason) })) } }
    },
  }) satisfies Pick<Handlers<operations>, 'listComplianceItems' | 'askForDocument' | 'getComplianceItemLifecycle'>

/** Each name once, as it was first written. */
function inOrder(typed: readonly string[]): string[] {
  const names = typed.map((one) => one.trim())
  return names.filter((one, at) => names.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
}

const shown = (item: Item, file: { id: number; originalName: string } | null, actors: Actor[], today: string): components['schemas']['ComplianceItem'] => ({
  ...item,
  applicantFile: file,
  expired: item.expiresOn !== null && item.expiresOn < today,
  // What only the candidate does is not offered.
  transitions: movesOfItem(item, actors)
    .filter(({ why }) => why !== 'NOT_YOURS')
    .map(({ event, status, allowed, why }) => ({ event, status, allowed, why })),
})
