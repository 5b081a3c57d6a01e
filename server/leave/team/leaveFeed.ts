import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { operations } from '../../../src/api/hr.gen.ts'
import { accountStates } from '../../../src/machines/lifecycles/account.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { attachment } from '../../files/fileName.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { isStaff } from '../../platform/http/permissions.ts'
import { notFound } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { accounts } from '../../tables/accounts.ts'
import { leaveFeeds } from '../../tables/calendars.ts'
import { nameOf, ownEmployee } from '../people.ts'
import { dayAfter, monthsAfter } from '../rules/days.ts'
import { absencesOf, membersOf, teamDays } from './overlap.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

export const leaveFeedLimits = {
  readLeaveFeed: { bucket: ({ request }) => `leave-feed:ip:${addressOf(request)}`, most: 600, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

/** The day as the calendar file has it: without a time, and without a zone. */
const allDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Who of the own team is away, from three months ago to a year ahead; approved leave only, and never why. */
async function feedFile(app: App, accountId: number): Promise<string> {
  const own = await ownEmployee(app.db, { accountId })
  const calendar = ical({ prodId: { company: 'Threshold', product: 'Leave', language: 'EN' }, method: ICalCalendarMethod.PUBLISH })
  if (!own) return calendar.toString()
  const today = todayIn(app.settings)
  const led = await membersOf(app.db, own.id, 500)
  const peers = own.managerId === null ? [] : await membersOf(app.db, own.managerId, 500)
  const people = new Map([own, ...led, ...peers].map((one) => [one.id, nameOf(one)]))
  const range = { from: monthsAfter(today, -3), to: monthsAfter(today, 12) }
  const days = await teamDays(app.db, [...people.keys()], range)
  const granted = tagged(leaveRequestStates, 'granted')
  for (const absence of absencesOf(days, range).filter(({ status }) => granted.some((one) => one === status)))
    calendar.createEvent({
      id: `leave-${absence.requestId}-${absence.firstDay}@threshold`,
      start: allDay(absence.firstDay),
      end: allDay(dayAfter(absence.lastDay)),
      allDay: true,
      summary: `${people.get(absence.employeeId)}: away`,
      status: ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}

export const leaveFeedHandlers = (app: App) =>
  ({
    // The answer holds the secret: it is kept nowhere, so that a repeated call makes another one.
    makeLeaveFeed: ({ caller }) =>
      app.db.transaction(async (tx) => {
        const secret = randomBytes(32).toString('base64url')
        const feed = { hash: hashOf(secret), since: new Date() }
        await tx
          .insert(leaveFeeds)
          .values({ accountId: caller.accountId, ...feed })
          .onConflictDoUpdate({ target: leaveFeeds.accountId, set: feed })
        await audit(tx, { by: caller, action: 'change', entity: 'account', id: caller.accountId, after: { leaveAddress: 'made' } })
        return { data: { url: `${app.settings.publicUrl}/api/hr/v1/leave/feed/${secret}` } }
      }),

    endLeaveFeed: (call) =>
      write(app, call, async (tx) => {
        const { caller } = call
        await tx.delete(leaveFeeds).where(eq(leaveFeeds.accountId, caller.accountId))
        await audit(tx, { by: caller, action: 'change', entity: 'account', id: caller.accountId, after: { leaveAddress: 'ended' } })
        return { message: 'Nobody reads who is away at that address any longer.' }
      }),

    /** The address alone opens it, as calendar programs cannot sign in. */
    readLeaveFeed: async ({ params, reply }) => {
      const [owner] = await app.db
        .select({ id: accounts.id, status: accounts.status, roles: accounts.roles })
        .from(leaveFeeds)
        .innerJoin(accounts, eq(accounts.id, leaveFeeds.accountId))
        .where(eq(leaveFeeds.hash, hashOf(params.secret)))
      if (!owner || !isTagged(accountStates, owner.status, 'maySignIn') || !isStaff(owner)) throw notFound('calendar')
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', attachment('leave.ics'))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
      return Buffer.from(await feedFile(app, owner.id))
    },
  }) satisfies Pick<Handlers<operations>, 'makeLeaveFeed' | 'endLeaveFeed' | 'readLeaveFeed'>
