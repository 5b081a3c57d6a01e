import { sql } from 'drizzle-orm'
import { FIRST_STEPS_HIDDEN } from '../../tables/platform.ts'
import type { App } from '../context.ts'
import { eachAlone } from './oneByOne.ts'

/** What nobody needs any more: used keys after a day, counters after an hour, sessions a month after their end. */
const unneeded = {
  idempotency_keys: sql`created_at < now() - interval '1 day'`,
  tries: sql`window_start < now() - interval '1 day'`,
  failed_attempts: sql`last_at < now() - interval '1 day'`,
  sessions: sql`expires_at < now() - interval '30 days'`,
  notice_reads: sql`read_at < now() - interval '400 days' and notice <> ${FIRST_STEPS_HIDDEN}`,
  outbox_secrets: sql`registration_id in (select id from registrations where expires_at < now())`,
  imports: sql`created_at < now() - interval '30 days'`,
}

/** Each night; a table that cannot be cleared does not keep the others. */
export const keepHouse = (app: Pick<App, 'db'>) =>
  eachAlone('housekeeping', Object.keys(unneeded) as (keyof typeof unneeded)[], (table) =>
    app.db.execute(sql`delete from ${sql.identifier(table)} where ${unneeded[table]}`),
  )

export const startHousekeeping = (app: App) => app.jobs.work('housekeeping', async () => void (await keepHouse(app)), { cron: '23 2 * * *' })
