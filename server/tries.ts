import { sql } from 'drizzle-orm'
import type { App } from './contract.ts'
import { Problem } from './problem.ts'

/**
 * Counts a try before anything is looked at and refuses when the window holds too many. The counter is one atomic
 * statement in the database: parallel tries and several processes cannot slip past, a restart does not clear it.
 */
export async function countTry({ db, settings }: Pick<App, 'db' | 'settings'>, bucket: string, { most, seconds }: { most: number; seconds: number }) {
  if (!settings.rateLimits) return
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into tries (bucket, window_start, count) values (${bucket}, now(), 1)
    on conflict (bucket) do update set
      count = case when tries.window_start < now() - make_interval(secs => ${seconds}) then 1 else tries.count + 1 end,
      window_start = case when tries.window_start < now() - make_interval(secs => ${seconds}) then now() else tries.window_start end
    returning count`)
  if ((rows[0]?.count ?? 0) > most) throw new Problem(429, 'TOO_MANY_TRIES', `Too many tries. Wait ${Math.ceil(seconds / 60)} minutes and try again.`)
}
