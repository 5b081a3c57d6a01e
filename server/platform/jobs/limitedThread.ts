import { parentPort, Worker } from 'node:worker_threads'

/** What a thread may use before it is ended; its working time counts from `beginClock`. */
type Bounds = { heapMb: number; externalMb: number; cpuMs: number; wallMs?: number }
/** How a thread came to its end when it gave no answer. */
export type Overrun = 'tooLarge' | 'tooSlow' | 'tooBusy' | 'broken'
type Outcome<Answer> = { answer: Answer } | { overrun: Overrun }
type Clock = { clock: NodeJS.CpuUsage }
const WATCH_MS = 25
/** A thread is told nothing of the settings but where compiled files are kept: it loads in two thirds of the time. */
const onlyCompiled = ({ NODE_COMPILE_CACHE } = process.env) => (NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {})
/** The last resort, on a machine that gives the thread no time at all; shorter than a silent connection may last. */
const LONGEST_WALL_MS = 110_000

/**
 * Runs a file in a thread of its own and answers with what it posts after `beginClock`. Typed arrays live outside the
 * heap that `resourceLimits` bounds, so they are watched as well. Only the thread's own working time counts, and only
 * since it had loaded what it needs, so that a busy machine turns no honest file away. Buffers named in `given` are
 * handed over, not copied.
 */
export function limitedThread<Answer>(file: URL, workerData: object, bounds: Bounds, given: ArrayBuffer[] = []): Promise<Outcome<Answer>> {
  const worker = new Worker(file, {
    workerData,
    transferList: given,
    resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: onlyCompiled(),
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    let begun: number | null = null
    const wall = setTimeout(() => settle({ overrun: 'tooBusy' }), bounds.wallMs ?? LONGEST_WALL_MS)
    const watch = setInterval(async () => {
      const used = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).catch(() => null)
      if (!used) return
      const [{ external_memory }, cpu] = used
      if (external_memory > bounds.externalMb * 1024 * 1024) settle({ overrun: 'tooLarge' })
      if (begun !== null && worked(cpu) - begun > bounds.cpuMs) settle({ overrun: 'tooSlow' })
    }, WATCH_MS)
    const settle = (outcome: Outcome<Answer>) => {
      clearTimeout(wall)
      clearInterval(watch)
      void worker.terminate()
      resolve(outcome)
    }
    worker.once('message', ({ clock }: Clock) => {
      begun = worked(clock)
      worker.once('message', (answer: Answer) => settle({ answer }))
    })
    worker.on('error', (error: NodeJS.ErrnoException) => settle({ overrun: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'broken' }))
    worker.on('exit', () => settle({ overrun: 'broken' }))
  })
}

const worked = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Said once inside the thread, when it has loaded what it needs and is about to touch what it was given. */
export const beginClock = () => parentPort?.postMessage({ clock: process.threadCpuUsage() } satisfies Clock)

/** Lets so many pieces of work run at once and so many more wait; who comes then is sent away. */
export function turns({ atOnce, waiting, full }: { atOnce: number; waiting: number; full: () => Error }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw full()
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      queue.shift()?.()
    }
  }
}
