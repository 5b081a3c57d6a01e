import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, moveTo, must, openPosition } from '../applications/candidates.ts'

const t = await testApp()
const { officer, requisitionId } = await openPosition(t)
const id = await apply(officer, requisitionId)
const path = `/api/v1/application/record/${id}`
const ask = async (who: string, tag?: string, url = path) => {
  const authorization = `Bearer ${await t.tokenOf(`${who}@threshold.test`)}`
  const { statusCode: status, headers, body } = await t.server.inject({ url, headers: { authorization, ...(tag ? { 'if-none-match': tag } : {}) } })
  return { status, tag: String(headers.etag), cache: headers['cache-control'], body }
}

test('who reads a record again is told that it is the same, in no words; nothing is stored on the way', async () => {
  const first = await ask('officer')
  expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^W\/"[\w-]{27}"$/), cache: 'no-store' })
  expect(await ask('officer', first.tag)).toEqual({ status: 304, tag: first.tag, cache: 'no-store', body: '' })
})

test('what changed meanwhile is sent whole', async () => {
  const { tag } = await ask('officer')
  must(await moveTo(officer, id, 'screening'))
  const again = await ask('officer', tag)
  expect([again.status, again.tag === tag, again.body.includes('"screening"')]).toEqual([200, false, true])
})

test('a tag of somebody else, or of a time when one was allowed more, opens nothing', async () => {
  const { tag } = await ask('officer')
  expect(await ask('employee', tag)).toMatchObject({ status: 404, tag: 'undefined' })
  await t.db.execute(sql`update applications set withheld = true, candidate_number = 1 where id = ${id}`)
  const now = await ask('officer', tag)
  expect([now.status, now.body.includes('Sofia')]).toEqual([200, false])
  const { tag: ofManager } = await ask('manager')
  expect((await ask('officer', ofManager)).status).toBe(200)
})

test('a list that is asked by its address has a tag too; an answer with a secret has none', async () => {
  const { tag } = await ask('officer', undefined, '/api/v1/ref/countries')
  expect((await ask('officer', tag, '/api/v1/ref/countries')).status).toBe(304)
  const { rows } = await t.db.execute<{ id: number }>(sql`select min(id) as id from outbox`)
  expect(await ask('manager', undefined, `/api/v1/outbox/${rows[0]!.id}`)).toMatchObject({ status: 200, tag: 'undefined' })
})
