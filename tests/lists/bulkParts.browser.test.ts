import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'

const t = await testApp()
const b = await browser(t)
const CALL = '**/application/change-status-bulk'

/** The dialog for all 250, with a status chosen. */
async function begin(page: Page, status: string) {
  await page.goto('/appsch?q=fold')
  await page
    .getByRole('checkbox', { name: /^Select row/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Select all 250 matching' }).click()
  await page.getByRole('button', { name: 'Move to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 250 applications' })
  await dialog.getByRole('combobox', { name: 'New status' }).click()
  await page.getByRole('option', { name: status, exact: true }).click()
  return dialog
}

test('many are moved part by part: how far it is can be seen, it can be stopped, and a lost connection keeps what is done', async () => {
  const { officer, requisitionId } = await openPosition(t)
  await t.db.execute(
    sql`insert into applicants (first_name, sur_name, email, mobile) select 'Many', 'Fold', 'many' || n || '@sample.example', '' from generate_series(1, 250) n`,
  )
  await t.db.execute(
    sql`insert into applications (applicant_id, requisition_id, source, status) select id, ${requisitionId}, 'MANUAL', 'new application' from applicants where sur_name = 'Fold'`,
  )
  const screening = async () => {
    const { data } = await officer.recruitment.POST('/application/criteria', { body: { columns: ['status'], operators: ['SEL_EQUAL'], values: ['screening'] } })
    return data?.paging.totalElements
  }
  const { page } = await b.signedIn('officer@threshold.test')

  // The second part waits until somebody has looked.
  let calls = 0
  let goOn = () => {}
  const looked = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(CALL, async (route) => {
    if (++calls === 2) await looked
    await route.continue()
  })
  const first = await begin(page, 'Screening')
  await first.getByRole('button', { name: 'Move', exact: true }).click()
  await first.getByText('100 of 250 …').waitFor()
  expect(await first.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  await inspect(page, 'list-bulk-progress-wide')
  await page.setViewportSize(PHONE)
  await inspect(page, 'list-bulk-progress-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.getByRole('button', { name: 'Stop' }).click()
  await first.getByText('Stopping …').waitFor()
  goOn()
  await first.waitFor({ state: 'detached' })
  await page.getByText('200 of 250 moved').waitFor()
  expect([calls, await screening()]).toEqual([2, 200])

  // They are taken back in parts as well.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('200 applications are back where they were').waitFor()
  expect([calls, await screening()]).toEqual([4, 0])

  await page.unroute(CALL)
  let lost = 0
  await page.route(CALL, (route) => (++lost === 3 ? route.abort('internetdisconnected') : route.continue()))
  const second = await begin(page, 'Screening')
  await second.getByRole('button', { name: 'Move', exact: true }).click()
  const rest = page.getByRole('dialog', { name: 'Move 50 applications' })
  await rest.getByRole('alert').first().waitFor()
  expect(await screening()).toBe(200)
  await inspect(page, 'list-bulk-lost-wide')
  await rest.getByRole('button', { name: 'Move', exact: true }).click()
  await rest.waitFor({ state: 'detached' })
  expect(await screening()).toBe(250)

  // What could not be taken back any more is told beside what was.
  await page.unroute(CALL)
  const third = await begin(page, 'Shortlisted')
  await third.getByRole('button', { name: 'Move', exact: true }).click()
  await third.waitFor({ state: 'detached' })
  lost = 0
  await page.route(CALL, (route) => (++lost === 2 ? route.abort('internetdisconnected') : route.continue()))
  await page.getByText('250 applications moved').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('100 applications are back where they were').waitFor()
  await page.getByText('The server cannot be reached').waitFor()
  expect(await screening()).toBe(100)
})
