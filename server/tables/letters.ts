import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/common.gen.ts'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { ranges, words } from './contract.gen.ts'
import { requisitions } from './requisitions.ts'

type Schemas = components['schemas']
const letterKinds = ['offer', 'contract'] as const
export type LetterKind = (typeof letterKinds)[number]
export type LetterStatus = Schemas['OfferLetterStatus'] | Schemas['ContractLetterStatus']

/** What e-mails and letters are made from. An event has one e-mail; of letters and of messages to candidates there are as many as HR keeps. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    event: text({ enum: words.TemplateEvent }).notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** How many working mornings the e-mail waits; of the events that tell of a status. */
    delayDays: integer().notNull().default(0),
    updatedBy: text().notNull(),
    updatedAt: createdAt(),
    version: version(),
  },
  (t) => [uniqueIndex('templates_name').on(t.event, sql`lower(${t.name})`), oneOf(t.event, words.TemplateEvent), inRange(t.delayDays, ranges.DelayDays)],
)

/** Every text that a template ever had. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: id(),
    templateId: integer()
      .notNull()
      .references(() => templates.id),
    version: integer().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    savedBy: text().notNull(),
    savedAt: createdAt(),
  },
  (t) => [uniqueIndex('template_versions_once').on(t.templateId, t.version)],
)

/** A letter's standing; what it says is in its versions. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    kind: text({ enum: letterKinds }).notNull(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    requisitionId: integer()
      .notNull()
      .references(() => requisitions.id),
    status: text().$type<LetterStatus>().notNull().default('saved'),
    /** The number of the version that is worked on. */
    letterVersion: integer().notNull().default(1),
    /** The number of the version that was sent and can no longer change. */
    sentVersion: integer(),
    /** Who wrote the present version: somebody else releases unusual pay. */
    makerId: integer()
      .notNull()
      .references(() => accounts.id),
    /** The manager who released the pay or title of the present version. */
    releasedBy: integer().references(() => accounts.id),
    lapsesOn: date(),
    sentAt: moment(),
    viewedAt: moment(),
    answeredAt: moment(),
    /** When the person was reminded, once, of the day by which the letter is to be answered. */
    remindedAt: moment(),
    /** The strokes of who signed with a finger or a mouse, as an SVG path; null where the name was typed. */
    drawnSignature: text(),
    reason: text(),
    /** The last day on which the person was reminded of what is missing before the first one. */
    onboardingRemindedOn: date(),
    /** How often it was mailed. */
    mailings: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('letters_one_live').on(t.applicationId, t.kind).where(sql`status not in ('declined', 'lapsed', 'revoked')`),
    index('letters_application').on(t.applicationId, t.kind, t.id),
    index('letters_requisition').on(t.requisitionId),
    index('letters_kind').on(t.kind, t.status, t.id),
    index('letters_lapsing').on(t.status, t.lapsesOn),
    index('letters_maker').on(t.makerId),
    index('letters_released_by').on(t.releasedBy),
    oneOf(t.kind, letterKinds),
    inStates('letters_in_states', t.status, offerLetterStates, contractLetterStates),
  ],
)

/** One text of a letter with the values it takes in. Saving a change adds a row; sending freezes it (a trigger refuses changes). */
export const letterVersions = pgTable(
  'letter_versions',
  {
    id: id(),
    letterId: integer()
      .notNull()
      .references(() => letters.id),
    number: integer().notNull(),
    templateId: integer().references(() => templates.id),
    subject: text().notNull(),
    body: text().notNull(),
    jobTitle: text().notNull(),
    startDate: date(),
    salaryMinor: bigint({ mode: 'number' }),
    currency: text().notNull(),
    period: text({ enum: words.PayPeriod }).notNull(),
    managerName: text().notNull(),
    contractType: text().notNull(),
    department: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    lapsesOn: date(),
    makerId: integer()
      .notNull()
      .references(() => accounts.id),
    makerName: text().notNull(),
    releasedBy: text(),
    savedAt: createdAt(),
    renderedHtml: text(),
    renderedText: text(),
    /** Of the letter's HTML as sent, UTF-8. */
    sha256: text(),
    sentAt: moment(),
  },
  (t) => [
    uniqueIndex('letter_versions_once').on(t.letterId, t.number),
    index('letter_versions_template').on(t.templateId),
    index('letter_versions_maker').on(t.makerId),
    index('letter_versions_start').on(t.startDate),
    oneOf(t.period, words.PayPeriod),
    inRange(t.salaryMinor, ranges.MinorUnits),
    inRange(t.number, { min: 1 }),
  ],
)

/** The keys that copies of letters are sealed with: the newest seals, all are known again. */
export const sealKeys = pgTable('seal_keys', {
  id: id(),
  /** Private key and certificate (PKCS #12), base64. */
  p12: text().notNull(),
  /** SHA-256 of the certificate, as programs that read PDFs show it. */
  fingerprint: text().notNull(),
  endsAt: moment().notNull(),
  createdAt: createdAt(),
})
