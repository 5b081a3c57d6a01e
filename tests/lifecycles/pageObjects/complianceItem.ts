import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { complianceItems } from '../../../server/tables/applications.ts'
import { pdf } from '../../employees/onTheWay.ts'
import { complianceItemDriver } from '../drivers/complianceItem.ts'
import { confirmed, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

const rowOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.st') })

/** On /canprf, compliance: the officer's answers, and another file in the place of what came; the applicant hands in with a phone. */
export async function complianceItemPage({ t, officer, applicant }: Users): Promise<PageObject<'complianceItem'>> {
  const read = async (id: number) => (await t.db.select().from(complianceItems).where(eq(complianceItems.id, id)))[0]!
  const file = { name: 'check.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await (await pdf('police check')).arrayBuffer()) }
  return {
    driver: await complianceItemDriver(t),
    window: officer,
    actors: ['officer'],
    open: async (page, { id }) => {
      await page.goto(`/canprf?applicationId=${(await read(id)).applicationId}&tab=compliance`)
    },
    within: rowOf,
    state: (page) => rowOf(page).locator('.st'),
    subject: async (id) => {
      const row = await read(id)
      // Whoever hands something in brings the file.
      return { ...row, fileIsThere: true }
    },
    press: {
      submit: applicant('/offer-letter/documents', async (page) => {
        await page.getByLabel('Choose a file for Police check').setInputFiles(file)
      }),
      replace: async (page) => {
        await pressed('replace')(page)
        const dialog = page.getByRole('dialog', { name: 'Hand in “Police check”' })
        await dialog.locator('input[type=file]').setInputFiles(file)
        await dialog.waitFor({ state: 'detached' })
      },
      remove: applicant('/offer-letter/documents', (page) => page.getByRole('button', { name: 'Remove Police check' }).click()),
      approve: async (page) => {
        await pressed('approve')(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
      reject: confirmed('reject'),
      revoke: confirmed('revoke'),
      waive: confirmed('waive'),
      askAgain: pressed('askAgain'),
      correctExpiry: async (page) => {
        await pressed('correctExpiry')(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      },
    },
  }
}
