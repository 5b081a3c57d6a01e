import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Caller } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { applications, interviewInterviewers, interviews } from '../tables/applications.ts'
import { scorecards } from '../tables/scorecards.ts'

// The one place that decides who reads scorecards and what came of them. Whoever is on a panel, officers and managers too, reads
// nothing of another's card before the own one is submitted: no word, no value, and no score that a value has gone into.

/** Whether this person may read the cards of the others on this panel. */
export function readsCards(caller: Pick<Caller, 'accountId'>, panel: readonly { id: number; feedback: unknown }[]): boolean {
  const own = panel.find(({ id }) => id === caller.accountId)
  return own === undefined || own.feedback !== null
}

/** Cards that others on a panel of this person have submitted while the own one is not: `theirs` is such a card, `held` its interview. */
const kept = (accountId: number | SQLWrapper) => sql`${scorecards} theirs
  join ${interviewInterviewers} own on own.interview_id = theirs.interview_id and own.account_id = ${accountId}
  join ${interviews} held on held.id = theirs.interview_id
  where theirs.account_id <> ${accountId} and theirs.revision > 0 and not exists (
    select 1 from ${scorecards} mine where mine.interview_id = theirs.interview_id and mine.account_id = ${accountId} and mine.revision > 0)`

/** That what this author says about this application is not kept from the caller. */
export const notKeptFrom = (caller: Pick<Caller, 'accountId'>, application: SQLWrapper, author: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${kept(caller.accountId)} and held.application_id = ${application} and theirs.account_id = ${author})`

/** The applications whose review score says something of a card that this person may not read yet, as one value of a query. */
export const blindIds = (accountId: SQLWrapper) => sql<number[]>`array(select distinct held.application_id from ${kept(accountId)} order by 1)`

async function blindApplications(db: Database | Tx, { accountId }: Pick<Caller, 'accountId'>): Promise<number[]> {
  const [found] = await prepared(db, blindApplications, () => db.select({ ids: blindIds(sql.placeholder('accountId')) }).from(sql`(select) one`)).execute({
    accountId,
  })
  return found!.ids
}

export const isBlind = async (db: Database | Tx, caller: Pick<Caller, 'accountId'>, applicationId: number): Promise<boolean> =>
  (await blindApplications(db, caller)).includes(applicationId)

/** The review score as a list shows, sorts and filters it; where nothing is kept from the reader it is the column with its index. */
export const reviewScoreFor = (blind: readonly number[]) =>
  blind.length === 0
    ? applications.reviewScore
    : sql<number | null>`case when ${applications.id} = any(${sql.param([...blind])}::int[]) then null else ${applications.reviewScore} end`
