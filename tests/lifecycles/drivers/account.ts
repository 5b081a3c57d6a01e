import { eq } from 'drizzle-orm'
import { accountTransitions } from '../../../server/accounts/endSessions.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { accounts } from '../../../server/tables/accounts.ts'
import { type AccountEvent, accountLifecycle } from '../../../src/machines/lifecycles/account.ts'
import type { TestApp } from '../../app.ts'
import { PASSWORD } from '../../employees/onTheWay.ts'
import { invited } from '../../registration/invited.ts'
import { answered, column, type Driver, done, nothing, prepared } from '../driver.ts'

export async function accountDriver(t: TestApp): Promise<Driver<'account'>> {
  const manager = await t.as('manager')
  async function begin() {
    const { email, code } = await invited(t)
    const [account] = await t.db.select().from(accounts).where(eq(accounts.email, email))
    const id = account!.id
    /** Straight at the lifecycle. */
    const straight = (type: AccountEvent['type']) =>
      done(() =>
        t.db.transaction(async (tx) => {
          const [now] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
          await transition(tx, accountTransitions, now!, { event: accountLifecycle.events[type], actors: accountLifecycle.permissions[type], by: 'system' })
        }),
      )
    const version = async () => (await t.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.version
    /** As a recruitment manager does. */
    const change = async (to: string) =>
      answered(manager.auth.POST('/users/change-status', { body: { id, status: to as typeof accounts.$inferSelect.status, version: await version() } }))
    return {
      id,
      straight,
      status: () => column(t, 'accounts', id),
      events: {
        activate: prepared(
          nothing,
          () => answered(t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } })),
          () => straight('activate'),
        ),
        lock: { send: change },
        unlock: { send: change },
        disable: { send: change },
        enable: { send: change },
      },
    }
  }
  return { begin, withheld: {} }
}
