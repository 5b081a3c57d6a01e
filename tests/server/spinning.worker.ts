import { parentPort, workerData } from 'node:worker_threads'
import { beginClock } from '../../server/platform/jobs/limitedThread.ts'

/** Works and waits so long before its clock begins, and so long after it. */
const { before, after } = workerData as Record<'before' | 'after', { workMs: number; waitMs: number }>

function spend({ workMs, waitMs }: { workMs: number; waitMs: number }) {
  const begun = process.threadCpuUsage().user
  while (process.threadCpuUsage().user - begun < workMs * 1000);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
}

spend(before)
beginClock()
spend(after)
parentPort!.postMessage('answered')
