import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { posted, someone, upload } from './posted.ts'

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
