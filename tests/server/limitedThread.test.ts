import { afterEach, expect, test, vi } from 'vitest'
import { limitedThread } from '../../server/platform/jobs/limitedThread.ts'

const file = new URL('./spinning.worker.ts', import.meta.url)
const nothing = { workMs: 0, waitMs: 0 }
const run = (spent: object, bounds: object) =>
  limitedThread<string>(file, { before: nothing, after: nothing, ...spent }, { heapMb: 64, externalMb: 40, cpuMs: 100, ...bounds })

test('a thread that works longer than it may is ended', async () => {
  expect(await run({ after: { workMs: 60_000, waitMs: 0 } }, {})).toEqual({ overrun: 'tooSlow' })
})

test('its loading does not count, however long a busy machine takes over it', async () => {
  expect(await run({ before: { workMs: 400, waitMs: 400 } }, {})).toEqual({ answer: 'answered' })
})

test('time in which the machine let it wait does not count', async () => {
  expect(await run({ after: { workMs: 0, waitMs: 1000 } }, {})).toEqual({ answer: 'answered' })
})

test('a machine that gives it no time at all is told from a thread that takes too much', async () => {
  expect(await run({ after: { workMs: 0, waitMs: 60_000 } }, { wallMs: 300 })).toEqual({ overrun: 'tooBusy' })
})

afterEach(() => vi.unstubAllEnvs())
const told = () => limitedThread<object>(new URL('./telling.worker.ts', import.meta.url), {}, { heapMb: 64, externalMb: 40, cpuMs: 1000 })

test('it is told of no setting but where compiled files are kept, and of nothing when they are kept nowhere', async () => {
  vi.stubEnv('APP_SECRET', 'a secret')
  expect(await told()).toEqual({ answer: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } })
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(await told()).toEqual({ answer: {} })
})
