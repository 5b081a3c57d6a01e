import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { requisitionFacts } from '../../../server/records/requisitionFacts.ts'
import { requisitions } from '../../../server/tables/requisitions.ts'
import type { Drive } from '../driver.ts'
import { requisitionDriver } from '../drivers/requisition.ts'
import { confirmed, declined, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

const openAt =
  (tab: string) =>
  async (page: Page, { id }: Drive) => {
    await page.goto(`/jobreq/${id}?tab=${tab}`)
  }

/** On /jobreq/{id}: the owner's moves, the manager's reopening, the approver's answers. */
export async function requisitionPage({ t, employee, manager }: Users): Promise<PageObject<'requisition'>> {
  const byManager = (tab: string, act: (page: Page) => Promise<void>) => ({ window: manager, open: openAt(tab), act })
  return {
    driver: await requisitionDriver(t),
    window: employee,
    actors: ['owner'],
    open: openAt('summary'),
    within: (page) => page.locator('main'),
    state: (page) => page.locator('main .st').first(),
    subject: async (id) => {
      const [row] = await t.db.select().from(requisitions).where(eq(requisitions.id, id))
      return { ...row!, ...(await requisitionFacts(t.db, row!)) }
    },
    press: {
      // The first leads to the page on which it is checked.
      submit: async (page) => {
        await pressed('submit')(page)
        await page.getByRole('heading', { level: 2, name: 'Check before you submit' }).waitFor()
        await pressed('submit')(page)
      },
      recall: pressed('recall'),
      revise: pressed('revise'),
      amend: confirmed('amend'),
      cancel: confirmed('cancel'),
      archive: confirmed('archive'),
      unarchive: pressed('unarchive'),
      reopen: byManager('summary', pressed('reopen')),
      approve: byManager('approvals', pressed('approve')),
      decline: byManager('approvals', declined),
      review: byManager('approvals', async (page) => {
        // The answer has a field of the same name, and may be there before.
        const comments = page.getByRole('region', { name: 'Comments' })
        await comments.getByLabel('Comment', { exact: true }).fill('Which ward?')
        await comments.getByRole('button', { name: 'Comment' }).click()
      }),
      applicationsChanged: 'The applications on it do it.',
    },
  }
}
