import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { applicationItems } from '../tables/applicationDetails.ts'
import { applications } from '../tables/applications.ts'
import type { ItemList } from '../tables/reference.ts'

/** The lists that an application's items are of, by the contract's names of what is held. */
export const heldLists = {
  qualificationIds: 'qualification',
  certificationIds: 'certification',
  workAuthIds: 'workAuthorisation',
  skillIds: 'skill',
  designationIds: 'designation',
  computerSkillIds: 'computerSkill',
  languageIds: 'language',
  lifecycleIds: 'developmentLifecycle',
} as const satisfies Record<string, ItemList>
export const heldFields = Object.keys(heldLists) as (keyof typeof heldLists)[]
type Held = { [Field in keyof typeof heldLists]: number[] }

/** What an application holds as a column of a query: ids by list. */
export const heldByList = sql<Partial<Record<ItemList, number[]>> | null>`(
  select json_object_agg(list, ids) from (
    select list, json_agg(item_id order by item_id) as ids from ${applicationItems} where application_id = ${applications.id} group by list) held)`

/** The same by the contract's names; a list of which nothing is held is empty. */
export const byField = (held: Partial<Record<ItemList, number[]>> | null): Held =>
  Object.fromEntries(heldFields.map((field) => [field, held?.[heldLists[field]] ?? []])) as Held

/** What is given by the contract's names, by list. */
export const byList = (given: Partial<Held>): Partial<Record<ItemList, number[]>> =>
  Object.fromEntries(heldFields.map((field) => [heldLists[field], given[field] ?? []]))

export async function readHeld(db: Database | Tx, applicationId: number): Promise<Held> {
  const [found] = await db.select({ held: heldByList }).from(applications).where(eq(applications.id, applicationId))
  return byField(found?.held ?? null)
}

/** Keeps what is given for an application that holds nothing yet. */
export async function addHeld(tx: Tx, applicationId: number, given: Partial<Held>): Promise<void> {
  const rows = heldFields.flatMap((field) => (given[field] ?? []).map((itemId) => ({ applicationId, list: heldLists[field], itemId })))
  if (rows.length > 0) await tx.insert(applicationItems).values(rows)
}

/** Keeps what is given; lists that are not mentioned stay as they are. */
export async function saveHeld(tx: Tx, applicationId: number, given: Partial<Held>): Promise<void> {
  const lists = heldFields.filter((field) => given[field]).map((field) => heldLists[field])
  if (lists.length === 0) return
  await tx.delete(applicationItems).where(and(eq(applicationItems.applicationId, applicationId), inArray(applicationItems.list, lists)))
  await addHeld(tx, applicationId, given)
}
