import { describe, expect, test } from 'vitest'
import { createActor, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { type BulkMove, bulkMachine, type Which } from '../../src/machines/flows/bulk/bulk.ts'

/** Every even number moves. */
const moved = (id: number): BulkMove => ({ id, name: null, from: null, ok: id % 2 === 0, status: null, version: null, message: '' })
type Held = { call: 'find' | 'send'; what: Which; answer: () => void; refuse: () => void }

/** The change as it really runs, five records at a time by two; its calls are answered by the test. */
function run() {
  const held: Held[] = []
  const hold =
    <Answer>(call: Held['call'], answer: (what: Which) => Answer) =>
    (what: Which) =>
      new Promise<Answer>((resolve, reject) =>
        held.push({ call, what, answer: () => resolve(answer(what)), refuse: () => reject(new Refusal(500, { code: 'X', message: 'No', errors: [] })) }),
      )
  const machine = bulkMachine({
    size: 2,
    find: hold('find', () => [1, 2, 3, 4, 5]),
    move: hold('send', ({ ids, matching }) => (ids ?? Array.from({ length: matching!.total }, (_, at) => at + 1)).map(moved)),
  })
  const actor = createActor(machine).start()
  const told: { sent: number[]; left: number[]; stopped: boolean }[] = []
  const refusals: (number | undefined)[] = []
  actor.on('refused', ({ problem }) => refusals.push(problem.status))
  actor.on('done', ({ answer, left, stopped }) => told.push({ sent: answer.map(({ id }) => id), left, stopped }))
  return { actor, held, told, refusals }
}

const answered = (actorId: 'divide' | 'send', output: unknown) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })
const refused = (actorId: 'divide' | 'send') => ({ type: `xstate.error.actor.${actorId}`, actorId, error: new Refusal(500, null) })
const events = [
  { type: 'do', what: { matching: { total: 5 } } },
  { type: 'stop' },
  answered('divide', [{ ids: [1, 2] }, { ids: [3, 4] }, { ids: [5] }]),
  refused('divide'),
  answered('send', [moved(1), moved(2)]),
  refused('send'),
]
const machine = bulkMachine({ size: 2, move: async () => [], find: async () => [] })
type Snapshot = SnapshotFrom<typeof machine>
const awaited = ({ value }: Snapshot) => ({ dividing: 'divide', sending: 'send' })[value as string]
const essence = ({ value, context: { parts, moves, answer, problem, stopping } }: Snapshot) =>
  JSON.stringify([value, parts.length, moves.length, answer?.length, problem !== null, stopping])
const paths = getShortestPaths(machine, {
  events: (now) =>
    events.filter((event) => ('actorId' in event ? event.actorId === awaited(now) : now.can(event as never))) as EventFromLogic<typeof machine>[],
  serializeState: essence,
  limit: 5000,
}).filter(({ steps }) => steps.length > 1)

describe('a change of many, part by part', () => {
  test('all its states and events are on the paths', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['ready', 'dividing', 'sending']))
    expect(new Set(paths.flatMap(({ steps }) => steps.slice(1).map(({ event }) => event.type)))).toEqual(new Set(events.map(({ type }) => type)))
  })

  test.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace(/xstate\.|\.actor/g, '')).join(' › '), path] as const))(
    '%s',
    async (_, path) => {
      const { actor, held, told, refusals } = run()
      for (const { event } of path.steps.slice(1)) {
        if (!('actorId' in event)) actor.send(event)
        else if (event.type.startsWith('xstate.done')) held.pop()!.answer()
        else held.pop()!.refuse()
        await new Promise((resolve) => setTimeout(resolve))
      }
      const { context, value } = actor.getSnapshot()
      // The parts hold two, two and one; the answers of the model hold two each.
      expect([value, context.parts.length, context.stopping, context.problem !== null]).toEqual([
        path.state.value,
        path.state.context.parts.length,
        path.state.context.stopping,
        path.state.context.problem !== null,
      ])
      // Each time that something is asked for it has an end that is told, unless it is under way.
      const asked = path.steps.filter(({ event }) => event.type === 'do').length
      expect(told.length + refusals.length).toBe(value === 'ready' ? asked : asked - 1)
      // Nobody is lost: each was sent, is left to be tried again, or the whole was refused before anything was sent.
      for (const { sent, left, stopped } of told) if (!stopped || sent.length > 0) expect([...sent, ...left]).toEqual([1, 2, 3, 4, 5])
      actor.stop()
    },
  )

  test('what has few is sent with one call, and is not looked for', async () => {
    const { actor, held, told } = run()
    actor.send({ type: 'do', what: { matching: { total: 2 } } })
    await expect.poll(() => held.map(({ call, what }) => [call, what])).toEqual([['send', { matching: { total: 2 } }]])
    held.pop()!.answer()
    await expect.poll(() => told).toEqual([{ sent: [1, 2], left: [], stopped: false }])
  })

  test('a part that fails ends it; those before are told, and the others stay to be tried again', async () => {
    const { actor, held, told } = run()
    actor.send({ type: 'do', what: { ids: [8, 6, 4] } })
    await expect.poll(() => held.length).toBe(1)
    held.pop()!.answer()
    await expect.poll(() => held.length).toBe(1)
    held.pop()!.refuse()
    await expect.poll(() => told).toEqual([{ sent: [8, 6], left: [4], stopped: false }])
    expect(actor.getSnapshot().context.problem?.status).toBe(500)
  })
})
