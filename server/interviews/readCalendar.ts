import { and, asc, count, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { interviewLifecycle, interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { attachment } from '../files/fileName.ts'
import { companyName } from '../platform/company.ts'
import type { App, Handlers } from '../platform/context.ts'
import { daysAfter, rangeOf } from '../platform/days.ts'
import { notFound } from '../platform/http/problem.ts'
import { readApplication, seesAll, staffActors } from '../records/applications.ts'
import { readRequisition } from '../records/requisitions.ts'
import { personTo } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { calendarFile } from './calendarFile.ts'
import { panelOf } from './findFreeTimes.ts'
import { checkZone } from './interviewTimes.ts'
import { entryOfPanel, linkTo } from './mailInterview.ts'
import { interviewFacts, readPanels } from './readInterviews.ts'

const MOST_SHOWN = 3000
const DAY = 86_400_000

/** That one of these people holds it. */
const heldBy = (ids: readonly number[]): SQL =>
  sql`exists (select 1 from ${interviewInterviewers} where ${interviewInterviewers.interviewId} = ${interviews.id}
    and ${interviewInterviewers.accountId} = any(${sql.param([...ids])}::int[]))`

/** Who holds it, read with the interview. */
const holders = sql<
  components['schemas']['CalendarPerson'][]
>`(select coalesce(json_agg(json_build_object('id', ${accounts.id}, 'name', ${accounts.name}) order by ${accounts.name}), '[]')
  from ${interviewInterviewers} join ${accounts} on ${accounts.id} = ${interviewInterviewers.accountId} where ${interviewInterviewers.interviewId} = ${interviews.id})`

export const calendarHandlers = (app: App) =>
  ({
    readInterviewCalendar: async ({ body, caller }) => {
      const { from, days, zone, interviewerIds = [], requisitionId } = body
      checkZone(zone)
      if (requisitionId) await readRequisition(app.db, caller, requisitionId)
      await panelOf(app.db, interviewerIds, 'interviewerIds')
      const [begin, end] = [rangeOf(from, { timeZone: zone }).from, rangeOf(daysAfter(from, days), { timeZone: zone }).from]
      const where = and(
        // An interview ends on its day: the index on the start finds whatever reaches into the range.
        gt(interviews.startsAt, new Date(begin.getTime() - DAY)),
        lt(interviews.startsAt, end),
        gt(interviews.endsAt, begin),
        notInArray(interviews.status, tagged(interviewStates, 'cancelled')),
        requisitionId ? eq(interviews.requisitionId, requisitionId) : undefined,
        interviewerIds.length > 0 ? heldBy(interviewerIds) : undefined,
        seesAll(caller) ? undefined : heldBy([caller.accountId]),
      )
      const rows = await app.db
        .select({ interview: interviews, applicantName: personTo(caller).name, positionTitle: requisitions.positionTitle, interviewers: holders })
        .from(interviews)
        .innerJoin(applications, eq(applications.id, interviews.applicationId))
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
        .where(where)
        .orderBy(asc(interviews.startsAt), asc(interviews.id))
        .limit(MOST_SHOWN)
      const [counted] = rows.length < MOST_SHOWN ? [] : await app.db.select({ total: count() }).from(interviews).where(where)
      const actors = staffActors(caller)
      return {
        total: counted?.total ?? rows.length,
        responseDataList: rows.map(({ interview, ...rest }) => ({
          ...interview,
          ...rest,
          startsAt: interview.startsAt.toISOString(),
          endsAt: interview.endsAt.toISOString(),
          movable: movesOf(interviewLifecycle, { status: interview.status, ...interviewFacts(interview, []) }, actors).some(
            ({ event, allowed }) => event === 'reschedule' && allowed,
          ),
        })),
      }
    },

    downloadInterview: async ({ params, caller, reply }) => {
      const [found] = await app.db
        .select({ interview: interviews, candidate: personTo(caller).name, positionTitle: requisitions.positionTitle })
        .from(interviews)
        .innerJoin(applications, eq(applications.id, interviews.applicationId))
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
        .where(eq(interviews.id, params.id))
      if (!found) throw notFound('interview')
      await readApplication(app.db, caller, found.interview.applicationId, 'interview')
      const panel = await readPanels(app.db, [found.interview.id])
      const file = calendarFile(await senderOf(app), 'PUBLISH', [entryOfPanel({ ...found, panel, link: linkTo(app, found.interview.id) })])
      return asCalendar(reply, file, 'interview.ics')
    },
  }) satisfies Pick<Handlers<operations>, 'readInterviewCalendar' | 'downloadInterview'>

const senderOf = async ({ db, settings }: App) => ({ organisation: await companyName(db), mailFrom: settings.mailFrom })

type Reply = Parameters<Handlers<operations>['downloadInterview']>[0]['reply']
export function asCalendar(reply: Reply, file: string, name: string): Buffer {
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
  return Buffer.from(file)
}

/** A calendar program shows what it reads to whoever looks over its owner's shoulder: it learns no more than an officer may. */
const anybody = { roles: [] }

/** What somebody's calendar program reads: the own interviews from two months ago on, those that were called off as well. */
export async function feedFile(app: App, accountId: number): Promise<string> {
  const rows = await app.db
    .select({ interview: interviews, candidate: personTo(anybody).name, positionTitle: requisitions.positionTitle })
    .from(interviews)
    .innerJoin(interviewInterviewers, and(eq(interviewInterviewers.interviewId, interviews.id), eq(interviewInterviewers.accountId, accountId)))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
    .where(gt(interviews.startsAt, new Date(Date.now() - 60 * DAY)))
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(1000)
  const panels = await app.db
    .select({ interviewId: interviewInterviewers.interviewId, name: accounts.name, email: accounts.email })
    .from(interviewInterviewers)
    .innerJoin(accounts, eq(accounts.id, interviewInterviewers.accountId))
    .where(
      inArray(
        interviewInterviewers.interviewId,
        rows.map(({ interview }) => interview.id),
      ),
    )
  const entries = rows.map((row) =>
    entryOfPanel({ ...row, panel: panels.filter(({ interviewId }) => interviewId === row.interview.id), link: linkTo(app, row.interview.id) }),
  )
  return calendarFile(await senderOf(app), 'PUBLISH', entries)
}
