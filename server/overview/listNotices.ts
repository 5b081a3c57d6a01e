import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { approvalStates } from '../../src/machines/lifecycles/approval.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { endingKey } from '../letters/pdf/sealKeys.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { isoDay, todayIn } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { write } from '../platform/db/transaction.ts'
import { has, isManager } from '../platform/http/permissions.ts'
import { shownTo, veilColumns, veilOver } from '../records/withoutNames.ts'
import { itemSpecs } from '../reference/askForItem.ts'
import { accounts, listViews } from '../tables/accounts.ts'
import { applicants, applications, interviewInterviewers, interviews } from '../tables/applications.ts'
import { approvals } from '../tables/approvals.ts'
import { searchMatches } from '../tables/keptSearches.ts'
import { outbox } from '../tables/outbox.ts'
import { noticeReads } from '../tables/platform.ts'
import { referenceItems } from '../tables/reference.ts'
import { requisitions } from '../tables/requisitions.ts'
import { scorecards } from '../tables/scorecards.ts'
import { timeLimitDigests } from '../tables/timeLimits.ts'
import { countExpired, countWaiting } from './countWaiting.ts'
import { cannotCome, notChosen } from './interviewNotices.ts'
import { certificatesWaiting, coursesDue } from './learningNotices.ts'
import { leaveNotices } from './leaveNotices.ts'
import { lettersThatLapse } from './letterNotices.ts'
import { mentionsOf } from './mentionNotices.ts'
import { overdueTasks } from './taskNotices.ts'

type Notice = components['schemas']['Notice']
type Fresh = Omit<Notice, 'read'>
const MOST = 50
/** So long a kept search says what it found. */
const TOLD_FOR = 14 * 24 * 60 * 60 * 1000
const listNames = Object.keys(itemSpecs) as (keyof typeof itemSpecs)[]

/** What waits for one person: it goes when it is done, and says whether it was read. Of the expired requisitions the bell needs their number. */
export const noticeHandlers = (app: App) =>
  ({
    async listNotices({ caller }) {
      const notices = await noticesFor(app.db, caller, app)
      const reads = await prepared(app.db, noticeHandlers, () =>
        app.db
          .select({ notice: noticeReads.notice })
          .from(noticeReads)
          .where(and(eq(noticeReads.accountId, sql.placeholder('accountId')), sql`${noticeReads.notice} = any(${sql.placeholder('notices')}::text[])`)),
      ).execute({ accountId: caller.accountId, notices: notices.map(({ notice }) => notice) })
      const read = new Set(reads.map(({ notice }) => notice))
      return {
        responseDataList: notices.map((one) => ({ ...one, read: read.has(one.notice) })),
        waiting: await countWaiting(app.db, caller),
        expired: await countExpired(app.db, caller, todayIn(app.settings)),
      }
    },

    readNotices: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        // Only what is there for this person, so that nobody fills the table with inventions.
        const known = new Set((await noticesFor(tx, caller, app)).map(({ notice }) => notice))
        const rows = [...new Set(body.notices)].filter((notice) => known.has(notice)).map((notice) => ({ accountId: caller.accountId, notice }))
        if (rows.length > 0) await tx.insert(noticeReads).values(rows).onConflictDoNothing()
        return { message: 'Successfully saved!' }
      }),
  }) satisfies Partial<Handlers<operations>>

async function noticesFor(db: Database | Tx, caller: Caller, { settings }: Pick<App, 'settings'>): Promise<Fresh[]> {
  const today = todayIn(settings)
  return [
    ...(await approvalsOnTurn(db, caller)),
    ...(await feedbackDue(db, caller)),
    ...(await overLimitToday(db, caller, today)),
    ...(await mentionsOf(db, caller)),
    ...(await overdueTasks(db, caller, today, settings)),
    ...(await leaveNotices(db, caller, today)),
    ...(await coursesDue(db, caller, today, settings)),
    ...(has(caller, 'CANDIDATE_ACCESS') ? [...(await cannotCome(db, caller)), ...(await notChosen(db, caller, today))] : []),
    ...(has(caller, 'SHORTLISTING') ? await foundByViews(db, caller) : []),
    ...(has(caller, 'ONBOARDING')
      ? [...(await certificatesWaiting(db, caller)), ...(await failedMessages(db, caller)), ...(await lettersThatLapse(db, caller, today, settings))]
      : []),
    ...(isManager(caller) ? [...(await itemsAskedFor(db)), ...(await sealEnding(db))] : []),
  ]
}

/** A notice is named by the round it belongs to: who is asked again, or whose message fails again, has a new one. */
async function approvalsOnTurn(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const rows = await prepared(db, approvalsOnTurn, () =>
    db
      .select({ approval: approvals, title: requisitions.positionTitle })
      .from(approvals)
      .innerJoin(requisitions, eq(requisitions.id, approvals.requisitionId))
      .where(
        and(
          eq(approvals.accountId, sql.placeholder('accountId')),
          inArray(approvals.status, tagged(approvalStates, 'onTurn')),
          inArray(requisitions.status, tagged(requisitionStates, 'undecided')),
        ),
      )
      .orderBy(desc(approvals.askedAt), desc(approvals.id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId })
  return rows.map(({ approval: { id, round, requisitionId, askedAt }, title }) => {
    return { notice: `approval:${id}:${round}`, kind: 'approval', id: requisitionId, title, detail: null, at: askedAt?.toISOString() ?? null }
  })
}

/** The queries that say who a candidate is, for those who read names and for the others. */
const noticesOf = shownTo(({ shortName }) => ({ feedback: {}, found: {}, shortName }))

async function feedbackDue(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const { feedback, shortName } = noticesOf(caller)
  const rows = await prepared(db, feedback, () => {
    const { id, applicationId, endsAt, status } = interviews
    const accountId = sql.placeholder('accountId')
    const said = sql`(select 1 from ${scorecards} where ${scorecards.interviewId} = ${id} and ${scorecards.accountId} = ${accountId} and ${scorecards.revision} > 0)`
    return db
      .select({
        id,
        endsAt,
        title: shortName,
        detail: requisitions.positionTitle,
      })
      .from(interviews)
      .innerJoin(interviewInterviewers, and(eq(interviewInterviewers.interviewId, id), eq(interviewInterviewers.accountId, accountId)))
      .innerJoin(applications, eq(applications.id, applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, interviews.requisitionId))
      .where(
        and(
          or(inArray(status, tagged(interviewStates, 'planned')), inArray(status, tagged(interviewStates, 'held'))),
          lte(endsAt, sql.placeholder('now')),
          sql`not exists ${said}`,
        ),
      )
      .orderBy(asc(endsAt))
      .limit(MOST)
  }).execute({ accountId: caller.accountId, now: new Date() })
  return rows.map(({ id, endsAt, title, detail }) => {
    return { notice: `feedback:${id}`, kind: 'feedback', id, title, detail, at: endsAt.toISOString() }
  })
}

/** The digest of today, where there was one. */
async function overLimitToday(db: Database | Tx, caller: Caller, today: string): Promise<Fresh[]> {
  const rows = await prepared(db, overLimitToday, () =>
    db
      .select()
      .from(timeLimitDigests)
      .where(and(eq(timeLimitDigests.accountId, sql.placeholder('accountId')), eq(timeLimitDigests.day, sql.placeholder('today')))),
  ).execute({ accountId: caller.accountId, today })
  return rows.map(({ day, applications: total, at }) => {
    return { notice: `over-limit:${day}`, kind: 'overLimit', id: total, title: String(total), detail: null, at: at.toISOString() }
  })
}

/** What the own kept searches have found these days, by when they found it. */
async function foundByViews(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const { found, shortName: name } = noticesOf(caller)
  const rows = await prepared(db, found, () => {
    const { viewId, applicationId, at } = searchMatches
    return db
      .select({
        viewId,
        at,
        title: listViews.name,
        total: sql<number>`count(*)::int`,
        newest: sql<number[]>`(array_agg(${applicationId} order by ${applicationId} desc))[1:10]`,
        names: sql<string>`array_to_string((array_agg(${name} order by ${applicationId} desc))[1:3], ', ')`,
      })
      .from(searchMatches)
      .innerJoin(listViews, eq(listViews.id, viewId))
      .innerJoin(applications, eq(applications.id, applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(and(eq(listViews.accountId, sql.placeholder('accountId')), gt(at, sql.placeholder('since'))))
      .groupBy(viewId, at, listViews.name)
      .orderBy(desc(at), desc(viewId))
      .limit(MOST)
  }).execute({ accountId: caller.accountId, since: new Date(Date.now() - TOLD_FOR) })
  return rows.map(({ viewId, at, title, total, newest, names }) => {
    const detail = total > 3 ? `${names} +${total - 3}` : names
    return { notice: `match:${viewId}:${at.getTime()}`, kind: 'match', id: viewId, title, detail, applications: newest, at: at.toISOString() }
  })
}

async function failedMessages(db: Database | Tx, caller: Caller): Promise<Fresh[]> {
  const rows = await prepared(db, failedMessages, () =>
    db
      .select({ id: outbox.id, version: outbox.version, title: outbox.toName, detail: outbox.reason, at: outbox.createdAt, person: veilColumns })
      .from(outbox)
      .leftJoin(applications, eq(applications.id, outbox.applicationId))
      .leftJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(inArray(outbox.status, tagged(outboxMessageStates, 'failed')))
      .orderBy(desc(outbox.id))
      .limit(MOST),
  ).execute()
  return rows.map(({ id, version, title, detail, at, person }) => {
    const veil = veilOver(caller, person)
    return { notice: `message:${id}:${version}`, kind: 'message', id, title: veil.addressee(title), detail: veil.text(detail), at: at.toISOString() }
  })
}

/** Names that criteria use and no manager has taken into their list yet. */
async function itemsAskedFor(db: Database | Tx): Promise<Fresh[]> {
  const rows = await prepared(db, itemsAskedFor, () =>
    db
      .select({ id: referenceItems.id, title: referenceItems.name, list: referenceItems.list, detail: accounts.name, at: referenceItems.askedAt })
      .from(referenceItems)
      .innerJoin(accounts, eq(accounts.id, referenceItems.askedById))
      .orderBy(desc(referenceItems.askedAt), desc(referenceItems.id))
      .limit(MOST),
  ).execute()
  return rows.map(({ id, title, list, detail, at }) => {
    return {
      notice: `asked:${id}`,
      kind: 'asked',
      id,
      title,
      list: listNames.find((name) => itemSpecs[name].list === list),
      detail,
      at: at?.toISOString() ?? null,
    }
  })
}

/** The key that seals letters makes way for the next one by itself; whoever made it known to others has to make the next one known. */
async function sealEnding(db: Database | Tx): Promise<Fresh[]> {
  const key = await endingKey(db)
  return key ? [{ notice: `sealEnds:${key.id}`, kind: 'sealEnds', id: key.id, title: isoDay(key.endsAt.getTime()), detail: null, at: null }] : []
}
