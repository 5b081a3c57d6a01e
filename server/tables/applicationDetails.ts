import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { components as recruitment } from '../../src/api/recruitment.gen.ts'
import { applications } from './applications.ts'
import { moment, oneOf, version } from './columns.ts'
import { cities, industries, industryDisciplines, itemLists, referenceItems } from './reference.ts'

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

/** An item of a reference list that a candidate holds, as the application says. */
export const applicationItems = pgTable(
  'application_items',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    list: text({ enum: itemLists }).notNull(),
    itemId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.list, t.itemId] }),
    index('application_items_item').on(t.list, t.itemId),
    oneOf(t.list, itemLists),
    foreignKey({ name: 'application_items_item', columns: [t.list, t.itemId], foreignColumns: [referenceItems.list, referenceItems.id] }),
  ],
)

/**
 * Ended applications of people who agreed to be kept on file, with what they are chosen by for another position, so that choosing reads little:
 * triggers keep it. Whether somebody may really be found again is asked of the application and the person.
 */
export const keptApplications = pgTable(
  'kept_applications',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    statusSince: moment().notNull(),
    dateReceived: moment().notNull(),
    totalExperience: doublePrecision(),
    cityId: integer().references(() => cities.id),
    /** What is held, of all lists: items are numbered together. */
    items: integer().array().notNull(),
  },
  (t) => [index('kept_applications_city').on(t.cityId)],
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
