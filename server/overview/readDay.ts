import { and, asc, between, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { notArchived } from '../records/requisitions.ts'
import { allLimits, limitsOn } from '../records/timeLimits.ts'
import { shownTo } from '../records/withoutNames.ts'
import { applicants, applicationCounts, applications, interviews } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { readOverLimit } from './readOverLimit.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What the day page counts; the things that wait come from the lists themselves. */
export const dayHandlers = (app: App) =>
  ({
    async getDay({ caller }) {
      const { limits, ...counts } = await countByStatus(app.db)
      return {
        data: {
          ...counts,
          overLimit: await readOverLimit(app.db, limitsOn(limits, app.settings), caller),
          interviews: (await interviewsAround(app.db, caller, Date.now())).map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })),
        },
      }
    },
  }) satisfies Partial<Handlers<operations>>

/** How many applications and requisitions stand where, and the time limits: one statement. */
async function countByStatus(db: Database) {
  const list = (of: SQL) => sql`(select coalesce(json_agg(json_build_object('status', status, 'count', total)), '[]') from (${of} group by status) counted)`
  const [found] = await prepared(db, countByStatus, () => {
    type Counts = components['schemas']['Day']
    const ofApplications = sql`select status, sum(total)::int as total from ${applicationCounts} where total > 0`
    const ofRequisitions = sql`select status, count(*)::int as total from ${requisitions} where ${notArchived}`
    return db
      .select({
        applications: sql<Counts['applications']>`${list(ofApplications)}`,
        requisitions: sql<Counts['requisitions']>`${list(ofRequisitions)}`,
        limits: allLimits,
      })
      .from(sql`(select) one`)
  }).execute()
  return found!
}

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
