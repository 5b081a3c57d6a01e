import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { isLinkKey, registrationMachine, tidyCode } from '../../src/machines/flows/registration.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const KEY = 'k'.repeat(43)
const CODE = 'K7QD42MXNP'
const person = { email: 'leila@sample.example', name: 'Leila Haddad' }
const seen = { status: 'shown' as const, expiresAt: '2026-12-01T00:00:00Z', organisation: 'Saltmarsh Health' }
const refuse = (code: string, status = 409) => fromPromise<never, never>(() => Promise.reject(new Refusal(status, { code, message: code })))
const answer = <T>(value: T) => fromPromise<T, never>(() => Promise.resolve(value))
const good = {
  look: answer(seen),
  check: answer(person),
  reset: answer({ message: 'Password has been changed' }),
  signIn: answer({ token: 't', userName: 'L' }),
  request: answer({ message: '' }),
}

function start(actors: Partial<Record<keyof typeof good, unknown>> = {}, code?: string) {
  const whenIn = vi.fn()
  const machine = registrationMachine.provide({ actors: { ...good, ...actors } as never })
  const actor = createActor(machine, { input: { code, whenIn } }).start()
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 30_000 })
  return { actor, whenIn, reach }
}

test('a typed code is understood with spaces, dashes, small letters and the letters that look like digits', () => {
  expect(tidyCode(' k7qd4-2mxnp ')).toBe(CODE)
  expect(tidyCode('oOiIlL1234')).toBe('0011111234')
  expect(isLinkKey(KEY)).toBe(true)
  expect(isLinkKey(CODE)).toBe(false)
})

describe('registration', () => {
  test('by link: looked at, continued, password, signed in; nothing secret is kept', async () => {
    const { actor, whenIn, reach } = start({}, KEY)
    await reach('linkReady')
    expect(actor.getSnapshot().hasTag('registrationForm')).toBe(true)
    actor.send({ type: 'continue' })
    await reach('passwordForm')
    expect(actor.getSnapshot().hasTag('registrationForm')).toBe(false)
    expect(actor.getSnapshot().hasTag('resetForm')).toBe(true)
    actor.send({ type: 'setPassword', password: 'a calm grey harbour' })
    const done = await reach('signedIn')
    expect(done.context).toMatchObject({ password: '', code: '', person })
    expect(whenIn).toHaveBeenCalledOnce()
  })

  test('by typed code', async () => {
    const { actor, reach } = start()
    expect(actor.getSnapshot().value).toBe('codeForm')
    actor.send({ type: 'submitCode', code: 'k7qd4 2mxnp' })
    expect((await reach('passwordForm')).context.code).toBe(CODE)
  })

  const ends = {
    REGISTRATION_CODE_USED: 'used',
    REGISTRATION_CODE_EXPIRED: 'expired',
    REGISTRATION_CODE_BURNED: 'burned',
    REGISTRATION_CODE_REPLACED: 'replaced',
  }
  test.each(Object.entries(ends))('%s ends in "%s", wherever it is said', async (code, end) => {
    const looking = start({ look: refuse(code) }, KEY)
    await looking.reach(end)
    const checking = start({ check: refuse(code) })
    checking.actor.send({ type: 'submitCode', code: CODE })
    await checking.reach(end)
    const setting = start({ reset: refuse(code) }, KEY)
    await setting.reach('linkReady')
    setting.actor.send({ type: 'continue' })
    await setting.reach('passwordForm')
    setting.actor.send({ type: 'setPassword', password: 'a calm grey harbour' })
    await setting.reach(end)
    expect(setting.actor.getSnapshot().hasTag('ended')).toBe(true)
    if (end === 'used') return
    setting.actor.send({ type: 'requestCode' })
    expect((await setting.reach('requested')).context.ask).toEqual({ code: KEY })
  })

  test('a wrong code stays in the form, with the refusal', async () => {
    const { actor, reach } = start({ check: refuse('REGISTRATION_CODE_WRONG', 400) })
    actor.send({ type: 'submitCode', code: CODE })
    await reach('checking')
    expect((await reach('codeForm')).context.problem?.code).toBe('REGISTRATION_CODE_WRONG')
  })

  test('a weak password stays in its form; a lost connection too', async () => {
    for (const reset of [refuse('BAD_INPUT', 400), fromPromise<never, never>(() => Promise.reject(new TypeError('offline')))]) {
      const { actor, reach } = start({ reset }, KEY)
      await reach('linkReady')
      actor.send({ type: 'continue' })
      await reach('passwordForm')
      actor.send({ type: 'setPassword', password: 'password1' })
      await reach('settingPassword')
      expect((await reach('passwordForm')).context.problem).not.toBeNull()
    }
  })

  test('a password that stands without a session leads to the sign-in', async () => {
    const { actor, whenIn, reach } = start({ signIn: refuse('TOO_MANY_TRIES', 429) }, KEY)
    await reach('linkReady')
    actor.send({ type: 'continue' })
    await reach('passwordForm')
    actor.send({ type: 'setPassword', password: 'a calm grey harbour' })
    await reach('passwordSet')
    expect(whenIn).not.toHaveBeenCalled()
  })

  test('a new code is asked for by e-mail', async () => {
    const { actor, reach } = start()
    actor.send({ type: 'askForMail' })
    actor.send({ type: 'requestCode', email: ' leila@sample.example ' })
    expect((await reach('requested')).context.ask).toEqual({ email: 'leila@sample.example' })
    actor.send({ type: 'typeCode' })
    expect(actor.getSnapshot().value).toBe('codeForm')
  })
})
