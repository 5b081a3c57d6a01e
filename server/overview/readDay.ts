import { and, asc, between, count, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { notArchived } from '../records/requisitions.ts'
import { applicants, applicationCounts, applications, interviews } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { readOverLimit } from './readOverLimit.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What the day page counts; the things that wait come from the lists themselves. */
export const dayHandlers = (app: App) =>
  ({
    async getDay() {
      const { db } = app
      const now = Date.now()
      const [byApplication, byRequisition, around] = [
        await db
          .select({ status: applicationCounts.status, count: sql<number>`sum(${applicationCounts.total})::int` })
          .from(applicationCounts)
          .where(gt(applicationCounts.total, 0))
          .groupBy(applicationCounts.status),
        await db.select({ status: requisitions.status, count: count() }).from(requisitions).where(notArchived).groupBy(requisitions.status),
        await db
          .select({
            id: interviews.id,
            applicationId: interviews.applicationId,
            applicant: sql<string>`concat_ws(' ', ${applicants.firstName}, ${applicants.surName})`,
            positionTitle: requisitions.positionTitle,
            startsAt: interviews.startsAt,
            zone: interviews.zone,
            status: interviews.status,
          })
          .from(interviews)
          .innerJoin(applications, eq(applications.id, interviews.applicationId))
          .innerJoin(applicants, eq(applicants.id, applications.applicantId))
          .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
          .where(
            and(notInArray(interviews.status, tagged(interviewStates, 'cancelled')), between(interviews.startsAt, new Date(now - week), new Date(now + week))),
          )
          .orderBy(asc(interviews.startsAt))
          .limit(50),
      ]
      return {
        data: {
          applications: byApplication,
          requisitions: byRequisition,
          overLimit: await readOverLimit(app),
          interviews: around.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })),
        },
      }
    },
  }) satisfies Partial<Handlers<operations>>
