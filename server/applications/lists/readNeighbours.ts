import { and, asc, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { applicationsVisibleTo, readApplication } from '../../records/applications.ts'
import { personTo } from '../../records/withoutNames.ts'
import { applicationRanks } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'

const over = tagged(applicationStates, 'over')
/** No score is below every score. */
const score = sql`coalesce(${applicationRanks.profileScore}, -1)`

export const neighbourHandlers = ({ db }: App) =>
  ({
    getApplicationNeighbours: async ({ params, caller }) => {
      const row = await readApplication(db, caller, params.id)
      const here = sql`(select ${score}, ${applicationRanks.applicationId} from ${applicationRanks} where ${applicationRanks.applicationId} = ${row.id})`
      const first = async (where: SQL, ...order: SQL[]) => {
        const next = db
          .select({ id: applicationRanks.applicationId })
          .from(applicationRanks)
          .leftJoin(applications, eq(applications.id, applicationRanks.applicationId))
          .where(and(eq(applicationRanks.requisitionId, row.requisitionId), notInArray(applicationRanks.status, over), applicationsVisibleTo(caller), where))
          .orderBy(...order)
          .limit(1)
        const [found] = await db
          .select({ id: applications.id, applicantName: personTo(caller).name })
          .from(applications)
          .innerJoin(applicants, eq(applicants.id, applications.applicantId))
          .where(eq(applications.id, next))
        return found ?? null
      }
      // Equal scores stand as in the list of the requisition: the newest first.
      const place = sql`(${score}, ${applicationRanks.applicationId})`
      return {
        data: {
          previous: await first(sql`${place} > ${here}`, asc(score), asc(applicationRanks.applicationId)),
          next: await first(sql`${place} < ${here}`, desc(score), desc(applicationRanks.applicationId)),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'getApplicationNeighbours'>
