import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { apply, moveTo, must, openPosition } from './candidates.ts'

const t = await testApp()
const b = await browser(t)
const { officer, requisitionId, items } = await openPosition(t)
const ids: number[] = []
for (let at = 0; at < 28; at++) ids.push(await apply(officer, requisitionId, items))
for (const id of ids.slice(0, 3)) must(await moveTo(officer, id, 'screening'))
must(await moveTo(officer, ids[3]!, 'shortlisted'))
must(await moveTo(officer, ids[4]!, 'selected'))
await t.db.execute(sql`update application_ranks set profile_score = 50 + application_id % 40`)
await t.db.execute(sql`update applications set status_since = now() - interval '30 days' where id = ${ids[0]}`)

const names = new Map<number, string>()
for (const { id, applicantName } of must(await officer.recruitment.POST('/application/criteria', { body: { size: 100 } })).responseDataList)
  names.set(id, applicantName)
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, status: string, id: number) => column(page, status).getByRole('link', { name: names.get(id)!, exact: true })
const statusOf = async (id: number) => (await t.db.select({ status: applications.status }).from(applications).where(sql`id = ${id}`))[0]!.status

async function board() {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/appsch?view=board')
  await card(page, 'Screening', ids[0]!).waitFor()
  return page
}

describe('the board', () => {
  test('is the list’s twin: counts, limits, further cards, and the same search', async () => {
    const page = await board()
    await column(page, 'Screening').getByText(/over$/).first().waitFor()
    await page.getByText('28 open applications').first().waitFor()
    await inspect(page, 'board-wide')
    await page.emulateMedia({ colorScheme: 'dark' })
    await inspect(page, 'board-wide-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: '3 more below' }).click()
    await expect.poll(() => column(page, 'New application').getByRole('link').count()).toBe(23)
    await page.getByRole('searchbox', { name: 'Name, position or words in CVs' }).fill(names.get(ids[3]!)!)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(names.get(ids[3]!)!)
    await card(page, 'Shortlisted', ids[3]!).waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page
      .getByRole('table')
      .getByRole('link', { name: names.get(ids[3]!)!, exact: true })
      .waitFor()
  })

  test('moves a card by keyboard, says each step, and takes it back', async () => {
    const page = await board()
    await card(page, 'Screening', ids[1]!).focus()
    await page.keyboard.press('Space')
    await page.getByText(/lifted from Screening/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Shortlisted\. lands at place/).waitFor({ state: 'attached' })
    await inspect(page, 'board-lifted')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText(/lifted from|lands at place/).count()).toBe(0)
    expect(await statusOf(ids[1]!)).toBe('screening')
    await page.keyboard.press('Space')
    await page.getByText(/lifted from Screening/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await card(page, 'Shortlisted', ids[1]!).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'Screening', ids[1]!).waitFor()
    await expect.poll(() => statusOf(ids[1]!)).toBe('screening')
  })

  test('moves a card by pointer, and not where the lifecycle has no way', async () => {
    const page = await board()
    await card(page, 'Screening', ids[2]!).dragTo(column(page, 'Shortlisted'))
    await card(page, 'Shortlisted', ids[2]!).waitFor()
    await expect.poll(() => statusOf(ids[2]!)).toBe('shortlisted')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const from = (await card(page, 'Selected', ids[4]!).boundingBox())!
    const to = (await page.getByRole('region', { name: /^Offer sent/ }).boundingBox())!
    await page.mouse.move(from.x + 5, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + 60, { steps: 5 })
    await page.getByText(/Moving Sofia/).waitFor()
    await page.mouse.up()
    await expect.poll(() => page.getByText(/Moving Sofia/).count()).toBe(0)
    expect(await statusOf(ids[4]!)).toBe('selected')
  })

  test('moves a card by its menu, which says why not and asks for a reason', async () => {
    const page = await board()
    await card(page, 'Selected', ids[4]!).focus()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: `Move ${names.get(ids[4]!)}` })
    await dialog.getByText('Send the offer letter first, in the HR module').waitFor()
    await inspect(page, 'board-moves')
    await dialog.getByRole('button', { name: 'On hold' }).click()
    await card(page, 'On hold', ids[4]!).waitFor()
    await expect.poll(() => statusOf(ids[4]!)).toBe('on hold')
  })

  test('puts a card back that the server refuses, and says why', async () => {
    const page = await board()
    const id = ids[0]!
    await card(page, 'Screening', id).focus()
    await page.keyboard.press('Space')
    await page.getByText(/lifted from Screening/).waitFor({ state: 'attached' })
    must(await moveTo(officer, id, 'shortlisted'))
    must(await moveTo(officer, id, 'screening'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.getByRole('alert').waitFor()
    await card(page, 'Screening', id).waitFor()
    expect(await statusOf(id)).toBe('screening')
  })

  test('is one column at a time on a phone, moved by the menu', async () => {
    const page = await board()
    await page.setViewportSize(PHONE)
    await page.goto('/appsch?view=board')
    await page.getByRole('combobox', { name: 'Column' }).click()
    await page.getByRole('option', { name: /^Screening/ }).click()
    await card(page, 'Screening', ids[1]!).waitFor()
    await inspect(page, 'board-phone')
    await page.getByRole('button', { name: `Move ${names.get(ids[1]!)}`, exact: true }).click()
    await inspect(page, 'board-moves-phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Shortlist', exact: true }).click()
    await expect.poll(() => statusOf(ids[1]!)).toBe('shortlisted')
  })
})
