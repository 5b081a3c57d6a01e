// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { expiredRequisitionMachine } from '../../src/machines/flows/expiredRequisition.ts'
import { requisitionSheetMachine } from '../../src/machines/flows/requisitionSheet.ts'
import { selectionProcessMachine } from '../../src/machines/flows/selectionProcess.ts'
import { movedBy } from '../../src/machines/flows/selectionProcessCalls.ts'
import { whatIfMachine } from '../../src/machines/flows/whatIf.ts'
import { requisitionMachine } from '../../src/machines/records/requisition.ts'

type Event = { type: string; [more: string]: unknown }
const refusal = (status: number, code: string) => new Refusal(status, { code, message: 'No' })
const done = (id: string, output?: unknown): Event => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, error: unknown): Event => ({ type: `xstate.error.actor.${id}`, error })

type Subject = {
  machine: AnyStateMachine
  input?: unknown
  events: readonly Event[]
  /** What a state waits for: the ids of its actors by the state's name. */
  waits: Record<string, string>
  /** Actor sources by the id under which they are invoked. */
  sources: Record<string, string>
  /** What of the context matters for where one is. */
  place?: (context: Record<string, unknown>) => string
  /** States that this input never leads to. */
  unreachable?: readonly string[]
}

/** Every transition once, with the outcomes of the calls as events; then the same walk on the running machine. */
function walks({ machine, input, events, waits, sources, place = () => '', unreachable = [] }: Subject) {
  const at = (now: SnapshotFrom<AnyStateMachine>) => `${now.value} ${place(now.context)}`
  const delays = Object.values(machine.states).flatMap((state) => state.after.map((one) => ({ type: one.eventType as string })))
  const all = [...events, ...delays]
  const possible = (now: SnapshotFrom<AnyStateMachine>) =>
    all.filter((event) => (/\.actor\./.test(event.type) ? event.type.endsWith(`.${waits[String(now.value)]}`) : now.can(event)))
  const paths = getShortestPaths(machine, {
    input,
    events: possible,
    serializeState: (now, event, before) => `${at(now)}${before ? ` by ${event?.type} from ${at(before)}` : ''}`,
    limit: 5000,
  })

  test('every state can be reached', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    const resting = Object.values(machine.states).filter((state) => (state.always ?? []).length === 0)
    const expected = resting.map((state) => state.key).filter((key) => !unreachable.includes(key))
    expect([...reached].sort()).toEqual(expected.sort())
  })

  test.each(paths.map((path) => ({ name: path.steps.map(({ event }) => event.type).join(' > '), path })))('$name', async ({ path }) => {
    const calls: Record<string, PromiseWithResolvers<unknown>> = {}
    const waiting = (source: string) =>
      fromPromise(() => {
        const call = Promise.withResolvers<unknown>()
        calls[source] = call
        return call.promise
      })
    const actors = Object.fromEntries(Object.values(sources).map((source) => [source, waiting(source)]))
    const clock = new SimulatedClock()
    const actor = createActor(machine.provide({ actors }), { input, clock }).start()
    for (const { event, state } of path.steps) {
      const [, how, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? []
      const call = calls[sources[id] ?? '']
      const { output, error }: Event = event
      if (how === 'done') call?.resolve(output)
      else if (how === 'error') call?.reject(error)
      else if (event.type.startsWith('xstate.after')) clock.increment(5000)
      else if (event.type !== 'xstate.init') actor.send(event)
      await expect.poll(() => at(actor.getSnapshot()), { interval: 1 }).toBe(at(state))
    }
    actor.stop()
  })
}

describe('an expired requisition: update, delete or close', () => {
  walks({
    machine: expiredRequisitionMachine,
    events: [
      { type: 'open', notice: { id: 7, title: 'Ward clerk', start_date: null, end_date: '2026-01-01', version: 1 } },
      { type: 'update' },
      { type: 'delete' },
      { type: 'close' },
      done('remove', 'deleted'),
      failed('remove', refusal(409, 'STALE_VERSION')),
    ],
    waits: { deleting: 'remove' },
    sources: { remove: 'remove' },
    place: ({ problem }) => (problem ? 'refused' : ''),
  })
})

describe('weights are tried: ranked when the hand rests, kept only when saved', () => {
  const criterion = { section: 'skill' as const, criterion: 3, name: 'HTML', weight: 20, mandatory: false, version: 1 }
  const answer = { criteria: [criterion], ranking: [], totalElements: 0, moved: 0, editable: true }
  walks({
    machine: whatIfMachine,
    input: { id: 7 },
    events: [
      { type: 'weigh', criterion, as: { weight: 60 } },
      { type: 'weigh', criterion, as: { weight: 20 } },
      { type: 'reset' },
      { type: 'save' },
      { type: 'retry' },
      done('load', answer),
      failed('load', refusal(404, 'NOT_FOUND')),
      done('rank', answer),
      failed('rank', refusal(0, 'UNREACHABLE')),
      done('save', { message: 'Successfully saved!' }),
      failed('save', refusal(409, 'STALE_VERSION')),
    ],
    waits: { loading: 'load', ranking: 'rank', saving: 'save' },
    sources: { load: 'rank', rank: 'rank', save: 'save' },
    place: ({ tried, problem }) => `${JSON.stringify(tried ?? {})}${problem ? ' refused' : ''}`,
  })

  test('what was tried and not saved is told, and ranked again when it is opened anew', async () => {
    const asked: unknown[] = []
    const rank = fromPromise(async ({ input }) => {
      asked.push((input as { weights: unknown }).weights)
      return answer
    })
    const machine: AnyStateMachine = whatIfMachine
    const open = (tried?: unknown) => createActor(machine.provide({ actors: { rank } }), { input: { id: 7, tried } })
    const told: unknown[] = []
    const first = open()
    first.on('tried', ({ tried }) => told.push(tried))
    first.start()
    await expect.poll(() => first.getSnapshot().value).toBe('ready')
    first.send({ type: 'weigh', criterion, as: { weight: 60 } })
    first.stop()
    expect(told).toEqual([{ 'skill 3': { weight: 60, mandatory: false } }])
    const again = open(told[0]).start()
    await expect.poll(() => again.getSnapshot().value).toBe('ready')
    expect(asked.at(-1)).toEqual([{ section: 'skill', criterion: 3, weight: 60, mandatory: false }])
    again.send({ type: 'reset' })
    again.stop()
  })
})

describe('the selection process: one thing open, one call at a time', () => {
  const step = { id: 4, version: 1, title: 'Panel interview' }
  walks({
    machine: selectionProcessMachine,
    input: { requisitionId: 7 },
    events: [
      { type: 'open', place: { what: 'step', id: 4 } },
      { type: 'open', place: { what: 'removal', id: 4 } },
      { type: 'leave' },
      { type: 'do', command: { kind: 'remove', step } },
      { type: 'retry' },
      done('load', { steps: [step], editable: true }),
      failed('load', refusal(404, 'NOT_FOUND')),
      done('perform', 'Successfully updated!'),
      failed('perform', refusal(409, 'STEP_HAS_INTERVIEWS')),
    ],
    waits: { loading: 'load', sending: 'perform' },
    sources: { load: 'load', perform: 'perform' },
    place: ({ open, problem }) => `${(open as { what?: string } | null)?.what ?? ''} ${problem ? 'refused' : ''}`,
  })

  test('what was typed stays open when it is refused; anything else closes', async () => {
    const machine: AnyStateMachine = selectionProcessMachine
    const actors = {
      load: fromPromise(async () => ({ steps: [step], editable: true })),
      perform: fromPromise(() => Promise.reject(refusal(400, 'NOT_FILLED'))),
    }
    const actor = createActor(machine.provide({ actors }), { input: { requisitionId: 7 } }).start()
    const ready = () => expect.poll(() => actor.getSnapshot().value).toBe('ready')
    for (const [what, stays] of [
      ['step', true],
      ['newStep', true],
      ['template', true],
      ['removal', false],
      ['templates', false],
    ] as const) {
      await ready()
      actor.send({ type: 'open', place: { what, id: 4 } })
      actor.send({ type: 'do', command: { kind: 'remove', step } })
      await ready()
      expect([what, actor.getSnapshot().context.open !== null, actor.getSnapshot().context.problem?.code]).toEqual([what, stays, 'NOT_FILLED'])
    }
  })
})

test('a step moves by one place and not past the ends', () => {
  const steps = [1, 2, 3].map((id) => ({ id }))
  expect([movedBy(steps, 2, -1), movedBy(steps, 2, 1), movedBy(steps, 1, -1), movedBy(steps, 3, 1)]).toEqual([[2, 1, 3], [1, 3, 2], null, null])
})

describe.each(['print', 'save', 'show'] as const)('sheets to %s: asked for, refused or laid out', (purpose) => {
  const incomplete = new Refusal(409, { code: 'REQUISITION_INCOMPLETE', message: 'No', errors: [{ field: 'ids.1', message: 'B' }] })
  walks({
    machine: requisitionSheetMachine,
    input: { purpose, chosen: { ids: [7, 8] } },
    events: [
      { type: 'print' },
      { type: 'save' },
      { type: 'leaveOut' },
      { type: 'retry' },
      done('find', [7, 8]),
      done('find', []),
      failed('find', refusal(0, 'UNREACHABLE')),
      done('ask', [{ id: 7 }]),
      failed('ask', incomplete),
      failed('ask', refusal(404, 'NOT_FOUND')),
      done('print'),
      failed('print', new Error('no printer')),
      done('save'),
      failed('save', new Error('no font')),
    ],
    waits: { finding: 'find', asking: 'ask', printing: 'print', saving: 'save' },
    sources: { find: 'find', ask: 'ask', print: 'print', save: 'save' },
    place: ({ ids, incomplete: named }) => JSON.stringify([ids, named]),
    unreachable: { print: ['saving', 'shown'], save: ['printing', 'shown'], show: [] }[purpose],
  })
})

test('what is typed while a save is on its way is sent next, in the two calls that the service has', async () => {
  const sent: unknown[] = []
  const position = { id: 7, version: 1, positionTitle: 'A', openings: 1 }
  const write = fromPromise(async ({ input: { edit } }: { input: { edit: { base: { version: number }; sent: { typed: object } } } }) => {
    sent.push([edit.base.version, edit.sent.typed])
    return { ...edit.base, ...edit.sent.typed, version: edit.base.version + 1 }
  })
  const machine: AnyStateMachine = requisitionMachine
  const actor = createActor(machine.provide({ actors: { write } }), { input: { of: 7, list: [position] } }).start()
  expect(actor.getSnapshot().value).toBe('clean')
  actor.send({ type: 'edit', key: '7', values: { positionTitle: 'B', openings: 2 } })
  actor.send({ type: 'save' })
  actor.send({ type: 'edit', key: '7', values: { positionTitle: 'C' } })
  actor.send({ type: 'save' })
  await expect.poll(() => actor.getSnapshot().value).toBe('clean')
  expect(sent).toEqual([
    [1, { positionTitle: 'B' }],
    [2, { positionTitle: 'C' }],
    [3, { openings: 2 }],
  ])
  expect(actor.getSnapshot().context.items['7']).toMatchObject({ positionTitle: 'C', openings: 2, version: 4 })
})
