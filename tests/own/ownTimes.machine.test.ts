import { describe, expect, test, vi } from 'vitest'
import { createActor, type EmittedFrom, type EventFromLogic, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import type { TimeTask } from '../../src/machines/flows/own/ownPage.ts'
import { ownTimesMachine } from '../../src/machines/flows/own/ownTimes.ts'
import { timesByDay } from '../../src/ui/own/timesByDay.ts'

type Event = EventFromLogic<typeof ownTimesMachine>
type Snapshot = SnapshotFrom<typeof ownTimesMachine>
type Outcome = { type: string; actorId: string; output?: unknown; error?: unknown }

const [early, late, other] = ['2026-12-01T23:00:00.000Z', '2026-12-02T00:00:00.000Z', '2026-12-02T03:00:00.000Z'] as const
const input = (task: TimeTask) => ({ key: 'k', offerId: 3, task, booked: task === 'choose' ? null : other })
const gone = new Refusal(404, { code: 'LINK_OPENS_NOTHING', message: 'No' })
const broken = new Refusal(0, null)
const taken = new Refusal(409, { code: 'TIME_TAKEN', message: 'Somebody was faster' })
const closed = new Refusal(409, { code: 'NOT_NOW', message: 'These times are no longer offered.' })

const typed: Event[] = [{ type: 'retry' }, { type: 'choose', startsAt: early }, { type: 'book' }, { type: 'giveUp' }]
const calls = ['read', 'book', 'giveUp'] as const
type Call = (typeof calls)[number]
const done = (id: Call, output: unknown): Outcome => ({ type: `xstate.done.actor.${id}`, actorId: id, output })
const outcomes: Outcome[] = [
  done('read', { minutes: 60, times: [early, late] }),
  done('read', { minutes: 60, times: [] }),
  done('book', { message: '' }),
  done('giveUp', { message: '' }),
  ...calls.flatMap((id) => [broken, gone, closed, taken].map((error) => ({ type: `xstate.error.actor.${id}`, actorId: id, error }))),
]
const awaited: Record<string, Call> = { loading: 'read', booking: 'book', renewing: 'read', givingUp: 'giveUp' }
const placeOf = ({ value }: Snapshot) => String(value)
const possible = (snapshot: Snapshot) => [
  ...typed.filter((event) => snapshot.can(event)),
  ...outcomes.filter(({ actorId }) => awaited[placeOf(snapshot)] === actorId),
]
const essence = (snapshot: Snapshot) => JSON.stringify([placeOf(snapshot), snapshot.context.chosen, snapshot.context.lost, snapshot.context.problem?.code])

/** What each place takes, by hand; without a choice nothing is booked. */
const takes: Record<string, Event['type'][]> = {
  loading: [],
  failed: ['retry'],
  none: ['retry'],
  choosing: ['choose'],
  'choosing, chosen': ['choose', 'book'],
  booking: [],
  renewing: [],
  leaving: ['giveUp'],
  givingUp: [],
  over: [],
  told: [],
}
const stands = (snapshot: Snapshot) => (placeOf(snapshot) === 'choosing' && snapshot.context.chosen ? 'choosing, chosen' : placeOf(snapshot))

describe('choosing a time', () => {
  for (const task of ['choose', 'change', 'giveUp'] as const)
    test(`${task}: every place is reached by a path of its own, and takes what is written of it`, () => {
      const silent = ownTimesMachine.provide({ actors: Object.fromEntries(calls.map((id) => [id, fromPromise(() => new Promise(() => {}))])) as never })
      const paths = getShortestPaths(silent, { input: input(task), events: possible as never, serializeState: essence, limit: 20_000 })
      const places = new Set(paths.map(({ state }) => stands(state)))
      const expected = task === 'giveUp' ? ['givingUp', 'leaving', 'over', 'told'] : Object.keys(takes).filter((one) => !['leaving', 'givingUp'].includes(one))
      expect([...places].toSorted()).toEqual(expected.toSorted())
      for (const { state } of paths) {
        expect(
          typed.filter((event) => state.can(event)).map(({ type }) => type),
          stands(state),
        ).toEqual(typed.map(({ type }) => type).filter((type) => takes[stands(state)]!.includes(type)))
        // What is chosen is always one of the times that are shown.
        expect([null, ...state.context.times]).toContain(state.context.chosen)
      }
    })

  const begun = (task: TimeTask, actors: Record<string, unknown>) => {
    const actor = createActor(ownTimesMachine.provide({ actors: actors as never }), { input: input(task) })
    const told: EmittedFrom<typeof ownTimesMachine>[] = []
    actor.on('*', (event) => told.push(event))
    return { actor: actor.start(), told }
  }

  test('who comes too late sees fresh times at once, is told which one is lost, and books another with a key of its own', async () => {
    const answers = [
      { minutes: 60, times: [early, late] },
      { minutes: 60, times: [late] },
    ]
    const read = vi.fn(() => Promise.resolve(answers.shift()))
    const tries: { chosen: string; once: string }[] = []
    const book = fromPromise<unknown, { chosen: string; once: string }>(({ input: { chosen, once } }) => {
      tries.push({ chosen, once })
      return tries.length === 1 ? Promise.reject(taken) : Promise.resolve({ message: '' })
    })
    const { actor, told } = begun('choose', { read: fromPromise(read), book })
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
    actor.send({ type: 'choose', startsAt: early })
    actor.send({ type: 'book' })
    // Whoever has chosen is never led away from the times.
    const seen = new Set<string>()
    actor.subscribe((snapshot) => seen.add(placeOf(snapshot)))
    const after = await waitFor(actor, (snapshot) => snapshot.matches('choosing') && snapshot.context.lost !== null)
    expect([...seen].filter((one) => !['booking', 'renewing', 'choosing'].includes(one))).toEqual([])
    expect([after.context.times, after.context.lost, after.context.chosen, read.mock.calls.length]).toEqual([[late], early, null, 2])
    actor.send({ type: 'choose', startsAt: early })
    expect(actor.getSnapshot().context.chosen).toBeNull()
    actor.send({ type: 'choose', startsAt: late })
    expect(actor.getSnapshot().context.lost).toBeNull()
    actor.send({ type: 'book' })
    await waitFor(actor, (snapshot) => snapshot.matches('told'))
    expect(told).toEqual([{ type: 'done', task: 'choose' }])
    expect(tries.map(({ chosen }) => chosen)).toEqual([early, late])
    expect(new Set(tries.map(({ once }) => once)).size).toBe(2)
  })

  test('pressed again after a broken connection, one time is booked with one key', async () => {
    const tries: string[] = []
    const book = fromPromise<unknown, { once: string }>(({ input: { once } }) => {
      tries.push(once)
      return tries.length === 1 ? Promise.reject(broken) : Promise.resolve({ message: '' })
    })
    const { actor } = begun('choose', { read: fromPromise(() => Promise.resolve({ minutes: 60, times: [early] })), book })
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
    actor.send({ type: 'choose', startsAt: early })
    actor.send({ type: 'book' })
    const kept = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
    expect([placeOf(kept), kept.context.chosen]).toEqual(['choosing', early])
    actor.send({ type: 'book' })
    await waitFor(actor, (snapshot) => snapshot.matches('told'))
    expect(new Set(tries).size).toBe(1)
  })

  test('the time that is booked is not among those to change it for', async () => {
    const { actor } = begun('change', { read: fromPromise(() => Promise.resolve({ minutes: 60, times: [early, other] })) })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
    expect(context.times).toEqual([early])
  })

  test('times stand under the day on which they are in the zone that is shown, whichever it is', () => {
    expect(timesByDay([early, late, other], 'Australia/Melbourne').map(({ day }) => day)).toEqual(['2026-12-02'])
    expect(timesByDay([early, late, other], 'UTC')).toEqual([
      { day: '2026-12-01', times: [early] },
      { day: '2026-12-02', times: [late, other] },
    ])
    expect(timesByDay([early, late, other], 'America/Los_Angeles').map(({ day, times }) => [day, times.length])).toEqual([['2026-12-01', 3]])
  })
})
