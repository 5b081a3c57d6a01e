import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accounts } from '../auth/schema.ts'
import { createdAt, id, version } from '../columns.ts'
import { selectionSteps } from './application.schema.ts'

/** Who interviews at a step unless somebody else is named. */
export const stepInterviewers = pgTable(
  'selection_step_interviewers',
  {
    id: id(),
    stepId: integer()
      .notNull()
      .references(() => selectionSteps.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
  },
  (t) => [uniqueIndex('selection_step_interviewers_once').on(t.stepId, t.accountId)],
)

/** Steps that were kept under a name. */
export const selectionTemplates = pgTable(
  'selection_templates',
  {
    id: id(),
    name: text().notNull(),
    steps: jsonb().$type<components['schemas']['TemplateStep'][]>().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [uniqueIndex('selection_templates_name').on(sql`lower(${t.name})`)],
)
