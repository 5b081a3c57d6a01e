import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { registrations } from '../../server/tables/registrations.ts'
import { clients, testApp } from '../app.ts'
import { received } from '../secrets.ts'

import { codeOf, invited } from './invited.ts'

const t = await testApp()
const { hr } = t.visitor
const PASSWORD = 'a calm grey harbour'
const another = (code: string) => (code.endsWith('0') ? `${code.slice(0, -1)}1` : `${code.slice(0, -1)}0`)
const check = (code: string) => hr.POST('/user/check', { body: { code } })
const reset = (code: string, password = PASSWORD) => hr.POST('/user/reset-password', { body: { code, password } })
const codes = (answers: { error?: { code?: string } | undefined }[]) => answers.map(({ error }) => error?.code ?? 'OK').sort()

describe('a code', () => {
  test('is looked at without naming anybody, checked without being used up, then sets the password', async () => {
    const { code, email } = await invited(t)
    const seen = await hr.GET('/user/{code}', { params: { path: { code } } })
    expect(seen.data).toEqual({ data: { status: 'shown', expiresAt: expect.any(String), organisation: 'Saltmarsh Health' } })
    for (let i = 0; i < 7; i++) expect((await check(code)).data?.data).toEqual({ email, name: 'Leila Haddad' })
    expect((await reset(code)).data).toEqual({ message: 'Password has been changed' })
    const token = await t.signIn(email, PASSWORD)
    expect(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())).toMatchObject({ roles: 'Applicant', authorities: [] })
    expect((await check(code)).error?.code).toBe('REGISTRATION_CODE_USED')
    expect((await reset(code)).error?.code).toBe('REGISTRATION_CODE_USED')
  })

  test('and its link are the same registration', async () => {
    const { code, key } = await invited(t)
    expect((await hr.POST('/user/code', { body: { code: key } })).data?.data.status).toBe('shown')
    expect((await reset(key)).response.status).toBe(200)
    expect((await check(code)).error?.code).toBe('REGISTRATION_CODE_USED')
  })

  test('that is wrong says so; the fifth wrong one burns it, the right one included', async () => {
    const { code, key } = await invited(t)
    for (let i = 0; i < 4; i++) expect((await check(another(code))).error).toMatchObject({ code: 'REGISTRATION_CODE_WRONG', errors: [{ field: 'code' }] })
    expect((await hr.POST('/user/code', { body: { code: another(code) } })).error?.code).toBe('REGISTRATION_CODE_BURNED')
    expect((await check(code)).error?.code).toBe('REGISTRATION_CODE_BURNED')
    expect((await reset(key)).error?.code).toBe('REGISTRATION_CODE_BURNED')
  })

  test('sets the password of its own person only, whoever else is named beside it', async () => {
    const [ana, ben] = [await invited(t), await invited(t)]
    await reset(ben.code, 'another quiet evening')
    const others = { email: ben.email, userName: ben.email, name: ben.email, id: ben.applicantId, code: ana.code, password: PASSWORD }
    const answer = await fetch(`${t.address}/api/hr/v1/user/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(others),
    })
    expect(answer.status).toBe(400)
    expect((await reset(ana.key)).response.status).toBe(200)
    expect((await t.visitor.auth.POST('/login', { body: { email: ben.email, password: PASSWORD } })).response.status).toBe(401)
    await t.signIn(ben.email, 'another quiet evening')
  })

  test('that belongs to nobody is wrong in the same words', async () => {
    const { code } = await invited(t)
    const [unknown, wrong] = [await check('ZZZZZZZZZZ'), await check(another(code))]
    expect(unknown.error).toEqual(wrong.error)
    expect((await check('A'.repeat(43))).error).toEqual(wrong.error)
  })

  test('expires after 72 hours', async () => {
    const { code, key } = await invited(t)
    await t.db.update(registrations).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(registrations.status, 'shown'))
    expect((await check(code)).error?.code).toBe('REGISTRATION_CODE_EXPIRED')
    expect((await hr.GET('/user/{code}', { params: { path: { code: key } } })).error?.code).toBe('REGISTRATION_CODE_EXPIRED')
  })

  test('is replaced by a newer one', async () => {
    const first = await invited(t)
    const second = await first.invite()
    expect((await check(first.code)).error?.code).toBe('REGISTRATION_CODE_REPLACED')
    expect((await check(codeOf(second.code))).response.status).toBe(200)
  })

  test.each([[null], [undefined], [12345], [['K7QD42MXNP']], [{ $ne: '' }], ['K7QD4 2MXNP'], [''], ['K7QD42MXN'], [true]])(
    '%j is no code: 400, the field named',
    async (code) => {
      for (const path of ['code', 'check', 'reset-password']) {
        const answer = await fetch(`${t.address}/api/hr/v1/user/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code, ...(path === 'reset-password' ? { password: PASSWORD } : {}) }),
        })
        expect(answer.status).toBe(400)
        expect((await answer.json()).errors).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'code' })]))
      }
    },
  )

  test('is stored nowhere as it is', async () => {
    const { code, key } = await invited(t)
    await check(code)
    const rows = JSON.stringify([await t.db.select().from(registrations), await t.db.select().from(auditLog)])
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(key)
  })
})

describe('at the same moment', () => {
  test('eight uses of the right code set one password', async () => {
    const { code } = await invited(t)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => reset(code, `${PASSWORD} ${i}`)))
    expect(codes(answers).filter((one) => one === 'OK')).toHaveLength(1)
    expect(answers.every(({ response }) => [200, 409, 429].includes(response.status))).toBe(true)
  })

  test('eight uses of the link set one password', async () => {
    const { key } = await invited(t)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => reset(key, `${PASSWORD} ${i}`)))
    expect(codes(answers)).toEqual(['OK', ...Array.from({ length: 7 }, () => 'REGISTRATION_CODE_USED')])
  })

  test('of fifty wrong codes at most five are evaluated, and the code is burned', async () => {
    const { code } = await invited(t)
    const guesses = Array.from({ length: 50 }, (_, i) => `${code.slice(0, 4)}${String(i).padStart(6, '0')}`).filter((guess) => guess !== code)
    await Promise.all(guesses.map(check))
    const [row] = await t.db
      .select()
      .from(registrations)
      .where(eq(registrations.codeSelector, code.slice(0, 4)))
    expect(row).toMatchObject({ status: 'burned', tries: 5 })
    expect((await check(code)).error?.code).toBe('REGISTRATION_CODE_BURNED')
  })
})

describe('a new password', () => {
  test('ends every session of the account', async () => {
    const person = await invited(t)
    await reset(person.code)
    const me = clients(t.address, await t.signIn(person.email, PASSWORD))
    // Asked for by the account's owner; only invited accounts get codes, so the second one is made by hand.
    await t.db.update(accounts).set({ status: 'invited' }).where(eq(accounts.email, person.email))
    const again = await person.invite()
    await reset(codeOf(again.code), 'another quiet evening')
    await t.db.execute(sql`select pg_sleep(3.2)`)
    expect((await me.auth.POST('/logout')).response.status).toBe(401)
    await expect(t.signIn(person.email, PASSWORD)).rejects.toThrow()
  })

  test.each(['12345678', 'Password123', 'aaaaaaaaaaaa', 'leilahaddad', 'haddad12'])(
    '"%s" is refused with the reason, and the code stays good',
    async (password) => {
      const { code } = await invited(t)
      expect((await reset(code, password)).error).toMatchObject({ code: 'BAD_INPUT', errors: [{ field: 'password' }] })
      expect((await check(code)).response.status).toBe(200)
    },
  )
})

describe('asking for a new code', () => {
  const resend = (body: { email?: string; code?: string }) => hr.POST('/user/resend-code', { body })
  const mailsTo = (email: string) => t.db.select().from(outbox).where(eq(outbox.toEmail, email))

  test('answers the same whether or not somebody is meant', async () => {
    const { email } = await invited(t)
    const [known, unknown] = [await resend({ email }), await resend({ email: 'nobody@sample.example' })]
    expect([known.response.status, known.data]).toEqual([200, unknown.data])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo('nobody@sample.example')).toHaveLength(0)
  })

  test('with a burned code sends one that works', async () => {
    const { code, email } = await invited(t)
    for (let i = 0; i < 5; i++) await check(another(code))
    await resend({ code })
    const [message] = await mailsTo(email)
    const { code: fresh } = await received(t, message!)
    expect((await reset(fresh)).response.status).toBe(200)
  })

  test('sends at most three an hour, the letter included', async () => {
    const { email } = await invited(t)
    for (let i = 0; i < 4; i++) await resend({ email })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('gives who has an account the way to the sign-in, no code', async () => {
    const { code, email, invite } = await invited(t)
    await reset(code)
    await resend({ email })
    const [message] = await mailsTo(email)
    expect(message!.body).toContain('/login?returnTo=')
    expect(await invite()).toEqual({ link: expect.stringContaining('/login?returnTo=%2Foffer-letter'), code: null, to: email })
  })
})
