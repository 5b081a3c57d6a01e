import { sql } from 'drizzle-orm'
import type { App } from './contract.ts'

/** What nobody needs any more goes each night: used keys after a day, counters after an hour, sessions a month after their end. */
export const startHousekeeping = (app: App) =>
  app.jobs.work(
    'housekeeping',
    async () => {
      await app.db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`)
      await app.db.execute(sql`delete from tries where window_start < now() - interval '1 day'`)
      await app.db.execute(sql`delete from failed_attempts where last_at < now() - interval '1 day'`)
      await app.db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`)
      await app.db.execute(sql`delete from notice_reads where read_at < now() - interval '400 days'`)
      await app.db.execute(sql`delete from outbox_secrets where registration_id in (select id from registrations where expires_at < now())`)
      await app.db.execute(sql`delete from imports where created_at < now() - interval '30 days'`)
    },
    { cron: '23 2 * * *' },
  )
