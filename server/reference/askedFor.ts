import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { Problem } from '../platform/http/problem.ts'
import { accounts } from '../tables/accounts.ts'
import { type ItemList, referenceItems } from '../tables/reference.ts'

type AskedFor = components['schemas']['AskedFor']

/** Who asked for an item, as a column of a query over items. */
export const askedFor = sql<AskedFor | null>`case when ${referenceItems.askedById} is not null then json_build_object(
  'by', (select a.name from ${accounts} a where a.id = ${referenceItems.askedById}), 'at', ${referenceItems.askedAt}) end`

/** What of a list somebody reads: a name that no manager has seen yet stays among staff. */
export const offeredTo = (visitor: Caller | null, asked?: boolean): SQL | undefined =>
  and(visitor && isStaff(visitor) ? undefined : isNull(referenceItems.askedById), asked ? isNotNull(referenceItems.askedById) : undefined)

/** The item of a list that has this name. */
export async function itemNamed(tx: Tx, list: ItemList, name: string, but = 0) {
  const [found] = await tx
    .select()
    .from(referenceItems)
    .where(and(eq(referenceItems.list, list), eq(sql`lower(${referenceItems.name})`, sql`lower(${name})`), ne(referenceItems.id, but)))
  return found
}

/** Refuses a name that another item of the list has, and says which one that is. */
export async function refuseTaken(tx: Tx, list: ItemList, name: string, but?: number): Promise<void> {
  const existing = await itemNamed(tx, list, name, but)
  if (!existing) return
  const message = `“${existing.name}” is in this list already. Choose another name.`
  const problem = new Problem(400, 'NAME_TAKEN', message, [{ field: 'name', message }])
  problem.existing = { id: existing.id, name: existing.name }
  throw problem
}
