import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, must, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { changeStatus, completeDraft } from './raise.ts'

const t = await testApp()
const b = await browser(t)
const { requisitionId: id, items, manager, officer } = await openPosition(t)
await apply(officer, id, items)
await apply(officer, id)
const like = await completeDraft(manager, items)
const named = must(await manager.recruitment.POST('/ref/job_skill', { body: { name: 'Wound care at night' } })).responseData.id
must(await manager.recruitment.POST('/job_skill', { body: { jobPositionId: like, skillTypeId: named } }))
await t.db.execute(sql`update requisitions set status = 'SB', position_title = 'Ward clerk, nights' where id = ${like}`)
must(await changeStatus(manager, id, 'DR'))

test('a section says beside each criterion who holds it and what it was, and offers what is often asked for', async () => {
  for (const viewport of [undefined, PHONE]) {
    const { page } = await b.signedIn('manager@threshold.test', viewport && { viewport })
    await page.goto(`/jobreq/${id}?tab=skills`)
    const row = page.getByRole('row').filter({ hasText: 'Skill' }).last()
    await page.getByText('1 of 2 candidates hold it').first().waitFor()
    const weight = page.getByRole('textbox', { name: /^Weight of/ }).first()
    const to = viewport ? '55' : '40'
    await weight.fill(to)
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first()
      .waitFor()
    await page.reload()
    await page.getByText('Weight was 20').waitFor()
    await expect.poll(() => page.getByText(/^Compared with the version that stood until/).count()).toBe(1)
    const offered = page.getByRole('group', { name: /^Often asked for in the other requisition of this position/ })
    const wanted = offered.getByRole('button', { name: 'Wound care at night: 1 of 1' })
    if (!viewport) {
      await wanted.click()
      // It stays where it was, so that a second press adds nothing else.
      await page.getByText('New in this version').waitFor()
      await page.getByText('0 of 2 candidates hold it').waitFor()
    }
    expect(await wanted.getAttribute('aria-disabled')).toBe('true')
    expect(await row.count()).toBe(1)
    await inspect(page, `criterion-hints${viewport ? '-phone' : ''}`)
  }
})

test('what decides who meets a criterion is counted anew once it was saved and left; until then the old number is not said', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/jobreq/${id}?tab=experience`)
  await page.getByText('2 of 2 candidates have as many years').waitFor()
  asked.length = 0
  await page.getByRole('textbox', { name: 'Years at least' }).fill('5')
  await page.getByText('2 of 2 candidates have as many years').waitFor({ state: 'hidden' })
  expect(asked.filter((path) => path.includes('/criterion-hints/'))).toEqual([])
  await page.keyboard.press('Tab')
  await page.getByText('0 of 2 candidates have as many years').waitFor()
  await page.route('**/criterion-hints/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"BUSY","message":"Busy"}' }),
  )
  const refused = page.waitForResponse((response) => response.url().includes('/criterion-hints/'))
  await page.getByRole('textbox', { name: 'Years at least' }).fill('1')
  await page.getByText('0 of 2 candidates have as many years').waitFor({ state: 'hidden' })
  await page.keyboard.press('Tab')
  await (await refused).finished()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(/of 2 candidates have as many years/).count()).toBe(0)
})

test('who may not see the candidates reads of the version before alone', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto(`/jobreq/${id}?tab=skills`)
  await page.getByText('Weight was 20').waitFor()
  expect(await page.getByText(/candidates? hold/).count()).toBe(0)
})
