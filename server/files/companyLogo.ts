import { eq } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import { files } from '../tables/files.ts'
import { companyLogos } from '../tables/platform.ts'

/** A logo that the company has or had, with its bytes. */
export async function readLogo({ db, files: store }: Pick<App, 'db' | 'files'>, id: number) {
  const [found] = await db
    .select({ key: files.key, mediaType: files.mediaType, width: companyLogos.width, height: companyLogos.height })
    .from(companyLogos)
    .innerJoin(files, eq(files.id, companyLogos.fileId))
    .where(eq(companyLogos.id, id))
  if (!found) return null
  const { key, mediaType, width, height } = found
  return { bytes: await store.read({ key }), kind: mediaType === 'image/png' ? ('png' as const) : ('jpeg' as const), width, height }
}
