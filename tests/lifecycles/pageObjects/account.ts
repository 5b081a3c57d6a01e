import { eq } from 'drizzle-orm'
import { accounts } from '../../../server/tables/accounts.ts'
import { accountDriver } from '../drivers/account.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /users/{id}, by a manager. */
export async function accountPage({ t, manager }: Users): Promise<PageObject<'account'>> {
  return {
    driver: await accountDriver(t),
    window: manager,
    actors: ['manager'],
    open: async (page, { id }) => {
      await page.goto(`/users/${id}`)
    },
    within: (page) => page.locator('main'),
    state: (page) => page.locator('main .st').first(),
    subject: async (id) => (await t.db.select().from(accounts).where(eq(accounts.id, id)))[0]!,
    press: {
      activate: 'Setting the password is clicked where registrations are.',
      lock: confirmed('lock'),
      unlock: pressed('unlock'),
      disable: confirmed('disable'),
      enable: pressed('enable'),
    },
  }
}
