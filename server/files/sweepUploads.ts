import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import { eachAlone } from '../platform/jobs/oneByOne.ts'
import { printLine } from '../platform/log.ts'
import { files } from '../tables/files.ts'

type Store = Pick<App, 'db' | 'files'>
const A_DAY = 24 * 60 * 60 * 1000
const AT_ONCE = 500
/** More strangers than this, and than files of our own: the store is not this database's. */
const MOST_STRANGERS = 100

/** Removes what was uploaded, or let go of, and is held by nothing. Whether it still is not is asked by the deletion itself. */
export async function removeUnclaimed({ db, files: store }: Store, now = Date.now()): Promise<number> {
  const old = and(eq(files.claimed, false), lt(files.createdAt, new Date(now - A_DAY)))
  const found = await db.select({ id: files.id }).from(files).where(old).orderBy(asc(files.id)).limit(AT_ONCE)
  return eachAlone('sweep-uploads', found, async ({ id }) => {
    const [gone] = await db
      .delete(files)
      .where(and(eq(files.id, id), old))
      .returning({ key: files.key })
    // Should this not be reached, the bytes have no row and are found by that.
    if (gone) await store.removeBytes(gone.key)
  })
}

/**
 * Holds the store against the table. Old bytes without a row are left over from a crash or a deletion, and go; a row
 * whose bytes are missing can only be told. Answers both.
 */
export async function compareStore({ db, files: store }: Store, now = Date.now()): Promise<{ strangers: string[]; missing: number[] }> {
  const [there, strangers, begun] = [new Set<string>(), [] as string[], new Date()]
  for await (const key of store.keys()) there.add(key)
  const keys = [...there]
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE)
    const known = new Set((await db.select({ key: files.key }).from(files).where(inArray(files.key, some))).map(({ key }) => key))
    strangers.push(...some.filter((key) => !known.has(key)))
  }
  if (strangers.length > Math.max(MOST_STRANGERS, keys.length - strangers.length)) {
    printLine(`sweep-uploads: ${strangers.length} of ${keys.length} stored files are not of this database; none was removed.`)
    return { strangers: [], missing: [] }
  }
  const gone: string[] = []
  await eachAlone('sweep-uploads', strangers, async (key) => {
    if ((await store.writtenAt(key)).getTime() > now - A_DAY) return
    await store.removeBytes(key)
    gone.push(key)
  })
  const missing = await rowsWithoutBytes({ db }, there, begun)
  if (missing.length > 0) printLine(`sweep-uploads: the bytes of ${missing.length} files are missing, the first are ${missing.slice(0, 20).join(', ')}.`)
  return { strangers: gone, missing }
}

/** Only of rows that were stored before the store was listed. */
async function rowsWithoutBytes({ db }: Pick<App, 'db'>, there: ReadonlySet<string>, before: Date) {
  const missing: number[] = []
  for (let last = 0, more = true; more; ) {
    const rows = await db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(and(gt(files.id, last), isNotNull(files.storedAt), lt(files.storedAt, before)))
      .orderBy(asc(files.id))
      .limit(AT_ONCE)
    missing.push(...rows.filter(({ key }) => !there.has(key)).map(({ id }) => id))
    last = rows.at(-1)?.id ?? last
    more = rows.length === AT_ONCE
  }
  return missing
}

/** Each hour, in one process however many there are. */
export const sweepUploads = (app: Pick<App, 'db' | 'files' | 'jobs'>) =>
  app.jobs.work(
    'sweep-uploads',
    async () => {
      await removeUnclaimed(app)
      await compareStore(app)
    },
    { cron: '17 * * * *' },
  )
