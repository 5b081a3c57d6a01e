import { type SQL, sql } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts } from '../../tables/accounts.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** For whom the home page is, on which day, and whose work alone it shows; null is everybody's. `others` are the recruiters in service beside them. */
export type Asked = { caller: Caller; today: string; owner: number | null; others: readonly number[] }

/** Written as the index says it. */
const RECRUITS = `a.roles && '{Recruitment Manager,Recruitment Officer}'::text[]`
/** Recruiters in service, which an index of their own holds, without the one that is named when the query is asked. */
export const otherRecruiters = sql<number[]>`array(select a.id from ${accounts} a where ${sql.raw(RECRUITS)} and a.id <> ${sql.placeholder('owner')}
  and a.status = any(${sql.param(tagged(accountStates, 'maySignIn'))}::text[]))`

/** What somebody answers for: the own, and what no recruiter in service has, since that is left to all of them. */
export const answersFor = (holder: SQL, others: readonly number[]): SQL => sql`(${holder} <> all(${sql.param([...others])}::int[]))`

/** Of queries that join the requisition. */
export const ownedBy = ({ owner, others }: Asked): SQL | undefined => (owner === null ? undefined : answersFor(sql`${requisitions.ownerId}`, others))
/** Of queries that have its number only: what others answer for is looked up once, in memory, for however many rows. */
export const ofOwned = (requisitionId: SQL, { owner, others }: Asked): SQL =>
  owner === null ? sql`true` : sql`${requisitionId} not in (select r.id from ${requisitions} r where not ${answersFor(sql`r.owner_id`, others)})`
