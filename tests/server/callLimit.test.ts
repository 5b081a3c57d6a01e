import { request } from 'node:http'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { callCounts } from '../../server/platform/http/callLimit.ts'
import { addressOf } from '../../server/platform/http/rateLimit.ts'
import { testApp } from '../app.ts'

const t = await testApp({ RATE_LIMITS: 'on' })
const MOST = 600
let hosts = 0
/** An address that nobody called from yet. */
const somewhere = () => `198.51.100.${++hosts}`
const call = (url: string, ip: string, token?: string) =>
  t.server.inject({ method: 'GET', url, remoteAddress: ip, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
/** Anybody may make it, and it asks the database nothing. */
const CALL = '/api/auth/v1/jwks'

async function callOften(times: number, make: (n: number) => ReturnType<typeof call>) {
  const statuses = new Map<number, number>()
  for (let n = 0; n < times; n++) {
    const { statusCode } = await make(n)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  return Object.fromEntries(statuses)
}
// However busy the machine is, all of it happens within one minute of the counters.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
afterAll(() => vi.useRealTimers())

describe('calls of one minute', () => {
  test('without a good token are counted by address, whatever stands in the header', async () => {
    const ip = somewhere()
    expect(await callOften(MOST, (n) => call(CALL, ip, `invented.${n}.token`))).toEqual({ 401: MOST })
    const refused = await call(CALL, ip, 'invented.once.more')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_TRIES'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.json().message).toMatch(/^Too many tries\. Wait (\d+ seconds?|1 minute) and try again\.$/)
    expect((await call(CALL, ip)).statusCode).toBe(429)
    // Others go on: from elsewhere, and with an account from there, too.
    expect((await call(CALL, somewhere())).statusCode).toBe(200)
    expect((await call(CALL, ip, await t.tokenOf('officer@threshold.test'))).statusCode).toBe(200)
    // Neither the page nor the state of the server is a call.
    expect((await call('/ready', ip)).statusCode).toBe(200)
    expect([200, 404]).toContain((await call('/login', ip)).statusCode)
    // One that the server draws counts as the call that this saves; beyond, it is left to the browser.
    expect((await call('/homepage', ip)).body).not.toContain('id="drawn"')
  })

  test('with a good token are counted by account, wherever they come from and whatever session it is', async () => {
    const { email } = await t.person(`busy.${hosts}@threshold.test`, ['Employee'])
    const tokens = [await t.signIn(email, 'threshold-sample'), await t.signIn(email, 'threshold-sample')]
    expect(await callOften(MOST, (n) => call(CALL, somewhere(), tokens[n % 2]))).toEqual({ 200: MOST })
    expect((await call(CALL, somewhere(), tokens[0])).statusCode).toBe(429)
    expect((await call(CALL, somewhere(), tokens[1])).statusCode).toBe(429)
  })

  test('of seven people behind one address, each with a cold page, are all answered', async () => {
    const office = somewhere()
    const people = await Promise.all(Array.from({ length: 7 }, async (_, n) => (await t.person(`office.${hosts}.${n}@threshold.test`, ['Employee'])).email))
    const tokens = await Promise.all(people.map((email) => t.signIn(email, 'threshold-sample')))
    // 93 files and pages and as many calls for each: more than one address may make.
    const files = await callOften(7 * 93, (n) => call(`/assets/part-${n}.js`, office))
    const calls = await callOften(7 * 93, (n) => call(CALL, office, tokens[n % 7]))
    expect(files[429]).toBeUndefined()
    expect(calls).toEqual({ 200: 7 * 93 })
  })
})

test('processes add up what each has counted, once for all of it', async () => {
  const at = 1_800_000_000_000
  const [first, second] = [callCounts(t.db, () => at), callCounts(t.db, () => at)]
  const counted = (one: typeof first, times: number, key = 'calls:test') => Array.from({ length: times }, () => one.count(key).current).at(-1)
  expect([counted(first, 400), counted(second, 300)]).toEqual([400, 300])
  await Promise.all([first.share(), second.share()])
  await Promise.all([counted(first, 1), counted(second, 1, 'calls:other')])
  await first.share()
  await counted(second, 1)
  await second.share()
  // 400 and 1 of the first, 300 and 1 of the second.
  expect([counted(first, 1), counted(second, 1)]).toEqual([702, 703])
})

test('a minute begins with nothing, and says how long it lasts', async () => {
  let at = 1_800_000_060_000
  const counts = callCounts(t.db, () => at)
  counts.count('calls:minute')
  expect(counts.count('calls:minute')).toEqual({ current: 2, ttl: 60_000 })
  await counts.share()
  at += 59_000
  expect(counts.count('calls:minute')).toEqual({ current: 3, ttl: 1000 })
  at += 1000
  expect(counts.count('calls:minute')).toEqual({ current: 1, ttl: 60_000 })
  await counts.share()
  expect(counts.count('calls:minute').current).toBe(2)
})

test('whoever has an address of IPv6 has a whole network of them', () => {
  expect(addressOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe(addressOf({ ip: '2001:db8:1:2::1' }))
  expect(addressOf({ ip: '2001:db8:1:3::1' })).not.toBe(addressOf({ ip: '2001:db8:1:2::1' }))
  expect(addressOf({ ip: '::ffff:192.0.2.7' })).toBe('192.0.2.7')
  expect(addressOf({ ip: '192.0.2.7' })).not.toBe(addressOf({ ip: '192.0.2.8' }))
})

describe('a body that nobody may send', () => {
  /** Announces a body and never sends it: whoever waits for it never answers. */
  const announce = (path: string, length: number, token?: string) =>
    new Promise<{ status: number; code: string }>((resolve, reject) => {
      const { hostname, port } = new URL(t.address)
      const headers = { 'content-type': 'application/json', 'content-length': length, ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const asked = request({ hostname, port, method: 'POST', path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => {
          asked.destroy()
          resolve({ status: answer.statusCode ?? 0, code: JSON.parse(text).code })
        })
      })
      asked.on('error', reject)
      asked.flushHeaders()
    })

  test('is not waited for from a visitor', async () => {
    expect(await announce('/api/v1/application/criteria', 1000)).toEqual({ status: 401, code: 'SIGN_IN' })
    expect(await announce('/api/v1/application/criteria', 1000, 'invented.by.me')).toEqual({ status: 401, code: 'SESSION_ENDED' })
  })

  test('is not waited for from who may not make the call', async () => {
    expect(await announce('/api/auth/v1/users', 1000, await t.tokenOf('employee@threshold.test'))).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  test.each([
    ['/api/v1/job-post/1/apply', undefined, 64 * 1024 + 1],
    ['/api/auth/v1/login', undefined, 16 * 1024],
    ['/api/v1/application/criteria', 'officer@threshold.test', 256 * 1024 + 1],
  ] as const)('is not waited for when it is larger than the call takes: %s', async (path, who, length) => {
    expect(await announce(path, length, who && (await t.tokenOf(who)))).toEqual({ status: 413, code: 'TOO_LARGE' })
  })
})
