import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { clients, testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { newestTo } from '../secrets.ts'

const t = await testApp()
const manager = await t.as('manager')
const PASSWORD = 'three calm grey herons'
let made = 0

const codeTo = async (email: string) => {
  const mail = await newestTo(t, email)
  expect(mail?.link).toContain('/set-password?code=')
  return { event: mail?.event, code: mail?.key ?? '' }
}
const mailsTo = async (email: string) => (await t.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.toEmail, email))).length
const user = async (id: number) => (await manager.auth.GET('/users/{id}', { params: { path: { id } } })).data!.data

/** Somebody new with a password of their own, signed in. */
async function somebody(roles: ('Employee' | 'Recruitment Officer' | 'Recruitment Manager')[] = ['Employee']) {
  const email = `nora${++made}@sample.example`
  const { id } = must(await manager.auth.POST('/users', { body: { email, name: `Nora ${made}`, roles } })).responseData
  const { code } = await codeTo(email)
  await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } })
  return {
    id,
    email,
    me: clients(t.address, await t.signIn(email, PASSWORD)),
    signIn: () => t.visitor.auth.POST('/login', { body: { email, password: PASSWORD } }),
  }
}
/** Whether the session still lives, once this process may have heard of it. */
const lives = async (me: ReturnType<typeof clients>) => (await me.auth.GET('/sessions')).response.status === 200

describe('inviting', () => {
  test('a link in a message sets the password, and the person signs in with the given role', async () => {
    const nora = await somebody(['Recruitment Officer'])
    expect(await t.db.select({ event: outbox.event }).from(outbox).where(eq(outbox.toEmail, nora.email))).toEqual([{ event: 'INVITATION' }])
    const { user: now } = await user(nora.id)
    expect(now).toMatchObject({ status: 'active', roles: ['Recruitment Officer'] })
    expect(now.lastSeenAt).not.toBeNull()
    expect((await user(nora.id)).authorities).toContainEqual({ authority: 'SHORTLISTING', through: ['Recruitment Officer'] })
  })

  test('an address that is taken is refused at its field, whatever its capitals', async () => {
    const { error } = await manager.auth.POST('/users', { body: { email: 'Officer@Threshold.test', name: 'Another', roles: ['Employee'] } })
    expect(error).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] })
  })

  test('sending it again makes the first link useless, three times an hour at most', async () => {
    const { data } = await manager.auth.POST('/users', { body: { email: 'iris@sample.example', name: 'Iris', roles: ['Employee'] } })
    const first = await codeTo('iris@sample.example')
    const again = () => manager.auth.POST('/users/resend-invitation/{id}', { params: { path: { id: data!.responseData.id } } })
    expect([(await again()).response.status, (await again()).response.status, (await again()).response.status]).toEqual([200, 200, 429])
    const old = await t.visitor.hr.POST('/user/check', { body: { code: first.code } })
    expect(old.error?.code).toBe('REGISTRATION_CODE_REPLACED')
  })
})

describe('changing what somebody may do', () => {
  test('another role ends the sessions; the same roles in another order do not', async () => {
    const nora = await somebody(['Employee', 'Recruitment Officer'])
    const { version, name } = (await user(nora.id)).user
    const put = (roles: ('Employee' | 'Recruitment Officer')[], at: number) =>
      manager.auth.PUT('/users/{id}', { params: { path: { id: nora.id } }, body: { name, roles, version: at } })
    expect((await put(['Recruitment Officer', 'Employee'], version)).response.status).toBe(200)
    expect(await lives(nora.me)).toBe(true)
    expect((await put(['Employee'], version)).error?.code).toBe('STALE_VERSION')
    expect((await put(['Employee'], version + 1)).response.status).toBe(200)
    await expect.poll(() => lives(nora.me), { timeout: 30_000 }).toBe(false)
  })

  test('disabling ends the sessions within five seconds and bars the way back; enabling opens it', async () => {
    const nora = await somebody()
    const change = async (status: 'disabled' | 'active') =>
      manager.auth.POST('/users/change-status', { body: { id: nora.id, status, version: (await user(nora.id)).user.version } })
    expect((await change('disabled')).response.status).toBe(200)
    await expect.poll(() => lives(nora.me), { timeout: 30_000 }).toBe(false)
    expect((await nora.signIn()).error?.code).toBe('WRONG_SIGN_IN')
    await change('active')
    expect((await nora.signIn()).response.status).toBe(200)
    expect(await lives(nora.me)).toBe(false)
  })

  test('locking ends the sessions and bars the way until it is unlocked; a new password does not unlock it', async () => {
    const nora = await somebody()
    const change = async (status: 'locked' | 'active') =>
      manager.auth.POST('/users/change-status', { body: { id: nora.id, status, version: (await user(nora.id)).user.version } })
    expect((await change('locked')).response.status).toBe(200)
    await expect.poll(() => lives(nora.me), { timeout: 30_000 }).toBe(false)
    expect((await nora.signIn()).error?.code).toBe('ACCOUNT_LOCKED')
    const wrong = await t.visitor.auth.POST('/login', { body: { email: nora.email, password: 'not it' } })
    expect(wrong.error?.code).toBe('WRONG_SIGN_IN')
    await t.visitor.auth.POST('/forgot-password', { body: { email: nora.email } })
    const { code } = await codeTo(nora.email)
    expect((await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } })).response.status).toBe(200)
    expect((await nora.signIn()).error?.code).toBe('ACCOUNT_LOCKED')
    await change('active')
    expect((await nora.signIn()).response.status).toBe(200)
  })

  test('nobody takes the own access away, and two managers who disable each other leave one', async () => {
    const [mara] = await t.db.select().from(accounts).where(eq(accounts.email, 'manager@threshold.test'))
    const own = await manager.auth.POST('/users/change-status', { body: { id: mara!.id, status: 'disabled', version: mara!.version } })
    expect(own.error?.code).toBe('OWN_ACCESS')
    const other = await somebody(['Recruitment Manager'])
    const both = await Promise.all([
      manager.auth.POST('/users/change-status', { body: { id: other.id, status: 'disabled', version: (await user(other.id)).user.version } }),
      other.me.auth.POST('/users/change-status', { body: { id: mara!.id, status: 'disabled', version: mara!.version } }),
    ])
    expect(both.filter(({ response }) => response.status === 200)).toHaveLength(1)
    const left = await t.db.execute(sql`select 1 from accounts where status = 'active' and 'Recruitment Manager' = any(roles)`)
    expect(left.rows).toHaveLength(1)
    await t.db.execute(sql`update accounts set status = 'active' where id = ${mara!.id}`)
  })
})

describe('the own account', () => {
  test('changing the password ends every other session and keeps this person signed in', async () => {
    const nora = await somebody()
    const elsewhere = clients(t.address, (await nora.signIn()).data!.data.token)
    const wrong = await nora.me.auth.POST('/change-password', { body: { current: 'something else', password: 'four calm grey herons' } })
    expect(wrong.error?.errors).toMatchObject([{ field: 'current' }])
    const weak = await nora.me.auth.POST('/change-password', { body: { current: PASSWORD, password: 'password123' } })
    expect(weak.error?.errors).toMatchObject([{ field: 'password' }])
    const { data } = await nora.me.auth.POST('/change-password', { body: { current: PASSWORD, password: 'four calm grey herons' } })
    expect(await lives(clients(t.address, data!.data.token))).toBe(true)
    await expect.poll(() => lives(elsewhere), { timeout: 30_000 }).toBe(false)
    expect((await nora.signIn()).error?.code).toBe('WRONG_SIGN_IN')
  })

  test('the own sessions are listed and ended one by one or all others at once', async () => {
    const nora = await somebody()
    const [second, third] = [clients(t.address, (await nora.signIn()).data!.data.token), clients(t.address, (await nora.signIn()).data!.data.token)]
    const list = (await nora.me.auth.GET('/sessions')).data!.responseDataList
    expect(list.filter(({ present }) => present)).toHaveLength(1)
    expect(list).toHaveLength(3)
    const [, newer] = [...list].sort((a, b) => a.id - b.id)
    await nora.me.auth.DELETE('/sessions/{id}', { params: { path: { id: newer!.id } } })
    expect(await lives(second)).toBe(false)
    await nora.me.auth.POST('/sessions/end-others')
    expect(await lives(third)).toBe(false)
    expect(await lives(nora.me)).toBe(true)
  })
})

describe('a forgotten password', () => {
  test('the answer is the same for everybody; only who has an account gets a message', async () => {
    const nora = await somebody()
    const ask = (email: string) => t.visitor.auth.POST('/forgot-password', { body: { email } })
    const before = await mailsTo(nora.email)
    const [known, unknown] = [await ask(nora.email.toUpperCase()), await ask('nobody@sample.example')]
    expect([known.response.status, known.data]).toEqual([unknown.response.status, unknown.data])
    expect(await mailsTo(nora.email)).toBe(before + 1)
    expect(await mailsTo('nobody@sample.example')).toBe(0)
  })

  test('its link sets a new password once and ends every session', async () => {
    const nora = await somebody()
    await t.visitor.auth.POST('/forgot-password', { body: { email: nora.email } })
    const { event, code } = await codeTo(nora.email)
    expect(event).toBe('PASSWORD_RESET')
    const set = () => t.visitor.hr.POST('/user/reset-password', { body: { code, password: 'five calm grey herons' } })
    expect((await set()).response.status).toBe(200)
    expect((await set()).error?.code).toBe('REGISTRATION_CODE_USED')
    await expect.poll(() => lives(nora.me), { timeout: 30_000 }).toBe(false)
    expect((await t.visitor.auth.POST('/login', { body: { email: nora.email, password: 'five calm grey herons' } })).response.status).toBe(200)
  })

  test('a disabled account gets no message, and one account at most three an hour', async () => {
    const nora = await somebody()
    const ask = () => t.visitor.auth.POST('/forgot-password', { body: { email: nora.email } })
    const before = await mailsTo(nora.email)
    for (const _ of [1, 2, 3, 4]) await ask()
    expect(await mailsTo(nora.email)).toBe(before + 2)
    await t.db.execute(sql`delete from registrations where account_id = ${nora.id}`)
    await t.db.execute(sql`update accounts set status = 'disabled' where id = ${nora.id}`)
    await ask()
    expect(await mailsTo(nora.email)).toBe(before + 2)
  })
})
