import rateLimit from '@fastify/rate-limit'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { App, Call } from '../context.ts'
import { tooManyTries } from './problem.ts'

/** Where a call comes from: an address, of IPv6 the network of one customer (/64), because whoever has one has all of it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>) => rateLimit.normalizeIP(ip)

/** What is known of a call before its query and body are looked at. */
type Knock = Pick<Call, 'caller'> & { params: Record<string, unknown>; request: FastifyRequest }
/** How often an operation may be tried: so many within the seconds, counted for each `bucket`. */
export type Limit = { bucket: (knock: Knock) => string; most: number; seconds: number }

/**
 * Counts a try before anything is looked at and refuses when the window holds too many. The counter is one atomic
 * statement in the database: parallel tries and several processes cannot slip past, a restart does not clear it.
 */
export async function countTry({ db, settings }: Pick<App, 'db' | 'settings'>, bucket: string, { most, seconds }: { most: number; seconds: number }) {
  if (!settings.rateLimits) return
  const { rows } = await db.execute<{ count: number; left: number }>(sql`
    insert into tries (bucket, window_start, count) values (${bucket}, now(), 1)
    on conflict (bucket) do update set
      count = case when tries.window_start < now() - make_interval(secs => ${seconds}) then 1 else tries.count + 1 end,
      window_start = case when tries.window_start < now() - make_interval(secs => ${seconds}) then now() else tries.window_start end
    returning count, ceil(extract(epoch from window_start - now()) + ${seconds})::int as left`)
  const [tried] = rows
  if (tried && tried.count > most) throw tooManyTries(Math.max(1, tried.left))
}
