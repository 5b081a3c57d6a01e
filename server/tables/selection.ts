import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accounts } from './accounts.ts'
import { applications, selectionSteps } from './applications.ts'
import { createdAt, id, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'

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
  (t) => [uniqueIndex('selection_step_interviewers_once').on(t.stepId, t.accountId), index('selection_step_interviewers_account').on(t.accountId)],
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

/** What people think of a candidate and one criterion; the newest word of each counts. */
export const requirementJudgements = pgTable(
  'requirement_judgements',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    section: text({ enum: words.ScoreSection }).notNull(),
    /** As the score breakdown names the criterion: one that is changed is another. */
    name: text().notNull(),
    meets: boolean().notNull(),
    comment: text(),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('requirement_judgements_once').on(t.applicationId, t.accountId, t.section, t.name),
    index('requirement_judgements_account').on(t.accountId),
    oneOf(t.section, words.ScoreSection),
  ],
)
