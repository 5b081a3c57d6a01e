import { randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { complianceItemLifecycle, complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { decide } from '../../../src/machines/lifecycles/lifecycle.ts'
import { offerLetterStates } from '../../../src/machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Item } from '../../applications/compliance/complianceItem.ts'
import { isToCheck, putDocument } from '../../applications/compliance/putDocument.ts'
import { claimFile, claimHash } from '../../files/claimFile.ts'
import { documentKinds } from '../../files/cv/contentKind.ts'
import { keep, takeIn } from '../../files/cv/takeInFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import type { Application } from '../../records/applications.ts'
import { applicationOfKey } from '../../records/ownLinks.ts'
import { complianceItems } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'
import { lockOwn, notNow } from './changeOwnApplication.ts'
import { seenBy } from './ownStanding.ts'

type Document = components['schemas']['OwnWantedDocument']

const uploads: Limit = { bucket: ({ request }) => `own-document:ip:${addressOf(request)}`, most: 40, seconds: 3600 }
export const ownDocumentLimits = { uploadOwnDocument: uploads, handInOwnDocument: uploads } satisfies Partial<Record<keyof operations, Limit>>

export const ownDocumentHandlers = (app: App) =>
  ({
    async uploadOwnDocument({ files: sent, fields }) {
      // Whoever has no key stores nothing.
      await applicationOfKey(app, app.db, fields.key ?? '')
      const taken = await takeIn(sent.file, documentKinds)
      const token = randomBytes(32).toString('base64url')
      const file = await keep(app, taken, { purpose: 'document', claimHash: claimHash(token) })
      return { data: { id: file.id, token } }
    },

    handInOwnDocument: (call) =>
      write(app, call, async (tx) => {
        const { key, documentId, file, version } = call.body
        const { row, by } = await lockOwn(app, tx, key)
        const [item] = await tx
          .select()
          .from(complianceItems)
          .where(and(eq(complianceItems.id, documentId), eq(complianceItems.applicationId, row.id)))
          .for('update')
        if (!item) throw notFound('document')
        if (!mayHandIn(item, row, await seenBy(app, tx, row))) throw notNow('This document cannot be handed in here now.')
        const claim = (id: number) => claimFile(tx, id, { token: file.token }, 'file')
        await putDocument(tx, item, { requisitionId: row.requisitionId, fileId: file.id, by, actors: ['applicant'], version, claim })
        return { message: 'Your document has arrived.' }
      }),
  }) satisfies Pick<Handlers<operations>, 'uploadOwnDocument' | 'handInOwnDocument'>

/** Until the application ends, and of who has joined what is asked for later. What an answered letter rests on is not replaced. */
function mayHandIn(item: Pick<Item, 'status'>, { offerStatus }: Application, seen: ApplicationStatus): boolean {
  if (isTagged(applicationStates, seen, 'over')) return false
  const replaces = isToCheck(item)
  if (replaces && offerStatus !== null && isTagged(offerLetterStates, offerStatus, 'agreed')) return false
  return decide(complianceItemLifecycle, { status: item.status, fileIsThere: true }, { type: replaces ? 'replace' : 'submit' }, ['applicant']).allowed
}

const STATES = { missing: 'WANTED', sentBack: 'SENT_BACK', toCheck: 'HANDED_IN', approved: 'ACCEPTED', waived: 'NOT_NEEDED' } as const satisfies Record<
  string,
  Document['state']
>
function stateOf({ status }: Pick<Item, 'status'>): Document['state'] {
  // What was sent back is missing as well.
  const tags = ['sentBack', 'missing', 'toCheck', 'approved', 'waived'] as const
  return STATES[tags.find((tag) => isTagged(complianceItemStates, status, tag)) ?? 'missing']
}

/** What an applicant is asked for, and what of it is in. */
export async function readOwnDocuments({ db }: App, row: Application, seen: ApplicationStatus): Promise<Document[]> {
  if (isTagged(applicationStates, seen, 'over')) return []
  const list = await db
    .select({ item: complianceItems, file: files.originalName })
    .from(complianceItems)
    .leftJoin(files, eq(files.id, complianceItems.fileId))
    .where(eq(complianceItems.applicationId, row.id))
    .orderBy(asc(complianceItems.id))
    .limit(200)
  return list.map(({ item, file }) => {
    const { id, name, mandatory, reason, version } = item
    const state = stateOf(item)
    const isIn = state === 'HANDED_IN' || state === 'ACCEPTED'
    return { id, name, mandatory, state, why: state === 'SENT_BACK' ? reason : null, file: isIn ? file : null, mayHandIn: mayHandIn(item, row, seen), version }
  })
}
