import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { scorecards } from '../../../server/tables/scorecards.ts'
import { scorecardFacts } from '../../../src/machines/lifecycles/scorecard.ts'
import type { Drive } from '../driver.ts'
import { scorecardDriver } from '../drivers/scorecard.ts'
import { type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /scorecard: the interviewer submits the own card, changes it with a reason, or gives the change up. */
export async function scorecardPage({ t, employee }: Users): Promise<PageObject<'scorecard'>> {
  const read = async (id: number) => (await t.db.select().from(scorecards).where(eq(scorecards.id, id)))[0]!
  return {
    driver: await scorecardDriver(t),
    window: employee,
    actors: ['interviewer'],
    open: async (page: Page, { id }: Drive) => {
      await page.goto(`/scorecard?interviewId=${(await read(id)).interviewId}`)
    },
    within: (page) => page.getByRole('main'),
    state: (page) => page.getByRole('main').locator('.ph .st'),
    subject: async (id) => {
      const card = await read(id)
      return { ...card, ...scorecardFacts(card) }
    },
    press: {
      submit: pressed('submit'),
      revise: pressed('revise'),
      resubmit: async (page) => {
        await page.getByLabel('Why is it changed?').fill('A value was mixed up.')
        await pressed('resubmit')(page)
      },
      restore: pressed('restore'),
    },
  }
}
