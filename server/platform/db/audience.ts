import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** For which departments, or types of position, something is. */
type Audience = PgTable & { ofId: PgColumn; refId: PgColumn }

/** Whether something is for this department or type: nobody chosen means everybody. */
export function isFor(chosen: Audience, something: SQLWrapper | number, id: SQLWrapper | number | null): SQL {
  const those = sql`select 1 from ${chosen} where ${eq(chosen.ofId, something)}`
  return sql`(not exists (${those}) or exists (${those} and ${chosen.refId} = ${id}))`
}
