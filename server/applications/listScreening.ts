import { and, eq, inArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { applicationsVisibleTo } from '../records/applications.ts'
import { countsOf } from '../records/requisitionFacts.ts'
import { readRequisition } from '../records/requisitions.ts'
import { personTo, readsNames } from '../records/withoutNames.ts'
import { applicationRanks } from '../tables/applicationDetails.ts'
import { applicants, applications } from '../tables/applications.ts'

/** As many as one person looks through at a time. */
const MOST = 200
const toScreen = tagged(applicationStates, 'toScreen')
const bestFirst = [sql`${applicationRanks.profileScore} desc nulls last`, applicationRanks.applicationId]

export const screeningHandlers = ({ db }: App) =>
  ({
    listScreening: async ({ params: { requisitionId }, caller }) => {
      const { positionTitle, withoutNames } = await readRequisition(db, caller, requisitionId)
      const counts = await countsOf(db, requisitionId)
      // Their numbers from the index that knows the order; no more than these are read.
      const first = db
        .select({ id: applicationRanks.applicationId })
        .from(applicationRanks)
        .leftJoin(applications, eq(applications.id, applicationRanks.applicationId))
        .where(and(eq(applicationRanks.requisitionId, requisitionId), inArray(applicationRanks.status, toScreen), applicationsVisibleTo(caller)))
        .orderBy(...bestFirst)
        .limit(MOST)
      const waiting = await db
        .select({
          id: applications.id,
          applicantName: personTo(caller).name,
          status: applications.status,
          profileScore: applicationRanks.profileScore,
        })
        .from(applications)
        .innerJoin(applicationRanks, eq(applicationRanks.applicationId, applications.id))
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .where(sql`${applications.id} = any(array(${first}))`)
        .orderBy(...bestFirst)
      const total = toScreen.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
      return { data: { requisitionId, positionTitle, withoutNames: withoutNames && !readsNames(caller), total, applications: waiting } }
    },
  }) satisfies Pick<Handlers<operations>, 'listScreening'>
