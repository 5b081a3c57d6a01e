import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bigint, boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import type { components as recruitment } from '../../src/api/recruitment.gen.ts'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inOrder, inRange, inSample, inStates, moment, momentRange, oneOf, quoted, SAMPLED_SMALL, snake, version } from './columns.ts'
import { ranges, words } from './contract.gen.ts'
import { files } from './files.ts'
import { cities } from './reference.ts'
import { requisitionId, requisitions } from './requisitions.ts'

type Schemas = components['schemas']

/** What a telephone number is compared by: its last nine digits, which the ways of writing it have in common. */
export const lastDigits = (number: AnyPgColumn | SQL) => sql`right(regexp_replace(${number}, '[^0-9]', '', 'g'), 9)`

/** A person who applied, once, however many applications there are. */
export const applicants = pgTable(
  'applicants',
  {
    id: id(),
    title: text(),
    firstName: text().notNull(),
    middleName: text(),
    surName: text().notNull(),
    email: text().notNull(),
    mobile: text(),
    phone: text(),
    accountId: integer().references(() => accounts.id),
    /** The record that this one was merged into; whoever applies with its address applies as that person. */
    mergedIntoId: integer().references((): AnyPgColumn => applicants.id),
    /** When the person asked not to be written to about other positions; consent to be kept on file ended with it. */
    consentEndedAt: moment(),
    /** What named the person was taken out; groups lose such people by a trigger. */
    anonymisedAt: moment(),
    createdAt: createdAt(),
    version: version(),
    /** What lists are sorted by, and what names are compared with: the whole name, folded. */
    sortName: text().notNull().generatedAlwaysAs(sql`left(folded(first_name || ' ' || coalesce(middle_name || ' ', '') || sur_name), 300)`),
    /** What a person is searched by: names and address, folded, each word after a space. */
    searchText: text().notNull().generatedAlwaysAs(sql`' ' || folded(first_name || ' ' || coalesce(middle_name || ' ', '') || sur_name || ' ' || email)`),
  },
  (t) => [
    uniqueIndex('applicants_email').on(sql`lower(${t.email})`),
    uniqueIndex('applicants_account').on(t.accountId),
    index('applicants_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('applicants_sample').using('gin', sql`${t.searchText} gin_trgm_ops`).where(inSample(sql`id`)),
    index('applicants_small_sample').using('gin', sql`${t.searchText} gin_trgm_ops`).where(inSample(sql`id`, SAMPLED_SMALL)),
    index('applicants_sort_name').on(t.sortName),
    index('applicants_signs').on(t.id).where(sql`search_text ~ '[+#&/]'`),
    index('applicants_letters').using('gin', sql`letters_in(${t.sortName})`),
    index('applicants_merged_into').on(t.mergedIntoId),
    index('applicants_mobile_digits').on(lastDigits(t.mobile)),
    index('applicants_phone_digits').on(lastDigits(t.phone)),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    applicantId: integer()
      .notNull()
      .references(() => applicants.id),
    status: text().$type<Schemas['ApplicationStatus']>().notNull().default('new application'),
    heldFrom: text().$type<Schemas['ApplicationStatus']>(),
    source: text({ enum: words.ApplicantSource }).notNull(),
    /** Where the person first found the post: the channel of the link that was followed. */
    channel: text(),
    resumeFileId: integer().references(() => files.id),
    cityId: integer().references(() => cities.id),
    totalExperience: doublePrecision(),
    currentSalary: bigint({ mode: 'number' }),
    currentSalOption: text({ enum: words.PayPeriod }),
    expectedSalary: bigint({ mode: 'number' }),
    expectedSalOption: text({ enum: words.PayPeriod }),
    salaryCurrency: text(),
    reference: text(),
    /** The person's consent to be kept on file for other positions. */
    keepOnFile: boolean().notNull().default(false),
    reviewScore: doublePrecision(),
    dateReceived: createdAt(),
    /** When it came to its status; a trigger keeps it. */
    statusSince: createdAt(),
    /** What lists are sorted by, kept by triggers: the name of the resume and how the newest letters stand. */
    resumeName: text(),
    offerStatus: text().$type<Schemas['OfferLetterStatus']>(),
    contractStatus: text().$type<Schemas['ContractLetterStatus']>(),
    /** What the person is called while names are withheld, counted by requisition; it stays once it is given. */
    candidateNumber: integer(),
    /** Whether name and contacts are withheld from everybody but managers: until it is shortlisted for the first time. */
    withheld: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    uniqueIndex('applications_once').on(t.requisitionId, t.applicantId),
    uniqueIndex('applications_candidate_number').on(t.requisitionId, t.candidateNumber).where(sql`candidate_number is not null`),
    index('applications_withheld').on(t.requisitionId, t.candidateNumber).where(sql`withheld`),
    index('applications_applicant').on(t.applicantId, t.id),
    // Who may be found again for another position.
    index('applications_kept_on_file').on(t.statusSince).where(sql`keep_on_file`),
    index('applications_resume').on(t.resumeFileId),
    index('applications_city').on(t.cityId),
    index('applications_ended').on(t.requisitionId, t.status, t.statusSince),
    // Who has been longest in a status, and who is over a limit.
    index('applications_waiting').on(t.status, t.statusSince, t.requisitionId),
    // From selection to hiring: few of them all, and the newest lie far behind those that have just come.
    index('applications_chosen')
      .on(t.id)
      .where(sql`status in (${quoted(tagged(applicationStates, 'chosen'))})`),
    // Each order of the list, which is read backwards for the other way round: with the unknown ones last, where the greatest stand first.
    ...[
      ...[t.requisitionId, t.status, t.source, t.reviewScore, t.expectedSalary, t.totalExperience, t.dateReceived],
      ...[t.resumeName, t.offerStatus, t.contractStatus, t.channel, t.statusSince],
    ].map((column) => {
      const order = index(`applications_by_${snake(column.name)}`)
      // What came in a period is counted from this index alone.
      if (column === t.dateReceived) return order.on(column, t.id, t.requisitionId, t.source)
      return column.notNull ? order.on(column, t.id) : order.on(column.desc().nullsLast(), t.id.desc().nullsFirst())
    }),
    inStates('applications_in_states', t.status, applicationStates),
    inStates('applications_held_from', t.heldFrom, applicationStates),
    inStates('applications_offer_status', t.offerStatus, offerLetterStates),
    inStates('applications_contract_status', t.contractStatus, contractLetterStates),
    oneOf(t.source, words.ApplicantSource),
    oneOf(t.currentSalOption, words.PayPeriod),
    oneOf(t.expectedSalOption, words.PayPeriod),
    inRange(t.totalExperience, ranges.totalExperience),
    inRange(t.currentSalary, ranges.MinorUnits),
    inRange(t.expectedSalary, ranges.MinorUnits),
    inRange(t.reviewScore, ranges.Score),
    check('applications_withheld_numbered', sql`not withheld or candidate_number is not null`),
  ],
)

/** One value per reviewer and application; the newest counts. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    value: text({ enum: words.ReviewValue }).notNull(),
    comment: text(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('reviews_once').on(t.applicationId, t.accountId), index('reviews_account').on(t.accountId), oneOf(t.value, words.ReviewValue)],
)

/** A document that a candidate is asked for, and what became of it. */
export const complianceItems = pgTable(
  'compliance_items',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    name: text().notNull(),
    source: text({ enum: words.ComplianceSource }).notNull().default('Requisition'),
    mandatory: boolean().notNull().default(false),
    status: text().$type<Schemas['ComplianceItemStatus']>().notNull().default('REQUESTED'),
    fileId: integer().references(() => files.id),
    reason: text(),
    /** The last day on which it holds, once it is approved. */
    expiresOn: date(),
    /** How many days before that day people were reminded last. */
    remindedDays: integer(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('compliance_items_expiring').on(t.expiresOn.desc().nullsLast(), t.id.desc().nullsFirst()).where(sql`expires_on is not null`),
    uniqueIndex('compliance_items_once').on(t.applicationId, sql`lower(${t.name})`),
    index('compliance_items_file').on(t.fileId),
    inStates('compliance_items_in_states', t.status, complianceItemStates),
    oneOf(t.source, words.ComplianceSource),
  ],
)

/** The steps that candidates of a requisition go through; the default ones come with it. */
export const selectionSteps = pgTable(
  'selection_steps',
  {
    id: id(),
    requisitionId: requisitionId(),
    title: text().notNull(),
    kind: text({ enum: words.SelectionStepKind }).notNull().default('IN_PERSON'),
    /** What is assessed. */
    description: text(),
    minutes: integer().notNull().default(60),
    /** What an interviewer is given: purpose, preparation, questions, and the attributes to judge. */
    kit: jsonb()
      .$type<recruitment['schemas']['InterviewKit']>()
      .notNull()
      .default(sql`'{"purpose":null,"preparation":null,"avoid":null,"questions":[],"attributes":[]}'`),
    position: integer().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('selection_steps_title').on(t.requisitionId, sql`lower(${t.title})`),
    oneOf(t.kind, words.SelectionStepKind),
    inRange(t.minutes, ranges.StepMinutes),
  ],
)

export const interviews = pgTable(
  'interviews',
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
    title: text().notNull(),
    /** The day and the times on the clock of `zone`; `startsAt` and `endsAt` are the same moments for the machine. */
    day: date().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    zone: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    place: text(),
    link: text(),
    notes: text(),
    status: text().$type<Schemas['InterviewStatus']>().notNull().default('scheduled'),
    createdBy: integer().references(() => accounts.id),
    createdAt: createdAt(),
    /** What calendars know it by, for as long as it lives. */
    uid: uuid().notNull().defaultRandom(),
    /** Rises with each change that people are told of, so that calendars take the newer one. */
    sequence: integer().notNull().default(0),
    version: version(),
  },
  (t) => [
    uniqueIndex('interviews_uid').on(t.uid),
    inRange(t.sequence, { min: 0 }),
    uniqueIndex('interviews_one_a_day').on(t.applicationId, t.day).where(sql`status <> 'cancelled'`),
    index('interviews_requisition').on(t.requisitionId, t.day),
    index('interviews_starts_at').on(t.startsAt),
    index('interviews_application').on(t.applicationId),
    index('interviews_step').on(t.stepId),
    index('interviews_created_by').on(t.createdBy),
    inStates('interviews_in_states', t.status, interviewStates),
    inOrder(t.startsAt, t.endsAt),
  ],
)

export const interviewInterviewers = pgTable(
  'interview_interviewers',
  {
    id: id(),
    interviewId: integer()
      .notNull()
      .references(() => interviews.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** When the interview takes this person, kept by a trigger; a constraint lets no two of them overlap. Null when it does not take place. */
    during: momentRange(),
  },
  (t) => [uniqueIndex('interview_interviewers_once').on(t.interviewId, t.accountId), index('interview_interviewers_account').on(t.accountId)],
)
