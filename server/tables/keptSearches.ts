import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { accounts, listViews } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { cities, departments, positionTypes } from './reference.ts'

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

/** A report with its filters, as one person keeps it, and how often it is mailed. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    report: text({ enum: words.ReportName }).notNull(),
    period: text({ enum: words.ReportPeriod }).notNull(),
    firstDay: date(),
    lastDay: date(),
    compare: text({ enum: words.ReportComparison }).notNull(),
    departmentId: integer().references(() => departments.id, { onDelete: 'set null' }),
    positionTypeId: integer().references(() => positionTypes.id, { onDelete: 'set null' }),
    cityId: integer().references(() => cities.id, { onDelete: 'set null' }),
    mailed: text({ enum: words.ReportMailing }).notNull(),
    /** Begin of the week or month whose mail was written last; none is written for the one in which it was kept. */
    mailedFor: date(),
    version: version(),
  },
  (t) => [
    uniqueIndex('saved_reports_name').on(t.accountId, sql`lower(${t.name})`),
    index('saved_reports_mailed').on(t.mailed, t.id).where(sql`${t.mailed} <> 'never'`),
    index('saved_reports_department').on(t.departmentId),
    index('saved_reports_position_type').on(t.positionTypeId),
    index('saved_reports_city').on(t.cityId),
    oneOf(t.report, words.ReportName),
    oneOf(t.period, words.ReportPeriod),
    oneOf(t.compare, words.ReportComparison),
    oneOf(t.mailed, words.ReportMailing),
    check('saved_reports_days', sql`(${t.period} = 'ownDays') = (${t.firstDay} is not null and ${t.lastDay} is not null)`),
  ],
)

/** To whom a saved report is mailed. */
export const savedReportReaders = pgTable(
  'saved_report_readers',
  {
    reportId: integer()
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.accountId] }), index('saved_report_readers_account').on(t.accountId)],
)
