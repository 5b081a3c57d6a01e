import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { posted, someone, upload, uploadedResume } from './posted.ts'

const t = await testApp({ RATE_LIMITS: 'on' })

test('one address uploads 20 CVs in ten minutes, then waits', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push((await upload(t, '/job-post/upload-resume', { name: 'cv.txt', bytes: Buffer.from('x') })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
})

test('one address applies 20 times in an hour, however wrong the calls are, then waits', async () => {
  const post = await posted(t)
  const body = someone({ id: 1, token: 'x'.repeat(43) })
  const apply = () => t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body })
  for (let n = 0; n < 20; n++) expect((await apply()).response.status).toBe(400)
  const { response, error } = await apply()
  expect([response.status, error!.code]).toEqual([429, 'TOO_MANY_TRIES'])
})

/** Counts anew from another address. */
const from = (ip: string, id: number, body: unknown, key?: string) =>
  t.server.inject({
    method: 'POST',
    url: `/api/v1/job-post/${id}/apply`,
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    payload: JSON.stringify(body),
  })

test('a call that the contract refuses is a try, too, and says how long to wait when it is one too many', async () => {
  for (let n = 0; n < 20; n++) expect((await from('192.0.2.20', 1, { firstName: 7 })).statusCode).toBe(400)
  const refused = await from('192.0.2.20', 1, { firstName: 7 })
  expect([refused.statusCode, refused.json().message]).toEqual([429, 'Too many tries. Wait 60 minutes and try again.'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
})

test('a repeated call burns no try, another one under its key does', async () => {
  const post = await posted(t)
  // The other test uses up what this machine may upload.
  t.app.settings.rateLimits = false
  const body = someone(await uploadedResume(t))
  t.app.settings.rateLimits = true
  const key = 'the-key-of-one-form'
  const first = await from('192.0.2.21', post.id, body, key)
  expect(first.statusCode).toBe(200)
  // The key of the own page is told once and mailed; no answer that is kept holds it.
  const { ownKey, ...told } = first.json().responseData
  expect(ownKey).toMatch(/^[\w-]{43}$/)
  const again = { ...first.json(), responseData: told }
  for (let n = 0; n < 25; n++) expect((await from('192.0.2.21', post.id, body, key)).json()).toEqual(again)
  for (let n = 0; n < 19; n++) expect((await from('192.0.2.21', post.id, { ...body, mobile: `+1 206 555 01${n}` }, key)).statusCode).toBe(422)
  expect((await from('192.0.2.21', post.id, { ...body, mobile: '+1 206 555 0199' }, key)).statusCode).toBe(429)
  expect((await from('192.0.2.21', post.id, body, key)).json()).toEqual(again)
})

test('a letter is sent again three times a day, however often each of them is repeated', async () => {
  const { hr } = await t.as('officer')
  const { application } = await selectedApplication(t)
  const desk = await hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId: application.id } } })
  const saved = await hr.POST('/offer-letter/save', { body: { applicationId: application.id, content: filled(desk.data!.data.draft) } })
  const { id, version = 1 } = saved.data!.responseData
  await hr.POST('/offer-letter/send/{id}', { params: { path: { id } }, body: { version } })
  const resend = async (n: number, key: string) => {
    const { response, error } = await hr.POST('/offer-letter/resend/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { version: version + n },
    })
    return error?.code ?? response.status
  }
  for (let n = 1; n <= 3; n++) for (let again = 0; again < 4; again++) expect(await resend(n, `sent-again-${n}`)).toBe(200)
  expect(await resend(4, 'sent-again-4')).toBe('TOO_MANY_TRIES')
  expect(await resend(3, 'sent-again-3')).toBe(200)
})

test('one address has a CV read 30 times in ten minutes, whichever file and position it names, then waits', async () => {
  const read = (id: number) =>
    t.visitor.recruitment.POST('/job-post/{id}/read-resume', { params: { path: { id } }, body: { resume: { id, token: 'x'.repeat(43) } } })
  for (let n = 1; n <= 30; n++) expect((await read(900_000 + n)).response.status).toBe(404)
  expect((await read(1)).error?.code).toBe('TOO_MANY_TRIES')
})
