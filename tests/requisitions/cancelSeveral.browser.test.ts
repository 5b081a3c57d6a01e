import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { completeDraft } from './raise.ts'

const t = await testApp()
const b = await browser(t)
const p = await openPosition(t)

/** So many drafts, chosen to be cancelled; the second call waits until it is let go, and is lost where that is wanted. */
async function begin(count: number, { lost }: { lost: boolean }) {
  const ids: number[] = []
  for (let n = 0; n < count; n++) ids.push(await completeDraft(p.employee, p.items))
  const { page } = await b.signedIn('manager@threshold.test')
  const calls: string[] = []
  let goOn = () => {}
  const looked = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/requisitions/change-status-bulk', async (route) => {
    if (calls.push(route.request().url()) !== 2) return route.continue()
    await looked
    return lost ? route.abort('internetdisconnected') : route.continue()
  })
  await page.goto('/jobreq')
  for (const id of ids) await page.getByRole('checkbox', { name: `Select row ${id}` }).check()
  await page.getByRole('button', { name: 'Cancel…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Not this year')
  await dialog.getByRole('button', { name: 'Cancel the requisitions', disabled: false }).click()
  await dialog.getByText(`5 of ${count} …`).waitFor()
  const statuses = async () => (await t.pool.query('select status from requisitions where id = any($1)', [ids])).rows.map(({ status }) => status)
  return { page, dialog, calls, goOn, statuses }
}

test('many are cancelled part by part; a lost connection keeps those that are done, and says what ends with the others', async () => {
  const { page, calls, goOn, statuses } = await begin(7, { lost: true })
  await inspect(page, 'jobreq-cancel-progress-wide')
  await page.setViewportSize(PHONE)
  await inspect(page, 'jobreq-cancel-progress-phone')
  goOn()
  const rest = page.getByRole('dialog', { name: 'Cancel 2 requisitions' })
  await rest.getByText('The server cannot be reached').waitFor()
  await rest.getByText('Nothing else is open').waitFor()
  await inspect(page, 'jobreq-cancel-lost-phone')
  await rest.getByRole('button', { name: 'Cancel the requisitions', disabled: false }).click()
  await rest.waitFor({ state: 'detached' })
  expect(await statuses()).toEqual(Array(7).fill('CN'))
  expect(calls).toHaveLength(3)
})

test('what is under way is stopped at once, without a question about the reason that was typed', async () => {
  const { page, dialog, calls, goOn, statuses } = await begin(11, { lost: false })
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Stopping …').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  goOn()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('10 of 11 cancelled').waitFor()
  expect((await statuses()).filter((status) => status === 'CN')).toHaveLength(10)
  expect(calls).toHaveLength(2)
})
