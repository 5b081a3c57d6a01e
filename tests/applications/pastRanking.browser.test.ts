import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { changeStatus } from '../requisitions/raise.ts'
import { candidate, must, openPosition, read } from './candidates.ts'

const t = await testApp()
const b = await browser(t)
let id: number
let skilled: number

beforeAll(async () => {
  const { officer, manager, requisitionId, items } = await openPosition(t)
  id = requisitionId
  const send = async (more: object) => must(await officer.recruitment.POST('/application', { body: { ...candidate(id, items), ...more } })).responseData.id
  skilled = await send({ surName: 'Skilled', totalExperience: 0 })
  await send({ surName: 'Years', totalExperience: 30, skillIds: [] })
  // It was so until yesterday; today other weights turned the order.
  for (const table of ['status_history', 'scorings', 'application_scores']) {
    await t.db.execute(`alter table ${table} disable trigger user`)
    await t.db.execute(`update ${table} set at = at - interval '24 hours'`)
    await t.db.execute(`alter table ${table} enable trigger user`)
  }
  await changeStatus(manager, id, 'DR')
  const { criteria } = must(await manager.recruitment.POST('/job_position/what-if/{id}', { params: { path: { id } }, body: { weights: [] } })).data
  const weights = criteria.flatMap(({ name: _, ...one }) =>
    one.section === 'skill' || one.section === 'experience' ? [{ ...one, weight: one.section === 'skill' ? 2 : 100 }] : [],
  )
  must(await manager.recruitment.POST('/job_position/weights/{id}', { params: { path: { id } }, body: { weights } }))
})

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const names = (page: Page) => rows(page).getByRole('link').allInnerTexts()
const yesterday = () => new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA', { timeZone: t.app.settings.timeZone })

test('from the score of a candidate to the ranking of a day, and why', async () => {
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${skilled}`)
  await page.getByRole('link', { name: 'Ranking on a day' }).click()
  await page.waitForURL(/tab=ranking/)
  await page.getByText('Sofia Skilled stands at rank 2 of 2 now.', { exact: false }).waitFor()
  await expect.poll(() => names(page)).toEqual([expect.stringContaining('Years'), expect.stringContaining('Skilled')])
  const beside = page.getByRole('region', { name: 'Criteria of the day' })
  await beside.getByText('criteria or weights were changed', { exact: false }).waitFor()
  await beside.getByText('100, ', { exact: false }).first().waitFor()
  await inspect(page, 'past-ranking-wide')

  await page.goto(`/jobreq/${id}?tab=ranking&of=${skilled}&day=${yesterday()}`)
  await page.getByText('Sofia Skilled stood at rank 1 of 2', { exact: false }).waitFor()
  await expect.poll(() => names(page)).toEqual([expect.stringContaining('Skilled'), expect.stringContaining('Years')])
  const places = rows(page)
    .getByRole('cell')
    .filter({ hasText: /^[12]$/ })
  // Both had the same score then.
  await expect.poll(() => places.allInnerTexts()).toEqual(['1', '2', '1', '1'])
  await beside.getByText('Formula, version 1').waitFor()
  await page.getByRole('button', { name: 'Why: Sofia Skilled' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Rank 1 of 2').waitFor()
  await dialog.getByText('the application came in', { exact: false }).first().waitFor()
  const { score } = must(await (await t.as('officer')).recruitment.GET('/application/record/{id}', { params: { path: { id: skilled } } })).data
  expect(await dialog.getByRole('img', { name: /points$/ }).count()).toBe(score.parts.length)
  await inspect(page, 'past-score-wide')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Why: Sofia Skilled')
})

test('on a phone, in the dark and in German it is the same; before anything was recorded it says so', async () => {
  const { page } = await b.visitor({ viewport: PHONE, scheme: 'dark', locale: 'de-DE' })
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill('manager@threshold.test')
  await page.getByLabel('Passwort', { exact: true }).fill('threshold-sample')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`/jobreq/${id}?tab=ranking`)
  await page.getByRole('region', { name: 'Bewerbungen des Tages' }).waitFor()
  await page.getByText('Sofia Skilled').first().waitFor()
  await inspect(page, 'past-ranking-phone')
  await page.goto(`/jobreq/${id}?tab=ranking&day=2020-01-02`)
  await page.getByText('Die Aufzeichnung dieser Stelle beginnt am', { exact: false }).waitFor()
  expect((await read(await t.as('officer'), skilled)).rank).toBe(2)
})
