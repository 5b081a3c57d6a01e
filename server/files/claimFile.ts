import { createHash } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { files } from '../tables/files.ts'

export const claimHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Who may attach a stored file to a record: the account that uploaded it, or the visitor who holds its random token. */
type Claimant = { accountId: number } | { token: string }

/** Attaches a file to the record being written: once, and only by who uploaded it. Whatever is wrong, the answer is the same. */
export async function claimFile(tx: Tx, id: number, claimant: Claimant, field = 'fileId') {
  const [file] = await tx
    .update(files)
    .set({ claimed: true, claimHash: null })
    .where(
      and(
        eq(files.id, id),
        eq(files.claimed, false),
        isNotNull(files.storedAt),
        'token' in claimant ? eq(files.claimHash, claimHash(claimant.token)) : eq(files.ownerAccountId, claimant.accountId),
      ),
    )
    .returning()
  if (!file) throw wrongField(field, 'The selected file is no longer here. Upload it again.')
  return file
}

/** Lets go of a file that its record has replaced: nobody reads it any more, and the sweep removes it once this is committed. */
export const releaseFile = (tx: Tx, id: number) => tx.update(files).set({ claimed: false, claimHash: null, ownerAccountId: null }).where(eq(files.id, id))
