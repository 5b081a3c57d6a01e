import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/context.ts'
import { requisitions } from '../../tables/requisitions.ts'

/** For whom the home page is, on which day, and of whose requisitions alone; null is everybody's. */
export type Asked = { caller: Caller; today: string; owner: number | null }

/** Of queries that join the requisition. */
export const ownedBy = (owner: number | null): SQL | undefined => (owner === null ? undefined : sql`${requisitions.ownerId} = ${owner}`)
/** Of queries that have its number only. */
export const ofOwned = (requisitionId: SQL, owner: number | null): SQL =>
  owner === null ? sql`true` : sql`${requisitionId} in (select r.id from ${requisitions} r where r.owner_id = ${owner})`
