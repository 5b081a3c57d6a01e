// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken } from '../../src/api/token.ts'
import { transport, whenEnded } from '../../src/api/transport.ts'

const left: string[] = []
const problem = (status: number, code: string) => new Response(JSON.stringify({ code, message: code }), { status })
const call = () => transport(new Request('http://localhost/api/v1/notices'), async () => problem(401, 'SESSION_ENDED'))
const renewalAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => {
  localStorage.setItem('threshold.token', 'a.b.c')
  left.length = 0
  whenEnded((reason) => left.push(reason))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  whenEnded(() => {})
})

test.each([
  [429, 'TOO_MANY_TRIES'],
  [503, 'BUSY'],
])('a session that cannot be renewed now (%i) is not ended, and every call is told why', async (status, code) => {
  renewalAnswers(async () => problem(status, code))
  const answers = await Promise.all([call(), call()])
  expect(await Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).code]))).toEqual([
    [status, code],
    [status, code],
  ])
  expect([left, readToken()]).toEqual([[], 'a.b.c'])
})

test('a session is not ended by a lost connection', async () => {
  renewalAnswers(() => Promise.reject(new TypeError('no connection')))
  await expect(call()).rejects.toThrow('no connection')
  expect([left, readToken()]).toEqual([[], 'a.b.c'])
})

test('a session that the service has ended is', async () => {
  renewalAnswers(async () => problem(401, 'SESSION_ENDED'))
  expect((await call()).status).toBe(401)
  expect([left, readToken()]).toEqual([['expired'], null])
})

test('a call too many ends no session', async () => {
  const answer = await transport(new Request('http://localhost/api/v1/notices'), async () => problem(429, 'TOO_MANY_TRIES'))
  expect([answer.status, left, readToken()]).toEqual([429, [], 'a.b.c'])
})
