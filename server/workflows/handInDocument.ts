import { eq, inArray } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import { complianceItemTransitions } from '../applications/complianceItems.ts'
import { claimFile, releaseFile } from '../files/claimFile.ts'
import { itemsFor } from '../letters/letterDocuments.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { transition } from '../platform/lifecycle/transition.ts'
import type { LetterRow } from '../records/letters.ts'
import { complianceItems } from '../tables/applications.ts'
import { files } from '../tables/files.ts'

type Schemas = components['schemas']
type Uploads = Schemas['UploadDocuments']['docs']

/** What is asked for with a letter, and what is in. */
export async function documentsOf(tx: Tx, { kind, applicationId }: Pick<LetterRow, 'kind' | 'applicationId'>): Promise<Schemas['OwnDocument'][]> {
  const items = await itemsFor(tx, kind, applicationId)
  const ids = items.flatMap(({ fileId }) => fileId ?? [])
  const stored = ids.length ? await tx.select().from(files).where(inArray(files.id, ids)) : []
  return items.map(({ id, name, mandatory, status, reason, version, fileId }) => {
    const file = stored.find((one) => one.id === fileId)
    const applicantFile = file && { id: file.id, originalName: file.originalName, size: file.size, mediaType: file.mediaType }
    return {
      id,
      name,
      mandatory,
      status,
      reason: isTagged(complianceItemStates, status, 'sentBack') ? reason : null,
      version,
      ...(applicantFile ? { applicantFile } : {}),
    }
  })
}

/** Attaches uploaded files to the documents asked for; a file is its uploader's own and attached once. */
export async function handIn(tx: Tx, letter: LetterRow, docs: Uploads, caller: Caller) {
  const asked = await itemsFor(tx, letter.kind, letter.applicationId)
  for (const [at, doc] of docs.entries()) {
    const known = asked.find(({ id }) => id === doc.id)
    if (!known) throw wrongField(`docs.${at}.id`, 'This document is not asked for with this letter.')
    const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, known.id)).for('update')
    if (!item || (item.fileId === doc.applicantFile.id && isTagged(complianceItemStates, item.status, 'toCheck'))) continue
    await transition(
      tx,
      complianceItemTransitions(letter.requisitionId),
      { ...item, fileId: doc.applicantFile.id },
      {
        event: { type: 'submit' },
        by: caller,
        actors: ['applicant'],
        version: doc.version,
        before: async () => void (await claimFile(tx, doc.applicantFile.id, { accountId: caller.accountId }, `docs.${at}.applicantFile.id`)),
        set: () => ({ fileId: doc.applicantFile.id, reason: null }),
      },
    )
    if (item.fileId !== null) await releaseFile(tx, item.fileId)
  }
}
