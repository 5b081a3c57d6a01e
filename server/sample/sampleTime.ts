import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import type { Settings } from '../platform/settings.ts'

/** What tells when something happened; days that people set, such as an interview's, are not among them. */
const MOMENTS = {
  audit_log: ['at'],
  status_history: ['at'],
  outbox: ['created_at'],
  requisitions: ['created_at'],
  approvals: ['asked_at', 'answered_at'],
  job_posts: ['published_at'],
  applicants: ['created_at'],
  applications: ['date_received', 'status_since'],
  reviews: ['at'],
  referrals: ['at'],
  application_links: ['created_at'],
  application_consents: ['at'],
  interviews: ['created_at'],
  scorecards: ['created_at', 'saved_at', 'submitted_at'],
  scorecard_versions: ['at'],
  scorings: ['at'],
  application_scores: ['at'],
} as const
/** Their rows are never changed; those of the sample are, before anybody has seen them. */
const NEVER_CHANGED = ['audit_log', 'audit_chain', 'status_history', 'scorings', 'application_scores'] as const

/** Lets the sample live through its past: `pass(days)` dates all of it back by so many days, so that its order stays. */
export async function livedThrough(
  { timeZone }: Pick<Settings, 'timeZone'>,
  tx: Tx,
  live: (pass: (days: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const triggers = async (how: 'enable' | 'disable') => {
    for (const table of NEVER_CHANGED) await tx.execute(sql.raw(`alter table ${table} ${how} trigger user`))
  }
  await triggers('disable')
  await live(async (days) => {
    const earlier = sql`make_interval(secs => ${Math.max(0, days) * 86_400})`
    for (const [table, columns] of Object.entries(MOMENTS)) {
      const sets = columns.map((column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} - ${earlier}`)
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)}`)
    }
    await tx.execute(sql`update requisitions set request_date = (created_at at time zone ${timeZone})::date where request_date is not null`)
  })
  // The chain is made once the rows have their dates.
  await tx.execute(sql`delete from audit_chain`)
  await triggers('enable')
  await tx.execute(sql`select seal_audit_rows()`)
}
