import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { interviewStates } from '../../../src/machines/lifecycles/interview.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { notFound } from '../../platform/http/problem.ts'
import { readApplication } from '../../records/applications.ts'
import { readsCards } from '../../records/blind.ts'
import { personTo, shownTo, type Veil, veilOf } from '../../records/withoutNames.ts'
import { accounts } from '../../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews, selectionSteps } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { scorecards, scorecardVersions } from '../../tables/scorecards.ts'
import { readPanels } from '../readInterviews.ts'
import { isWritten, presentCard, veiledWords } from './scorecard.ts'

type Submitted = components['schemas']['SubmittedScorecard']
type Panel = Awaited<ReturnType<typeof readPanels>>

/** A card is in time until so many hours after the interview's end. */
const DUE_HOURS = 24
/** So many days back the share that was in time is counted. */
const COUNTED_DAYS = 90
const MOST_DUE = 50
const HOUR = 60 * 60 * 1000
const dueAfter = (endsAt: Date) => new Date(endsAt.getTime() + DUE_HOURS * HOUR)
/** When a card of an interview (of a query that joins the table) is due. */
export const dueAt = sql`(${interviews.endsAt} + make_interval(hours => ${sql.raw(String(DUE_HOURS))}))`

export const scorecardReadHandlers = (app: App) =>
  ({
    getScorecard: async ({ params, caller }) => {
      const { db } = app
      const [found] = await db
        .select({
          ...{ interview: interviews, applicantName: personTo(caller).name, positionTitle: requisitions.positionTitle },
          ...{ kit: selectionSteps.kit, minutes: selectionSteps.minutes },
        })
        .from(interviews)
        .innerJoin(applications, eq(applications.id, interviews.applicationId))
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
        .innerJoin(selectionSteps, eq(selectionSteps.id, interviews.stepId))
        .where(eq(interviews.id, params.interviewId))
      if (!found) throw notFound('interview')
      const { interview, ...about } = found
      const veil = await veilOf(db, caller, await readApplication(db, caller, interview.applicationId, 'interview'))
      const panel = await readPanels(db, [interview.id])
      const isMine = panel.some(({ id }) => id === caller.accountId)
      const own = and(eq(scorecards.interviewId, interview.id), eq(scorecards.accountId, caller.accountId))
      const [card] = isMine ? await db.select().from(scorecards).where(own) : []
      const { applicationId, requisitionId, title, day, startTime, endTime, zone, status } = interview
      const mayRead = readsCards(caller, panel)
      return {
        data: {
          ...{ interviewId: interview.id, applicationId, requisitionId, title, day, startTime, endTime, zone, status, ...about },
          startsAt: interview.startsAt.toISOString(),
          dueAt: dueAfter(interview.endsAt).toISOString(),
          isMine,
          mayWrite: isMine && isWritten(interview),
          mayRead,
          card: card ? presentCard(card, veil) : null,
          panel: membersOf(panel),
          cards: (await submittedOf(db, veil, caller, mayRead ? [interview.id] : [])).map(({ of: _, ...one }) => one),
        },
      }
    },

    listScorecards: async ({ params, caller }) => {
      const application = await readApplication(app.db, caller, params.id)
      const veil = await veilOf(app.db, caller, application)
      const held = await app.db
        .select({ id: interviews.id, title: interviews.title, startsAt: interviews.startsAt, zone: interviews.zone })
        .from(interviews)
        .where(
          and(
            eq(interviews.applicationId, application.id),
            inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')]),
          ),
        )
        .orderBy(asc(interviews.startsAt))
        .limit(200)
      const panels = await readPanels(
        app.db,
        held.map((one) => one.id),
      )
      const shown = held.map(({ id: interviewId, startsAt, ...one }) => {
        const panel = panels.filter((person) => person.interviewId === interviewId)
        return { ...one, interviewId, startsAt: startsAt.toISOString(), mayRead: readsCards(caller, panel), panel: membersOf(panel) }
      })
      const open = shown.filter(({ mayRead }) => mayRead).map(({ interviewId }) => interviewId)
      const cards = await submittedOf(app.db, veil, null, open)
      return { responseDataList: shown.map((one) => ({ ...one, cards: cards.filter(({ of }) => of === one.interviewId).map(({ of: _, ...card }) => card) })) }
    },

    listOwnScorecards: async ({ caller }) => ({ data: await readOwn(app.db, caller) }),
  }) satisfies Pick<Handlers<operations>, 'getScorecard' | 'listScorecards' | 'listOwnScorecards'>

const membersOf = (panel: Panel) => panel.map(({ id, name, feedback }) => ({ id, name, given: feedback !== null }))

/** The cards of these interviews as they were last submitted; `but`: whose own is left out. Which interviews may be read is known. */
async function submittedOf(db: Database, veil: Veil, but: Caller | null, interviewIds: number[]): Promise<(Submitted & { of: number })[]> {
  if (interviewIds.length === 0) return []
  const { answers, summary, overall, number, reason, at } = scorecardVersions
  const rows = await db
    .select({
      ...{ of: scorecards.interviewId, interviewerId: scorecards.accountId, interviewerName: accounts.name },
      ...{ answers, summary, overall, revision: number, reason, at },
    })
    .from(scorecards)
    .innerJoin(scorecardVersions, and(eq(scorecardVersions.scorecardId, scorecards.id), eq(number, scorecards.revision)))
    .innerJoin(accounts, eq(accounts.id, scorecards.accountId))
    .where(and(inArray(scorecards.interviewId, interviewIds), but ? ne(scorecards.accountId, but.accountId) : undefined))
    .orderBy(asc(accounts.name), asc(scorecards.id))
  return rows.map((row) => ({ ...row, ...veiledWords(row, veil), reason: veil.text(row.reason), at: row.at.toISOString() }))
}

const isOn = inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')])

const accountId = sql.placeholder('accountId')
const mine = (where?: SQL) => and(eq(interviewInterviewers.accountId, accountId), isOn, sql`${interviews.endsAt} <= now()`, where)
const cardOn = and(eq(scorecards.interviewId, interviews.id), eq(scorecards.accountId, accountId))
const dueOf = shownTo(({ name }) => ({
  ...{ interviewId: interviews.id, applicationId: interviews.applicationId, applicantName: name, positionTitle: requisitions.positionTitle },
  ...{ title: interviews.title, startsAt: interviews.startsAt, endsAt: interviews.endsAt, zone: interviews.zone, cardId: scorecards.id },
}))

/** What this person owes, and how many of the last cards were in time. */
async function readOwn(db: Database, caller: Caller): Promise<components['schemas']['OwnScorecards']> {
  const asked = { accountId: caller.accountId }
  const due = await prepared(db, dueOf(caller), () =>
    db
      .select(dueOf(caller))
      .from(interviewInterviewers)
      .innerJoin(interviews, eq(interviews.id, interviewInterviewers.interviewId))
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
      .leftJoin(scorecards, cardOn)
      .where(mine(or(isNull(scorecards.id), eq(scorecards.revision, 0))))
      .orderBy(asc(interviews.endsAt), asc(interviews.id))
      .limit(MOST_DUE),
  ).execute(asked)
  const [figures] = await prepared(db, readOwn, () => {
    const since = sql`${interviews.endsAt} > now() - make_interval(days => ${sql.raw(String(COUNTED_DAYS))})`
    return db
      .select({
        total: sql<number>`(count(*) filter (where coalesce(${scorecards.revision}, 0) = 0))::int`,
        inTime: sql<number>`(count(*) filter (where ${since} and ${scorecards.submittedAt} <= ${dueAt}))::int`,
        counted: sql<number>`(count(*) filter (where ${since} and (${scorecards.revision} > 0 or ${dueAt} < now())))::int`,
      })
      .from(interviewInterviewers)
      .innerJoin(interviews, eq(interviews.id, interviewInterviewers.interviewId))
      .leftJoin(scorecards, cardOn)
      .where(mine())
  }).execute(asked)
  const now = new Date()
  return {
    due: due.map(({ startsAt, endsAt, cardId, ...one }) => {
      const until = dueAfter(endsAt)
      return { ...one, startsAt: startsAt.toISOString(), dueAt: until.toISOString(), overdue: until < now, begun: cardId !== null }
    }),
    total: figures?.total ?? 0,
    inTime: figures?.inTime ?? 0,
    counted: figures?.counted ?? 0,
  }
}
