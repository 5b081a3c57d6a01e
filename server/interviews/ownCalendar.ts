import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { checkVersion, notFound, wrongField } from '../platform/http/problem.ts'
import { addressOf, type Limit } from '../platform/http/rateLimit.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { accounts } from '../tables/accounts.ts'
import { accountCalendars } from '../tables/calendars.ts'
import { standardWeek } from './accountWeeks.ts'
import { checkZone } from './interviewTimes.ts'
import { asCalendar, feedFile } from './readCalendar.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

export const ownCalendarLimits = {
  readCalendarFeed: { bucket: ({ request }) => `calendar-feed:ip:${addressOf(request)}`, most: 600, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const ownCalendarHandlers = (app: App) =>
  ({
    getOwnCalendar: async ({ caller }) => {
      const kept = await calendarOf(app.db, caller.accountId)
      const { zone, hours, buffer } = kept ?? standardWeek(app)
      return { data: { zone, hours, buffer, version: kept?.version ?? 0, feedSince: kept?.feedSince?.toISOString() ?? null } }
    },

    saveOwnCalendar: (call) =>
      write(app, call, async (tx) => {
        const { zone, hours, buffer, version } = call.body
        checkZone(zone)
        for (const [at, { weekday, from, to }] of hours.entries()) {
          if (hours.findIndex((one) => one.weekday === weekday) !== at) throw wrongField(`hours.${at}.weekday`, 'Each day of the week once.')
          if (to <= from) throw wrongField(`hours.${at}.to`, 'Choose a time after the start.')
        }
        const kept = await lockCalendar(tx, call.caller.accountId)
        checkVersion({ version: kept?.version ?? 0 }, version)
        await keep(tx, call.caller.accountId, { zone, hours: hours.toSorted((a, b) => a.weekday - b.weekday), buffer, version: version + 1 })
        return { message: 'Successfully saved!' }
      }),

    // The answer holds the secret: it is kept nowhere, so that a repeated call makes another one.
    makeCalendarFeed: ({ caller }) =>
      app.db.transaction(async (tx) => {
        const secret = randomBytes(32).toString('base64url')
        await changeFeed(app, tx, caller, { feedHash: hashOf(secret), feedSince: new Date() })
        return { data: { url: `${app.settings.publicUrl}/api/v1/interview/feed/${secret}` } }
      }),

    endCalendarFeed: (call) =>
      write(app, call, async (tx) => {
        await changeFeed(app, tx, call.caller, { feedHash: null, feedSince: null })
        return { message: 'Nobody reads your interviews at that address any longer.' }
      }),

    /** The address alone opens it, as calendar programs cannot sign in; it tells what the person's own pages show. */
    readCalendarFeed: async ({ params, reply }) => {
      const [owner] = await app.db
        .select({ id: accounts.id, status: accounts.status, roles: accounts.roles })
        .from(accountCalendars)
        .innerJoin(accounts, eq(accounts.id, accountCalendars.accountId))
        .where(eq(accountCalendars.feedHash, hashOf(params.secret)))
      if (!owner || !isTagged(accountStates, owner.status, 'maySignIn') || !isStaff(owner)) throw notFound('calendar')
      return asCalendar(reply, await feedFile(app, owner.id), 'interviews.ics')
    },
  }) satisfies Pick<Handlers<operations>, 'getOwnCalendar' | 'saveOwnCalendar' | 'makeCalendarFeed' | 'endCalendarFeed' | 'readCalendarFeed'>

type Kept = typeof accountCalendars.$inferSelect
const calendarOf = async (db: Database | Tx, accountId: number): Promise<Kept | undefined> =>
  (await db.select().from(accountCalendars).where(eq(accountCalendars.accountId, accountId)))[0]

/** Whoever changes the own calendar waits here for the other windows of the same person. */
async function lockCalendar(tx: Tx, accountId: number): Promise<Kept | undefined> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  return calendarOf(tx, accountId)
}

const keep = (tx: Tx, accountId: number, values: Omit<Kept, 'accountId' | 'feedHash' | 'feedSince'> & Partial<Kept>) =>
  tx
    .insert(accountCalendars)
    .values({ ...values, accountId })
    .onConflictDoUpdate({ target: accountCalendars.accountId, set: values })

async function changeFeed(app: App, tx: Tx, caller: { accountId: number; name: string }, feed: Pick<Kept, 'feedHash' | 'feedSince'>) {
  const kept = await lockCalendar(tx, caller.accountId)
  const { zone, hours, buffer } = kept ?? standardWeek(app)
  await keep(tx, caller.accountId, { zone, hours, buffer, version: kept?.version ?? 1, ...feed })
  const after = { calendarAddress: feed.feedHash ? 'made' : 'ended' }
  await audit(tx, { by: caller, action: 'change', entity: 'account', id: caller.accountId, after })
}
