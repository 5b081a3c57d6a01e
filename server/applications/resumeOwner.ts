import { and, eq } from 'drizzle-orm'
import { type FileOwner, namedIn } from '../files/fileOwner.ts'
import { planned } from '../platform/db/prepared.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { namedTo } from '../records/withoutNames.ts'
import { applications } from '../tables/applications.ts'

/** Whoever may see an application reads its CV, unless it is screened without names. */
export const resumeOwner: FileOwner = {
  holds: namedIn(applications.resumeFileId),
  opens: async (db, fileId, caller) => {
    const seen = await planned(
      db
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.resumeFileId, fileId), applicationsVisibleTo(caller), namedTo(caller)))
        .limit(1),
    )
    return seen.length > 0
  },
}
