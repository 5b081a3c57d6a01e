import { Worker } from 'node:worker_threads'
import { type RefusalCode, refuse } from './refusal.ts'

export type Reading = { text: string } | { refusal: RefusalCode }

/**
 * What one reading may use. Typed arrays live outside the heap that `resourceLimits` bounds, so they are watched as well;
 * its own working time counts, so that a busy machine turns no honest CV away.
 */
export const limits = { heapMb: 128, externalMb: 64, cpuMs: 1_800, wallMs: 10_000, textLength: 200_000, atOnce: 2, waiting: 50 }
const WATCH_MS = 25

let running = 0
const queue: (() => void)[] = []

/** The text of a checked PDF or DOCX, read in a limited thread; throws the refusal when it cannot be read safely. */
export async function readText(kind: 'pdf' | 'docx', bytes: Buffer): Promise<string> {
  if (running >= limits.atOnce) {
    if (queue.length >= limits.waiting) throw refuse('FILE_TOO_SLOW')
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running++
  try {
    const reading = await readInThread(kind, bytes)
    if ('refusal' in reading) throw refuse(reading.refusal)
    return tidy(reading.text)
  } finally {
    running--
    queue.shift()?.()
  }
}

/** Plain text that the database can keep: no control characters, no lone surrogates, no endless blank runs. */
export const tidy = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
    .slice(0, limits.textLength)

function readInThread(kind: 'pdf' | 'docx', bytes: Buffer): Promise<Reading> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    workerData: { kind, bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise<Reading>((resolve) => {
    const clock = setTimeout(() => settle({ refusal: 'FILE_TOO_SLOW' }), limits.wallMs)
    const watch = setInterval(async () => {
      const used = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).catch(() => null)
      if (!used) return
      const [{ external_memory }, { user, system }] = used
      if (external_memory > limits.externalMb * 1024 * 1024) settle({ refusal: 'FILE_UNPACKS_TOO_LARGE' })
      if ((user + system) / 1000 > limits.cpuMs) settle({ refusal: 'FILE_TOO_SLOW' })
    }, WATCH_MS)
    const settle = (reading: Reading) => {
      clearTimeout(clock)
      clearInterval(watch)
      void worker.terminate()
      resolve(reading)
    }
    worker.on('message', settle)
    worker.on('error', (error: NodeJS.ErrnoException) =>
      settle({ refusal: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'FILE_UNPACKS_TOO_LARGE' : 'FILE_DAMAGED' }),
    )
    worker.on('exit', () => settle({ refusal: 'FILE_DAMAGED' }))
  })
}
