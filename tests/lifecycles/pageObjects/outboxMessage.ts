import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { outboxFacts } from '../../../server/mail/claimMessage.ts'
import { outbox } from '../../../server/tables/outbox.ts'
import { outboxMessageDriver } from '../drivers/outboxMessage.ts'
import { type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

const byItself = 'The delivery does it: nobody clicks it.'

/** The dialog of a message on /notifications, by an officer. */
export async function outboxMessagePage({ t, officer }: Users): Promise<PageObject<'outboxMessage'>> {
  const dialog = (page: Page) => page.getByRole('dialog')
  return {
    driver: await outboxMessageDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page, { id }) => {
      await page.goto(`/notifications?message=${id}`)
    },
    within: dialog,
    state: (page) => dialog(page).locator('.st').first(),
    subject: async (id) => {
      const [row] = await t.db.select().from(outbox).where(eq(outbox.id, id))
      return { ...row!, ...(await outboxFacts(t.app, t.db, row!)) }
    },
    press: {
      claim: byItself,
      deliver: byItself,
      fail: byItself,
      pause: pressed('pause'),
      resume: pressed('resume'),
      retry: pressed('retry'),
      hurry: pressed('hurry'),
      stop: pressed('stop'),
    },
  }
}
