import { and, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { filePairs, fileTexts, fileWords } from '../../tables/files.ts'
import { type Language, languages } from '../../tables/languages.ts'
import { struckCvs } from '../../tables/withheld.ts'
import { type Hit, hitsOf, type Lexemes } from './hits.ts'
import { type Phrase, readSearch } from './searchWords.ts'

type Words = typeof fileWords | typeof struckCvs

/**
 * What a search asks of a text; each language reads the search by its own endings. Null where no language finds a word in it.
 */
export async function matchIn(db: Database, typed: string): Promise<Match | null> {
  const rows = await readQueries(db, typed)
  if (rows.length === 0) return null
  const holds = (of: Words, told = asIs) => {
    const arms = rows.map(
      (one) => sql`(${of.language} = any(${told(sql`${sql.param(one.languages)}::text[]`)}::text[]) and ${of.words} @@ ${told(sql`${one.query}::tsquery`)})`,
    )
    return sql`(${sql.join(arms, sql` or `)})`
  }
  // What some words are missing from is found by no index.
  const groups = readSearch(typed)
  const isPlain = !groups.some((phrases) => phrases.some((one) => one.without || isPhrase(one)))
  return { holds, near: nearIn(rows), plan: isPlain && rows.length <= MOST_PLANNED ? rows.length : null }
}

/** Each number of ways in which languages read a search is a query of its own. */
const MOST_PLANNED = 6
const asIs = (value: SQL) => value

type Match = {
  /** Whether a row of `file_words`, or of what is left of a CV without names, is what is looked for. */
  holds: (words: Words, told?: (value: SQL) => SQL) => SQL
  /** In how many ways languages read it, where the index of words finds whatever is looked for so: one plan suits all such searches. */
  plan: number | null
  /** Whether a row of `file_pairs` may be of such a text: true for every one that is, and for few others. Null where no phrase tells. */
  near: SQL | null
}

/** Whether words that stand together are looked for: the index of words knows only which texts hold them all. */
export const asksForPhrase = (typed: string) => readSearch(typed).some((phrases) => phrases.some(isPhrase))

const isPhrase = ({ words, without }: Phrase) => !without && words.length > 1

/** As PostgreSQL reads a search for some languages, and of each group of phrases the pairs of words in each. */
type Query = { query: string; languages: Language[]; pairs: number[][][] }
/** So many searches are kept as each language reads them, which depends on the dictionaries of the database alone. */
const MOST_KEPT = 200
const kept = new WeakMap<Database, Map<string, Query[]>>()

async function readQueries(db: Database, typed: string): Promise<Query[]> {
  const groups = readSearch(typed)
  if (groups.length === 0) return []
  const key = JSON.stringify(groups)
  const known = kept.get(db) ?? new Map<string, Query[]>()
  kept.set(db, known)
  const earlier = known.get(key)
  if (earlier) return earlier
  const query = sql.join(
    groups.map((phrases) => sql`(${sql.join(phrases.map(queryOf), sql` || `)})`),
    sql` && `,
  )
  const told = groups.filter((phrases) => phrases.length <= MOST_TOLD && phrases.every(isPhrase)).slice(0, MOST_TOLD)
  const pairs = sql`jsonb_build_array(${sql.join(
    told.map((phrases) => sql`jsonb_build_array(${sql.join(phrases.map(pairsOf), sql`, `)})`),
    sql`, `,
  )})`
  const { rows } = await db.execute<Query>(
    sql`select query, pairs, array_agg(language) as languages from (select language, (${query})::text as query, ${pairs} as pairs from unnest(${sql.param([...languages])}::text[]) language) q where query <> '' group by query, pairs`,
  )
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, rows)
  return rows
}

const queryOf = ({ words, without }: Phrase) => {
  const phrase = sql`phraseto_tsquery(language::regconfig, ${words.join(' ')})`
  return without ? sql`!! ${phrase}` : phrase
}

/** So many groups of so many phrases tell where to look; each phrase takes every language some time once. */
const MOST_TOLD = 3
const pairsOf = ({ words }: Phrase) => sql`to_jsonb(word_pairs(to_tsvector(language::regconfig, ${words.join(' ')})))`

/** A phrase of which a language keeps one word, or words that stand far apart, tells nothing. */
function nearIn(queries: readonly Query[]): SQL | null {
  const near = queries.map(({ pairs }) =>
    and(
      ...pairs
        .filter((phrases) => phrases.every((phrase) => phrase.length > 0))
        .map((phrases) => or(...phrases.map((phrase) => sql`${filePairs.pairs} @> ${sql.param(phrase)}::int[]`))),
    ),
  )
  // Any language might find what it is not told of.
  return near.every((one) => one !== undefined) ? (or(...near) ?? null) : null
}

/** Where these texts hold what a search looks for, by the number of their file. */
export async function findHits(db: Database, fileIds: number[], typed: string): Promise<Map<number, Hit[]>> {
  if (fileIds.length === 0) return new Map()
  const texts = db
    .select({ id: fileTexts.fileId, text: fileTexts.text, language: fileWords.language })
    .from(fileWords)
    .innerJoin(fileTexts, eq(fileTexts.fileId, fileWords.fileId))
  return hitsIn(db, typed, { table: fileWords, id: fileWords.fileId, read: async (match) => texts.where(and(inArray(fileWords.fileId, fileIds), match)) })
}

/** The same of CVs with names struck out, by the number of their application. */
export async function findStruckHits(db: Database, applicationIds: number[], typed: string): Promise<Map<number, Hit[]>> {
  if (applicationIds.length === 0) return new Map()
  const { applicationId: id, text, language } = struckCvs
  const texts = db.select({ id, text, language }).from(struckCvs)
  return hitsIn(db, typed, { table: struckCvs, id, read: async (match) => texts.where(and(inArray(id, applicationIds), match)) })
}

type Text = { id: number; text: string; language: string }
type Of = { table: Words; id: Column; read: (match: SQL) => Promise<Text[]> }
async function hitsIn(db: Database, typed: string, { table, id: key, read }: Of): Promise<Map<number, Hit[]>> {
  const wanted = readSearch(typed).flatMap((phrases) => phrases.filter(({ without }) => !without))
  if (wanted.length === 0) return new Map()
  const match = await matchIn(db, typed)
  const texts = match ? await read(match.holds(table)) : []
  if (texts.length === 0) return new Map()
  const phrases = await phrasesOf(db, wanted, [...new Set(texts.map(({ language }) => language))])
  const { rows: places } = await db.execute<{ id: number; lexeme: string; positions: number[] }>(
    sql`select ${key} as id, lexeme, positions from ${table}, unnest(words)
      where ${key} = any(${sql.param(texts.map(({ id }) => id))}::int[]) and lexeme = any(${sql.param(lexemesIn(phrases))}::text[])`,
  )
  const placesOf = Map.groupBy(places, ({ id }) => id)
  return new Map(
    texts.map(({ id, text, language }) => {
      const found = new Map(placesOf.get(id)?.map(({ lexeme, positions }) => [lexeme, positions]))
      return [id, hitsOf(text, phrases.get(language) ?? [], found)]
    }),
  )
}

const lexemesIn = (phrases: ReadonlyMap<string, Lexemes[]>) => [...new Set([...phrases.values()].flat(2).map(({ lexeme }) => lexeme))]

/** The phrases of a search as each language stores them: words without their endings, and how far each stands from the first. */
async function phrasesOf(db: Database, phrases: readonly Phrase[], of: string[]): Promise<Map<string, Lexemes[]>> {
  const { rows } = await db.execute<{ language: string; at: number; lexeme: string; place: number }>(
    sql`select language, at::int, lexeme, place::int from unnest(${sql.param(of)}::text[]) language,
      unnest(${sql.param(phrases.map(({ words }) => words.join(' ')))}::text[]) with ordinality p(phrase, at),
      unnest(to_tsvector(language::regconfig, phrase)) w, unnest(positions) place order by language, at, place`,
  )
  const ofLanguages = Map.groupBy(rows, ({ language }) => language)
  return new Map([...ofLanguages].map(([language, some]) => [language, [...Map.groupBy(some, ({ at }) => at).values()]]))
}
