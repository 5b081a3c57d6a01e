import { and, eq, inArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { countsOf } from '../records/requisitionFacts.ts'
import { readRequisition } from '../records/requisitions.ts'
import { personTo, readsNames } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'

/** As many as one person looks through at a time. */
const MOST = 200
const toScreen = tagged(applicationStates, 'toScreen')
const bestFirst = [sql`${applications.profileScore} desc nulls last`, applications.id]

export const screeningHandlers = ({ db }: App) =>
  ({
    listScreening: async ({ params: { requisitionId }, caller }) => {
      const { positionTitle, withoutNames } = await readRequisition(db, caller, requisitionId)
      const counts = await countsOf(db, requisitionId)
      // Their numbers from the index that knows the order; no more than these are read.
      const first = db
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.requisitionId, requisitionId), inArray(applications.status, toScreen), applicationsVisibleTo(caller)))
        .orderBy(...bestFirst)
        .limit(MOST)
      const waiting = await db
        .select({
          id: applications.id,
          applicantName: personTo(caller).name,
          status: applications.status,
          profileScore: applications.profileScore,
        })
        .from(applications)
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .where(sql`${applications.id} = any(array(${first}))`)
        .orderBy(...bestFirst)
      const total = toScreen.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
      return { data: { requisitionId, positionTitle, withoutNames: withoutNames && !readsNames(caller), total, applications: waiting } }
    },
  }) satisfies Pick<Handlers<operations>, 'listScreening'>
