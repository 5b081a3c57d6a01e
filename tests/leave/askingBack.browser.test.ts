import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, worker } from './people.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let boss: Awaited<ReturnType<typeof worker>>
let person: Awaited<ReturnType<typeof worker>>
const monday = mondayIn(6)
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
  boss = await worker(t, { name: 'Bruno' })
  person = await worker(t, { name: 'Petra', managerId: boss.id })
  await give(t, person.id, 'Annual leave, four weeks', '2024-01-15')
  await give(t, person.id, 'Time off in lieu', '2024-01-15')
  const body = { kindId: await kindNamed(t, 'Annual leave'), firstDay: monday, lastDay: plus(monday, 4) }
  must(await (await person.as()).hr.POST('/leave/request', { body }))
})
const typed = (iso: string) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))

test('whoever answers asks back, the person answers with other days, and it is decided', async () => {
  const chief = await b.windowOf(boss.email)
  await chief.goto('/leave/team')
  await chief.getByRole('button', { name: 'Ask back about the request of Petra Sample' }).click()
  const question = chief.getByRole('dialog', { name: /^Ask Petra Sample about / })
  await question.getByRole('button', { name: 'Ask back' }).click()
  await question.getByText('Say why, in a few words').first().waitFor()
  await question.getByRole('textbox').fill('Would three days do?')
  await inspect(chief, 'leave-ask-back')
  await question.getByRole('button', { name: 'Ask back' }).click()
  await chief.getByText('The question was sent').waitFor()
  await chief.getByText('waits for the answer of Petra Sample', { exact: false }).waitFor()
  await inspect(chief, 'leave-team-questioned')

  const { page } = await b.signedIn(person.email)
  await page.goto('/leave')
  const planned = page.getByRole('region', { name: /Planned/ }).getByRole('listitem')
  await planned.getByText('Bruno Sample asks: “Would three days do?”', { exact: false }).waitFor()
  await inspect(page, 'leave-own-questioned')
  await planned.getByRole('link', { name: /^Ask for other days: / }).click()
  const panel = page.getByRole('region', { name: 'Ask for other days' })
  await panel.getByText('5 days').waitFor()
  expect(await panel.getByText('This cannot be sent yet').count()).toBe(0)
  await panel.getByRole('button', { name: /Send answer and days/ }).click()
  await panel.getByRole('link', { name: 'Write what you answer to the question' }).waitFor()
  await panel.getByLabel('Last day', { exact: true }).fill(typed(plus(monday, 2)))
  await panel.getByLabel('Last day', { exact: true }).press('Tab')
  await panel.getByText('3 days').waitFor()
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('Three are enough')
  await inspect(page, 'leave-other-days')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The answer was sent, with the other days').waitFor()
  await panel.waitFor({ state: 'detached' })
  await planned.filter({ hasText: 'Asked' }).filter({ hasText: '3 days' }).waitFor()

  await chief.goto('/leave/team')
  await chief.getByText('“Three are enough”').waitFor()
  await chief.getByRole('button', { name: 'Approve the request of Petra Sample' }).click()
  await chief.getByText('The request was approved').waitFor()
  await page.reload()
  await planned.filter({ hasText: 'Approved' }).filter({ hasText: '3 days' }).waitFor()
})

test('a question is answered in words on a phone', async () => {
  const firstDay = plus(monday, 28)
  const body = { kindId: await kindNamed(t, 'Annual leave'), firstDay, lastDay: firstDay }
  const { id, version } = must(await (await person.as()).hr.POST('/leave/request', { body })).data
  must(await (await boss.as()).hr.POST('/leave/request/change-status', { body: { id, version, status: 'questioned', reason: 'Who covers the desk?' } }))
  const { page } = await b.signedIn(person.email, { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/leave?request=${id}`)
  const request = page.locator(`[data-leave-request="${id}"]`)
  await request.getByText('Bruno Sample asks: “Who covers the desk?”').waitFor()
  await inspect(page, 'leave-questioned-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await request.getByRole('button', { name: /^Answer: / }).click()
  const dialog = page.getByRole('dialog', { name: /^Answer the question about / })
  await dialog.getByText('Who covers the desk?', { exact: false }).waitFor()
  await dialog.getByRole('textbox').fill('Amir does')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('The answer was sent').waitFor()
  await request.getByText('Answer: “Amir does”').waitFor()
})

test('the calendar shows one kind alone, and counts everybody who is away all the same', async () => {
  const chief = await b.windowOf(boss.email)
  await chief.goto(`/leave/team?view=agenda&date=${monday}`)
  const calendar = chief.getByRole('region', { name: 'Calendar of the team' })
  await calendar.getByText('Annual leave', { exact: false }).first().waitFor()
  await calendar.getByRole('combobox', { name: 'Kind of leave' }).click()
  await chief.getByRole('option', { name: 'Time off in lieu' }).click()
  await expect.poll(() => calendar.locator('ol').getByText('Annual leave', { exact: false }).count()).toBe(0)
  expect(new URL(chief.url()).searchParams.get('kind')).not.toBeNull()
  await calendar.getByRole('combobox', { name: 'Kind of leave' }).click()
  await chief.getByRole('option', { name: 'All kinds' }).click()
  await calendar.getByText('Annual leave', { exact: false }).first().waitFor()
  await chief.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([chief.waitForEvent('download'), chief.getByRole('menuitem', { name: /Comma-separated/ }).click()])
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(rows[0]).toContain('First day')
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.slice(1).every((row) => row.includes('Petra Sample'))).toBe(true)
})

test('colleagues are offered no choice of kinds, and an address that names one hides nobody', async () => {
  const colleague = await worker(t, { name: 'Cleo', managerId: boss.id })
  await give(t, colleague.id, 'Annual leave, four weeks', '2024-01-15')
  const kindId = await kindNamed(t, 'Annual leave')
  must(await (await colleague.as()).hr.POST('/leave/request', { body: { kindId, firstDay: monday, lastDay: monday } }))
  const { page } = await b.signedIn(colleague.email)
  const inLieu = await kindNamed(t, 'Time off in lieu')
  await page.goto(`/leave/team?view=agenda&date=${monday}&kind=${inLieu}`)
  const calendar = page.getByRole('region', { name: 'Calendar of the team' })
  // The own leave by its kind, that of others as being away.
  await calendar.locator('ol').getByText('Annual leave', { exact: false }).first().waitFor()
  await calendar.locator('ol').getByText('Petra Sample', { exact: false }).first().waitFor()
  expect(await calendar.getByRole('combobox', { name: 'Kind of leave' }).count()).toBe(0)
  const query = { from: monday, to: plus(monday, 6) }
  const seen = async (who: typeof boss, whose: 'LED' | 'COLLEAGUES') =>
    must(await (await who.as()).hr.GET('/leave/calendar', { params: { query: { ...query, whose } } })).data.seesKinds
  expect([await seen(colleague, 'COLLEAGUES'), await seen(boss, 'LED'), await seen(boss, 'COLLEAGUES')]).toEqual([false, true, false])
  await inspect(page, 'leave-colleagues')
})
