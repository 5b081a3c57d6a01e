import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { leaveRequestLifecycle, leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { firstDayWithin } from '../../platform/workingDays.ts'
import { leaveRequests } from '../../tables/leave.ts'
import { mailAsked } from '../mailLeave.ts'
import { approveAlone, lockRequest, moveRequest } from './moveRequest.ts'

/** Approved leave whose last day has passed was taken. */
export async function takeLeaveThatIsOver(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const over = await app.db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .where(and(inArray(leaveRequests.status, tagged(leaveRequestStates, 'ahead')), lt(leaveRequests.lastDay, today)))
    .orderBy(asc(leaveRequests.id))
  return eachAlone('leave-taken', over, ({ id }) =>
    app.db.transaction(async (tx) => {
      const locked = await lockRequest(app, tx, id, 'system')
      // Another process was faster, or it was changed meanwhile.
      const isDue = tagged(leaveRequestStates, 'ahead').some((status) => status === locked.request.status) && locked.request.lastDay < locked.today
      if (isDue) await moveRequest(app, tx, locked, 'system', { event: leaveRequestLifecycle.events.take })
    }),
  )
}

/** After so many working days whoever answers is reminded, once. */
const REMINDED_AFTER = 3

export async function remindOfLeave(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const isAsked = inArray(leaveRequests.status, tagged(leaveRequestStates, 'undecided'))
  const waiting = await app.db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .where(and(isAsked, lt(leaveRequests.askedAt, sql`${firstDayWithin(REMINDED_AFTER, today)}::date`), gte(leaveRequests.lastDay, today)))
    .orderBy(asc(leaveRequests.id))
  // The mark of the message tells which was sent: a second one is not queued.
  return eachAlone('leave-reminders', waiting, ({ id }) =>
    app.db.transaction(async (tx) => {
      const locked = await lockRequest(app, tx, id, 'system')
      const { request, employee, kind } = locked
      const [still] = await tx
        .select({ id: leaveRequests.id })
        .from(leaveRequests)
        .where(and(eq(leaveRequests.id, request.id), isAsked))
      // Whoever could have answered may have gone meanwhile.
      if (still && !(await approveAlone(app, tx, locked, 'system'))) await mailAsked(app, tx, { employee, kind, request, today }, 'reminder')
    }),
  )
}

export const takeLeaveByTheHour = (app: App) =>
  app.jobs.work('leave-taken', async () => void ((await takeLeaveThatIsOver(app)) + (await remindOfLeave(app))), { cron: '11 * * * *' })
