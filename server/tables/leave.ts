import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type LeaveRequestStatus, leaveRequestStates } from '../../src/machines/lifecycles/leaveRequest.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inOrder, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { employees } from './employees.ts'
import { files } from './files.ts'

const day = () => date({ mode: 'string' })

/** Kinds of leave. */
export const leaveKinds = pgTable(
  'leave_kinds',
  {
    id: id(),
    name: text().notNull(),
    symbol: text({ enum: words.LeaveSymbol }).notNull(),
    unit: text({ enum: words.LeaveUnit }).notNull(),
    paid: boolean().notNull(),
    /** It has a balance; of others only what was taken is kept. */
    counted: boolean().notNull(),
    noticeDays: integer().notNull(),
    certificateFromDay: integer(),
    /** So many minutes below zero a balance may go. */
    mayGoBelow: integer().notNull(),
    approvedByHr: boolean().notNull(),
    /** Whole days of it show in the status of the employee. */
    showsInStatus: boolean().notNull(),
    atEnd: text({ enum: words.LeaveEnd }).notNull(),
    retired: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('leave_kinds_name').on(sql`lower(${t.name})`),
    oneOf(t.symbol, words.LeaveSymbol),
    oneOf(t.unit, words.LeaveUnit),
    oneOf(t.atEnd, words.LeaveEnd),
    inRange(t.noticeDays, { min: 0, max: 400 }),
    inRange(t.certificateFromDay, { min: 1, max: 400 }),
    inRange(t.mayGoBelow, { min: 0, max: 1_000_000 }),
  ],
)

/** How much leave of a kind is earned, when, and what becomes of it at the end of the leave year. Amounts are minutes. */
export const leavePolicies = pgTable(
  'leave_policies',
  {
    id: id(),
    name: text().notNull(),
    kindId: integer()
      .notNull()
      .references(() => leaveKinds.id),
    year: text({ enum: words.LeaveYear }).notNull(),
    grant: text({ enum: words.LeaveGrant }).notNull(),
    timing: text({ enum: words.LeaveTiming }).notNull(),
    minutesPerYear: integer().notNull(),
    fullTimeMinutes: integer().notNull(),
    partTimeShare: boolean().notNull(),
    capMinutes: integer(),
    carryMinutes: integer(),
    carryMonths: integer(),
    retired: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('leave_policies_name').on(sql`lower(${t.name})`),
    index('leave_policies_kind').on(t.kindId),
    oneOf(t.year, words.LeaveYear),
    oneOf(t.grant, words.LeaveGrant),
    oneOf(t.timing, words.LeaveTiming),
    inRange(t.minutesPerYear, { min: 0, max: 1_000_000 }),
    inRange(t.fullTimeMinutes, { min: 1, max: 10_080 }),
    inRange(t.capMinutes, { min: 0, max: 10_000_000 }),
    inRange(t.carryMinutes, { min: 0, max: 10_000_000 }),
    inRange(t.carryMonths, { min: 1, max: 24 }),
  ],
)

/** More from so many years of service on. */
export const leavePolicySteps = pgTable(
  'leave_policy_steps',
  {
    policyId: integer()
      .notNull()
      .references(() => leavePolicies.id),
    afterYears: integer().notNull(),
    minutesPerYear: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.policyId, t.afterYears] }),
    inRange(t.afterYears, { min: 1, max: 80 }),
    inRange(t.minutesPerYear, { min: 0, max: 1_000_000 }),
  ],
)

/** Who has which policy, from a day on; of one kind one at a time, which an exclusion constraint keeps. */
export const leaveAssignments = pgTable(
  'leave_assignments',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    kindId: integer()
      .notNull()
      .references(() => leaveKinds.id),
    policyId: integer()
      .notNull()
      .references(() => leavePolicies.id),
    fromDay: day().notNull(),
    toDay: day(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('leave_assignments_employee').on(t.employeeId, t.kindId, t.fromDay),
    index('leave_assignments_kind').on(t.kindId),
    index('leave_assignments_policy').on(t.policyId),
    check('leave_assignments_to_day_in_order', sql`${t.fromDay} <= ${t.toDay}`),
  ],
)

/** A request for leave; which days it takes stands in `leave_request_days`. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    kindId: integer()
      .notNull()
      .references(() => leaveKinds.id),
    firstDay: day().notNull(),
    lastDay: day().notNull(),
    fromNoon: boolean().notNull().default(false),
    untilNoon: boolean().notNull().default(false),
    /** Hours of one day: from when, and how long. */
    startsAt: text(),
    asked: integer(),
    /** What its days take, without those that were cancelled. */
    minutes: integer().notNull(),
    partlyCancelled: boolean().notNull().default(false),
    note: text(),
    /** What was said to the answer, or to the end. */
    reason: text(),
    /** What was asked back last, and what the person answered. */
    question: text(),
    questionedBy: text(),
    questionedAt: moment(),
    reply: text(),
    repliedAt: moment(),
    certificateId: integer().references(() => files.id),
    status: text().$type<LeaveRequestStatus>().notNull().default('asked'),
    askedById: integer()
      .notNull()
      .references(() => accounts.id),
    askedBy: text().notNull(),
    askedAt: createdAt(),
    answeredAt: moment(),
    answeredBy: text(),
    /** When what it takes was counted anew, and the person told. */
    recountedAt: moment(),
    version: version(),
  },
  (t) => [
    index('leave_requests_employee').on(t.employeeId, t.lastDay),
    index('leave_requests_kind').on(t.kindId),
    index('leave_requests_certificate').on(t.certificateId),
    index('leave_requests_asker').on(t.askedById),
    index('leave_requests_status').on(t.status, t.lastDay),
    index('leave_requests_first').on(t.firstDay, t.id),
    inOrder(t.firstDay, t.lastDay),
    inStates('leave_requests_in_states', t.status, leaveRequestStates),
  ],
)

/** A day of a request, or a half or some hours of it: from a minute of the day to another. Those of one person that are live never overlap. */
export const leaveRequestDays = pgTable(
  'leave_request_days',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => leaveRequests.id),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    day: day().notNull(),
    half: text({ enum: words.LeaveHalf }),
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
    /** What it takes: nothing on a day off. */
    minutes: integer().notNull(),
    /** Its request is asked, approved or taken, and it was not cancelled itself. */
    live: boolean().notNull().default(true),
  },
  (t) => [
    index('leave_request_days_request').on(t.requestId, t.day),
    index('leave_request_days_employee').on(t.employeeId, t.day),
    index('leave_request_days_day').on(t.day).where(sql`live`),
    oneOf(t.half, words.LeaveHalf),
    inRange(t.minutes, { min: 0, max: 1440 }),
    check('leave_request_days_span', sql`0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.toMinute} and ${t.toMinute} <= 1440`),
  ],
)

/** The ledger: a balance on a day is the sum of its entries up to it. Entries are only ever added, which a trigger keeps. */
export const leaveLedger = pgTable(
  'leave_ledger',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    kindId: integer()
      .notNull()
      .references(() => leaveKinds.id),
    day: day().notNull(),
    minutes: integer().notNull(),
    cause: text({ enum: words.LeaveCause }).notNull(),
    /** What went over into a new leave year; the entry itself changes nothing. */
    carried: integer(),
    /** What this entry is for: there is one of each, however often a job comes to it. */
    once: text().notNull(),
    requestId: integer().references(() => leaveRequests.id),
    policyId: integer().references(() => leavePolicies.id),
    periodFrom: day(),
    periodTo: day(),
    reason: text(),
    byId: integer().references(() => accounts.id),
    byName: text(),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('leave_ledger_once').on(t.employeeId, t.kindId, t.once),
    // Holds the minutes too, so that a balance is read from the index alone.
    index('leave_ledger_balance').on(t.employeeId, t.kindId, t.day, t.minutes),
    index('leave_ledger_kind').on(t.kindId, t.employeeId, t.day, t.minutes),
    // The latest entries of everybody, for sums of a day that has passed, and the list by day.
    index('leave_ledger_day').on(t.day, t.id, t.employeeId, t.kindId, t.minutes),
    index('leave_ledger_request').on(t.requestId),
    index('leave_ledger_policy').on(t.policyId),
    index('leave_ledger_by').on(t.byId),
    oneOf(t.cause, words.LeaveCause),
  ],
)

/** Who has a balance of which kind, and up to which day the rules have been posted to the ledger. */
export const leaveAccounts = pgTable(
  'leave_accounts',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    kindId: integer()
      .notNull()
      .references(() => leaveKinds.id),
    postedTo: day(),
    /** The sum of all its entries in the ledger; triggers keep it. */
    minutes: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('leave_accounts_one').on(t.employeeId, t.kindId),
    index('leave_accounts_kind').on(t.kindId),
    index('leave_accounts_posted').on(t.postedTo),
  ],
)
