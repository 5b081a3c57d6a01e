import { and, asc, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { applicationsVisibleTo, readApplication } from '../records/applications.ts'
import { personTo } from '../records/withoutNames.ts'
import { applicants, applications } from '../tables/applications.ts'

const over = tagged(applicationStates, 'over')
/** No score is below every score. */
const score = sql`coalesce(${applications.profileScore}, -1)`

export const neighbourHandlers = ({ db }: App) =>
  ({
    getApplicationNeighbours: async ({ params, caller }) => {
      const row = await readApplication(db, caller, params.id)
      const here = sql`(${row.profileScore ?? -1}::float8, ${row.id}::int)`
      const first = async (where: SQL, ...order: SQL[]) => {
        const [found] = await db
          .select({ id: applications.id, applicantName: personTo(caller).name })
          .from(applications)
          .innerJoin(applicants, eq(applicants.id, applications.applicantId))
          .where(and(eq(applications.requisitionId, row.requisitionId), notInArray(applications.status, over), applicationsVisibleTo(caller), where))
          .orderBy(...order)
          .limit(1)
        return found ?? null
      }
      // Equal scores stand as in the list of the requisition: the newest first.
      const place = sql`(${score}, ${applications.id})`
      return {
        data: {
          previous: await first(sql`${place} > ${here}`, asc(score), asc(applications.id)),
          next: await first(sql`${place} < ${here}`, desc(score), desc(applications.id)),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'getApplicationNeighbours'>
