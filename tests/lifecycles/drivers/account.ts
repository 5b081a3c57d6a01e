import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../../server/auth/schema.ts'
import { move } from '../../../server/move.ts'
import { type AccountEvent, accountLaw } from '../../../src/machines/lifecycles/account.ts'
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
    /** Straight at the law. */
    const straight = (type: AccountEvent['type']) =>
      done(() =>
        t.db.transaction(async (tx) => {
          const [now] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
          const subject = { status: now!.status, wrongPasswords: now!.failedCount }
          const { status } = await move(tx, {
            law: accountLaw,
            subject,
            event: accountLaw.events[type],
            actors: accountLaw.who[type],
            by: 'system',
            entity: 'account',
            id,
          })
          await tx.update(accounts).set({ status }).where(eq(accounts.id, id))
        }),
      )
    const version = async () => (await t.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.version
    /** As a recruitment manager does. */
    const change = async (to: string) =>
      answered(manager.auth.POST('/users/change-status', { body: { id, status: to as typeof accounts.$inferSelect.status, version: await version() } }))
    const signIn = (password: string) => answered(t.visitor.auth.POST('/login', { body: { email, password } }))
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
        lock: prepared(
          nothing,
          async () => {
            for (let tries = 0; tries < 10; tries++) await signIn('a wrong one')
            return { status: 200, code: undefined, why: undefined }
          },
          () => straight('lock'),
        ),
        unlock: prepared(
          () => t.db.execute(sql`update accounts set locked_until = now() - interval '1 minute' where id = ${id}`),
          () => signIn(PASSWORD),
          () => straight('unlock'),
        ),
        disable: { send: change },
        enable: { send: change },
      },
    }
  }
  return {
    begin,
    withheld: {
      wrongPasswordsAreUsedUp: async () => {
        const { events, straight } = await begin()
        await events.activate.ready?.()
        await events.activate.send('active')
        return straight('lock')
      },
    },
  }
}
