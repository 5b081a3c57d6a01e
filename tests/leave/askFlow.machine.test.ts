import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { Refusal } from '../../src/api/client.ts'
import { leaveRequestFlow } from '../../src/machines/flows/leave/leaveRequest.ts'
import { askOf, emptyLeave, type LeaveTyped, minutesIn } from '../../src/machines/flows/leave/leaveTyped.ts'

const settled = { timeout: 30_000 }
const week = { kindId: 1, firstDay: '2027-03-22', lastDay: '2027-03-26' } as const
const preview = { minutes: 2280 }
const refusal = new Refusal(400, { code: 'VALIDATION', message: 'Choose other days', errors: [{ field: 'firstDay', message: 'Overlaps' }] })

function start(calls: { price?: () => Promise<unknown>; ask?: (typed: LeaveTyped, key: string) => Promise<unknown> } = {}) {
  const { price = () => Promise.resolve(preview), ask = () => Promise.resolve({ data: { id: 4 }, message: 'Sent' }) } = calls
  const keep = vi.fn()
  const priced = vi.fn(price)
  const asked = vi.fn(ask)
  const clock = new SimulatedClock()
  type Given = { input: { typed: LeaveTyped; key: string } }
  const machine = leaveRequestFlow.provide({
    actors: {
      price: fromPromise(() => priced()) as never,
      ask: fromPromise(({ input }: Given) => asked(input.typed, input.key)) as never,
    },
  })
  const actor = createActor(machine, { input: { typed: emptyLeave, draft: { keep } }, clock }).start()
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  return {
    ...{ actor, clock, keep, priced, asked, told },
    type: (part: Partial<LeaveTyped>) => actor.send({ type: 'type', part }),
    reach: (state: unknown) => waitFor(actor, (snapshot) => snapshot.matches(state as never), settled),
    is: () => actor.getSnapshot(),
  }
}

describe('a request for leave before it is sent', () => {
  test('is priced once the hand rests, and not while something is missing', async () => {
    const one = start()
    one.type({ kindId: 1 })
    expect(one.is().matches({ typing: 'incomplete' })).toBe(true)
    one.actor.send({ type: 'send' })
    expect(one.is().matches('sending')).toBe(false)
    one.type({ firstDay: week.firstDay, lastDay: '2027-03-23' })
    one.clock.increment(200)
    one.type({ lastDay: week.lastDay })
    one.clock.increment(200)
    expect(one.priced).not.toHaveBeenCalled()
    one.clock.increment(60)
    await one.reach({ typing: 'priced' })
    expect(one.priced).toHaveBeenCalledTimes(1)
    expect(one.is().context.preview).toEqual(preview)
  })

  test('what does not change the price is kept without asking for it again', async () => {
    const one = start()
    one.type(week)
    one.clock.increment(300)
    await one.reach({ typing: 'priced' })
    one.type({ note: 'Family visit', certificate: { id: 9, name: 'note.pdf' } })
    expect(one.is().matches({ typing: 'priced' })).toBe(true)
    expect(one.keep.mock.lastCall?.[0]).toMatchObject({ ...week, note: 'Family visit' })
    expect(one.priced).toHaveBeenCalledTimes(1)
  })

  test('a price that did not come can be asked again', async () => {
    const answers = [Promise.reject(new Refusal(0, null)), Promise.resolve(preview)]
    const one = start({ price: () => answers.shift() ?? Promise.resolve(preview) })
    one.type(week)
    one.clock.increment(300)
    await one.reach({ typing: 'unpriced' })
    expect(one.is().context.unpriced?.code).toBe('UNREACHABLE')
    one.actor.send({ type: 'price' })
    await one.reach({ typing: 'priced' })
    expect(one.is().context.unpriced).toBe(null)
  })

  test('is sent once however often it is pressed, and forgotten when it is made', async () => {
    const one = start()
    one.type(week)
    one.actor.send({ type: 'send' })
    one.actor.send({ type: 'send' })
    one.type({ note: 'too late' })
    await one.reach('gone')
    expect(one.asked).toHaveBeenCalledTimes(1)
    expect(one.asked.mock.calls[0]?.[0]).toMatchObject({ ...week, note: '' })
    expect(one.keep.mock.lastCall).toEqual([null])
    expect(one.told).toEqual([{ type: 'asked', request: { id: 4 }, message: 'Sent' }])
  })

  test('a refusal loses nothing; the same again has the same key, another request another one', async () => {
    const keys: string[] = []
    const one = start({
      ask: (_, key) => {
        keys.push(key)
        return Promise.reject(refusal)
      },
    })
    one.type({ ...week, note: 'Family visit' })
    one.actor.send({ type: 'send' })
    await one.reach('typing')
    expect(one.is().context.problem?.errors[0]?.field).toBe('firstDay')
    expect(one.is().context.typed).toMatchObject({ ...week, note: 'Family visit' })
    one.actor.send({ type: 'send' })
    expect(one.is().context.problem).toBe(null)
    await waitFor(one.actor, (snapshot) => snapshot.context.problem !== null, settled)
    one.type({ lastDay: '2027-03-25' })
    expect(one.is().context.problem).toBe(null)
    one.actor.send({ type: 'send' })
    await waitFor(one.actor, (snapshot) => snapshot.context.problem !== null, settled)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('what is given up is forgotten and not sent', () => {
    const one = start()
    one.type(week)
    one.actor.send({ type: 'discard' })
    expect(one.is().status).toBe('done')
    expect(one.keep.mock.lastCall).toEqual([null])
    expect(one.asked).not.toHaveBeenCalled()
  })

  test('every event in every state is handled or left on purpose', async () => {
    const one = start()
    const handled = (types: readonly ('type' | 'price' | 'send' | 'discard')[]) => {
      const events = { type: { type: 'type', part: { note: 'x' } }, price: { type: 'price' }, send: { type: 'send' }, discard: { type: 'discard' } } as const
      return types.filter((type) => one.is().can(events[type]))
    }
    const all = ['type', 'price', 'send', 'discard'] as const
    expect(handled(all)).toEqual(['type', 'discard'])
    one.type(week)
    expect(handled(all)).toEqual(['type', 'send', 'discard'])
    one.actor.send({ type: 'send' })
    // What is sent can neither be changed nor given up any more.
    expect(handled(all)).toEqual([])
    await one.reach('gone')
  })
})

test.each([
  ['2:30', 150],
  ['2.5', 150],
  ['2,5', 150],
  ['8', 480],
  [' 7:36 ', 456],
  ['7:60', null],
  ['later', null],
  ['', null],
])('%s is read as hours: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test('hours are asked of one day, halves of days only where they are chosen', () => {
  expect(askOf({ ...emptyLeave, kindId: 2, firstDay: '2027-03-22', lastDay: '2027-03-24', byHours: true, hours: '1:30' })).toEqual({
    ...{ kindId: 2, firstDay: '2027-03-22', lastDay: '2027-03-22', startsAt: '09:00', minutes: 90 },
  })
  expect(askOf({ ...emptyLeave, ...week, untilNoon: true })).toEqual({ ...week, untilNoon: true })
  expect(askOf({ ...emptyLeave, ...week, lastDay: '2027-03-01' })).toBe(null)
})
