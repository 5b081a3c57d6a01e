import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeUnclaimed } from '../../server/files/sweepUploads.ts'
import { linesPdf } from '../../server/sample/sampleCvs.ts'
import { fileWords } from '../../server/tables/files.ts'
import { testApp } from '../app.ts'
import { accountId, candidate, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { upload } from '../files/posted.ts'

const t = await testApp()
const { officer, manager, employee, requisitionId } = await openPosition(t)
const token = await t.tokenOf('officer@threshold.test')

const cv = async (...lines: string[]) =>
  (
    await upload(
      t,
      '/file/upload',
      { name: 'cv.pdf', bytes: await linesPdf('CV', ['Curriculum vitae', 'What I did at work in the last years:', ...lines]) },
      token,
    )
  ).body.data.id
const apply = async (resumeFileId: number) => {
  const { id } = must(await officer.recruitment.POST('/application', { body: { ...candidate(requisitionId), resumeFileId } })).responseData
  return id
}
const inCvs = (words: string) => ({ columns: ['cv'], operators: ['STR_CONTAIN' as const], values: [words] })
const found = async (body: object, who = officer) => must(await who.recruitment.POST('/application/criteria', { body })).responseDataList
const idsIn = async (body: object) => (await found(body)).map(({ id }) => id)

const diver = await apply(await cv('I worked as a saturation diver and welded pipelines under the sea for nine winters.', 'I also know C++ and the sea.'))
const baker = await apply(await cv('I baked sourdough bread for hotels and restaurants, and trained two apprentices.'))

test('the box finds a name, a position or words of a CV, and shows the words around what the CV holds', async () => {
  const [row, ...others] = await found({ search: 'welding pipeline' })
  expect([row?.id, others]).toEqual([diver, []])
  expect(row!.hits!.flatMap(({ text, marks }) => marks.map(({ from, to }) => text.slice(from, to)))).toEqual(['welded', 'pipelines'])
  const { applicantName } = (await found(inCvs('sourdough')))[0]!
  expect(await idsIn({ search: applicantName })).toEqual([baker])
  expect((await found({ search: applicantName }))[0]).not.toHaveProperty('hits')
  expect((await found({})).every((one) => one.hits === undefined)).toBe(true)
})

test('the candidates of a requisition are searched alike, and filters narrow further', async () => {
  const within = must(
    await officer.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId: requisitionId } }, body: { search: '"saturation diver"' } }),
  )
  expect(within.responseDataList.map(({ id, hits }) => [id, hits?.length])).toEqual([[diver, 1]])
  expect(await idsIn({ columns: ['cv', 'id'], operators: ['STR_CONTAIN', 'NUM_EQUAL'], values: ['trained OR welded', String(baker)] })).toEqual([baker])
  expect(await idsIn({ ...inCvs('sea -bread'), search: 'winter' })).toEqual([diver])
})

test('a CV is found without words it does not hold; one without a CV holds none', async () => {
  must(await officer.recruitment.POST('/application', { body: candidate(requisitionId) }))
  expect(await idsIn(inCvs('-bread'))).toEqual([diver])
})

test('a replaced CV is no longer found by its words, and its index goes with the file', async () => {
  const old = await cv('I was a lighthouse keeper on a small island for many years.')
  const id = await apply(old)
  expect(await idsIn(inCvs('lighthouse'))).toEqual([id])
  const resumeId = await cv('I was a beekeeper in a large garden for many years.')
  const path = { applicationId: id, resumeId }
  must(await officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', { params: { path }, body: { version: 1 } }))
  expect(await idsIn(inCvs('lighthouse'))).toEqual([])
  expect(await idsIn(inCvs('beekeepers'))).toEqual([id])
  await t.db.execute(sql`update files set created_at = now() - interval '2 days' where id = ${old}`)
  await removeUnclaimed(t.app)
  expect(await t.db.select({ id: fileWords.fileId }).from(fileWords).where(eq(fileWords.fileId, old))).toEqual([])
})

test('words are looked for by those who may see the list, and by nobody else', async () => {
  expect(await (await found(inCvs('sourdough'), manager)).map(({ id }) => id)).toEqual([baker])
  const meeting = await plan(officer, baker, [await accountId(t, 'employee@threshold.test')])
  must(await schedule(officer, baker, meeting))
  for (const [who, status] of [
    [employee, 403],
    [t.visitor, 401],
  ] as const)
    for (const body of [inCvs('sourdough'), { search: 'sourdough' }]) {
      expect((await who.recruitment.POST('/application/criteria', { body })).response.status).toBe(status)
      expect((await who.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId: requisitionId } }, body })).response.status).toBe(status)
    }
})

test.each([
  ...[
    '"',
    '"""',
    '(',
    ')',
    "'",
    "');drop table files;--",
    '&',
    '|',
    '!',
    '<->',
    ':*',
    'a:*',
    '\\',
    '-',
    '--',
    '- -',
    'OR',
    'OR OR',
    'OR -',
    '-""',
    '-"a',
    '%',
    '_',
  ],
  ...[
    'the',
    'the OR and',
    '-the',
    '😀',
    '\ud800',
    'ａ',
    'a\u0000b',
    '\u0000',
    'x'.repeat(200),
    'c++ '.repeat(40),
    '"a '.repeat(60),
    '-'.repeat(200),
    'ß'.repeat(200),
  ],
])('%j is searched for and breaks nothing', async (words) => {
  for (const body of [inCvs(words), { search: words }]) {
    const { response, error } = await officer.recruitment.POST('/application/criteria', { body })
    expect([200, 400]).toContain(response.status)
    if (error) expect(error.errors?.[0]?.message ?? error.message).toMatch(/\w{3}/)
  }
})

test('400 characters are too many, said at the field', async () => {
  for (const [body, field] of [
    [inCvs('nurse '.repeat(67)), 'values.0'],
    [{ search: 'nurse '.repeat(67) }, 'search'],
  ] as const)
    expect((await officer.recruitment.POST('/application/criteria', { body })).error?.errors?.[0]?.field).toBe(field)
})

test('a list cannot be sorted by the words of its CVs', async () => {
  expect((await officer.recruitment.POST('/application/criteria', { body: { sort: 'cv' } })).error?.errors?.[0]?.field).toBe('sort')
})

test('of words that many CVs hold, the newest are found on the way through the list', async () => {
  await t.db.execute(sql`
    with f as (insert into files (key, original_name, size, media_type, purpose, sha256, claimed) select 'many.' || n, 'CV.pdf', 1, 'application/pdf', 'resume', '', true from generate_series(1, 1100) n returning id),
      x as (insert into file_texts (file_id, text) select id, 'A glazier who lives here' from f returning file_id),
      w as (insert into file_words (file_id, language, words) select file_id, 'english', to_tsvector('english', 'a glazier who lives here') from x),
      p as (insert into applicants (first_name, sur_name, email) select 'Many', 'Person', 'many.' || n || '@mail.example' from generate_series(1, 1100) n returning id)
    insert into applications (requisition_id, applicant_id, source, resume_file_id)
    select ${requisitionId}, p.id, 'JOB_POST', f.id from (select id, row_number() over (order by id) as n from p) p join (select id, row_number() over (order by id) as n from f) f using (n)`)
  const newest = (await t.db.execute<{ id: number }>(sql`select id from applications order by id desc limit 25`)).rows.map(({ id }) => id)
  for (const body of [inCvs('glaziers'), { search: '"a glazier"' }, inCvs('glazier -diver'), inCvs('-diver')]) expect(await idsIn(body)).toEqual(newest)
  expect(await idsIn(inCvs('glazier diver'))).toEqual([])
  const { paging } = must(await officer.recruitment.POST('/application/criteria', { body: { ...inCvs('glazier'), countAll: true } }))
  expect(paging.totalElements).toBe(1100)
})
