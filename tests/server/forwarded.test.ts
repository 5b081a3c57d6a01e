import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, failedAttempts, sessions } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'

const direct = await testApp({ RATE_LIMITS: 'on' })
const proxied = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
const elsewhere = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '10.1.1.1' })

type Headers = Record<string, string>
const forged = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7;host=evil.example;proto=https',
}
const post = (t: typeof direct, path: string, body: unknown, headers: Headers) =>
  fetch(`${t.address}/api/auth/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
/** The address that the server believes a sign-in came from. */
async function believed(t: typeof direct, headers: Headers) {
  const answer = await post(t, '/login', { email: 'officer@threshold.test', password: 'threshold-sample' }, headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).not.toContain('Secure')
  const [session] = await t.db.select().from(sessions).orderBy(desc(sessions.id)).limit(1)
  return session?.address
}

describe('without a proxy that is trusted', () => {
  test.each(Object.entries(forged))('the header %s changes no address', async (name, value) =>
    expect(await believed(direct, { [name]: value })).toBe('127.0.0.1'),
  )

  test('neither does a proxy that is not the one named', async () => expect(await believed(elsewhere, forged)).toBe('127.0.0.1'))

  test('a fresh forged address is no fresh limit', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push((await post(direct, '/login', { email: 'employee@threshold.test', password: 'wrong' }, { 'x-forwarded-for': `203.0.113.${n}` })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(new Set((await direct.db.select().from(failedAttempts)).map(({ address }) => address).filter(Boolean))).toEqual(new Set(['127.0.0.1']))
  })
})

describe('behind the named proxy', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1, 198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.9, 203.0.113.7, 127.0.0.1', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('of "%s" only what it wrote itself is believed: %s', async (sent, address) => {
    expect(await believed(proxied, { 'x-forwarded-for': sent })).toContain(address.replace('::/64', ':'))
  })

  test('the other headers name no address', async () => {
    const { 'x-forwarded-for': _sent, ...others } = forged
    expect(await believed(proxied, others)).toBe('127.0.0.1')
  })
})

test.each([
  ['direct', direct],
  ['proxied', proxied],
])('links and the audit log know nothing of the headers: %s', async (_name, t) => {
  await post(t, '/forgot-password', { email: 'officer@threshold.test' }, { ...forged, host: 'evil.example' })
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, 'officer@threshold.test')).orderBy(desc(outbox.id)).limit(1)
  expect(`${mail!.html}${mail!.body}`).not.toContain('evil.example')
  const [officer] = await t.db.select().from(accounts).where(eq(accounts.email, 'officer@threshold.test'))
  expect(JSON.stringify(await t.db.select().from(auditLog).where(eq(auditLog.entityId, officer!.id)))).not.toMatch(/evil\.example|203\.0\.113/)
})
