import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../../src/machines/lifecycles/application.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { interviewOfferStates } from '../../../src/machines/lifecycles/interviewOffer.ts'
import { jobPostStates } from '../../../src/machines/lifecycles/jobPost.ts'
import { decide } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isClosed, requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { seesAll } from '../../records/applications.ts'
import { standing } from '../../records/letterStanding.ts'
import { requisitionFacts } from '../../records/requisitionFacts.ts'
import { type Requisition, readRequisition } from '../../records/requisitions.ts'
import { personTo, type Reader } from '../../records/withoutNames.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../../tables/applications.ts'
import { interviewOffers } from '../../tables/interviewOffers.ts'
import { letters } from '../../tables/letters.ts'
import { auditLog } from '../../tables/platform.ts'
import { jobPosts } from '../../tables/requisitions.ts'

export type ClosedCounts = components['schemas']['ClosedCounts']
/** The audit row of a closing; the history of the requisition reads it. */
export const CLOSING = 'close'

const over = [...tagged(applicationStates, 'over'), ...tagged(applicationStates, 'hired')]

/** Who reads no names, where only numbers are wanted. */
const nobody: Reader = { roles: [] }

type Of = { requisitionIds: number[] } | { applicationIds: number[] }

/** What ends with these requisitions or applications: live applications with their open letters, planned interviews and times to choose from; one that is about to be hired stays. */
export async function whatIsOpen(db: Database | Tx, of: Of, { hiring, reader = nobody }: { hiring?: number | undefined; reader?: Reader } = {}) {
  const within = (part: { requisitionId: PgColumn; applicationId: PgColumn }) =>
    'requisitionIds' in of ? inArray(part.requisitionId, of.requisitionIds) : inArray(part.applicationId, of.applicationIds)
  const live = await db
    .select({ id: applications.id, candidate: personTo(reader).shortName })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(and(within({ ...applications, applicationId: applications.id }), notInArray(applications.status, over)))
    .orderBy(asc(applications.id))
  const ending = live.filter(({ id }) => id !== hiring)
  const among = new Map(ending.map((one) => [one.id, one.candidate]))
  const open = await db
    .select({ applicationId: letters.applicationId, kind: letters.kind })
    .from(letters)
    .where(and(within(letters), inArray(letters.status, standing('draft', 'out', 'agreed'))))
    .orderBy(asc(letters.id))
  const planned = await db
    .select({ applicationId: interviews.applicationId, startsAt: interviews.startsAt, zone: interviews.zone, panel: count(interviewInterviewers.accountId) })
    .from(interviews)
    .leftJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .where(and(within(interviews), inArray(interviews.status, tagged(interviewStates, 'planned'))))
    .groupBy(interviews.id)
    .orderBy(asc(interviews.startsAt))
  const offered = await db
    .select({ applicationId: interviewOffers.applicationId })
    .from(interviewOffers)
    .where(and(within(interviewOffers), inArray(interviewOffers.status, tagged(interviewOfferStates, 'unbooked'))))
  const named = <T extends { applicationId: number }>(list: T[]) =>
    list.flatMap((one) => {
      const name = among.get(one.applicationId)
      return name === undefined ? [] : [{ ...one, candidate: name }]
    })
  return { applications: ending, letters: named(open), interviews: named(planned), offersOfTimes: offered }
}
export type Open = Awaited<ReturnType<typeof whatIsOpen>>

/** The applications with which more ends than themselves. */
export const withMoreOpen = ({ letters, interviews, offersOfTimes }: Open): Set<number> =>
  new Set([...letters, ...interviews, ...offersOfTimes].map(({ applicationId }) => applicationId))

type Counted = Pick<Open, 'applications' | 'letters' | 'interviews'>

/** Of a cancelled interview the candidate and each interviewer are told. */
export const countsOf = ({ applications, letters, interviews }: Counted): Omit<ClosedCounts, 'jobPost'> => ({
  applications: applications.length,
  letters: letters.length,
  interviews: interviews.length,
  mails: interviews.reduce((sum, { panel }) => sum + 1 + panel, 0),
})

/** The same where the requisition ends: then everybody whose application ends with it is told. */
export function closingCountsOf(open: Counted): Omit<ClosedCounts, 'jobPost'> {
  const counts = countsOf(open)
  return { ...counts, mails: counts.mails + counts.applications }
}

/** Whether this very transaction closed the job post: its rows all carry the moment at which it began. */
export async function postWasClosedNow(tx: Tx, requisitionId: number): Promise<boolean> {
  const closed = and(eq(auditLog.requisitionId, requisitionId), eq(auditLog.entity, 'jobPost'), eq(auditLog.action, 'close'), sql`${auditLog.at} = now()`)
  return (await tx.select({ id: auditLog.id }).from(auditLog).where(closed).limit(1)).length > 0
}

export const publicPosts = (db: Database, requisitionIds: number[]) =>
  db.$count(jobPosts, and(inArray(jobPosts.requisitionId, requisitionIds), inArray(jobPosts.status, tagged(jobPostStates, 'public'))))

/** Whether hiring one more completes the requisition: the lifecycle is asked, with one more hired. */
async function wouldComplete(db: Database, row: Requisition): Promise<boolean> {
  const facts = await requisitionFacts(db, row)
  const verdict = decide(requisitionLifecycle, { status: row.status, ...facts, hired: facts.hired + 1 }, { type: 'applicationsChanged' }, ['system'])
  return verdict.allowed && isClosed(verdict.status)
}

const NAMED = 20

export const closingHandlers = (app: App) =>
  ({
    getClosing: async ({ caller, params, query: { hiring } }) => {
      const row = await readRequisition(app.db, caller, params.id)
      const ends = hiring === undefined || (await wouldComplete(app.db, row))
      const open = ends ? await whatIsOpen(app.db, { requisitionIds: [row.id] }, { hiring, reader: caller }) : { applications: [], letters: [], interviews: [] }
      const shown = seesAll(caller) ? open : { applications: [], letters: [], interviews: [] }
      return {
        data: {
          ends,
          counts: { ...closingCountsOf(open), jobPost: ends && (await publicPosts(app.db, [row.id])) > 0 },
          candidates: shown.applications.slice(0, NAMED).map((one) => one.candidate),
          letters: shown.letters.slice(0, NAMED).map(({ kind, candidate }) => ({ kind, candidate })),
          interviews: shown.interviews.slice(0, NAMED).map(({ candidate, startsAt, zone }) => ({ candidate, startsAt: startsAt.toISOString(), zone })),
        },
      }
    },
  }) satisfies Partial<Handlers<operations>>
