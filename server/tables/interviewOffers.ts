import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { interviewOfferStates } from '../../src/machines/lifecycles/interviewOffer.ts'
import { accounts } from './accounts.ts'
import { applications, interviews, selectionSteps } from './applications.ts'
import { createdAt, id, inOrder, inRange, inStates, version } from './columns.ts'
import { ranges } from './contract.gen.ts'
import { requisitions } from './requisitions.ts'

/** Times that a candidate may choose from for an interview of one step. The times are not kept: they are what is free when somebody looks. */
export const interviewOffers = pgTable(
  'interview_offers',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    stepId: integer()
      .notNull()
      .references(() => selectionSteps.id),
    minutes: integer().notNull(),
    /** Days of the clock of `zone`, by which the interview is kept, too. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    zone: text().notNull(),
    /** So many hours are at least between booking and the interview. */
    noticeHours: integer().notNull(),
    /** Minutes kept free, at least the own ones of each interviewer. */
    bufferBefore: integer().notNull(),
    bufferAfter: integer().notNull(),
    /** How many interviews each interviewer holds on a day at most. */
    mostPerDay: integer().notNull(),
    /** Until so many hours before, the candidate may change or give up the time. */
    changeHours: integer().notNull(),
    place: text(),
    link: text(),
    status: text().$type<components['schemas']['InterviewOfferStatus']>().notNull().default('offered'),
    /** What was booked last. */
    interviewId: integer().references(() => interviews.id),
    createdBy: integer().references(() => accounts.id),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('interview_offers_one').on(t.applicationId, t.stepId).where(sql`status = 'offered'`),
    uniqueIndex('interview_offers_interview').on(t.interviewId),
    index('interview_offers_application').on(t.applicationId),
    index('interview_offers_requisition').on(t.requisitionId),
    index('interview_offers_step').on(t.stepId),
    index('interview_offers_created_by').on(t.createdBy),
    index('interview_offers_last_day').on(t.lastDay, t.status),
    inStates('interview_offers_in_states', t.status, interviewOfferStates),
    inOrder(t.firstDay, t.lastDay),
    inRange(t.minutes, ranges.StepMinutes),
    inRange(t.noticeHours, { min: 0, max: 336 }),
    inRange(t.bufferBefore, { min: 0, max: 240 }),
    inRange(t.bufferAfter, { min: 0, max: 240 }),
    inRange(t.mostPerDay, { min: 1, max: 20 }),
    inRange(t.changeHours, { min: 0, max: 336 }),
  ],
)

/** Who holds the interview; all of them have to be free. */
export const interviewOfferInterviewers = pgTable(
  'interview_offer_interviewers',
  {
    id: id(),
    offerId: integer()
      .notNull()
      .references(() => interviewOffers.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
  },
  (t) => [uniqueIndex('interview_offer_interviewers_once').on(t.offerId, t.accountId), index('interview_offer_interviewers_account').on(t.accountId)],
)
