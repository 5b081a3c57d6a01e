import { afterEach, describe, expect, test } from 'vitest'
import { createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { type Import, type ImportTarget, importingMachine, type Preview } from '../../src/machines/flows/importing.ts'

type Event = EventFromLogic<typeof importingMachine>
type Snapshot = SnapshotFrom<typeof importingMachine>
type Outcome = { type: `xstate.${'done' | 'error'}.actor.${'upload' | 'look'}`; actorId: 'upload' | 'look'; output?: unknown; error?: unknown }

const file = new File(['PK'], 'items.xlsx')
const found = (state: Import['state'], done = 0): Import => ({ id: 3, fileName: 'items.xlsx', state, rows: 9, done, refusedRows: 0, report: [] })
const refusal = (status: number) => new Refusal(status, { code: 'X', message: 'No', errors: [] })

const events: (Event | Outcome)[] = [
  { type: 'open' },
  { type: 'choose', file },
  { type: 'progress', sent: 1 },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'again' },
  { type: 'close' },
  { type: 'xstate.done.actor.upload', actorId: 'upload', output: 3 },
  { type: 'xstate.error.actor.upload', actorId: 'upload', error: refusal(0) },
  { type: 'xstate.error.actor.upload', actorId: 'upload', error: refusal(400) },
  { type: 'xstate.done.actor.look', actorId: 'look', output: found('running', 4) },
  { type: 'xstate.done.actor.look', actorId: 'look', output: found('done', 9) },
  { type: 'xstate.done.actor.look', actorId: 'look', output: found('refused') },
  { type: 'xstate.done.actor.look', actorId: 'look', output: found('failed') },
  { type: 'xstate.error.actor.look', actorId: 'look', error: refusal(0) },
  { type: 'xstate.error.actor.look', actorId: 'look', error: refusal(404) },
]
const added = events.find((event) => 'output' in event && (event.output as Import).state === 'done')
const awaited = ({ value }: Snapshot) => ({ uploading: 'upload', running: 'look' })[value as string]
const possible = (snapshot: Snapshot) => events.filter((event) => ('actorId' in event ? event.actorId === awaited(snapshot) : snapshot.can(event as Event)))
const essence = ({ value, context: { opened, file: chosen, sent, found: last, problem } }: Snapshot) =>
  JSON.stringify([value, opened, chosen !== null, sent, last?.state, last?.done, problem?.status])

const seen = new Set<string>()
const paths = getShortestPaths(importingMachine, {
  input: { list: 'job_skill' },
  events: (snapshot) => possible(snapshot) as Event[],
  serializeState: (snapshot, event, before) => `${essence(snapshot)} ${events.indexOf(event as Event)} ${before?.value}`,
  serializeEvent: (event) => String((events as unknown[]).indexOf(event)),
  limit: 20_000,
})
  .filter(({ steps }) => steps.length > 1)
  .sort((a, b) => a.steps.length - b.steps.length)
  .filter(({ state, steps }) => {
    const last = steps.at(-1)!.event
    const key = [steps.at(-2)?.state.value, (events as unknown[]).indexOf(last), state.value, state.context.opened].join(' ')
    return !seen.has(key) && seen.add(key)
  })

let stop = () => {}
afterEach(() => stop())

/** The conversation as it really runs, its calls answered by the test. */
function run() {
  const calls: Record<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }> = {}
  const told: Import[] = []
  const hold = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(
      () =>
        new Promise((resolve, reject) => {
          calls[name] = { resolve: (value) => resolve(value as Output), reject }
        }),
    )
  const actor = createActor(
    importingMachine.provide({ actors: { upload: hold('upload'), look: hold('look') }, actions: { tellAdded: (_, params) => void told.push(params.found) } }),
    { input: { list: 'job_skill' } },
  ).start()
  stop = () => void actor.stop()
  const step = async (event: Event | Outcome) => {
    if (!('actorId' in event)) return actor.send(event)
    if (event.type.startsWith('xstate.done')) calls[event.actorId]!.resolve(event.output)
    else calls[event.actorId]!.reject(event.error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { actor, step, told }
}

describe('every transition of an import', () => {
  test('there are paths to every state, and by every event', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['choosing', 'uploading', 'running', 'done', 'refused', 'failed']))
    expect(new Set(paths.map(({ steps }) => (events as unknown[]).indexOf(steps.at(-1)!.event)))).toEqual(new Set(events.map((_, at) => at)))
  })

  test.each(paths.map((path) => [path.steps.map(({ event }) => event.type.replace(/xstate\.|\.actor/g, '')).join(' › '), path] as const))(
    '%s',
    async (_, path) => {
      const { actor, step, told } = run()
      for (const { event } of path.steps.slice(1)) await step(event as Event)
      const now = actor.getSnapshot()
      expect(essence(now)).toBe(essence(path.state))
      // The list is asked anew exactly when items came in, and what was not added is shown even if the dialog was closed.
      expect(told.map(({ state }) => state)).toEqual(path.steps.filter(({ event }) => event === (added as unknown)).map(() => 'done'))
      if (now.matches('refused') || now.matches('failed')) expect(now.context.opened).toBe(true)
      if (now.matches('refused')) expect(now.context.file).not.toBe(null)
    },
  )

  test('who closed the dialog meanwhile sees it again when rows are refused', async () => {
    const { actor, step } = run()
    for (const event of [events[0]!, events[1]!, events[7]!, events[6]!]) await step(event)
    expect(actor.getSnapshot().context.opened).toBe(false)
    await step(events[12]!)
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { opened: true } })
  })
})

test('an import that was left is looked after again, and its end is told', () => {
  const remembered: number[] = []
  const left = createActor(
    importingMachine.provide({
      actors: { look: fromPromise<Import, { id: number }>(() => new Promise(() => {})) },
      actions: { remember: (_, { importId }) => void remembered.push(importId) },
    }),
    { input: { list: 'job_skill', importId: 3 } },
  ).start()
  expect(left.getSnapshot().value).toBe('running')
  left.send({ type: 'xstate.done.actor.look', actorId: 'look', output: found('refused') } as never)
  expect(left.getSnapshot().context).toMatchObject({ opened: true, importId: 3, found: { state: 'refused' } })
  left.send({ type: 'close' })
  expect(remembered).toEqual([3, 0])
  left.stop()
})

describe('an import that is shown before it is kept', () => {
  const sound: Preview = { rows: [], adding: 1, changing: 0, same: 2, refused: 0 }
  const began = (preview: Preview | Refusal) => {
    const uploads: number[] = []
    const actor = createActor(
      importingMachine.provide({
        actors: {
          preview: fromPromise<Preview, { file: File; onProgress: (sent: number, total: number) => void }>(async () => {
            if (preview instanceof Refusal) throw preview
            return preview
          }),
          upload: fromPromise<number, { list: ImportTarget; file: File; onProgress: (sent: number, total: number) => void }>(() => {
            uploads.push(1)
            return new Promise(() => {})
          }),
        },
      }),
      { input: { list: 'budget' } },
    ).start()
    stop = () => void actor.stop()
    actor.send({ type: 'open' })
    actor.send({ type: 'choose', file })
    return { actor, uploads }
  }

  test('is sent when that is confirmed, and not before', async () => {
    const { actor, uploads } = began(sound)
    expect(actor.getSnapshot().value).toBe('previewing')
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot()).toMatchObject({ value: 'previewed', context: { preview: sound } })
    expect(uploads).toEqual([])
    actor.send({ type: 'confirm' })
    expect([actor.getSnapshot().value, uploads]).toEqual(['uploading', [1]])
  })

  test.each([
    ['with wrong rows', { ...sound, refused: 1 }],
    ['that changes nothing', { ...sound, adding: 0 }],
  ])('%s cannot be confirmed, and another file can be chosen', async (_, preview) => {
    const { actor } = began(preview)
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot().can({ type: 'confirm' })).toBe(false)
    actor.send({ type: 'choose', file })
    expect(actor.getSnapshot()).toMatchObject({ value: 'previewing', context: { preview: null } })
  })

  test('whose file cannot be read says so where one is chosen, and can be tried again', async () => {
    const { actor } = began(refusal(400))
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { problem: { status: 400 } } })
    actor.send({ type: 'retry' })
    expect(actor.getSnapshot().value).toBe('previewing')
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { file: null } })
  })

  test('is forgotten when it is closed', async () => {
    const { actor } = began(sound)
    await new Promise((resolve) => setTimeout(resolve))
    actor.send({ type: 'close' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { opened: false, preview: null, file: null } })
  })
})
