import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inRange, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { employees } from './employees.ts'

const day = () => date({ mode: 'string' })

/** When somebody can be asked to interview, and the address at which their calendar program reads the own interviews. */
export const accountCalendars = pgTable(
  'account_calendars',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id),
    /** On whose clock the weekly hours are. */
    zone: text().notNull(),
    hours: jsonb().$type<components['schemas']['WorkingHours'][]>().notNull(),
    /** Minutes that are kept free before and after an interview. */
    buffer: integer().notNull(),
    /** Only who holds the address knows the secret in it. */
    feedHash: text(),
    feedSince: moment(),
    version: version(),
  },
  (t) => [uniqueIndex('account_calendars_feed').on(t.feedHash), inRange(t.buffer, { min: 0, max: 120 })],
)

/** Places whose holidays differ. */
export const holidayPlaces = pgTable(
  'holiday_places',
  { id: id(), name: text().notNull(), isSample: boolean().notNull().default(false), version: version(), createdAt: createdAt() },
  (t) => [uniqueIndex('holiday_places_name').on(sql`lower(${t.name})`)],
)

/** A holiday of a place: the whole day, or one half of it. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => holidayPlaces.id),
    day: day().notNull(),
    name: text().notNull(),
    half: text({ enum: words.LeaveHalf }),
    isSample: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('holidays_day').on(t.placeId, t.day), oneOf(t.half, words.LeaveHalf)],
)

/** How many minutes somebody works on each day of the week, Monday first, and whose holidays count, from a day on. */
export const workWeeks = pgTable(
  'work_weeks',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    fromDay: day().notNull(),
    minutes: integer().array().notNull(),
    placeId: integer().references(() => holidayPlaces.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('work_weeks_day').on(t.employeeId, t.fromDay),
    index('work_weeks_place').on(t.placeId),
    check('work_weeks_minutes_check', sql`cardinality(${t.minutes}) = 7 and 0 <= all (${t.minutes}) and 1440 >= all (${t.minutes})`),
  ],
)

/** Who answers in the place of whom. */
export const leaveSubstitutes = pgTable(
  'leave_substitutes',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    substituteId: integer()
      .notNull()
      .references(() => employees.id),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('leave_substitutes_employee').on(t.employeeId, t.toDay),
    index('leave_substitutes_substitute').on(t.substituteId, t.toDay),
    check('leave_substitutes_to_day_in_order', sql`${t.fromDay} <= ${t.toDay}`),
    check('leave_substitutes_another', sql`${t.employeeId} <> ${t.substituteId}`),
  ],
)

/** How many of whom somebody leads are needed on a working day. */
export const leaveTeams = pgTable(
  'leave_teams',
  {
    employeeId: integer()
      .primaryKey()
      .references(() => employees.id),
    needed: integer(),
    version: version(),
  },
  (t) => [inRange(t.needed, { min: 0, max: 100_000 })],
)

/** The address at which somebody's calendar program reads who is away. Only who holds the address knows the secret in it. */
export const leaveFeeds = pgTable(
  'leave_feeds',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id),
    hash: text().notNull(),
    since: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('leave_feeds_hash').on(t.hash)],
)
