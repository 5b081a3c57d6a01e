import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { onboardingDocuments } from '../../../server/tables/employees.ts'
import type { Drive } from '../driver.ts'
import { onboardingDocumentDriver } from '../drivers/onboardingDocument.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /employeePack, by an officer. */
export async function onboardingDocumentPage({ t, officer }: Users): Promise<PageObject<'onboardingDocument'>> {
  // The newest stands last.
  const row = (page: Page, _drive: Drive) => page.getByRole('list', { name: 'Employee Pack' }).locator('> li').last()
  return {
    driver: await onboardingDocumentDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page) => {
      await page.goto('/employeePack')
    },
    within: row,
    state: (page, drive) => row(page, drive).locator('.st'),
    subject: async (id) => ({ ...(await t.db.select().from(onboardingDocuments).where(eq(onboardingDocuments.id, id)))[0]!, fileIsThere: true }),
    press: { publish: pressed('publish'), retire: confirmed('retire') },
  }
}
