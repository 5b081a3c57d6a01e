import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { accountStates } from '../../src/machines/lifecycles/account.ts'
import { interviewStates } from '../../src/machines/lifecycles/interview.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { daysAfter, rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { isStaff } from '../platform/http/permissions.ts'
import { notFound, wrongField } from '../platform/http/problem.ts'
import { readApplication } from '../records/applications.ts'
import { accounts } from '../tables/accounts.ts'
import { interviews } from '../tables/applications.ts'
import { busyOf, weeksOf } from './accountWeeks.ts'
import { fitting, freeSpans, type Span, shared, workingSpans } from './freeTimes.ts'
import { checkZone, planOf } from './interviewTimes.ts'

const MOST_SLOTS = 8

export const freeTimeHandlers = (app: App) =>
  ({
    findFreeTimes: async ({ body, caller }) => {
      const { accountIds, from, days, zone, minutes, applicationId, interviewId } = body
      checkZone(zone)
      if (applicationId) await readApplication(app.db, caller, applicationId)
      if (interviewId) {
        const [known] = await app.db.select({ applicationId: interviews.applicationId }).from(interviews).where(eq(interviews.id, interviewId))
        if (!known) throw notFound('interview')
        await readApplication(app.db, caller, known.applicationId, 'interview')
      }
      const people = await panelOf(app.db, accountIds)
      const range: Span = { from: rangeOf(from, { timeZone: zone }).from.getTime(), to: rangeOf(daysAfter(from, days), { timeZone: zone }).from.getTime() }
      const weeks = await weeksOf(app, accountIds)
      const busy = await busyOf(app, accountIds, { from: range.from - 7_200_000, to: range.to + 7_200_000 }, interviewId)
      const each = people.map(({ id, name }) => {
        const week = weeks.get(id)!
        const taken = busy.get(id) ?? []
        return { id, name, zone: week.zone, taken, working: workingSpans(week, range), free: freeSpans(week, taken, range) }
      })
      const together = shared(each.map(({ free }) => free))
      const taken = applicationId ? await daysTaken(app.db, applicationId, from, interviewId) : new Set<string>()
      const ahead = together.flatMap((span) => (span.to > Date.now() ? [{ ...span, from: Math.max(span.from, Date.now()) }] : []))
      const fits = (slot: Span) => {
        const plan = planOf(slot, zone)
        return plan !== null && !taken.has(plan.day)
      }
      const slots = fitting(ahead, minutes, MOST_SLOTS, fits).flatMap((slot) => {
        const { day, startTime, endTime } = planOf(slot, zone)!
        return { day, startTime, endTime }
      })
      return {
        data: {
          people: each.map(({ id, name, zone, taken, working }) => ({ id, name, zone, busy: taken.map(shown), working: working.map(shown) })),
          together: together.map(shown),
          slots,
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'findFreeTimes'>

const shown = ({ from, to }: Span): components['schemas']['TimeSpan'] => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })

/** These people, in the order of their names; each of them can be asked. */
export async function panelOf(db: Database | Tx, ids: readonly number[], field = 'accountIds'): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  const people = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(accounts.name, accounts.id)
  const able = people.filter((person) => isTagged(accountStates, person.status, 'maySignIn') && isStaff(person))
  if (able.length !== ids.length) throw wrongField(field, 'Choose people from the list.')
  return able
}

/** On which days a candidate has an interview. */
export async function daysTaken(db: Database | Tx, applicationId: number, from: string, except = 0): Promise<Set<string>> {
  const rows = await db
    .select({ day: interviews.day })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        ne(interviews.id, except),
        gte(interviews.day, from),
        inArray(interviews.status, [...tagged(interviewStates, 'planned'), ...tagged(interviewStates, 'held')]),
      ),
    )
  return new Set(rows.map(({ day }) => day))
}
