import { expect, test } from 'vitest'
import { createActor, type EventFromLogic, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Refusal } from '../../src/api/client.ts'
import { fileUpload } from '../../src/machines/flows/fileUpload.ts'

const never = <T>() => new Promise<T>(() => {})
const machine = fileUpload<number, string>(never).provide({ actors: { upload: fromPromise(never<number>), handIn: fromPromise(never<string>) } })
type Outcome = { type: `xstate.${'done' | 'error'}.actor.${'upload' | 'handIn'}`; actorId: string; output?: unknown; error?: unknown }

const file = new File(['%PDF-'], 'guide.pdf')
const broken = new Refusal(0, { code: 'UNREACHABLE', message: 'No' })
const events: (EventFromLogic<typeof machine> | Outcome)[] = [
  { type: 'choose', file },
  { type: 'progress', sent: 3 },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'xstate.done.actor.upload', actorId: 'upload', output: 7 },
  { type: 'xstate.error.actor.upload', actorId: 'upload', error: broken },
  { type: 'xstate.done.actor.handIn', actorId: 'handIn', output: 'kept' },
  { type: 'xstate.error.actor.handIn', actorId: 'handIn', error: broken },
]
const input = { what: 5 }
const paths = getShortestPaths(machine, {
  input,
  events: events as EventFromLogic<typeof machine>[],
  serializeState: (now, event, before) => JSON.stringify([now.value, now.context.sent, event?.type, before?.value]),
})

test.each(paths.map((path) => ({ name: path.steps.map(({ event }) => event.type).join(' > ') || 'nothing', path })))('$name', ({ path }) => {
  const { value, context } = path.state
  // A file is there exactly while it is on its way, in, or waits for another try; its problem and its answer only then.
  expect(context.file !== null).toBe(value !== 'waiting')
  expect(context.problem !== null).toBe(value === 'failed')
  expect(context.answer !== null).toBe(value === 'in')
})

test('every state is reached, and each of them can be left', () => {
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['waiting', 'uploading', 'handingIn', 'in', 'failed']))
})

test('what is in is told once, with what it was for; a cancelled one never is', async () => {
  const told: string[] = []
  let finish = (_id: number) => {}
  const sent = () => new Promise<number>((resolve) => (finish = resolve))
  const real = fileUpload<number, string>((what, fileId) => Promise.resolve(`${fileId} for ${what}`)).provide({ actors: { upload: fromPromise(sent) } })
  const actor = createActor(real, { input: { what: 5, whenIn: (answer) => told.push(answer) } }).start()
  actor.send({ type: 'choose', file })
  actor.send({ type: 'cancel' })
  finish(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect([actor.getSnapshot().value, told]).toEqual(['waiting', []])
  actor.send({ type: 'choose', file })
  finish(2)
  await expect.poll(() => actor.getSnapshot().value).toBe('in')
  expect(told).toEqual(['2 for 5'])
})
