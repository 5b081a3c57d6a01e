import { type SQL, sql } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts } from '../../tables/accounts.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** For whom the home page is, on which day, and whose work alone it shows; null is everybody's. */
export type Asked = { caller: Caller; today: string; owner: number | null }

const RECRUITERS = ['Recruitment Manager', 'Recruitment Officer']

/** What somebody answers for: the own, and what no recruiter in service has, since that is left to all of them. */
export const answersFor = (holder: SQL, owner: number): SQL => sql`(${holder} = ${owner} or not exists (
  select from ${accounts} a where a.id = ${holder} and a.status = any(${sql.param(tagged(accountStates, 'maySignIn'))}::text[]) and a.roles && ${sql.param(RECRUITERS)}::text[]))`

/** Of queries that join the requisition. */
export const ownedBy = (owner: number | null): SQL | undefined => (owner === null ? undefined : answersFor(sql`${requisitions.ownerId}`, owner))
/** Of queries that have its number only. */
export const ofOwned = (requisitionId: SQL, owner: number | null): SQL =>
  owner === null ? sql`true` : sql`${requisitionId} in (select r.id from ${requisitions} r where ${answersFor(sql`r.owner_id`, owner)})`
