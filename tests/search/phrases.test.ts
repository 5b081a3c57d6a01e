import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInCvs } from '../../server/applications/lists/searchCvs.ts'
import { searchable } from '../../server/files/cv/keepText.ts'
import { matchIn } from '../../server/files/cv/searchTexts.ts'
import { applications } from '../../server/tables/applications.ts'
import { filePairs, fileWords } from '../../server/tables/files.ts'
import type { Language } from '../../server/tables/languages.ts'
import { testApp } from '../app.ts'
import { openPosition } from '../applications/candidates.ts'

const t = await testApp()
const { requisitionId } = await openPosition(t)
const manager = { roles: ['Recruitment Manager' as const] }

/** Words that stand in many texts, and words that each language leaves out. */
const vocabulary: readonly (readonly [Language, string[]])[] = [
  ['english', ['nurse', 'nurses', 'wound', 'care', 'caring', 'of', 'the', 'and', 'C++', 'first', 'aid', 'to']],
  ['german', ['Pflege', 'pflegen', 'Wunde', 'Wunden', 'und', 'der', 'die', 'Straße', 'Leiter', 'C#', 'von', 'Hilfe']],
  ['french', ['soins', 'soin', 'des', 'plaies', 'de', 'la', 'infirmière', 'école', 'et', 'premiers', 'secours', 'à']],
  ['russian', ['медсестра', 'и', 'раны', 'ран', 'уход', 'за', 'первая', 'помощь', 'на', 'больница', 'не', 'опыт']],
  ['simple', ['看', '護', 'nurse', 'of', 'wound', '1e5x', '2024', 'the', 'ที่', 'พยาบาล', 'x', 'care']],
]
const wordsIn = (words: readonly string[], maxLength: number) => fc.array(fc.constantFrom(...words), { minLength: 2, maxLength })
const texts = vocabulary.flatMap(([language, words], at) =>
  fc.sample(wordsIn(words, 12), { numRuns: 60, seed: 46 + at }).map((text) => ({ language, text: text.join(' ') })),
)

const { rows: made } = await t.db.execute<{ id: number }>(sql`
  with f as (insert into files (key, original_name, size, media_type, purpose, sha256, claimed) select 'phrase.' || n, 'CV.pdf', 1, 'application/pdf', 'resume', '', true from generate_series(1, ${texts.length}::int) n returning id),
    x as (insert into file_texts (file_id, text) select id, '' from f),
    p as (insert into applicants (first_name, sur_name, email) select 'Some', 'Person', 'phrase.' || id || '@mail.example' from f returning id, email),
    a as (insert into applications (requisition_id, applicant_id, source, resume_file_id) select ${requisitionId}, p.id, 'JOB_POST', f.id from f join p on p.email = 'phrase.' || f.id || '@mail.example')
  select id from f order by id`)
for (const [at, { text, language }] of texts.entries()) await t.db.insert(fileWords).values({ fileId: made[at]!.id, ...searchable(text, language) })

const idsWhere = async (query: ReturnType<typeof sql>) => (await t.db.execute<{ id: number }>(query)).rows.map(({ id }) => id)
/** What PostgreSQL finds by the words alone. */
const plainly = (query: ReturnType<typeof sql>) => idsWhere(sql`select file_id as id from file_words where words @@ (${query}) order by 1`)
const asked = (phrase: string) => sql`phraseto_tsquery(language::regconfig, ${phrase})`
async function searched(typed: string) {
  const { where } = await findInCvs(t.db, typed, manager)
  return idsWhere(sql`select ${applications.resumeFileId} as id from ${applications} where ${where} order by 1`)
}

/** Of one language each: words as `wordsOf` folds them, so that PostgreSQL can be asked for them as they are. */
const plain = vocabulary.map(([, words]) => words.filter((word) => /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word)).map((word) => word.toLowerCase()))
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').replaceAll('ß', 'ss')
const phrase = fc
  .constantFrom(...plain)
  .chain((words) => wordsIn(words, 5))
  .map((words) => words.map(folded).join(' '))

test('a phrase is found in exactly the texts in which PostgreSQL finds it', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(phrase, async (typed) => {
      const ids = await searched(`"${typed}"`)
      found += ids.length
      expect(ids).toEqual(await plainly(asked(typed)))
    }),
    { numRuns: 150, seed: 1 },
  )
  expect(found).toBeGreaterThan(500)
})

test('so are phrases of which one is enough, several, and phrases that are unwanted', async () => {
  await fc.assert(
    fc.asyncProperty(phrase, phrase, phrase, async (a, b, c) => {
      expect(await searched(`"${a}" OR "${b}"`)).toEqual(await plainly(sql`${asked(a)} || ${asked(b)}`))
      expect(await searched(`"${a}" "${b}" OR "${c}"`)).toEqual(await plainly(sql`${asked(a)} && (${asked(b)} || ${asked(c)})`))
      expect(await searched(`"${a}" -"${c}"`)).toEqual(await plainly(sql`${asked(a)} && !! ${asked(c)}`))
    }),
    { numRuns: 40, seed: 2 },
  )
})

test('no piece of a text is missed by the pairs of its words, and few texts have pairs by chance', async () => {
  let near = 0
  let there = 0
  for (const [at, { text }] of texts.entries()) {
    const words = text.split(' ')
    const begin = at % words.length
    const match = await matchIn(t.db, `"${words.slice(begin, begin + 4).join(' ')}"`)
    if (!match?.near) continue
    const pairs = await idsWhere(sql`select file_id as id from ${filePairs} where ${match.near} order by 1`)
    const ids = await idsWhere(sql`select file_id as id from ${fileWords} where ${match.holds(fileWords)} order by 1`)
    expect(
      ids.filter((id) => !pairs.includes(id)),
      text,
    ).toEqual([])
    near += pairs.length
    there += ids.length
  }
  expect(there).toBeGreaterThan(200)
  expect(near).toBeLessThan(there * 1.5)
})

test('texts that were stored before have the pairs that they would be given today', async () => {
  const pairs = () => t.db.select().from(filePairs).orderBy(filePairs.fileId)
  const given = await pairs()
  const migration = readFileSync(join(import.meta.dirname, '../../server/migrations/0047_words_beside_each_other.sql'), 'utf8')
  await t.db.delete(filePairs)
  await t.db.execute(sql.raw(migration.split('--> statement-breakpoint').find((statement) => statement.trim().startsWith('INSERT INTO file_pairs'))!))
  expect(await pairs()).toEqual(given)
})

test('words that are stored anew have their own pairs, and a text that goes takes them along', async () => {
  const [id] = await idsWhere(sql`select max(file_id) as id from file_words`)
  const pairsOf = async () => (await t.db.select().from(filePairs).where(sql`file_id = ${id}`))[0]?.pairs
  await t.db.execute(sql`update file_words set words = to_tsvector('english', 'night shifts of a lighthouse') where file_id = ${id}`)
  const { rows } = await t.db.execute<{ pairs: number[] }>(sql`select word_pairs('night:1 shift:2 lighthous:5') as pairs`)
  expect(await pairsOf()).toEqual(rows[0]!.pairs)
  // night and shift, shift and three places on lighthouse; four places are too far.
  expect(rows[0]!.pairs).toHaveLength(2)
  await t.db.execute(sql`delete from file_words where file_id = ${id}`)
  expect(await pairsOf()).toBeUndefined()
})
