import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components as auth } from '../../src/api/auth.gen.ts'
import type { components } from '../../src/api/common.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { createdAt, id, inStates, moment, oneOf, someOf, version } from './columns.ts'
import { words } from './contract.gen.ts'

type Schemas = components['schemas']
type Own = auth['schemas']

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    roles: text({ enum: words.Role }).array().notNull(),
    status: text().$type<Schemas['AccountStatus']>().notNull().default('invited'),
    passwordHash: text(),
    /** When the owner was last told of wrong passwords; once a day at most. */
    failuresToldAt: moment(),
    /** Rises on reset, disabling and role change: every session that began before is dead. */
    stamp: integer().notNull().default(1),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(sql`lower(${t.email})`),
    // Few among all who applied and may sign in.
    index('accounts_recruiters').on(t.id).where(sql`roles && '{Recruitment Manager,Recruitment Officer}'::text[]`),
    inStates('accounts_in_states', t.status, accountStates),
    someOf(t.roles, words.Role),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** The account's stamp when the session began. */
    stamp: integer().notNull(),
    /** What the browser called itself at sign-in; shown to the person among the own sessions. */
    device: text(),
    /** Where it began. From there nobody else's failures slow this account down. */
    address: text(),
    refreshHash: text().notNull(),
    /** The renewal secret before the present one: whoever shows it again has stolen it. */
    previousHash: text(),
    renewedAt: createdAt(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.accountId, t.address), uniqueIndex().on(t.refreshHash), index().on(t.previousHash)],
)

/** Tries counted where every process sees them: sign-ins, code checks, uploads. */
export const rateLimitCounts = pgTable('tries', {
  bucket: text().primaryKey(),
  windowStart: moment().notNull(),
  count: integer().notNull(),
})

/** Wrong passwords and codes by whom they were for and where they came from; '' is all of them. docs/decisions/0017 says why. */
export const failedAttempts = pgTable(
  'failed_attempts',
  {
    subject: text().notNull(),
    address: text().notNull(),
    count: integer().notNull(),
    /** When the next one is looked at. */
    opensAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.address] }), index().on(t.lastAt)],
)

/** The keys that tokens are signed with; the newest signs, all are published. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
})

/** Lists as people want to find them again; everybody has the own ones. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    list: text({ enum: words.ListName }).notNull(),
    name: text().notNull(),
    search: jsonb().$type<Own['ListSearch']>().notNull(),
    /** Whoever may see the list sees the view. */
    shared: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    uniqueIndex('list_views_name').on(t.accountId, t.list, sql`lower(${t.name})`),
    index('list_views_shared').on(t.list, t.id).where(sql`${t.shared}`),
    oneOf(t.list, words.ListName),
  ],
)

/** Which columns of a list somebody wants to see, in their order. */
export const listColumns = pgTable(
  'list_columns',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    list: text({ enum: words.ListName }).notNull(),
    columns: text().array(),
    widths: jsonb().$type<Own['ColumnWidths']>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.list] }), oneOf(t.list, words.ListName)],
)
