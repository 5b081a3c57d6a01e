import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { tasks } from '../../../server/tables/tasks.ts'
import type { Drive } from '../driver.ts'
import { column } from '../driver.ts'
import { taskDriver } from '../drivers/task.ts'
import { confirmed, type PageObject } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** In an employee's record, by an officer. */
export async function taskPage({ t, officer }: Users): Promise<PageObject<'task'>> {
  const row = (page: Page, { id }: Pick<Drive, 'id'>) => page.locator(`[data-task="${id}"]`)
  const inRow = (event: string) => (page: Page, drive: Drive) => row(page, drive).locator(`[data-event="${event}"]`).click()
  return {
    driver: await taskDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page, { id }) => {
      await page.goto(`/employee/${await column(t, 'tasks', id, 'employee_id')}`)
    },
    within: row,
    state: (page, drive) => row(page, drive).locator('.st'),
    subject: async (id) => ({ ...(await t.db.select().from(tasks).where(eq(tasks.id, id)))[0]!, employmentGoesOn: true }),
    press: {
      complete: inRow('complete'),
      reopen: inRow('reopen'),
      change: async (page, drive) => {
        await inRow('change')(page, drive)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Description').fill('Bring the badge')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
      },
      cancel: (page, drive) => confirmed('cancel')(asIn(page, row(page, drive))),
    },
  }
}

/** The page, whose buttons are looked for in one part of it. */
const asIn = (page: Page, part: ReturnType<Page['locator']>): Page =>
  new Proxy(page, { get: (whole, key) => (key === 'locator' ? part.locator.bind(part) : Reflect.get(whole, key).bind(whole)) })
