import { eq, inArray } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { complianceItemStates } from '../../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { isToCheck, putDocument } from '../../applications/compliance/putDocument.ts'
import { claimFile } from '../../files/claimFile.ts'
import { itemsFor } from '../../letters/letterDocuments.ts'
import type { Caller } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem, wrongField } from '../../platform/http/problem.ts'
import { stands } from '../../records/letterStanding.ts'
import type { LetterRow } from '../../records/letters.ts'
import { complianceItems } from '../../tables/applications.ts'
import { files } from '../../tables/files.ts'

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

/** Attaches uploaded files to the documents asked for; a file is its uploader's own and attached once. Until the letter is answered one can be replaced or taken out. */
export async function handIn(tx: Tx, letter: LetterRow, docs: Uploads, caller: Caller) {
  const asked = await itemsFor(tx, letter.kind, letter.applicationId)
  for (const [at, doc] of docs.entries()) {
    const known = asked.find(({ id }) => id === doc.id)
    if (!known) throw wrongField(`docs.${at}.id`, 'This document is not asked for with this letter.')
    const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, known.id)).for('update')
    const isIn = item && isToCheck(item)
    const fileId = doc.applicantFile?.id ?? null
    if (!item || (isIn ? item.fileId === fileId : fileId === null)) continue
    if (isIn && !stands(letter, 'out')) throw new Problem(409, 'LETTER_ANSWERED', 'The letter is answered, so what was handed in stays.')
    const claim = (file: number) => claimFile(tx, file, { accountId: caller.accountId }, `docs.${at}.applicantFile.id`)
    await putDocument(tx, item, { requisitionId: letter.requisitionId, fileId, by: caller, actors: ['applicant'], version: doc.version, claim })
  }
}
