import { eq, sql } from 'drizzle-orm'
import { requestTransitions } from '../../../server/leave/requests/requestTransitions.ts'
import { takeLeaveThatIsOver } from '../../../server/leave/requests/takeLeave.ts'
import { todayIn } from '../../../server/platform/days.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { leaveRequests } from '../../../server/tables/leave.ts'
import type { LeaveRequestStatus } from '../../../src/machines/lifecycles/leaveRequest.ts'
import type { TestApp } from '../../app.ts'
import { kindNamed, mondayIn, plus, worker } from '../../leave/people.ts'
import { answered, column, type Driver, done, must } from '../driver.ts'

export async function leaveRequestDriver(t: TestApp): Promise<Driver<'leaveRequest'>> {
  const manager = await t.as('manager')
  let person: ReturnType<typeof worker> | undefined
  let weeks = 4

  async function asked() {
    person ??= worker(t)
    const me = await (await person).as()
    weeks += 2
    const firstDay = mondayIn(weeks)
    const body = { kindId: await kindNamed(t, 'Unpaid leave'), firstDay, lastDay: plus(firstDay, 4) }
    const { id } = must(await me.hr.POST('/leave/request', { body })).data
    const version = async () => Number(await column(t, 'leave_requests', id, 'version'))
    const change = (who: typeof me) => async (status: LeaveRequestStatus, reason?: string) =>
      answered(who.hr.POST('/leave/request/change-status', { body: { id, status, version: await version(), ...(reason && { reason }) } }))
    let at = 0
    return {
      ...{ id, firstDay },
      own: change(me),
      hr: change(manager),
      cancelDays: async () =>
        answered(
          manager.hr.POST('/leave/request/cancel-days/{id}', {
            params: { path: { id } },
            body: { days: [{ day: plus(firstDay, at++) }], version: await version() },
          }),
        ),
      passes: (days: string) => t.db.execute(sql`update leave_requests set first_day = ${days}::date, last_day = ${days}::date where id = ${id}`),
    }
  }

  return {
    begin: async () => {
      const { id, own, hr, cancelDays, passes } = await asked()
      return {
        id,
        status: () => column(t, 'leave_requests', id),
        events: {
          approve: { send: () => hr('approved') },
          decline: { send: () => hr('declined', 'Too many are away') },
          askBack: { send: () => hr('questioned', 'Could it be a week later?') },
          answer: { send: () => own('asked', 'The flights are booked') },
          withdraw: { send: () => own('withdrawn') },
          cancel: { send: () => own('cancelled') },
          cancelDays: { send: cancelDays },
          // Nobody calls it: it comes by itself.
          take: { quiet: true, ready: () => passes('2024-02-05'), send: () => done(() => takeLeaveThatIsOver(t.app)) },
        },
      }
    },
    withheld: {
      hasNotBegun: async () => {
        const { hr, own, passes } = await asked()
        await hr('approved')
        await passes('2024-02-05')
        return own('cancelled')
      },
      isOver: async () => {
        const { id, hr } = await asked()
        await hr('approved')
        const step = { by: 'system', actors: ['system'], event: { type: 'take' } } as const
        return done(() =>
          t.db.transaction(async (tx) => {
            const [request] = await tx.select().from(leaveRequests).where(eq(leaveRequests.id, id)).for('update')
            await transition(tx, requestTransitions(todayIn(t.app.settings)), request!, step)
          }),
        )
      },
    },
  }
}
