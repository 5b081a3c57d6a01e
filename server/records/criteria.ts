import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { referenceItems } from '../tables/reference.ts'

/** What requisitions ask for from the reference lists, by name, in the order in which it was added. */
export const readCriteria = (db: Database | Tx, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ ...getTableColumns(requisitionCriteria), name: referenceItems.name })
    .from(requisitionCriteria)
    .innerJoin(referenceItems, eq(referenceItems.id, requisitionCriteria.refId))
    .where(and(...conditions))
    .orderBy(requisitionCriteria.id)
