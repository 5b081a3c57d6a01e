import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { keepHouse } from '../../server/platform/jobs/housekeeping.ts'
import { closeEndedPosts } from '../../server/requisitions/closeEndedPosts.ts'
import { rateLimitCounts } from '../../server/tables/accounts.ts'
import { letters } from '../../server/tables/letters.ts'
import { jobPosts } from '../../server/tables/requisitions.ts'
import { lapseLetters } from '../../server/workflows/letters/lapseLetters.ts'
import { testApp } from '../app.ts'
import { apply, must, openPosition, read } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { dayFromNow, draft } from '../requisitions/raise.ts'
import { faulty } from './faulty.ts'

const t = await testApp({ LOG_LEVEL: 'silent' })
const { officer, employee, requisitionId, items } = await openPosition(t)
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => said.mockClear())
const UNEXPECTED = 'This one could not be changed: something went wrong on our side. Try it again.'

test('of several applications the one that meets an unexpected error is told so, the others are moved', async () => {
  const ids = [await apply(officer, requisitionId, items), await apply(officer, requisitionId, items), await apply(officer, requisitionId, items)]
  const remove = await faulty(t, { code: 'XX000', on: 'applications', when: `new.id = ${ids[1]}` })
  const answer = must(await officer.recruitment.POST('/application/change-status-bulk', { body: { ids, status: 'screening' } }))
  await remove()
  expect(answer.message).toBe('2 of 3 changed')
  expect(answer.responseDataList.map(({ ok, message }) => (ok ? ok : message))).toEqual([true, UNEXPECTED, true])
  expect(await Promise.all(ids.map(async (id) => (await read(officer, id)).status))).toEqual(['screening', 'new application', 'screening'])
})

test('of several requisitions the one that meets an unexpected error is told so, the others are cancelled', async () => {
  const ids = [await draft(employee), await draft(employee), await draft(employee)]
  const remove = await faulty(t, { code: 'XX000', on: 'requisitions', when: `new.id = ${ids[0]}` })
  const answer = must(await employee.recruitment.POST('/requisitions/change-status-bulk', { body: { ids, status: 'CN', reason: 'Not needed' } }))
  await remove()
  expect(answer.responseDataList.map(({ ok, message }) => (ok ? ok : message))).toEqual([UNEXPECTED, true, true])
})

async function sent() {
  const { application } = await selectedApplication(t)
  const path = { params: { path: { applicationId: application.id } } }
  const { draft: blank } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
  const { id, version } = must(await officer.hr.POST('/offer-letter/save', { body: { applicationId: application.id, content: filled(blank!) } })).responseData
  must(await officer.hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version: version ?? 1 } }))
  return { id, application }
}
const statusOf = async (id: number) => (await t.db.select().from(letters).where(eq(letters.id, id)))[0]!.status

test('a letter that cannot lapse does not keep the others', async () => {
  const [one, other] = [await sent(), await sent()]
  await t.db.update(letters).set({ lapsesOn: '2020-01-01' })
  const remove = await faulty(t, { code: 'XX000', on: 'letters', when: `new.id = ${one.id}` })
  await lapseLetters(t.app)
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['sent', 'lapsed'])
  expect(said.mock.calls).toEqual([[expect.stringContaining(`letters-lapse: {"id":${one.id},"kind":"offer"} was left as it is`)]])
  await remove()
  await lapseLetters(t.app)
  expect(await statusOf(one.id)).toBe('lapsed')
})

test('a post that cannot be closed does not keep the others', async () => {
  const [one, other] = [await posted(t), await posted(t)]
  await t.db.update(jobPosts).set({ closesOn: dayFromNow(5) })
  const remove = await faulty(t, { code: 'XX000', on: 'job_posts', when: `new.id = ${one.id}` })
  await closeEndedPosts(t.app, dayFromNow(6))
  await remove()
  const statuses = new Map((await t.db.select().from(jobPosts)).map(({ id, status }) => [id, status]))
  expect([statuses.get(one.id), statuses.get(other.id)]).toEqual(['published', 'closed'])
})

test('a table that cannot be cleared does not keep the others', async () => {
  await t.db.execute(sql`insert into tries values ('old', now() - interval '9 days', 1)`)
  await t.db.execute(sql`alter table idempotency_keys rename to away`)
  await keepHouse(t.app)
  await t.db.execute(sql`alter table away rename to idempotency_keys`)
  expect(await t.db.select().from(rateLimitCounts).where(eq(rateLimitCounts.bucket, 'old'))).toEqual([])
})

test('what is only read waits for nobody who writes', async () => {
  const { id, application } = await sent()
  const writer = await t.pool.connect()
  await writer.query('begin')
  for (const [table, row] of [
    ['requisitions', application.requisitionId],
    ['applications', application.id],
    ['letters', id],
  ] as const)
    await writer.query(`select 1 from ${table} where id = $1 for update`, [row])
  const path = { params: { path: { id } } }
  const answers = await Promise.all([
    officer.hr.GET('/offer-letter/versions/{id}', path),
    officer.hr.GET('/offer-letter/transitions/{id}', path),
    officer.hr.GET('/offer-letter/lifecycle/{id}', path),
    officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId: application.id } } }),
    officer.hr.GET('/offer-letter/{id}', path),
  ])
  await writer.query('rollback')
  writer.release()
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
})
