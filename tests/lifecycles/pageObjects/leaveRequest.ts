import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { leaveRequests } from '../../../server/tables/leave.ts'
import type { Drive } from '../driver.ts'
import { leaveRequestDriver } from '../drivers/leaveRequest.ts'
import { confirmed, type PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On the page of leave, by a manager who answers it. */
export async function leaveRequestPage({ t, manager }: Users): Promise<PageObject<'leaveRequest'>> {
  const row = (page: Page, { id }: Pick<Drive, 'id'>) => page.locator(`[data-leave-request="${id}"]`)
  const press = (event: string) => (page: Page, drive: Drive) => row(page, drive).locator(`[data-event="${event}"]`).click()
  return {
    driver: await leaveRequestDriver(t),
    window: manager,
    actors: ['manager'],
    open: async (page, { id }) => {
      await page.goto(`/leave?request=${id}`)
    },
    within: row,
    state: (page, drive) => row(page, drive).locator('.st'),
    subject: async (id) => ({ ...(await t.db.select().from(leaveRequests).where(eq(leaveRequests.id, id)))[0]!, hasNotBegun: true, isOver: false }),
    press: {
      approve: press('approve'),
      decline: confirmed('decline'),
      askBack: confirmed('askBack'),
      answer: 'Whoever asked answers it on their own page, which its own test opens.',
      withdraw: confirmed('withdraw'),
      cancel: confirmed('cancel'),
      cancelDays: 'Its days are chosen in a dialog of their own, which its own test opens.',
      take: 'It comes by itself when the last day has passed.',
    },
  }
}
