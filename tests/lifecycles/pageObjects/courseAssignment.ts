import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { courseAssignments } from '../../../server/tables/learning.ts'
import { pdf } from '../../employees/onTheWay.ts'
import { recordOf } from '../../learning/learners.ts'
import type { Drive } from '../driver.ts'
import { courseAssignmentDriver } from '../drivers/courseAssignment.ts'
import { confirmed, offered, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

const address = ({ id }: Pick<Drive, 'id'>) => `/learning/assignment/${id}`
const open = async (page: Page, drive: Drive) => {
  await page.goto(address(drive))
}

/** The answers of the only question, the right one last. */
const answer = (which: 'first' | 'last') => async (page: Page) => {
  await page.getByRole('radio')[which]().check()
  await pressed('complete')(page)
}

const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Hand in a certificate' }).click()
  const file = await pdf('certificate')
  await page.locator('input[type="file"]').setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) })
  await page.getByLabel('Day on the certificate').fill('8 Mar 2026')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
}

/** On the page of the own course; what HR decides is clicked there by an officer. */
export async function courseAssignmentPage({ t, officer, employee }: Users): Promise<PageObject<'courseAssignment'>> {
  const byOfficer = (act: (page: Page) => Promise<void>) => ({ window: officer, open, act })
  return {
    driver: await courseAssignmentDriver(t, await recordOf(t, 'employee@threshold.test')),
    window: employee,
    actors: ['owner'],
    open,
    within: (page) => page.locator('[data-record]'),
    state: (page) => page.locator('.ph .st'),
    // What the person does now counts: the answers are right, the certificate is there.
    subject: async (id) => ({
      ...(await t.db.select().from(courseAssignments).where(eq(courseAssignments.id, id)))[0]!,
      ...{ courseIsDone: true, certificateIsThere: true, employmentGoesOn: true, someoneElseDecides: true },
    }),
    // The button that sends answers stands for passing and failing; behind another one a certificate is handed in.
    offered: async (page) => {
      const buttons = await offered(page.locator('[data-record]'))
      const mayHandIn = await page.getByRole('heading', { name: 'Hand in a certificate' }).isVisible()
      return [...buttons, ...(buttons.includes('complete') ? ['fail'] : []), ...(mayHandIn ? ['handIn'] : [])]
    },
    press: {
      start: pressed('start'),
      complete: answer('last'),
      fail: answer('first'),
      handIn,
      accept: byOfficer(pressed('accept')),
      sendBack: byOfficer(confirmed('sendBack')),
      assignAgain: pressed('assignAgain'),
      cancel: byOfficer(confirmed('cancel')),
    },
  }
}
