// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache.ts'
import { takeFirstAnswers } from '../../src/api/queries.ts'
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
  globalThis.firstAnswers = undefined
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

describe('an answer that the document asked for', () => {
  const url = 'http://localhost/api/v1/application/criteria'
  const asking = (body: string) => transport(new Request(url, { method: 'POST', body }), async () => new Response('asked now'))
  const asked = (token: string, answer = Promise.resolve(new Response('asked first')), at = Date.now()) => {
    const first = { token, body: '{"page":1}', at, answer }
    globalThis.firstAnswers = new Map([['POST /api/v1/application/criteria', first]])
  }
  const text = async (answer: Promise<Response>) => (await answer).text()

  test('is given once to the person who asked for the same', async () => {
    asked('a.b.c')
    expect([await text(asking('{"page":1}')), await text(asking('{"page":1}'))]).toEqual(['asked first', 'asked now'])
  })

  test('is given for no other words', async () => {
    asked('a.b.c')
    expect(await text(asking('{"page":2}'))).toBe('asked now')
  })

  test('is given to nobody else who signs in meanwhile, nor to who signed out', async () => {
    asked('a.b.c')
    localStorage.setItem('threshold.token', 'd.e.f')
    expect(await text(asking('{"page":1}'))).toBe('asked now')
    asked('a.b.c')
    localStorage.removeItem('threshold.token')
    expect(await text(asking('{"page":1}'))).toBe('asked now')
  })

  test('is not given after a write that touched something', async () => {
    asked('a.b.c')
    const write = new Request('http://localhost/api/v1/application/change-status', { method: 'POST' })
    await transport(
      write,
      async () => new Response('', { headers: { touched: '/application' } }),
      () => {},
    )
    expect(await text(asking('{"page":1}'))).toBe('asked now')
  })

  test('is not given when it has waited too long to be asked for', async () => {
    asked('a.b.c', undefined, Date.now() - 61_000)
    expect(await text(asking('{"page":1}'))).toBe('asked now')
  })

  test('is what the page is first drawn with where it has been given; a refusal and what has not come are left to the page', async () => {
    const shown = (path: string, answer: Promise<Response>, isGiven?: boolean) =>
      [`GET /api/v1${path}`, { token: 'a.b.c', body: null, at: Date.now(), answer, isGiven, shown: ['recruitment', 'get', path] }] as const
    const none = Response.json({ data: { content: [] } })
    globalThis.firstAnswers = new Map([
      shown('/approval', Promise.resolve(none), true),
      shown('/day/own', Promise.resolve(problem(403, 'FORBIDDEN')), false),
      shown('/scorecard', new Promise(() => {})),
    ])
    await takeFirstAnswers()
    expect(queryClient.getQueryData(['get', '/approval'])).toEqual({ data: { content: [] } })
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
    expect([left, [...globalThis.firstAnswers.keys()]]).toEqual([[], ['GET /api/v1/day/own', 'GET /api/v1/scorecard']])
    queryClient.clear()
  })

  test('that is a lost connection is one for the call as well', async () => {
    asked('a.b.c', Promise.reject(new TypeError('no connection')))
    await expect(asking('{"page":1}')).rejects.toThrow('no connection')
  })
})
