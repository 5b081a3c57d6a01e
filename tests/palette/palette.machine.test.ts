import { expect, test } from 'vitest'
import { SimulatedClock as Clock, createActor, fromPromise, type SimulatedClock, waitFor } from 'xstate'
import { type Found, type Marked, nothingFound, type Offered, paletteMachine } from '../../src/machines/flows/palette.ts'

type Hit = Found['requisitions']['rows'][number]
const requisition = (id: number) => ({ id, positionTitle: `Position ${id}` }) as Hit
const asked: string[] = []
const looked: Marked[] = []

/** A palette whose answers come when the test says so. */
function opened({ fails = false } = {}) {
  asked.length = 0
  looked.length = 0
  const answers: (() => void)[] = []
  const answered = () => new Promise<void>((resolve) => answers.push(resolve))
  const clock: SimulatedClock = new Clock()
  const failing = { now: fails }
  const search = fromPromise<Partial<Found>, { text: string }>(async ({ input: { text } }) => {
    asked.push(text)
    await answered()
    if (failing.now) throw new Error('gone')
    return { requisitions: { rows: [requisition(text.length), requisition(99)], total: 2 } }
  })
  const look = fromPromise<Offered, Marked>(async ({ input }) => {
    looked.push(input)
    await answered()
    return { ...input, name: 'Nurse', status: 'DR', version: 1, transitions: [] }
  })
  const actor = createActor(paletteMachine.provide({ actors: { search: search as never, look: look as never } }), {
    input: { kinds: ['requisitions'] },
    clock,
  }).start()
  return {
    actor,
    clock,
    failing,
    answer: async () => {
      for (const give of answers.splice(0)) give()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('is looked for once the hand rests, and only the last words', async () => {
  const { actor, clock, answer } = opened()
  for (const text of ['n', 'nu', 'nur']) {
    actor.send({ type: 'type', text })
    clock.increment(100)
  }
  clock.increment(100)
  expect(asked).toEqual(['nur'])
  expect(actor.getSnapshot().hasTag('searching')).toBe(true)
  await answer()
  expect(actor.getSnapshot().context).toMatchObject({ searched: 'nur', found: { requisitions: { total: 2 } } })
  expect(actor.getSnapshot().hasTag('searching')).toBe(false)
})

test('an answer to words that were typed over is not shown', async () => {
  const { actor, clock, answer } = opened()
  actor.send({ type: 'type', text: 'nur' })
  clock.increment(200)
  actor.send({ type: 'type', text: 'nurse' })
  await answer()
  expect(actor.getSnapshot().context.found).toEqual(nothingFound)
  clock.increment(200)
  await answer()
  expect([asked, actor.getSnapshot().context.searched]).toEqual([['nur', 'nurse'], 'nurse'])
})

test('an emptied field shows nothing and asks for nothing', async () => {
  const { actor, clock, answer } = opened()
  actor.send({ type: 'type', text: 'nur' })
  clock.increment(200)
  await answer()
  actor.send({ type: 'type', text: '  ' })
  clock.increment(500)
  expect([asked, actor.getSnapshot().context.found]).toEqual([['nur'], nothingFound])
})

test('a search that fails says so, keeps what was typed and is tried again', async () => {
  const { actor, clock, answer, failing } = opened({ fails: true })
  actor.send({ type: 'type', text: 'nur' })
  clock.increment(200)
  await answer()
  expect([actor.getSnapshot().hasTag('failed'), actor.getSnapshot().context.text]).toEqual([true, 'nur'])
  failing.now = false
  actor.send({ type: 'retry' })
  await answer()
  expect([asked, actor.getSnapshot().hasTag('failed'), actor.getSnapshot().context.searched]).toEqual([['nur', 'nur'], false, 'nur'])
})

test('the first record found is asked what may be done with it, another one once the mark rests on it, the same one once', async () => {
  const { actor, clock, answer } = opened()
  actor.send({ type: 'type', text: 'nur' })
  clock.increment(200)
  await answer()
  clock.increment(300)
  await answer()
  expect(actor.getSnapshot().context.offered).toMatchObject({ kind: 'requisition', id: 3 })
  for (const id of [1, 2, 99]) {
    actor.send({ type: 'mark', marked: { kind: 'requisition', id } })
    expect(actor.getSnapshot().context.offered).toBe(null)
    clock.increment(100)
  }
  clock.increment(200)
  await answer()
  actor.send({ type: 'mark', marked: { kind: 'requisition', id: 99 } })
  clock.increment(500)
  expect(looked.map(({ id }) => id)).toEqual([3, 99])
  expect(actor.getSnapshot().context.offered?.id).toBe(99)
})

/** Every event in every state, from a list of its own: each is taken, or stands here as one that means nothing there. */
const states = ['resting', 'typing', 'searching', 'failed'] as const
const events = [
  { type: 'type', text: 'nurse' },
  { type: 'choose', kind: 'people' },
  { type: 'mark', marked: { kind: 'application', id: 7 } },
  { type: 'retry' },
] as const
const meansNothing = ['resting retry', 'typing retry', 'searching retry']

test.each(states.flatMap((state) => events.map((event) => ({ state, event }))))('$event.type while $state', async ({ state, event }) => {
  const { actor, clock, answer } = opened({ fails: state === 'failed' })
  if (state !== 'resting') actor.send({ type: 'type', text: 'nur' })
  if (state === 'searching' || state === 'failed') clock.increment(200)
  if (state === 'failed') {
    await answer()
    await waitFor(actor, (now) => now.hasTag('failed'))
  }
  expect(actor.getSnapshot().matches({ search: state })).toBe(true)
  expect(actor.getSnapshot().can(event)).toBe(!meansNothing.includes(`${state} ${event.type}`))
  actor.send(event)
  const { context } = actor.getSnapshot()
  if (event.type === 'type') expect(context.text).toBe('nurse')
  else expect(context.text).toBe(state === 'resting' ? '' : 'nur')
  if (event.type === 'choose') expect(context.kind).toBe('people')
  if (event.type === 'mark') expect(context.marked).toEqual(event.marked)
})
