import { Worker } from 'node:worker_threads'

/** What a thread may use before it is ended. */
export type Bounds = { heapMb: number; externalMb: number; cpuMs: number; wallMs: number }
/** How a thread came to its end when it gave no answer. */
export type Overrun = 'tooLarge' | 'tooSlow' | 'broken'
export type Outcome<Answer> = { answer: Answer } | { overrun: Overrun }
const WATCH_MS = 25

/**
 * Runs a file in a thread of its own and answers with the first message it posts. Typed arrays live outside the heap
 * that `resourceLimits` bounds, so they are watched as well; the thread's own working time counts, so that a busy
 * machine turns no honest file away. Buffers named in `given` are handed over, not copied.
 */
export function limitedThread<Answer>(file: URL, workerData: object, bounds: Bounds, given: ArrayBuffer[] = []): Promise<Outcome<Answer>> {
  const worker = new Worker(file, {
    workerData,
    transferList: given,
    resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const clock = setTimeout(() => settle({ overrun: 'tooSlow' }), bounds.wallMs)
    const watch = setInterval(async () => {
      const used = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).catch(() => null)
      if (!used) return
      const [{ external_memory }, { user, system }] = used
      if (external_memory > bounds.externalMb * 1024 * 1024) settle({ overrun: 'tooLarge' })
      if ((user + system) / 1000 > bounds.cpuMs) settle({ overrun: 'tooSlow' })
    }, WATCH_MS)
    const settle = (outcome: Outcome<Answer>) => {
      clearTimeout(clock)
      clearInterval(watch)
      void worker.terminate()
      resolve(outcome)
    }
    worker.on('message', (answer: Answer) => settle({ answer }))
    worker.on('error', (error: NodeJS.ErrnoException) => settle({ overrun: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'broken' }))
    worker.on('exit', () => settle({ overrun: 'broken' }))
  })
}

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
