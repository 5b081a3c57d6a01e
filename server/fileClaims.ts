import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { App } from './contract.ts'
import type { Tx } from './database.ts'
import { wrongField } from './problem.ts'
import { files } from './schema.ts'

export const claimHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Who may attach a stored file to a record: the account that uploaded it, or the visitor who holds its random token. */
export type Claimant = { accountId: number } | { token: string }

/** Attaches a file to the record being written: once, and only by who uploaded it. Whatever is wrong, the answer is the same. */
export async function claimFile(tx: Tx, id: number, claimant: Claimant, field = 'fileId') {
  const [file] = await tx
    .update(files)
    .set({ claimed: true, claimHash: null })
    .where(
      and(
        eq(files.id, id),
        eq(files.claimed, false),
        'token' in claimant ? eq(files.claimHash, claimHash(claimant.token)) : eq(files.ownerAccountId, claimant.accountId),
      ),
    )
    .returning()
  if (!file) throw wrongField(field, 'The selected file is no longer here. Upload it again.')
  return file
}

const A_DAY = 24 * 60 * 60 * 1000

/** Removes what was uploaded and then attached to nothing. */
export async function removeUnclaimed(app: Pick<App, 'db' | 'files'>, now = Date.now()): Promise<number> {
  const old = await app.db
    .select()
    .from(files)
    .where(and(eq(files.claimed, false), lt(files.createdAt, new Date(now - A_DAY))))
    .limit(500)
  for (const file of old) await app.db.transaction((tx) => app.files.remove(tx, file))
  return old.length
}

/** Once an hour, in one process however many there are. */
export const sweepUploads = (app: Pick<App, 'db' | 'files' | 'jobs'>) =>
  app.jobs.work('sweep-uploads', async () => void (await removeUnclaimed(app)), { cron: '17 * * * *' })
