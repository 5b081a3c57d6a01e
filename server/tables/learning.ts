import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type CourseStatus, courseStates } from '../../src/machines/lifecycles/course.ts'
import { type CourseAssignmentStatus, courseAssignmentStates } from '../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inOrder, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { audience, employees, onboardingDocuments } from './employees.ts'
import { files } from './files.ts'
import { departments, positionTypes } from './reference.ts'

const day = () => date({ mode: 'string' })
const to = (of: () => AnyPgColumn) => integer().notNull().references(of)
const toEmployee = () => to(() => employees.id)
const toCourse = () => to(() => courses.id)
const toAssignment = () => to(() => courseAssignments.id)
const isOpen = sql.raw(
  `status in (${tagged(courseAssignmentStates, 'open')
    .map((status) => `'${status}'`)
    .join(', ')})`,
)

/** What people learn. What there is to read, open and answer stands in its versions. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    kind: text({ enum: words.CourseKind }).notNull(),
    status: text().$type<CourseStatus>().notNull().default('draft'),
    minutes: integer(),
    /** So long a completion counts; none is for ever. */
    validMonths: integer(),
    /** The newest of its versions. */
    number: integer().notNull().default(1),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('courses_name').on(sql`lower(${t.name})`),
    oneOf(t.kind, words.CourseKind),
    inRange(t.minutes, { min: 1, max: 10_000 }),
    inRange(t.validMonths, { min: 1, max: 600 }),
    inStates('courses_in_states', t.status, courseStates),
  ],
)

/** What a course consisted of, one after the other; what people were given is never thrown away. */
export const courseVersions = pgTable(
  'course_versions',
  {
    id: id(),
    courseId: toCourse(),
    number: integer().notNull(),
    link: text(),
    fileId: integer().references(() => files.id),
    /** So many percent of the answers have to be right; none where nothing is asked. */
    passMark: integer(),
    byName: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('course_versions_number').on(t.courseId, t.number),
    index('course_versions_file').on(t.fileId),
    inRange(t.passMark, { min: 1, max: 100 }),
  ],
)

/** The questions of one version. */
export const courseQuestions = pgTable(
  'course_questions',
  {
    id: id(),
    versionId: integer()
      .notNull()
      .references(() => courseVersions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    options: text().array().notNull(),
    /** The place of the right option. */
    answer: integer().notNull(),
  },
  (t) => [
    uniqueIndex('course_questions_position').on(t.versionId, t.position),
    check('course_questions_options', sql`cardinality(${t.options}) between 2 and 6 and ${t.answer} between 0 and cardinality(${t.options}) - 1`),
  ],
)

/** Whoever acknowledges this document of the pack has completed this course. */
export const onboardingDocumentCourses = pgTable(
  'onboarding_document_courses',
  {
    documentId: integer()
      .primaryKey()
      .references(() => onboardingDocuments.id, { onDelete: 'cascade' }),
    courseId: toCourse(),
  },
  (t) => [index('onboarding_document_courses_course').on(t.courseId)],
)

/** Who must have a course. */
export const learningRules = pgTable(
  'learning_rules',
  {
    id: id(),
    courseId: toCourse(),
    /** So many days after joining, or after the rule began to count. */
    dueDays: integer().notNull(),
    repeat: text({ enum: words.LearningRepeat }).notNull(),
    repeatMonths: integer(),
    fixedMonth: integer(),
    fixedDay: integer(),
    /** So many days before it expires it is opened again. */
    openDays: integer().notNull(),
    countsFrom: day().notNull(),
    retired: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('learning_rules_course').on(t.courseId),
    oneOf(t.repeat, words.LearningRepeat),
    inRange(t.dueDays, { min: 0, max: 3650 }),
    inRange(t.openDays, { min: 0, max: 365 }),
    check('learning_rules_repeat_months', sql`(${t.repeat} = 'MONTHS') = (${t.repeatMonths} is not null)`),
    check('learning_rules_fixed_day', sql`(${t.repeat} = 'FIXED_DAY') = (${t.fixedMonth} is not null and ${t.fixedDay} is not null)`),
  ],
)
const ofRule = (of: Parameters<typeof audience>[2]) => audience('rule_id', () => learningRules.id, of)
/** Whose department a rule is for; one that has none here is for all. */
export const learningRuleDepartments = pgTable(
  'learning_rule_departments',
  ofRule(() => departments.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('learning_rule_departments_ref').on(t.refId)],
)
/** The same for types of position. */
export const learningRulePositionTypes = pgTable(
  'learning_rule_position_types',
  ofRule(() => positionTypes.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('learning_rule_position_types_ref').on(t.refId)],
)

/** The day from which on the next one of the same person and course counts instead; without a next one it never comes. Kept by a trigger. */
const supersededOn = () => day().notNull().default('infinity')

/** A course that one person has to do, once. To do it again is another assignment. */
export const courseAssignments = pgTable(
  'course_assignments',
  {
    id: id(),
    employeeId: toEmployee(),
    courseId: toCourse(),
    /** The rule that asks for it; none where somebody assigned it. */
    ruleId: integer().references(() => learningRules.id),
    openedOn: day().notNull(),
    supersededOn: supersededOn(),
    dueOn: day().notNull(),
    status: text().$type<CourseAssignmentStatus>().notNull().default('assigned'),
    startedOn: day(),
    failedOn: day(),
    /** From this day on it is not asked for any more, whether it was done or not. */
    requiredUntil: day(),
    reason: text(),
    certificateFileId: integer().references(() => files.id),
    certificateOn: day(),
    handedInById: integer().references(() => accounts.id),
    assignedBy: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('course_assignments_open').on(t.employeeId, t.courseId).where(isOpen),
    // Holds all that a standing is made of, as that of completions does: those of everybody are read from the indexes alone.
    index('course_assignments_standing').on(
      ...[t.supersededOn, t.employeeId, t.courseId, t.openedOn, t.id],
      ...[t.dueOn, t.requiredUntil, t.status, t.startedOn, t.failedOn],
    ),
    index('course_assignments_person').on(t.employeeId, t.courseId, t.supersededOn),
    index('course_assignments_course').on(t.courseId),
    index('course_assignments_rule').on(t.ruleId),
    index('course_assignments_due').on(t.dueOn).where(isOpen),
    index('course_assignments_certificate').on(t.certificateFileId),
    index('course_assignments_handed_in').on(t.handedInById),
    inStates('course_assignments_in_states', t.status, courseAssignmentStates),
  ],
)

/** What was completed, how, and until when it counts. To do a course again is another row; nothing else of a row ever changes. */
export const courseCompletions = pgTable(
  'course_completions',
  {
    id: id(),
    assignmentId: toAssignment(),
    employeeId: toEmployee(),
    courseId: toCourse(),
    versionId: to(() => courseVersions.id),
    completedOn: day().notNull(),
    supersededOn: supersededOn(),
    validUntil: day(),
    score: integer(),
    certificateFileId: integer().references(() => files.id),
    confirmedById: integer().references(() => accounts.id),
    confirmedBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('course_completions_assignment').on(t.assignmentId),
    index('course_completions_standing').on(...[t.supersededOn, t.employeeId, t.courseId, t.completedOn], ...[t.assignmentId, t.validUntil, t.score]),
    index('course_completions_person').on(t.employeeId, t.courseId, t.supersededOn),
    index('course_completions_course').on(t.courseId),
    index('course_completions_version').on(t.versionId),
    index('course_completions_certificate').on(t.certificateFileId),
    index('course_completions_confirmed_by').on(t.confirmedById),
    inRange(t.score, { min: 0, max: 100 }),
    inOrder(t.completedOn, t.validUntil),
  ],
)

/** Which reminder of which assignment was sent; another due day has its own. */
export const learningReminders = pgTable(
  'learning_reminders',
  {
    assignmentId: toAssignment(),
    dueOn: day().notNull(),
    daysBefore: integer().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.dueOn, t.daysBefore] }), inRange(t.daysBefore, { min: 0, max: 7 })],
)

/** Who reminded whom by hand; of an assignment once a day. */
export const learningRemindersByHand = pgTable(
  'learning_reminders_by_hand',
  {
    assignmentId: toAssignment(),
    day: day().notNull(),
    byName: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.day] })],
)

/** Which manager was written to in which week, named by its Monday. */
export const learningNotes = pgTable(
  'learning_notes',
  {
    managerId: toEmployee(),
    week: day().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.managerId, t.week] })],
)

/** When and where a course is held. */
export const courseSessions = pgTable(
  'course_sessions',
  {
    id: id(),
    courseId: toCourse(),
    place: text().notNull(),
    day: day().notNull(),
    from: text().notNull(),
    until: text().notNull(),
    seats: integer().notNull(),
    /** Why it does not take place. */
    calledOff: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('course_sessions_course').on(t.courseId, t.day), inRange(t.seats, { min: 1, max: 1000 }), inOrder(t.from, t.until)],
)

/** Who comes to a session, or waits for a place; an assignment has one at most that is ahead. */
export const sessionPlaces = pgTable(
  'session_places',
  {
    id: id(),
    sessionId: to(() => courseSessions.id),
    assignmentId: toAssignment(),
    state: text({ enum: words.PlaceState }).notNull(),
    bookedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('session_places_assignment').on(t.assignmentId),
    uniqueIndex('session_places_once').on(t.sessionId, t.assignmentId),
    uniqueIndex('session_places_ahead').on(t.assignmentId).where(sql`state in ('PLACE', 'WAITING')`),
    oneOf(t.state, words.PlaceState),
  ],
)
