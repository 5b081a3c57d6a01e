import { and, eq } from 'drizzle-orm'
import type { FileOwner } from '../files/fileOwner.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { namedTo } from '../records/withoutNames.ts'
import { applications } from '../tables/applications.ts'

/** Whoever may see an application reads its CV, unless it is screened without names. */
export const resumeOwner: FileOwner = async (db, fileId, caller) => {
  const holds = eq(applications.resumeFileId, fileId)
  const [held] = await db.select({ id: applications.id }).from(applications).where(holds).limit(1)
  if (!held) return null
  const [seen] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(holds, applicationsVisibleTo(caller), namedTo(caller)))
    .limit(1)
  return seen ? 'may' : 'mayNot'
}
