import { index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { listViews } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id } from './columns.ts'

/** Saved views of applications whose new matches are told, with what their list is asked for. */
export const keptSearches = pgTable('kept_searches', {
  viewId: integer()
    .primaryKey()
    .references(() => listViews.id, { onDelete: 'cascade' }),
  criteria: jsonb().$type<components['schemas']['Criteria']>().notNull(),
  /** The newest application when it began: only later ones are new. */
  after: integer().notNull(),
})

/** Which applications a kept search has told; each once. Those that were found together are told together. */
export const searchMatches = pgTable(
  'search_matches',
  {
    id: id(),
    viewId: integer()
      .notNull()
      .references(() => keptSearches.viewId, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: createdAt(),
  },
  (t) => [uniqueIndex('search_matches_once').on(t.viewId, t.applicationId), index('search_matches_application').on(t.applicationId)],
)
