import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Disk } from 'flydrive'
import { files } from '../../tables/files.ts'
import type { Database, Tx } from '../db/database.ts'
import { codesOf } from '../http/outage.ts'
import type { Settings } from '../settings.ts'
import { Folder } from './folder.ts'

type StoredFile = typeof files.$inferSelect
export type Files = Awaited<ReturnType<typeof openFiles>>
type Place = Pick<Settings, 'dataDir' | 's3Bucket' | 's3Endpoint' | 's3Region'>
type NewFile = {
  bytes: Buffer
  name: string
  type: string
  purpose: string
  ownerAccountId?: number | null
  claimHash?: string | null
  claimed?: boolean
}

/** The file store: a folder by default, an S3 bucket when one is configured. Names in the store are ours, never the uploader's. */
export async function openFiles(settings: Place, disk?: Disk) {
  return storeOn(disk ?? (await openDisk(settings)))
}

const storeOn = (disk: Disk) => ({
  /**
   * The row first, then the bytes, then the row says that they are there; so each is found whenever this is cut off.
   * Not within a transaction of a call: bytes cannot be undone with it. What no record claims is swept.
   */
  async store(db: Database | Tx, { bytes, name, type, purpose, ...belonging }: NewFile): Promise<StoredFile> {
    const key = `${purpose}/${randomBytes(16).toString('hex')}`
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const [begun] = await db
      .insert(files)
      .values({ key, originalName: name, mediaType: type, size: bytes.length, sha256, purpose, ...belonging })
      .returning()
    const { id } = begun!
    try {
      await disk.put(key, new Uint8Array(bytes))
      const [row] = await db.update(files).set({ storedAt: new Date() }).where(eq(files.id, id)).returning()
      return row!
    } catch (error) {
      // As well as it can be done now; what is left of it is swept.
      await disk.delete(key).catch(() => undefined)
      await db
        .delete(files)
        .where(eq(files.id, id))
        .catch(() => undefined)
      throw error
    }
  },
  async read(file: Pick<StoredFile, 'key'>): Promise<Buffer> {
    return Buffer.from(await disk.getBytes(file.key))
  },
  /** Only for bytes that no row speaks of any more: the row is deleted, and its transaction committed, before. */
  removeBytes: (key: string): Promise<void> => disk.delete(key),
  /** When the bytes were written. */
  async writtenAt(key: string): Promise<Date> {
    return (await disk.getMetaData(key)).lastModified
  },
  /** The name of everything in the store. */
  async *keys(): AsyncGenerator<string> {
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) }).catch(nothingYet)
      for (const item of page.objects) if (item.isFile) yield item.key
      paginationToken = page.paginationToken
    } while (paginationToken)
  },
})

type Listing = Awaited<ReturnType<Disk['listAll']>>

/** The folder is made with the first file. */
function nothingYet(error: unknown): Listing {
  if (!codesOf(error).includes('ENOENT')) throw error
  return { objects: [] }
}

async function openDisk({ dataDir, s3Bucket, s3Endpoint, s3Region }: Place) {
  if (!s3Bucket) return new Disk(new Folder({ location: join(dataDir, 'files'), visibility: 'private' }))
  // Loaded only when used: the S3 client alone weighs as much as the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({ bucket: s3Bucket, region: s3Region, visibility: 'private', ...(s3Endpoint ? { endpoint: s3Endpoint, forcePathStyle: true } : {}) }),
  )
}
