import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { id, inRange, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { jobPosts } from './requisitions.ts'

/** Whoever asks for a choice names what can be chosen, and nobody else does. */
const choices = sql.raw(`'ONE_OF', 'SEVERAL_OF'`)

/** What a job post asks everybody who applies. One that was answered stays when it is not asked any more: its answers are a column of the candidates. */
export const jobPostQuestions = pgTable(
  'job_post_questions',
  {
    id: id(),
    jobPostId: integer()
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    /** Its place among the questions; none when it is not asked any more. */
    position: integer(),
    kind: text({ enum: words.QuestionKind }).notNull(),
    text: text().notNull(),
    required: boolean().notNull().default(false),
    options: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('job_post_questions_post').on(t.jobPostId, t.position),
    oneOf(t.kind, words.QuestionKind),
    inRange(t.position, { min: 1, max: 10 }),
    check('job_post_questions_options', sql`(${t.kind} in (${choices})) = (cardinality(${t.options}) > 0)`),
  ],
)

/** What an applicant answered, with the words that the question had then: a later change of it changes nothing here. */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    questionId: integer().references(() => jobPostQuestions.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    kind: text({ enum: words.QuestionKind }).notNull(),
    text: text().notNull(),
    options: text().array().notNull().default(sql`'{}'`),
    /** One text, true or false, a number as text, or what was chosen. */
    answer: text().array().notNull(),
  },
  (t) => [
    uniqueIndex('application_answers_place').on(t.applicationId, t.position),
    uniqueIndex('application_answers_once').on(t.questionId, t.applicationId),
    oneOf(t.kind, words.QuestionKind),
    inRange(t.position, { min: 1, max: 10 }),
    check('application_answers_answer', sql`cardinality(${t.answer}) > 0`),
  ],
)

/** Whether people who have applied are asked about themselves, and when the figures were last counted: one row. */
export const voluntarySettings = pgTable(
  'voluntary_settings',
  {
    id: integer().primaryKey().default(1),
    asks: boolean().notNull().default(false),
    introduction: text().notNull().default(''),
    countedAt: moment(),
    version: version(),
  },
  (t) => [check('voluntary_settings_once', sql`${t.id} = 1`)],
)

/** The voluntary questions, a row for each kind; without words or choices of its own the product's are shown. */
export const voluntaryQuestions = pgTable(
  'voluntary_questions',
  {
    kind: text({ enum: words.VoluntaryKind }).primaryKey(),
    asked: boolean().notNull().default(false),
    wording: text().notNull().default(''),
    choices: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [oneOf(t.kind, words.VoluntaryKind)],
)

/**
 * What people said of themselves. `proof` is made of the application's number with a key that the database does not hold, so that nothing
 * here leads to a person: no reference, no moment, nobody's name. All rows are written anew in random order each night (ADR 54).
 */
export const voluntaryAnswers = pgTable('voluntary_answers', {
  proof: text().primaryKey(),
  gender: text(),
  age: text(),
  disability: text(),
  ethnicBackground: text(),
})

/** How many people at least a number is about. */
export const FEWEST_PEOPLE = 5
const people = { min: FEWEST_PEOPLE }

/** How far a group of those who applied in a quarter came, as counted at night; a stage with too few people is empty. */
export const fairnessFigures = pgTable(
  'fairness_figures',
  {
    quarter: date().notNull(),
    firstKind: text({ enum: words.VoluntaryKind }).notNull(),
    firstAnswer: text().notNull(),
    /** Empty where the group is of one question. */
    secondKind: text().notNull().default(''),
    secondAnswer: text().notNull().default(''),
    applied: integer().notNull(),
    screened: integer(),
    shortlisted: integer(),
    interviewed: integer(),
    selected: integer(),
    hired: integer(),
  },
  (t) => [
    primaryKey({ name: 'fairness_figures_once', columns: [t.quarter, t.firstKind, t.firstAnswer, t.secondKind, t.secondAnswer] }),
    oneOf(t.firstKind, words.VoluntaryKind),
    oneOf(t.secondKind, ['', ...words.VoluntaryKind]),
    ...[t.applied, t.screened, t.shortlisted, t.interviewed, t.selected, t.hired].map((column) => inRange(column, people)),
  ],
)

/** How many of those who answered had come how far when the figures of a quarter were last replaced; fewer than five count as none. */
export const fairnessCounted = pgTable('fairness_counted', {
  quarter: date().primaryKey(),
  /** By stage, those who applied first. */
  reached: integer().array().notNull(),
})
