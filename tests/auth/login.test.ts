import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { clients, testApp } from '../app.ts'

const t = await testApp()
const login = (email: string, password: string) =>
  fetch(`${t.address}/api/auth/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) })

describe('signing in', () => {
  test('answers a signed token with the roles, the authorities and the name to show', async () => {
    const { data } = await t.visitor.auth.POST('/login', { body: { email: 'Manager@threshold.test', password: 'threshold-sample' } })
    expect(data?.data.userName).toBe('Mara Ellison')
    const claims = JSON.parse(Buffer.from(data!.data.token.split('.')[1]!, 'base64url').toString())
    expect(claims).toMatchObject({ email: 'manager@threshold.test', roles: 'Recruitment Manager', authorities: expect.arrayContaining(['DASHBOARD']) })
    expect(claims.exp - claims.iat).toBe(900)
  })

  test('a wrong password and an unknown person are answered alike', async () => {
    const [wrong, unknown] = await Promise.all([login('manager@threshold.test', 'nope'), login('nobody@threshold.test', 'nope')])
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  test('bad input names the field and leaves out everything internal', async () => {
    const answer = await login('not an address', '')
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors.map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'password'])
  })
})

describe('a session', () => {
  test('ends with sign-out, on the server too', async () => {
    const token = await t.signIn('officer@threshold.test', 'threshold-sample')
    const me = clients(t.address, token)
    expect((await me.auth.POST('/logout')).response.status).toBe(200)
    expect((await me.auth.POST('/logout')).response.status).toBe(401)
  })

  test('is renewed by the cookie, which is replaced; a reused one ends it', async () => {
    const first = await login('employee@threshold.test', 'threshold-sample')
    const cookie = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!
    const refresh = (value: string) => fetch(`${t.address}/api/auth/v1/refresh`, { method: 'POST', headers: { cookie: value } })
    const second = await refresh(cookie(first))
    expect(second.status).toBe(200)
    expect(cookie(second)).not.toBe(cookie(first))
    await t.db.execute(`update sessions set renewed_at = now() - interval '1 minute'`)
    expect((await refresh(cookie(first))).status).toBe(401)
    expect((await refresh(cookie(second))).status).toBe(401)
  })

  test('of a disabled account ends within five seconds', async () => {
    const person = await t.person('leaving@threshold.test', ['Employee'])
    const token = await t.tokenOf('leaving@threshold.test')
    await t.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, person.id))
    await expect.poll(async () => (await clients(t.address, token).auth.POST('/logout')).response.status, { timeout: 30_000, interval: 250 }).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer a.b.c', 'Basic eHg6eHg=', 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOjF9.'])(
    'is not opened by the header "%s"',
    async (authorization) => {
      const answer = await fetch(`${t.address}/api/auth/v1/logout`, { method: 'POST', headers: { authorization } })
      expect(answer.status).toBe(401)
    },
  )
})
