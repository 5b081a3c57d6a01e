import { type SQL, sql } from 'drizzle-orm'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts } from '../../tables/accounts.ts'
import { applications } from '../../tables/applications.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** Own is the work that the caller answers for. */
type Whose = 'own' | 'all'
/** For whom the home page is, on which day, and whose work it shows. */
export type Asked = { caller: Caller; today: string; whose: Whose }

/** Of each query one for the own work and one for everybody's, so that both stay prepared. */
export const forEach = <Shown>(build: () => Shown): Record<Whose, Shown> => ({ own: build(), all: build() })

/** What the home page says of an application that waits, and what tells for how long; `shortName` is what its reader may know of the person. */
export const waitingShown = (shortName: SQL<string>) => ({
  applicationId: applications.id,
  applicant: shortName,
  positionTitle: requisitions.positionTitle,
  departmentId: requisitions.departmentId,
  status: applications.status,
  statusSince: applications.statusSince,
})

/** Whose own work it is, in a prepared query. */
export const owner = sql.placeholder('owner')

/** Written as the index says it. */
const RECRUITS = `a.roles && '{Recruitment Manager,Recruitment Officer}'::text[]`
/** Recruiters in service beside the owner, whom an index of their own holds. */
const otherRecruiters = sql<number[]>`array(select a.id from ${accounts} a where ${sql.raw(RECRUITS)} and a.id <> ${owner}
  and a.status = any(${sql.param(tagged(accountStates, 'maySignIn'))}::text[]))`

/** What the owner answers for: the own, and what no recruiter in service has, since that is left to all of them. */
export const answersFor = (holder: SQL): SQL => sql`(${holder} <> all(${otherRecruiters}))`

/** Of queries that join the requisition. */
export const ownedBy = (whose: Whose): SQL | undefined => (whose === 'all' ? undefined : answersFor(sql`${requisitions.ownerId}`))
/** Of queries that have its number only: what others answer for is looked up once, in memory, for however many rows. */
export const ofOwned = (requisitionId: SQL, whose: Whose): SQL => (whose === 'all' ? sql`true` : sql`${requisitionId} not in ${othersRequisitions}`)
/** The requisitions that others answer for. */
export const othersRequisitions = sql`(select r.id from ${requisitions} r where not ${answersFor(sql`r.owner_id`)})`
