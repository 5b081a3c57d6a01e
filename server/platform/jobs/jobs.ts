import PgBoss from 'pg-boss'
import type { Tx } from '../db/database.ts'
import { clientOf } from '../db/prepared.ts'

export type Jobs = {
  /** Queues a job within a transaction: it exists only if the transaction commits. */
  send(tx: Tx, queue: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** The same of many at once. */
  sendAll(tx: Tx, queue: string, list: readonly { data: object; startAfter?: Date | undefined }[]): Promise<void>
  /**
   * Runs `handler` for each job of a queue; `cron` adds one at those times (UTC), once however many processes run. A queue is looked at once a
   * second, one that lives by the clock alone (`cron` without `soon`) every half a minute, since each look costs as much as a call: `batch` jobs of
   * it are then done one after the other. Where one of them fails all are tried again, so `handler` leaves alone what is done.
   */
  work(queue: string, handler: (data: never) => Promise<void>, options?: { cron?: string; soon?: true; batch?: number }): Promise<void>
  stop(): Promise<void>
}

type Client = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

/** Background work on pg-boss, in the same PostgreSQL; `seldom` is how many seconds lie between two looks at a queue that lives by the clock. */
export async function openJobs(url: string, onError: (error: Error) => void, { seldom = 30 } = {}): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3 })
  boss.on('error', onError)
  await boss.start()
  const known = new Set<string>()
  const queue = async (name: string) => {
    if (!known.has(name)) await boss.createQueue(name, { policy: 'standard', retryLimit: 5, retryBackoff: true })
    known.add(name)
  }
  return {
    async send(tx, name, data, options) {
      const client = clientOf(tx) as Client
      await boss.send(name, data, { ...options, db: { executeSql: (text, values) => client.query(text, values) } })
    },
    async sendAll(tx, name, list) {
      const client = clientOf(tx) as Client
      const jobs = list.map(({ data, startAfter }) => ({ name, data, ...(startAfter && { startAfter }) }))
      await boss.insert(name, jobs, { db: { executeSql: (text, values) => client.query(text, values) } })
    },
    async work(name, handler, { cron, soon, batch = 1 } = {}) {
      await queue(name)
      await boss.work(name, { pollingIntervalSeconds: cron && !soon ? seldom : 1, batchSize: batch }, async (jobs) => {
        const failed: unknown[] = []
        for (const job of jobs) await handler(job.data as never).catch((error: unknown) => failed.push(error))
        if (failed.length > 0) throw failed[0]
      })
      if (cron) await boss.schedule(name, cron)
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/** For processes that only answer calls and for tests: jobs are dropped, rows in the tables remain. */
export const noJobs: Jobs = {
  send: async () => undefined,
  sendAll: async () => undefined,
  work: async () => undefined,
  stop: async () => undefined,
}
