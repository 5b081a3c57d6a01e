import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { components as common } from '../../src/api/common.gen.ts'
import type { components as recruitment } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { applicants, applications } from './applications.ts'
import { bytes, createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { ranges, words } from './contract.gen.ts'
import { cities, industries, industryDisciplines, itemLists, referenceItems } from './reference.ts'
import { requisitionId, requisitions } from './requisitions.ts'

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
  },
  (t) => [index('application_details_industry').on(t.industryId), index('application_details_discipline').on(t.disciplineId)],
)

/** So many bytes go into an index: the matches of 300 criteria. */
export const INDEXED_MATCHES = 2400
/**
 * How well each criterion of the position is met, in its order, as `packed` writes it: what other weights are tried on. Those of a requisition
 * are read together, from its index alone; only those of very many criteria stand beside it.
 */
export const applicationMatches = pgTable(
  'application_matches',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Of the application, which keeps it. */
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    matches: bytes(),
    longMatches: bytes(),
  },
  (t) => [
    index('application_matches_requisition').on(t.requisitionId, t.applicationId, t.matches),
    check('application_matches_indexed', sql`octet_length(matches) <= ${sql.raw(String(INDEXED_MATCHES))}`),
    check('application_matches_one', sql`(matches is null) <> (long_matches is null)`),
  ],
)

/**
 * What an application comes to, apart from it: whoever ranks thousands anew writes these short rows alone, and none of the indexes of an
 * application. What else is in them is copied from the application by triggers, so that one index has the order of a requisition or a status.
 */
export const applicationRanks = pgTable(
  'application_ranks',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    applicantId: integer()
      .notNull()
      .references(() => applicants.id),
    status: text().$type<common['schemas']['ApplicationStatus']>().notNull(),
    statusSince: moment().notNull(),
    dateReceived: moment().notNull(),
    profileScore: doublePrecision(),
    /** The mandatory criteria that are not met; lists are sorted by them in words. */
    missingMandatory: text().array().notNull().default(sql`'{}'`),
    missingText: text().notNull().generatedAlwaysAs(sql`left(in_words(missing_mandatory), 300)`),
    /** How far it came by the steps that count, as told beside `SIGNED` of the reports: a trigger keeps it as they change. */
    reached: smallint().notNull().default(0),
  },
  (t) => [
    index('application_ranks_requisition').on(t.requisitionId, t.profileScore.desc().nullsLast(), t.applicationId, t.status),
    // The best of a status, with what tells whether they are over a limit and who they are: what the board reads.
    index('application_ranks_board').on(
      t.status,
      t.profileScore.desc().nullsLast(),
      t.applicationId.desc().nullsFirst(),
      t.statusSince,
      t.requisitionId,
      t.applicantId,
    ),
    index('application_ranks_by_score').on(t.profileScore.desc().nullsLast(), t.applicationId.desc().nullsFirst()),
    index('application_ranks_by_missing').on(t.missingText, t.applicationId),
    // What the board reads of people who were found by their names.
    index('application_ranks_applicant').on(...[t.applicantId, t.status, t.profileScore, t.applicationId], ...[t.statusSince, t.requisitionId]),
    // How far those of a period came: the pipeline reads nothing else.
    index('application_ranks_received').on(t.dateReceived, t.reached, t.status, t.requisitionId, t.applicationId),
    inStates('application_ranks_in_states', t.status, applicationStates),
    inRange(t.profileScore, ranges.Score),
  ],
)

/**
 * What lists are put in order and searched by of the person, beside each application: such a list goes through one index of this table, or
 * through its rows by number, and asks nothing else. Triggers copy it from the person.
 */
export const applicationPeople = pgTable(
  'application_people',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    sortName: text().notNull(),
    email: text().notNull(),
    mobile: text(),
    /** As much of it as goes into an index: more than names and an address have. */
    searchText: text().notNull(),
  },
  // Whoever searches a list by its name meets those that begin so together, perhaps at its very end: on the way there the index tells who is found.
  (t) => [
    index('application_people_by_sort_name').on(t.sortName, t.applicationId, t.searchText),
    index('application_people_by_email').on(t.email, t.applicationId, t.searchText),
    index('application_people_by_mobile').on(t.mobile.desc().nullsLast(), t.applicationId.desc().nullsFirst()),
  ],
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
    index('application_items_item').on(t.itemId, t.list),
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
  (t) => [index('kept_applications_city').on(t.cityId), index('kept_applications_since').on(t.statusSince)],
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

/*
 * The record of scores (docs/decisions/0053): rows are only added. A trigger refuses to change or delete them, but for those that go with
 * their application or requisition.
 */

/** What was found of one part of a score, as short as it can be: what the criteria say is not said again. */
export type Found = {
  /** How well it is met, from 0 to 1. */
  m: number
  f: recruitment['schemas']['ScoreFinding']
  v?: number
  c?: string
  p?: string
  /** Which of several places. */
  n?: string
  /** Left out, with its weight. */
  x?: true
}

/** What a position asked for and how it was weighed, from a scoring on: one row for each time that it changed. */
export const criteriaSnapshots = pgTable(
  'criteria_snapshots',
  {
    id: id(),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id, { onDelete: 'cascade' }),
    criteria: jsonb().$type<recruitment['schemas']['PastCriterion'][]>().notNull(),
  },
  (t) => [index('criteria_snapshots_requisition').on(t.requisitionId, t.id)],
)

/** One time that applications of a requisition were scored: one of them, or all. */
export const scorings = pgTable(
  'scorings',
  {
    id: id(),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id, { onDelete: 'cascade' }),
    at: createdAt(),
    snapshotId: integer()
      .notNull()
      .references(() => criteriaSnapshots.id, { onDelete: 'cascade' }),
    /** The version of the formula. */
    formula: integer().notNull(),
    why: text({ enum: words.ScoringReason }).notNull(),
    /** The audit row of what brought it about. */
    causedBy: integer(),
  },
  (t) => [
    index('scorings_requisition').on(t.requisitionId, t.at),
    uniqueIndex('scorings_of_requisition').on(t.id, t.requisitionId),
    index('scorings_snapshot').on(t.snapshotId),
    oneOf(t.why, words.ScoringReason),
    inRange(t.formula, { min: 1 }),
  ],
)

/** What an application came to, where that differs from what it was before. */
export const applicationScores = pgTable(
  'application_scores',
  {
    id: id(),
    scoringId: integer().notNull(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** As the scoring has them, so that an index finds who stood where at a moment. */
    requisitionId: integer().notNull(),
    at: createdAt(),
    profileScore: doublePrecision(),
    foundHash: uuid().notNull(),
    /** Empty where the same was found as before: another weight leaves it as it is. */
    found: jsonb().$type<Found[]>(),
  },
  (t) => [
    // One key for both, since thousands of rows may be added at once and each key is looked up for each.
    foreignKey({
      name: 'application_scores_of_scoring',
      columns: [t.scoringId, t.requisitionId],
      foreignColumns: [scorings.id, scorings.requisitionId],
    }).onDelete('cascade'),
    index('application_scores_scoring').on(t.scoringId),
    index('application_scores_application').on(t.applicationId, t.id),
    index('application_scores_requisition').on(t.requisitionId, t.applicationId, t.at),
  ],
)

/** How many applications of a requisition stand where, counted by triggers as they change. */
export const applicationCounts = pgTable(
  'application_counts',
  {
    requisitionId: requisitionId(),
    status: text().$type<common['schemas']['ApplicationStatus']>().notNull(),
    total: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requisitionId, t.status] }),
    index('application_counts_status').on(t.status, t.requisitionId),
    inStates('application_counts_in_states', t.status, applicationStates),
  ],
)

/**
 * The same over all requisitions, as what each write added: nobody waits for another's row. A trigger gathers them now and then, so that few
 * are summed.
 */
export const applicationTotals = pgTable(
  'application_totals',
  { id: id(), status: text().$type<common['schemas']['ApplicationStatus']>().notNull(), total: integer().notNull() },
  (t) => [inStates('application_totals_in_states', t.status, applicationStates)],
)
