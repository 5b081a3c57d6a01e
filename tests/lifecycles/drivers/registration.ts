import { desc, eq, sql } from 'drizzle-orm'
import { moveRegistration } from '../../../server/accounts/moveRegistration.ts'
import { accounts } from '../../../server/tables/accounts.ts'
import { registrations } from '../../../server/tables/registrations.ts'
import { type RegistrationEvent, registrationLifecycle } from '../../../src/machines/lifecycles/registration.ts'
import type { TestApp } from '../../app.ts'
import { PASSWORD } from '../../employees/onTheWay.ts'
import { invited } from '../../registration/invited.ts'
import { answered, column, type Driver, done, nothing, prepared } from '../driver.ts'

const person = { accountId: 0, name: 'Leila Haddad' }

export async function registrationDriver(t: TestApp): Promise<Driver<'registration'>> {
  async function begin() {
    const { email, code, key, invite } = await invited(t)
    const [row] = await t.db
      .select({ id: registrations.id })
      .from(registrations)
      .innerJoin(accounts, eq(accounts.id, registrations.accountId))
      .where(eq(accounts.email, email))
      .orderBy(desc(registrations.id))
    const id = row!.id
    const straight = (type: RegistrationEvent['type']) =>
      done(() =>
        t.db.transaction(async (tx) => {
          const [now] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
          await moveRegistration(tx, now!, registrationLifecycle.events[type], type === 'check' || type === 'setPassword' ? person : 'system')
        }),
      )
    const check = (typed = code) => answered(t.visitor.hr.POST('/user/check', { body: { code: typed } }))
    const wrongCode = `${code.slice(0, 4)}${code.slice(4) === '000000' ? '000001' : '000000'}`
    const ok = { status: 200, code: undefined, why: undefined }
    return {
      id,
      straight,
      applicant: async () => key,
      status: () => column(t, 'registrations', id),
      events: {
        check: { send: () => check(), quiet: true },
        // Whoever sends code and password in one call has shown the code as well.
        setPassword: prepared(
          nothing,
          () => answered(t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } })),
          () => straight('setPassword'),
        ),
        expire: prepared(
          () => t.db.execute(sql`update registrations set expires_at = now() - interval '1 minute' where id = ${id}`),
          async () => ((await check()).code === 'REGISTRATION_CODE_EXPIRED' ? ok : { ...ok, status: 500 }),
          () => straight('expire'),
        ),
        burn: prepared(
          nothing,
          async () => {
            for (let tries = 0; tries < 4; tries++) await check(wrongCode)
            return (await check(wrongCode)).code === 'REGISTRATION_CODE_BURNED' ? ok : { ...ok, status: 500 }
          },
          () => straight('burn'),
        ),
        supersede: prepared(
          nothing,
          () => done(invite),
          () => straight('supersede'),
        ),
      },
    }
  }
  const expired = async () => {
    const about = await begin()
    await t.db.execute(sql`update registrations set expires_at = now() - interval '1 minute' where id = ${about.id}`)
    return about
  }
  return {
    begin,
    withheld: {
      timeIsLeft: async () => (await expired()).straight('check'),
      timeIsOver: async () => (await begin()).straight('expire'),
      triesAreUsedUp: async () => (await begin()).straight('burn'),
    },
  }
}
