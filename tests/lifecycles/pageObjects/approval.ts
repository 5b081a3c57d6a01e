import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { approvalFacts, chainOf } from '../../../server/requisitions/approvals.ts'
import { approvals } from '../../../server/tables/approvals.ts'
import { requisitions } from '../../../server/tables/requisitions.ts'
import type { Drive } from '../driver.ts'
import { approvalDriver } from '../drivers/approval.ts'
import { declined, type PageObject, pressed } from '../pageObject.ts'
import type { Users } from '../users.ts'

/** On /jobreq/{id}, approvals: the first of two approvers answers, and answers anew until it is decided. */
export async function approvalPage({ t, manager }: Users): Promise<PageObject<'approval'>> {
  const read = async (id: number) =>
    (await t.db.select().from(approvals).innerJoin(requisitions, eq(requisitions.id, approvals.requisitionId)).where(eq(approvals.id, id)))[0]!
  const table = (page: Page) => page.getByRole('table', { name: 'Approvals' })
  return {
    driver: await approvalDriver(t),
    window: manager,
    // A manager too, who may replace an approver; that is folded into a menu.
    actors: ['approver'],
    open: async (page, { id }) => {
      await page.goto(`/jobreq/${(await read(id)).requisitions.id}?tab=approvals`)
    },
    within: (page) => page.getByRole('region', { name: 'Your answer' }),
    state: (page) => table(page).locator('.st').first(),
    subject: async (id) => {
      const { approvals: approval, requisitions: requisition } = await read(id)
      const chain = await chainOf(t.db, requisition.id)
      return { ...approval, ...approvalFacts(requisition, chain, chain.find((one) => one.id === id)!) }
    },
    press: {
      approve: pressed('approve'),
      decline: declined,
      replace: async (page: Page, { events, id, status }: Drive) => {
        const { accountId } = (await read(id)).approvals
        await table(page).getByRole('button').first().click()
        await page.getByRole('menuitem', { name: /^Replace/ }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox').click()
        await page.getByRole('listbox').getByRole('option').first().click()
        await dialog.getByLabel('Reason').fill('On leave')
        await dialog.getByRole('button', { name: 'Replace' }).click()
        await dialog.waitFor({ state: 'detached' })
        await expect.poll(async () => (await read(id)).approvals.accountId).not.toBe(accountId)
        // Back again, so that this person can answer.
        await events.replace?.send(await status())
        await page.reload()
      },
      ask: 'Whoever submits the requisition or answers before asks the next one.',
      restart: 'Revising the requisition does it.',
    },
  }
}
