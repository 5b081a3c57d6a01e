import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { jobPostStates } from '../../src/machines/lifecycles/jobPost.ts'
import { requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inOrder, inRange, inStates, moment, oneOf, snake, someOf, version } from './columns.ts'
import { ranges, words } from './contract.gen.ts'
import { cities, contractTypes, countries, departments, industries, industryDisciplines, positionTypes } from './reference.ts'

type Shared = components['schemas']

/** A requisition and its job position are one record: its id is jobPositionId, requisitionId and the number in /jobreq/{id}. */
export const requisitions = pgTable(
  'requisitions',
  {
    id: id(),
    /** HR's own text reference; without one the number stands for it. */
    positionId: text(),
    positionTitle: text().notNull(),
    industryId: integer().references(() => industries.id),
    industryDisciplineId: integer().references(() => industryDisciplines.id),
    jobPositionTypeId: integer().references(() => positionTypes.id),
    jobApplTypeId: integer().references(() => contractTypes.id),
    departmentId: integer().references(() => departments.id),
    jobDescription: text(),
    priority: text({ enum: words.Priority }).notNull().default('N'),
    startDate: date(),
    endDate: date(),
    openings: integer().notNull().default(1),
    reason: text(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id),
    status: text().$type<Shared['RequisitionStatus']>().notNull().default('DR'),
    requestDate: date(),
    /** Sections for which the owner said that nothing is asked. */
    noneNeeded: text({ enum: words.RequisitionSection }).array().notNull().default(sql`'{}'`),
    /** The first of its places, and how far it is filled in: found anew with each write to a section, so that lists can sort and filter by it. */
    cityId: integer().references(() => cities.id),
    progress: text({ enum: words.Progress }).notNull().default('NOT_STARTED'),
    progressPercent: integer().notNull().default(0),
    /** What lists are sorted by, kept by triggers: what the department, the first place and the owner are called. */
    departmentName: text(),
    cityName: text(),
    ownerName: text().notNull().default(''),
    /** Whether its candidates are screened without names. */
    withoutNames: boolean().notNull().default(false),
    createdAt: createdAt(),
    version: version(),
    /** What it is searched by: title and reference, folded, each word after a space. */
    searchText: text().notNull().generatedAlwaysAs(sql`' ' || folded(position_title || ' ' || coalesce(position_id, ''))`),
  },
  (t) => [
    uniqueIndex('requisitions_position_id').on(t.positionId),
    index('requisitions_owner').on(t.ownerId),
    index('requisitions_status').on(t.status, t.id),
    index('requisitions_industry').on(t.industryId),
    index('requisitions_discipline').on(t.industryDisciplineId),
    index('requisitions_type').on(t.jobPositionTypeId),
    index('requisitions_contract_type').on(t.jobApplTypeId),
    index('requisitions_department').on(t.departmentId),
    index('requisitions_city').on(t.cityId),
    // The orders of the list, as those of the applications.
    index('requisitions_title').on(t.positionTitle, t.id),
    index('requisitions_owner_name').on(t.ownerName, t.id),
    index('requisitions_priority').on(t.priority, t.id),
    index('requisitions_progress').on(t.progress, t.id),
    ...[t.departmentName, t.cityName, t.requestDate, t.startDate, t.endDate].map((column) =>
      index(`requisitions_${snake(column.name)}`).on(column.desc().nullsLast(), t.id.desc().nullsFirst()),
    ),
    inStates('requisitions_in_states', t.status, requisitionStates),
    oneOf(t.priority, words.Priority),
    oneOf(t.progress, words.Progress),
    someOf(t.noneNeeded, words.RequisitionSection),
    inRange(t.openings, ranges.openings),
    inRange(t.progressPercent, { min: 0, max: 100 }),
    inOrder(t.startDate, t.endDate),
    index('requisitions_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Positions that are budgeted for a department and a quarter, told by its first day; without a title for any position of it. */
export const budgetedPositions = pgTable(
  'budgeted_positions',
  {
    id: id(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    quarter: date().notNull(),
    positionTitle: text().notNull().default(''),
    people: integer().notNull(),
    changedAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('budgeted_positions_once').on(t.departmentId, t.quarter, sql`lower(${t.positionTitle})`),
    index('budgeted_positions_quarter').on(t.quarter, t.id),
    inRange(t.people, ranges.BudgetedPeople),
    check('budgeted_positions_first_day', sql`${t.quarter} = date_trunc('quarter', ${t.quarter}::timestamp)::date`),
  ],
)

/** What belongs to one requisition goes with it when a draft is deleted. */
export const requisitionId = () =>
  integer()
    .notNull()
    .references(() => requisitions.id, { onDelete: 'cascade' })

export const requisitionLocations = pgTable(
  'requisition_locations',
  {
    id: id(),
    requisitionId: requisitionId(),
    cityId: integer()
      .notNull()
      .default(1)
      .references(() => cities.id),
    countryId: integer()
      .notNull()
      .default(1)
      .references(() => countries.id),
    remote: boolean().notNull().default(false),
    /** Kilometres. */
    distance: integer().notNull().default(20),
    weight: integer().notNull().default(20),
    mandatory: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    uniqueIndex('requisition_locations_once').on(t.requisitionId, t.cityId),
    index('requisition_locations_city').on(t.cityId),
    index('requisition_locations_country').on(t.countryId),
    inRange(t.distance, ranges.distance),
    inRange(t.weight, ranges.Weight),
  ],
)

export const requisitionFinancials = pgTable(
  'requisition_financials',
  {
    id: id(),
    requisitionId: requisitionId(),
    compensationFrom: bigint({ mode: 'number' }).notNull(),
    compensationTo: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    period: text({ enum: words.PayPeriod }).notNull(),
    weight: integer().notNull().default(20),
    mandatory: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    uniqueIndex('requisition_financials_once').on(t.requisitionId),
    oneOf(t.period, words.PayPeriod),
    inRange(t.compensationFrom, ranges.MinorUnits),
    inOrder(t.compensationFrom, t.compensationTo),
    inRange(t.weight, ranges.Weight),
  ],
)

export const requisitionExperiences = pgTable(
  'requisition_experiences',
  {
    id: id(),
    requisitionId: requisitionId(),
    minExperience: integer().notNull(),
    maxExperience: integer(),
    weight: integer().notNull().default(20),
    mandatory: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    uniqueIndex('requisition_experiences_once').on(t.requisitionId),
    inRange(t.minExperience, ranges.minExperience),
    inRange(t.maxExperience, ranges.maxExperience),
    inOrder(t.minExperience, t.maxExperience),
    inRange(t.weight, ranges.Weight),
  ],
)

/** What the public reads; one per requisition. */
export const jobPosts = pgTable(
  'job_posts',
  {
    id: id(),
    requisitionId: requisitionId(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Plain text; an empty line parts paragraphs, a line that begins with "- " is a list item. */
    description: text().notNull(),
    /** The first day on which a published post is shown; none: at once. */
    opensOn: date(),
    closesOn: date(),
    /** Nobody applies without a CV. */
    resumeRequired: boolean().notNull().default(true),
    /** Where links to the post are placed. */
    channels: text().array().notNull().default(sql`'{}'`),
    status: text().$type<Shared['JobPostStatus']>().notNull().default('draft'),
    publishedAt: moment(),
    closedAt: moment(),
    version: version(),
  },
  (t) => [uniqueIndex('job_posts_once').on(t.requisitionId), index('job_posts_status').on(t.status), inStates('job_posts_in_states', t.status, jobPostStates)],
)
