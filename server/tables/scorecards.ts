import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components as common } from '../../src/api/common.gen.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import { scorecardStates } from '../../src/machines/lifecycles/scorecard.ts'
import { accounts } from './accounts.ts'
import { interviews } from './applications.ts'
import { createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'

type Answers = components['schemas']['ScorecardAnswer'][]

/** What one interviewer writes about one interview; others read what was submitted of it. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    interviewId: integer()
      .notNull()
      .references(() => interviews.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    status: text().$type<common['schemas']['ScorecardStatus']>().notNull().default('draft'),
    /** The attributes as they read when the card was begun, each with what was seen of it. */
    answers: jsonb().$type<Answers>().notNull(),
    summary: text().notNull().default(''),
    overall: text({ enum: words.ReviewValue }),
    /** How often it was submitted; that version is the one that counts. */
    revision: integer().notNull().default(0),
    /** When it was submitted first. */
    submittedAt: moment(),
    createdAt: createdAt(),
    savedAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('scorecards_once').on(t.interviewId, t.accountId),
    index('scorecards_account').on(t.accountId),
    inStates('scorecards_in_states', t.status, scorecardStates),
    oneOf(t.overall, words.ReviewValue),
    inRange(t.revision, { min: 0 }),
  ],
)

/** A card as it was submitted, once for each time; never changed afterwards. */
export const scorecardVersions = pgTable(
  'scorecard_versions',
  {
    id: id(),
    scorecardId: integer()
      .notNull()
      .references(() => scorecards.id),
    number: integer().notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    summary: text().notNull(),
    overall: text({ enum: words.ReviewValue }).notNull(),
    /** Why it was changed after it was submitted. */
    reason: text(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('scorecard_versions_once').on(t.scorecardId, t.number), oneOf(t.overall, words.ReviewValue), inRange(t.number, { min: 1 })],
)
