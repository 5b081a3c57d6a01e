// The thread that asks, so that what asking costs is not counted as the server's work.
import { Worker } from 'node:worker_threads'
import type { Asked } from './cases.ts'
import { askingThreads } from './work.ts'

export type Call = Asked & { token?: string; read?: boolean }
/** Asks the server on this port. */
export async function askFrom(port: number) {
  const worker = new Worker(new URL('./client.worker.mjs', import.meta.url), { workerData: { port } })
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  const thread = await new Promise<string>((resolve) => worker.once('message', (told: { thread: string }) => resolve(told.thread)))
  askingThreads.add(thread)
  worker.on('message', ({ id, answer, error }: { id: number; answer: never; error?: string }) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (error) reject(new Error(error))
    else resolve(answer)
  })
  let last = 0
  const send = <Answer>(what: string, of: unknown) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      worker.postMessage({ id: last, what, of })
    })
  return {
    ask: (of: Call) => send<{ status: number; bytes: number; ms: number; text: string | null }>('ask', of),
    press: (of: { calls: Call[]; clients: number; seconds: number }) => send<{ times: number[] }>('press', of),
    end: () => worker.terminate(),
  }
}
