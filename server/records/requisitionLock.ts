import { and, count, eq, notInArray } from 'drizzle-orm'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { interviews } from '../tables/applications.ts'
import type { Application } from './applications.ts'

/** What keeps an application at its requisition. */
export async function requisitionLock(db: Database | Tx, { id, status }: Pick<Application, 'id' | 'status'>) {
  const [found] = await db
    .select({ total: count() })
    .from(interviews)
    .where(and(eq(interviews.applicationId, id), notInArray(interviews.status, tagged(interviewStates, 'cancelled'))))
  return { interviewExists: (found?.total ?? 0) > 0, statusIsNewApplication: isTagged(applicationStates, status, 'new') }
}
