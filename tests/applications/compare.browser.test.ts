import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { apply, moveTo, must, openPosition } from './candidates.ts'

const t = await testApp()
const b = await browser(t)
const ids: number[] = []
let requisitionId: number

beforeAll(async () => {
  const { officer, requisitionId: id, items } = await openPosition(t)
  requisitionId = id
  for (let person = 0; person < 5; person++) ids.push(await apply(officer, id, person % 2 === 0 ? items : undefined))
  must(await moveTo(officer, ids[0]!, 'screening'))
})

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select row/ })
const table = (page: Page) => page.getByRole('table', { name: 'Candidates beside each other' })
const heads = (page: Page) => table(page).getByRole('columnheader')

describe('candidates of a requisition', () => {
  test('two to four are chosen in the list and stand beside each other, with what differs', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/selreq?requisitionId=${requisitionId}`)
    await boxes(page).first().check()
    const compare = page.getByRole('button', { name: 'Compare' })
    expect(await compare.isDisabled()).toBe(true)
    await boxes(page).nth(1).check()
    await boxes(page).nth(2).check()
    await compare.click()
    await table(page).waitFor()
    expect(await heads(page).count()).toBe(4)
    await inspect(page, 'compare-wide')
    const rows = table(page).getByRole('row')
    const all = await rows.count()
    await page.getByRole('checkbox', { name: 'Only what differs' }).check()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await page
      .getByRole('button', { name: /^Take .* out of the comparison$/ })
      .first()
      .click()
    await expect.poll(() => heads(page).count()).toBe(3)
    // Two are the fewest that can be compared.
    expect(await page.getByRole('button', { name: /out of the comparison$/ }).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => heads(page).count()).toBe(4)
    await heads(page).nth(1).getByRole('link').click()
    await page.waitForURL(/\/canprf\?applicationId=/)
  })

  test('on a phone the names of the rows stay beside what is scrolled to', async () => {
    const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
    await page.goto(`/selreq?requisitionId=${requisitionId}&compare=[${ids.slice(0, 4).join()}]`)
    await table(page).waitFor()
    await inspect(page, 'compare-phone')
    const label = table(page).getByRole('rowheader', { name: 'Profile score' })
    const before = (await label.boundingBox())!.x
    await heads(page).last().scrollIntoViewIfNeeded()
    expect((await label.boundingBox())!.x).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('who is not there is said, with the others beside each other', async () => {
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/selreq?requisitionId=${requisitionId}&compare=[${ids[0]},${ids[1]},999999]`)
    await table(page).waitFor()
    await page.getByText('This candidate could not be read').waitFor()
    expect(await heads(page).count()).toBe(3)
    await page.goto(`/selreq?requisitionId=${requisitionId}&compare=[${ids[0]}]`)
    await boxes(page).first().waitFor()
    // Who applied for another position is not judged by this one's criteria.
    const elsewhere = await openPosition(t)
    const stranger = await apply(elsewhere.officer, elsewhere.requisitionId, elsewhere.items)
    await page.goto(`/selreq?requisitionId=${requisitionId}&compare=[${ids[0]},${ids[1]},${stranger}]`)
    await table(page).waitFor()
    expect(await heads(page).count()).toBe(3)
  })

  test('chosen ones are moved together, also all that the list of the requisition finds', async () => {
    const { officer, requisitionId: other, items } = await openPosition(t)
    const own = [await apply(officer, other, items), await apply(officer, other, items)]
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/selreq?requisitionId=${other}&size=10`)
    await boxes(page).nth(1).waitFor()
    await page.goto(`/selreq?requisitionId=${requisitionId}`)
    await boxes(page).first().check()
    await page.getByRole('button', { name: 'Select all 5 matching' }).click()
    await page.getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 5 applications' })
    await dialog.getByRole('combobox', { name: 'New status' }).click()
    await page.getByRole('option', { name: 'Shortlisted', exact: true }).click()
    await dialog.getByText('All 5 can move.').waitFor()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const statusOf = async (id: number) => must(await officer.recruitment.GET('/application/{id}', { params: { path: { id } } })).data.status
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'shortlisted'))
    expect(await Promise.all(own.map(statusOf))).toEqual(['new application', 'new application'])
  })

  test('beyond the thousandth place are told to stand there, on their page and beside each other', async () => {
    const { officer, requisitionId, items } = await openPosition(t)
    const [first, last] = [await apply(officer, requisitionId, items), await apply(officer, requisitionId)]
    await t.db.execute(sql`with person as (insert into applicants (first_name, sur_name, email)
        select 'Better', 'Person ' || n, 'better.' || n || '@sample.example' from generate_series(1, 1000) n returning id)
      insert into applications (requisition_id, applicant_id, source) select ${requisitionId}, id, 'MANUAL' from person`)
    await t.db.execute(sql`update application_ranks set profile_score = case application_id when ${first} then 100 when ${last} then 10 else 50 end
      where requisition_id = ${requisitionId}`)
    const { page } = await b.signedIn('officer@threshold.test')
    await page.goto(`/canprf?applicationId=${first}`)
    await page.getByText('Ranked 1 of 1,002').waitFor()
    await page.goto(`/canprf?applicationId=${last}`)
    await page.getByText('Ranked beyond 1,000 of 1,002').waitFor()
    await inspect(page, 'candidate-beyond')
    await page.setViewportSize(PHONE)
    await inspect(page, 'candidate-beyond-phone')
    await page.goto(`/selreq?requisitionId=${requisitionId}&compare=[${first},${last}]`)
    await table(page).waitFor()
    expect(
      await table(page)
        .getByRole('row', { name: /^Rank / })
        .getByRole('cell')
        .allInnerTexts(),
    ).toEqual(['1 of 1,002', 'Beyond 1,000 of 1,002'])
    await inspect(page, 'compare-beyond-phone')
  })
})
