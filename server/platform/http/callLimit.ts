import rateLimit from '@fastify/rate-limit'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import type { Database } from '../db/database.ts'
import { tooManyTries } from './problem.ts'
import { addressOf } from './rateLimit.ts'

const MINUTE = 60_000
/** Calls a minute of one account, or of one address without an account. Pages and their files do not count, but for what a drawn page has read. */
const MOST = 600
const SHARED_EACH = 1000

/**
 * Counts calls by the minute in memory and adds them up with those of the other processes once a second, in one
 * statement for all. So each further process lets through at most what comes to it within that second.
 */
export function callCounts(db: Database, now: () => number = Date.now) {
  let minute = 0
  const counts = new Map<string, { shared: number; own: number }>()

  function count(key: string): { current: number; ttl: number } {
    const at = now()
    const begun = at - (at % MINUTE)
    if (begun !== minute) {
      counts.clear()
      minute = begun
    }
    const counted = counts.get(key) ?? { shared: 0, own: 0 }
    counted.own += 1
    counts.set(key, counted)
    return { current: counted.shared + counted.own, ttl: begun + MINUTE - at }
  }

  /** Tells the database what was counted since the last time, and learns what the others counted. */
  async function share() {
    const begun = minute
    // In one order, so that two processes never wait for each other.
    const told = [...counts].filter(([, { own }]) => own > 0).sort(([a], [b]) => (a < b ? -1 : 1))
    if (told.length === 0) return
    const mine = told.map(([key, { own }]) => ({ bucket: key, count: own }))
    const { rows } = await db.execute<{ bucket: string; count: number }>(sql`
      insert into tries (bucket, window_start, count)
      select bucket, ${new Date(begun).toISOString()}::timestamptz, count from jsonb_to_recordset(${JSON.stringify(mine)}::jsonb) as told (bucket text, count int)
      on conflict (bucket) do update set
        count = case when tries.window_start < excluded.window_start then excluded.count else tries.count + excluded.count end,
        window_start = greatest(tries.window_start, excluded.window_start)
      returning bucket, count`)
    if (begun !== minute) return
    const all = new Map(rows.map(({ bucket, count }) => [bucket, count]))
    for (const { bucket, count: sent } of mine) {
      const counted = counts.get(bucket)!
      counted.own -= sent
      counted.shared = all.get(bucket) ?? counted.shared
    }
  }
  return { count, share }
}

/** Refuses who calls more often than anybody works: by account where the token is good, else by address, so that an invented token is no way around. */
export async function callLimit(server: FastifyInstance, { db, settings }: Pick<App, 'db' | 'settings'>) {
  if (!settings.rateLimits) return undefined
  const { count, share } = callCounts(db)
  let next: NodeJS.Timeout | undefined
  const shareSoon = () => {
    next ??= setTimeout(() => {
      share()
        .catch((error: unknown) => server.log.warn({ err: error }, 'calls could not be added up; each process counts for itself'))
        .finally(() => {
          next = undefined
        })
    }, SHARED_EACH).unref()
  }
  server.addHook('onClose', async () => clearTimeout(next))

  class Store {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void) {
      shareSoon()
      done(null, count(key))
    }
    child() {
      return this
    }
  }
  await server.register(rateLimit, {
    global: false,
    max: MOST,
    timeWindow: MINUTE,
    store: Store,
    keyGenerator: (request) => (request.visitor ? `calls:account:${request.visitor.accountId}` : `calls:address:${addressOf(request)}`),
  })
  const look = server.createRateLimit()
  return async (request: FastifyRequest) => {
    const seen = await look(request)
    if (!seen.isAllowed && seen.isExceeded) throw tooManyTries(seen.ttlInSeconds)
  }
}
