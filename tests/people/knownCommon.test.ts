import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'
import { pastPosition } from './known.ts'

const t = await testApp()
const officer = await t.as('officer')
const post = await posted(t)
const before = await pastPosition(t)

test('people we know are found by words that very many CVs hold together with a name that very many people have', async () => {
  const many = 1100
  await t.db.execute(sql`
    with f as (insert into files (key, original_name, size, media_type, purpose, sha256, claimed)
        select 'many.' || n, 'CV.pdf', 1, 'application/pdf', 'resume', '', true from generate_series(1, ${many}::int) n returning id),
      t as (insert into file_texts (file_id, text) select id, 'ostomy' from f),
      w as (insert into file_words (file_id, language, words) select id, 'english', to_tsvector('english', 'ostomy') from f),
      p as (insert into applicants (first_name, sur_name, email)
        select 'Sample', 'Manyfold', 'many.' || n || '@sample.example' from generate_series(1, ${many}::int) n returning id)
    insert into applications (requisition_id, applicant_id, source, status, keep_on_file, resume_file_id)
    select ${before}::int, p.id, 'JOB_POST', 'rejected', true, f.id
    from (select id, row_number() over (order by id) as n from p) p join (select id, row_number() over (order by id) as n from f) f using (n)`)
  const manyfold = { columns: ['name'], operators: ['STR_CONTAIN' as const], values: ['manyfold'] }
  for (const asked of [{ search: 'ostomy', ...manyfold }, { search: 'manyfold', ...manyfold }, { search: 'ostomy' }, manyfold]) {
    const { responseDataList, paging } = must(
      await officer.recruitment.POST('/applicant/known/{reqId}', { params: { path: { reqId: post.requisitionId } }, body: { page: 1, size: 100, ...asked } }),
    )
    expect([responseDataList.length, new Set(responseDataList.map(({ name }) => name)), paging.more]).toEqual([100, new Set(['Sample Manyfold']), true])
  }
})
