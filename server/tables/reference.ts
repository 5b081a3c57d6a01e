import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, foreignKey, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { inRange, moment, oneOf } from './columns.ts'
import { ranges } from './contract.gen.ts'

/** A name as it is looked for: small letters without accents, so that "zurich" finds Zürich. The function stands in the migrations. */
export const folded = (name: SQLWrapper | string) => sql`folded(${name}::text)`

/** Names that hold what was typed; of one or two letters those that begin so, which an index can find among all cities. */
export function named(name: SQLWrapper, search: string): SQL | undefined {
  const term = search.trim()
  if (!term) return
  return term.length < 3 ? sql`${folded(name)} like ${folded(`${escaped(term)}%`)}` : holds(folded(name), term)
}

const escaped = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&')
/** Whether a folded text holds these words; an index of trigrams answers it. */
export const holds = (text: SQL, words: string, told: Told = asIs): SQL => sql`${text} like ${told(folded(`%${escaped(words)}%`))}`
/** How the letters that are looked for come into a query. */
export type Told = (letters: SQL) => SQL
const asIs: Told = (letters) => letters
/** Whether a folded text holds each of these letters and pairs of letters: an index of both finds what trigrams are too long for. */
export const holdsLetters = (text: SQLWrapper, letters: string): SQL => sql`letters_in(${text}) @> letters_in(${folded(sql`${letters}`)})`
/** Signs that few texts hold; of applicants an index knows which do. */
const SIGNS = '[+#&/]'
export const holdsSigns = (text: SQLWrapper): SQL => sql`${text} ~ ${sql.raw(`'${SIGNS}'`)}`
/** Without three letters in a row trigrams find nothing: what has such a sign is looked for among the texts that have one as well. */
const isOfSigns = (word: string) => new RegExp(SIGNS).test(word) && !/[\p{L}\p{N}]{3}/u.test(word)
/** Whether an index of trigrams finds each of these words. */
export const isFoundByTrigrams = (words: string) => words.split(/\s+/).every((word) => [...word].length >= 3 && !isOfSigns(word))
/** The same in any database, also in one that knows no letters but those of English: then one plan suits all such words. */
export const isFoundAnywhere = (words: string) => words.split(/\s+/).every((word) => /[a-z0-9]{3}/i.test(word.normalize('NFD').replaceAll(/\p{M}/gu, '')))
/**
 * Whether a folded text, whose words stand after spaces, holds each of these words somewhere: a person is found without the
 * middle name. One or two letters find the words that begin so, because trigrams know no shorter parts.
 */
export const searchedFor = (text: SQLWrapper, words: string, told?: Told): SQL =>
  sql.join(
    words
      .split(/\s+/)
      .flatMap((word) => [
        [...word].length < 3 ? sql`${text} like ${folded(`% ${escaped(word)}%`)}` : holds(sql`${text}`, word, told),
        ...(isOfSigns(word) ? [holdsSigns(text)] : []),
      ]),
    sql` and `,
  )

/** What every reference list has. `fixed` items belong to the product itself and cannot be deleted. */
const item = () => ({
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  fixed: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const countries = pgTable('countries', { ...item(), code: text().notNull() }, (t) => [
  uniqueIndex('countries_name').on(sql`lower(${t.name})`),
  uniqueIndex('countries_code').on(t.code),
])
export const states = pgTable(
  'states',
  {
    ...item(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
  },
  (t) => [uniqueIndex('states_name').on(t.countryId, sql`lower(${t.name})`)],
)
export const cities = pgTable(
  'cities',
  {
    ...item(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    stateId: integer().references(() => states.id),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    uniqueIndex('cities_name').on(t.countryId, sql`coalesce(${t.stateId}, 0)`, sql`lower(${t.name})`),
    // There are as many cities as the world has: the list by name, and a search for a part of one, must not read them all.
    index('cities_state').on(t.stateId),
    inRange(t.latitude, ranges.latitude),
    inRange(t.longitude, ranges.longitude),
    index('cities_by_name').on(folded(t.name), t.id),
    index('cities_search').using('gin', sql`${folded(t.name)} gin_trgm_ops`),
  ],
)

export const industries = pgTable('industries', item(), (t) => [uniqueIndex('industries_name').on(sql`lower(${t.name})`)])
export const industryDisciplines = pgTable(
  'industry_disciplines',
  {
    ...item(),
    industryId: integer()
      .notNull()
      .references(() => industries.id),
  },
  (t) => [uniqueIndex('industry_disciplines_name').on(t.industryId, sql`lower(${t.name})`)],
)

export const departments = pgTable('departments', item(), (t) => [uniqueIndex('departments_name').on(sql`lower(${t.name})`)])
export const positionTypes = pgTable('position_types', item(), (t) => [uniqueIndex('position_types_name').on(sql`lower(${t.name})`)])
/** "Contract types", "application types" and ref/job_appl_type are this one list. */
export const contractTypes = pgTable('contract_types', item(), (t) => [uniqueIndex('contract_types_name').on(sql`lower(${t.name})`)])

/** The lists that criteria and candidates name several items of. Whoever names one says of which list it is. */
export const itemLists = [
  'qualification',
  'certification',
  'workAuthorisation',
  'designation',
  'skill',
  'regulatory',
  'developmentLifecycle',
  'computerSkill',
  'language',
] as const
export type ItemList = (typeof itemLists)[number]

export const referenceItems = pgTable(
  'reference_items',
  {
    ...item(),
    list: text({ enum: itemLists }).notNull(),
    /** Who asked for what the list did not hold; nobody once a manager has taken it. */
    askedById: integer().references(() => accounts.id),
    askedAt: moment(),
  },
  (t) => [
    uniqueIndex('reference_items_name').on(t.list, sql`lower(${t.name})`),
    // What a foreign key leads to: an item, and one of that very list.
    unique('reference_items_of_list').on(t.list, t.id),
    index('reference_items_asked').on(t.askedById),
    oneOf(t.list, itemLists),
    check('reference_items_asked_for', sql`(${t.askedById} is null) = (${t.askedAt} is null)`),
  ],
)

/** A responsibility that goes with a designation. */
export const rolesResponsibilities = pgTable(
  'roles_responsibilities',
  { ...item(), list: text().notNull().generatedAlwaysAs(sql`'designation'`), designationId: integer().notNull() },
  (t) => [
    foreignKey({ name: 'roles_responsibilities_designation', columns: [t.list, t.designationId], foreignColumns: [referenceItems.list, referenceItems.id] }),
    uniqueIndex('roles_responsibilities_name').on(t.list, t.designationId, sql`lower(${t.name})`),
  ],
)
