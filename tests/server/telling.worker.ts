import { parentPort } from 'node:worker_threads'
import { beginClock } from '../../server/platform/jobs/limitedThread.ts'

beginClock()
parentPort?.postMessage({ ...process.env })
