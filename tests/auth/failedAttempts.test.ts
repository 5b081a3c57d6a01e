import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts, failedAttempts } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { clients, testApp } from '../app.ts'
import { invited } from '../registration/invited.ts'
import { newestTo } from '../secrets.ts'

const running = vi.hoisted(() => ({ now: 0, most: 0, verified: 0 }))
// The library as it is; how often and how many at once it is asked is counted.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return {
    ...library,
    verify: async (...given: Parameters<typeof library.verify>) => {
      running.verified++
      running.most = Math.max(running.most, ++running.now)
      return library.verify(...given).finally(() => running.now--)
    },
  }
})

// The hop that stands before the server names the client, as behind a proxy: many addresses, one machine.
const t = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
const PASSWORD = 'threshold-sample'
const HOME = '203.0.113.10'
let made = 0
let email = ''
beforeEach(async () => {
  email = `owner${++made}@sample.example`
  await t.person(email, ['Employee'], 'Olive Owner')
})
afterEach(() => t.db.delete(failedAttempts))

const post = async (path: string, body: unknown, from: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${t.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const signIn = (from: string, password = PASSWORD, who = email) => post('/auth/v1/login', { email: who, password }, from)
const statuses = async (work: Promise<{ status: number }>[]) => (await Promise.all(work)).map(({ status }) => status)
const times = <T>(n: number, one: (n: number) => T) => Array.from({ length: n }, (_, at) => one(at))
const fail = async (n: number, from: string, who = email) => {
  for (let at = 0; at < n; at++) await signIn(from, `wrong ${at}`, who)
}
/** The wait is over. */
const waitIsOver = () => t.db.update(failedAttempts).set({ opensAt: sql`now() - interval '1 second'` })
const held = async () => (await t.db.select().from(failedAttempts)).filter(({ address, subject }) => address && subject.startsWith('account:'))

describe('right passwords', () => {
  test('are never too many: twenty in a row, ten at once, fifty people of one office at once', async () => {
    for (let n = 0; n < 20; n++) expect((await signIn(HOME)).status).toBe(200)
    expect(await statuses(times(10, () => signIn(HOME)))).toEqual(times(10, () => 200))
    const office = times(50, (n) => `colleague${made}-${n}@sample.example`)
    const [{ passwordHash } = { passwordHash: null }] = await t.db.select().from(accounts).where(eq(accounts.email, email))
    await t.db.insert(accounts).values(office.map((who) => ({ email: who, name: who, roles: ['Employee' as const], status: 'active' as const, passwordHash })))
    expect(await statuses(office.map((who) => signIn('198.51.100.7', PASSWORD, who)))).toEqual(times(50, () => 200))
    expect(running.most).toBeLessThanOrEqual(2)
  })

  test('forget the failures from that address, and only from that one', async () => {
    await fail(6, HOME)
    await fail(6, '198.51.100.1')
    await signIn(HOME)
    expect((await held()).map(({ address, count }) => [address, count])).toEqual([['198.51.100.1', 6]])
  })
})

describe('wrong passwords', () => {
  test('from one address are slowed down, longer each time, also when they come at once', async () => {
    const answers = await statuses(times(40, (n) => signIn(HOME, `wrong ${n}`)))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(30)
    const waits: number[] = []
    for (let n = 0; n < 7; n++) {
      await waitIsOver()
      expect((await signIn(HOME, 'wrong')).status).toBe(401)
      const refused = await signIn(HOME, 'wrong')
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
      waits.push(Number(refused.headers.get('retry-after')))
    }
    expect(waits.map((wait) => [60, 120, 240, 480, 900].find((step) => wait <= step))).toEqual([60, 120, 240, 480, 900, 900, 900])
  })

  test('of a stranger never keep the owner out: elsewhere the right password works at once', async () => {
    await fail(12, '198.51.100.1')
    expect((await signIn('198.51.100.1')).status).toBe(429)
    expect((await signIn(HOME)).status).toBe(200)
    const [{ status } = { status: '' }] = await t.db.select().from(accounts).where(eq(accounts.email, email))
    expect(status).toBe('active')
  })

  test('the right password is refused unseen while its pair waits, so that waiting is no oracle', async () => {
    await fail(10, HOME)
    const before = running.verified
    expect((await signIn(HOME)).status).toBe(429)
    expect(running.verified).toBe(before)
    await waitIsOver()
    expect((await signIn(HOME)).status).toBe(200)
  })

  test('from many addresses slow the account down for addresses nobody signed in from, never for a known one', async () => {
    expect((await signIn(HOME)).status).toBe(200)
    for (const last of [1, 2, 3]) await fail(10, `198.51.100.${last}`)
    expect((await signIn('198.51.100.4', 'wrong')).status).toBe(429)
    expect((await signIn(HOME)).status).toBe(200)
    await waitIsOver()
    expect((await signIn('198.51.100.5')).status).toBe(200)
  })

  test('over many accounts slow the address down for strangers to them', async () => {
    expect((await signIn('198.51.100.1')).status).toBe(200)
    for (let n = 0; n < 60; n++) await signIn('198.51.100.1', 'wrong', `sprayed${n}@sample.example`)
    expect((await signIn('198.51.100.1', 'wrong', 'sprayed61@sample.example')).status).toBe(429)
    expect((await signIn('198.51.100.1')).status).toBe(200)
  })

  test('IPv6: the whole network of a customer is one address', async () => {
    for (let n = 0; n < 10; n++) await signIn(`2001:db8:1:2::${n}`, 'wrong')
    expect((await signIn('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signIn('2001:db8:1:3::1')).status).toBe(200)
  })

  test('for nobody are answered, delayed and checked as for somebody', async () => {
    const nobody = `nobody${made}@sample.example`
    const seen = async (who: string) => {
      const before = running.verified
      const answers = []
      for (let n = 0; n < 11; n++) answers.push(await signIn('198.51.100.1', 'wrong', who))
      return { checked: running.verified - before, answers: answers.map(({ status, body }) => [status, body.code]) }
    }
    expect(await seen(nobody)).toEqual(await seen(email))
  })

  test('stay counted through a renewal of a session', async () => {
    const first = await signIn(HOME)
    await fail(10, '198.51.100.1')
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!
    expect((await post('/auth/v1/refresh', {}, '198.51.100.1', { cookie })).status).toBe(200)
    expect((await signIn('198.51.100.1')).status).toBe(429)
  })

  test('are forgotten when the owner sets a new password by the link', async () => {
    await fail(10, HOME)
    // The mail about the failures is written beside the answers; the link has to be the newest.
    await expect.poll(async () => (await newestTo(t, email))?.event).toBe('SIGN_IN_FAILURES')
    await t.visitor.auth.POST('/forgot-password', { body: { email } })
    expect((await signIn(HOME)).status).toBe(429)
    const code = (await newestTo(t, email))?.key
    expect((await post('/hr/v1/user/reset-password', { code, password: 'three calm grey herons' }, HOME)).status).toBe(200)
    expect((await signIn(HOME, 'three calm grey herons')).status).toBe(200)
  })
})

describe('the other places where a secret can be guessed', () => {
  test('the present password, when it is changed, counts with the sign-in', async () => {
    const { body } = await signIn(HOME)
    const change = (current: string) =>
      post('/auth/v1/change-password', { current, password: 'three calm grey herons' }, '198.51.100.1', { authorization: `Bearer ${body.data.token}` })
    await fail(5, '198.51.100.1')
    for (let n = 0; n < 5; n++) expect((await change(`wrong ${n}`)).status).toBe(400)
    expect((await change(PASSWORD)).status).toBe(429)
    expect((await signIn('198.51.100.1')).status).toBe(429)
  })

  test('typed codes: only wrong ones count against the address', async () => {
    const { code } = await invited(t, `coded${made}@sample.example`)
    const check = (typed: string) => post('/hr/v1/user/check', { code: typed }, HOME)
    for (let n = 0; n < 25; n++) expect((await check(code)).status).toBe(200)
    expect(await statuses(times(30, (n) => check(`ZZZZZZZZ${String(n).padStart(2, '0')}`)))).toEqual(expect.arrayContaining([400, 429]))
    expect((await check(code)).status).toBe(429)
  })
})

describe('the owner', () => {
  const mails = () => t.db.select().from(outbox).where(eq(outbox.toEmail, email))

  test('is told by one mail a day, and sees where the wrong passwords came from', async () => {
    await fail(9, '198.51.100.1')
    await fail(2, '198.51.100.2')
    await expect.poll(async () => (await mails()).map(({ event }) => event)).toEqual(['SIGN_IN_FAILURES'])
    await fail(8, '198.51.100.2')
    const [account] = await t.db.select().from(accounts).where(eq(accounts.email, email))
    expect(account!.failuresToldAt).not.toBeNull()
    const [mail] = await mails()
    expect(mail!.body).toContain(`${t.app.settings.publicUrl}/account`)
    const { body } = await signIn(HOME)
    const { data } = await clients(t.address, body.data.token).auth.GET('/sessions')
    expect(data!.failures.map(({ address, count }) => [address, count])).toEqual([
      ['198.51.100.2', 10],
      ['198.51.100.1', 9],
    ])
    expect(data!.responseDataList.map(({ address }) => address)).toEqual([HOME])
    expect(await mails()).toHaveLength(1)
  })
})
