import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Tx } from './database.ts'
import { files } from './schema.ts'
import type { Settings } from './settings.ts'

export type StoredFile = typeof files.$inferSelect
export type Files = Awaited<ReturnType<typeof openFiles>>

/** The file store: a folder by default, an S3 bucket when one is configured. Names in the store are ours, never the uploader's. */
export async function openFiles(settings: Pick<Settings, 'dataDir' | 's3Bucket' | 's3Endpoint' | 's3Region'>) {
  const disk = await openDisk(settings)
  return {
    /** Stores the bytes and the row; the row belongs to the caller's transaction. Bytes without a row are swept by age. */
    async put(
      tx: Tx,
      file: { bytes: Buffer; name: string; type: string; purpose: string; ownerAccountId?: number | null; claimHash?: string | null; claimed?: boolean },
    ) {
      const key = `${file.purpose}/${randomBytes(16).toString('hex')}`
      await disk.put(key, new Uint8Array(file.bytes))
      const [row] = await tx
        .insert(files)
        .values({
          key,
          originalName: file.name,
          mediaType: file.type,
          size: file.bytes.length,
          sha256: createHash('sha256').update(file.bytes).digest('hex'),
          purpose: file.purpose,
          ownerAccountId: file.ownerAccountId ?? null,
          claimHash: file.claimHash ?? null,
          claimed: file.claimed ?? false,
        })
        .returning()
      return row!
    },
    async read(file: Pick<StoredFile, 'key'>): Promise<Buffer> {
      return Buffer.from(await disk.getBytes(file.key))
    },
    /** Removes the row, then the bytes. */
    async remove(tx: Tx, file: Pick<StoredFile, 'id' | 'key'>) {
      await tx.delete(files).where(eq(files.id, file.id))
      await disk.delete(file.key)
    },
  }
}

async function openDisk({ dataDir, s3Bucket, s3Endpoint, s3Region }: Pick<Settings, 'dataDir' | 's3Bucket' | 's3Endpoint' | 's3Region'>) {
  if (!s3Bucket) return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  // Loaded only when used: the S3 client alone weighs as much as the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({ bucket: s3Bucket, region: s3Region, visibility: 'private', ...(s3Endpoint ? { endpoint: s3Endpoint, forcePathStyle: true } : {}) }),
  )
}
