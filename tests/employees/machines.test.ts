import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { conversionMachine } from '../../src/machines/flows/conversion.ts'
import { letterAnswer } from '../../src/machines/flows/letterAnswer.ts'

const refusal = (code: string, status = 409) => new Refusal(status, { code, message: code })
const settled = { timeout: 30_000 }

describe('conversion', () => {
  const employee = { id: 7, version: 2, personalDetails: { firstName: 'Leila', lastName: 'Haddad' } }
  function start(convert: () => Promise<unknown>, look: () => Promise<unknown> = () => Promise.resolve(employee)) {
    const tell = vi.fn()
    const machine = conversionMachine.provide({
      actors: { look: fromPromise(look) as never, convert: fromPromise(convert) as never },
      actions: { tell: (_, { name }) => tell(name) },
    })
    const actor = createActor(machine).start()
    return { actor, tell, reach: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), settled) }
  }

  test('opens, asks, converts, tells and closes', async () => {
    const { actor, tell, reach } = start(() => Promise.resolve({ message: 'Successfully updated!' }))
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false)
    actor.send({ type: 'open', employeeId: 7 })
    await reach('asking')
    actor.send({ type: 'confirm' })
    actor.send({ type: 'confirm' })
    await reach('closed')
    expect(tell.mock.calls).toEqual([['Leila Haddad']])
    expect(actor.getSnapshot().context.employee).toBeNull()
  })

  test('a refusal stays in the dialog; a stale record is read anew', async () => {
    const refused = start(() => Promise.reject(refusal('TRANSITION_NOT_ALLOWED')))
    refused.actor.send({ type: 'open', employeeId: 7 })
    await refused.reach('asking')
    refused.actor.send({ type: 'confirm' })
    await refused.reach('converting')
    expect((await refused.reach('asking')).context.problem?.code).toBe('TRANSITION_NOT_ALLOWED')
    expect(refused.tell).not.toHaveBeenCalled()
    const look = vi.fn(() => Promise.resolve(employee))
    const stale = start(() => Promise.reject(refusal('STALE_VERSION')), look)
    stale.actor.send({ type: 'open', employeeId: 7 })
    await stale.reach('asking')
    stale.actor.send({ type: 'confirm' })
    await stale.reach('looking')
    await stale.reach('asking')
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('a record that cannot be read can be tried again or left', async () => {
    const { actor, reach } = start(
      () => Promise.resolve(),
      () => Promise.reject(refusal('NOT_FOUND', 404)),
    )
    actor.send({ type: 'open', employeeId: 7 })
    await reach('unavailable')
    actor.send({ type: 'retry' })
    await reach('unavailable')
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot().value).toBe('closed')
  })
})

describe('a letter and its answer', () => {
  type Letter = { moves: { event: string; status: string; allowed: boolean; why: string | null }[] }
  const open = (allowed: boolean): Letter => ({
    moves: [
      { event: 'accept', status: 'accepted', allowed, why: allowed ? null : 'documentsAreUploaded' },
      { event: 'decline', status: 'declined', allowed: true, why: null },
    ],
  })
  const answered: Letter = { moves: [] }
  const unread: Letter = { moves: [{ event: 'view', status: 'viewed', allowed: true, why: null }] }
  const agreeing = () => Promise.resolve() as Promise<unknown>
  const opening = () => Promise.resolve(open(true))
  function start(letters: (Letter | null)[], agree = agreeing, opened: () => Promise<Letter> = opening) {
    const queue = [...letters]
    const machine = letterAnswer<null, Letter, { consent: boolean }>({
      id: 'letter',
      agreement: 'accept',
      load: async () => {
        const letter = queue.length > 1 ? queue.shift()! : (queue[0] ?? null)
        return letter && { letter, documents: [] }
      },
      open: opened,
      agree,
      decline: () => Promise.resolve(),
    })
    const actor = createActor(machine, { input: { key: null } }).start()
    return { actor, reach: (state: object | string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), settled) }
  }

  test('is read, checked, agreed to once, and then only stands', async () => {
    const agree = vi.fn(() => Promise.resolve())
    const { actor, reach } = start([open(true), answered], agree)
    await reach({ answering: 'letter' })
    actor.send({ type: 'visit', step: 'documents' })
    actor.send({ type: 'visit', step: 'check' })
    expect(actor.getSnapshot().matches({ answering: 'check' })).toBe(true)
    actor.send({ type: 'agree', answer: { consent: true } })
    actor.send({ type: 'agree', answer: { consent: true } })
    await reach('standing')
    expect(agree).toHaveBeenCalledOnce()
  })

  test('cannot be agreed to while its lifecycle says no: the documents come first', async () => {
    const { actor, reach } = start([open(false)])
    await reach({ answering: 'letter' })
    actor.send({ type: 'visit', step: 'check' })
    expect(actor.getSnapshot().matches({ answering: 'documents' })).toBe(true)
    expect(actor.getSnapshot().context.heading).toBe('documents')
  })

  test('an address that is opened while it loads is remembered', async () => {
    const { actor, reach } = start([open(true)])
    actor.send({ type: 'visit', step: 'documents' })
    await reach({ answering: 'documents' })
  })

  test('is declined with its own page', async () => {
    const { actor, reach } = start([open(true), answered])
    await reach({ answering: 'letter' })
    actor.send({ type: 'visit', step: 'decline' })
    actor.send({ type: 'decline', reason: 'Moving away' })
    await reach('standing')
  })

  test('a refusal is shown where one was; a stale letter is read anew', async () => {
    const refused = start([open(true)], () => Promise.reject(refusal('TRANSITION_NOT_ALLOWED')))
    await refused.reach({ answering: 'letter' })
    refused.actor.send({ type: 'visit', step: 'check' })
    refused.actor.send({ type: 'agree', answer: { consent: true } })
    await refused.reach('agreeing')
    expect((await refused.reach({ answering: 'check' })).context.problem?.code).toBe('TRANSITION_NOT_ALLOWED')
    const stale = start([open(true)], () => Promise.reject(refusal('STALE_VERSION')))
    await stale.reach({ answering: 'letter' })
    stale.actor.send({ type: 'visit', step: 'check' })
    stale.actor.send({ type: 'agree', answer: { consent: true } })
    await stale.reach('loading')
    await stale.reach({ answering: 'check' })
  })

  test('one that was never opened is there to read while the service is told so, and then to answer', async () => {
    let tell = (_: Letter) => {}
    const { actor, reach } = start([unread], agreeing, () => new Promise((resolve) => (tell = resolve)))
    const { context } = await reach('opening')
    expect([context.letter, context.heading]).toEqual([unread, 'letter'])
    actor.send({ type: 'visit', step: 'documents' })
    tell(open(true))
    expect((await reach({ answering: 'documents' })).context.letter).toEqual(open(true))
  })

  test('a service that could not be told that it was opened is told again', async () => {
    const opened = vi.fn(opening).mockRejectedValueOnce(refusal('UNAVAILABLE', 503))
    const { actor, reach } = start([unread], agreeing, opened)
    expect((await reach('unavailable')).context.problem?.code).toBe('UNAVAILABLE')
    actor.send({ type: 'retry' })
    await reach({ answering: 'letter' })
    expect(opened).toHaveBeenCalledTimes(2)
  })

  test('nothing sent is nothing to answer', async () => {
    const { reach } = start([null])
    await reach('nothing')
  })
})
