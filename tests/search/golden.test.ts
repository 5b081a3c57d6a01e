import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { indexTexts } from '../../server/files/cv/indexTexts.ts'
import { testApp } from '../app.ts'
import { must, openPosition } from '../applications/candidates.ts'
import { goldenQueries } from './golden.ts'
import { goldenCvs } from './goldenCvs.ts'

const t = await testApp()
const { officer, requisitionId } = await openPosition(t)
const rows = JSON.stringify(goldenCvs.map(({ name, text }, n) => ({ n, name, text })))
await t.db.execute(sql`
  with cvs as (select * from jsonb_to_recordset(${rows}::jsonb) as cv(n int, name text, text text)),
    kept as (insert into files (key, original_name, size, media_type, purpose, sha256, claimed, stored_at)
      select 'golden.' || n, 'CV.pdf', 1, 'application/pdf', 'resume', '', true, now() from cvs returning id, key),
    texts as (insert into file_texts (file_id, text) select id, text from kept join cvs on key = 'golden.' || n),
    people as (insert into applicants (first_name, sur_name, email) select 'Golden', name, 'golden.' || n || '@mail.example' from cvs returning id, email)
  insert into applications (requisition_id, applicant_id, source, resume_file_id)
  select ${requisitionId}, people.id, 'JOB_POST', kept.id from cvs join kept on key = 'golden.' || n join people on email = 'golden.' || n || '@mail.example'`)
expect(await indexTexts(t.app)).toBe(goldenCvs.length)

/** By the names of the CVs. */
async function found(words: string, path: '/application/criteria' | '/applicant/criteria/{reqId}' = '/application/criteria') {
  const body = { size: 100 as const, sort: 'id', columns: ['cv'], operators: ['STR_CONTAIN' as const], values: [words] }
  const { responseDataList, paging } = must(
    await (path === '/application/criteria'
      ? officer.recruitment.POST(path, { body })
      : officer.recruitment.POST(path, { params: { path: { reqId: requisitionId } }, body })),
  )
  expect(paging.totalElements, 'told exactly').toBe(responseDataList.length)
  return responseDataList
}
const nameOf = (applicantName: string) => applicantName.replace('Golden ', '')

test('every CV has the language that it was written in', async () => {
  const { rows } = await t.db.execute<{ language: string; n: number }>(sql`select language, count(*)::int as n from file_words group by 1 order by 1`)
  expect(rows).toEqual([
    { language: 'english', n: 200 },
    { language: 'german', n: 100 },
  ])
})

test.each(goldenQueries)('%s finds exactly the CVs that hold it, and marks it in each', async (words, finds) => {
  const list = await found(words)
  expect(list.map((row) => nameOf(row.applicantName))).toEqual(goldenCvs.filter(finds).map(({ name }) => name))
  for (const { hits } of list) {
    expect(hits?.length).toBeGreaterThan(0)
    for (const { text, marks } of hits!) for (const { from, to } of marks) expect(text.slice(from, to)).toMatch(/^\S(.*\S)?$/)
  }
})
