import { parentPort, workerData } from 'node:worker_threads'
import { beginClock } from '../../platform/jobs/limitedThread.ts'
import { languageOf } from './languageOf.ts'

const { texts } = workerData as { texts: string[] }
beginClock()
parentPort!.postMessage(texts.map(languageOf))
