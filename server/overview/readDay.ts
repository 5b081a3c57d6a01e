import { and, asc, between, count, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { notArchived } from '../records/requisitions.ts'
import { shownTo } from '../records/withoutNames.ts'
import { applicants, applicationCounts, applications, interviews } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { readOverLimit } from './readOverLimit.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What the day page counts; the things that wait come from the lists themselves. */
export const dayHandlers = (app: App) =>
  ({
    async getDay({ caller }) {
      return {
        data: {
          applications: await applicationsByStatus(app.db),
          requisitions: await requisitionsByStatus(app.db),
          overLimit: await readOverLimit(app, caller),
          interviews: (await interviewsAround(app.db, caller, Date.now())).map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })),
        },
      }
    },
  }) satisfies Partial<Handlers<operations>>

const applicationsByStatus = (db: Database) =>
  prepared(db, applicationsByStatus, () => {
    const { status, total } = applicationCounts
    return db
      .select({ status, count: sql<number>`sum(${total})::int` })
      .from(applicationCounts)
      .where(gt(total, 0))
      .groupBy(status)
  }).execute()

const requisitionsByStatus = (db: Database) =>
  prepared(db, requisitionsByStatus, () =>
    db.select({ status: requisitions.status, count: count() }).from(requisitions).where(notArchived).groupBy(requisitions.status),
  ).execute()

const aroundOf = shownTo(({ shortName }) => ({ applicant: shortName }))

/** The first interviews from a week ago to a week ahead. */
const interviewsAround = (db: Database, caller: Caller, now: number) =>
  prepared(db, aroundOf(caller), () => {
    const { id, applicationId, startsAt, zone, status } = interviews
    return db
      .select({ id, applicationId, applicant: aroundOf(caller).applicant, positionTitle: requisitions.positionTitle, startsAt, zone, status })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
      .where(and(notInArray(status, tagged(interviewStates, 'cancelled')), between(startsAt, sql.placeholder('from'), sql.placeholder('to'))))
      .orderBy(asc(startsAt))
      .limit(50)
  }).execute({ from: new Date(now - week), to: new Date(now + week) })
