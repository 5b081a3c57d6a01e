import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { interviewFacts, readPanels } from '../../../server/interviews/readInterviews.ts'
import { interviews } from '../../../server/tables/applications.ts'
import type { Drive } from '../driver.ts'
import { interviewDriver } from '../drivers/interview.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** The one step that has an interview. */
const stepOf = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) })

/** On /canprf, interviews: the officer plans and marks, the interviewer's feedback assesses. */
export async function interviewPage({ t, officer, employee }: Users): Promise<PageObject<'interview'>> {
  const read = async (id: number) => (await t.db.select().from(interviews).where(eq(interviews.id, id)))[0]!
  const open = async (page: Page, { id }: Drive) => {
    await page.goto(`/canprf?applicationId=${(await read(id)).applicationId}&tab=interviews`)
  }
  return {
    driver: await interviewDriver(t),
    window: officer,
    actors: ['officer'],
    open,
    within: stepOf,
    state: (page) => stepOf(page).locator('.st'),
    subject: async (id) => {
      const row = await read(id)
      const panel = await readPanels(t.db, [id])
      return {
        ...row,
        ...interviewFacts(
          row,
          panel.map(({ feedback }) => ({ feedback })),
        ),
      }
    },
    press: {
      reschedule: async (page) => {
        await pressed('reschedule')(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('From').fill('13:00')
        await dialog.getByLabel('To', { exact: true }).fill('14:00')
        await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
        await dialog.waitFor({ state: 'detached' })
      },
      markHeld: pressed('markHeld'),
      markNoShow: pressed('markNoShow'),
      cancel: confirmed('cancel'),
      assess: {
        window: employee,
        open,
        act: async (page) => {
          await page
            .getByRole('link', { name: /scorecard/ })
            .first()
            .click()
          await page.getByLabel('Summary').fill('Calm and clear.')
          for (const one of await page.getByRole('radio', { name: '+1' }).all()) await one.check({ force: true })
          await page.getByRole('radio', { name: 'Yes', exact: true }).click()
          await page.getByRole('button', { name: 'Submit scorecard' }).click()
        },
      },
    },
  }
}
