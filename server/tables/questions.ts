import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { id, inRange, oneOf } from './columns.ts'
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
