import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { components as recruitment } from '../../src/api/recruitment.gen.ts'
import { applications } from './applications.ts'
import { version } from './columns.ts'
import { industries, industryDisciplines } from './reference.ts'

/** What no list of applications shows, apart from them, so that lists read little. */
export const applicationDetails = pgTable(
  'application_details',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id),
    cvNotes: text(),
    /** Where the person has worked, as the application says. */
    industryId: integer().references(() => industries.id),
    disciplineId: integer().references(() => industryDisciplines.id),
    scoreBreakdown: jsonb().$type<recruitment['schemas']['ScoreBreakdown']>(),
    /** How well each criterion of the position is met, in its order: what other weights are tried on. */
    matches: doublePrecision().array().$type<(number | null)[]>(),
  },
  (t) => [index('application_details_industry').on(t.industryId), index('application_details_discipline').on(t.disciplineId)],
)

/** What the organisation asks for when an application is entered: one row. */
export const applicationFormSettings = pgTable(
  'application_form_settings',
  {
    id: integer().primaryKey().default(1),
    asksCurrentSalary: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [check('application_form_settings_once', sql`${t.id} = 1`)],
)
