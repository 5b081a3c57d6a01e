import { beforeAll, describe, expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { sampleLeave } from '../../server/sample/sampleLeave.ts'
import { sampleTeam } from '../../server/sample/sampleTeam.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { must } from '../lifecycles/driver.ts'
import { give, mondayIn, worker } from './people.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let person: Awaited<ReturnType<typeof worker>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
  const manager = await t.as('manager')
  const today = todayIn(t.app.settings)
  await sampleLeave(t.app, manager, today, await sampleTeam(manager.recruitment, today))
  const [chief] = must(await (await t.as('manager')).recruitment.POST('/employee/criteria', { body: { search: 'Nadia', size: 10 } })).responseDataList
  person = await worker(t, { name: 'Priya', managerId: chief!.employeeId })
  await give(t, person.id, 'Annual leave, four weeks', '2025-01-01')
  await give(t, person.id, 'Time off in lieu', '2025-01-01')
})

const typed = (iso: string) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))

describe('the own leave', () => {
  test('is asked for by keyboard, priced while one types, and stands under what is planned', async () => {
    const page = await b.windowOf(person.email)
    await page.goto('/leave')
    await page.getByRole('heading', { level: 1, name: 'My leave' }).waitFor()
    await page.getByRole('button', { name: /Annual leave/ }).waitFor()
    await inspect(page, 'leave-own')
    await page.getByRole('button', { name: 'Ask for leave' }).press('Enter')
    const panel = page.getByRole('region', { name: 'Ask for leave' })
    await panel.getByRole('button', { name: /Send request/ }).click()
    await panel.getByRole('link', { name: 'Enter the first day, or choose it in the calendar' }).waitFor()
    const monday = mondayIn(6)
    await panel.getByLabel('First day', { exact: true }).fill(typed(monday))
    await panel.getByLabel('First day', { exact: true }).press('Tab')
    const day = panel.locator(`[data-day="${monday}"]`)
    await day.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await panel.getByText('3 days').waitFor()
    await panel.getByText(/^Left on /).waitFor()
    await panel.getByRole('textbox', { name: /Note/ }).fill('Family visit')
    await inspect(page, 'leave-ask')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The request was sent to Nadia Brandt').waitFor()
    await panel.waitFor({ state: 'detached' })
    const planned = page.getByRole('region', { name: /Planned/ }).getByRole('listitem')
    await planned.filter({ hasText: 'Asked' }).filter({ hasText: '3 days' }).waitFor()
  })

  test('what is typed is asked about before it is given up, and a refusal says what to do', async () => {
    const page = await b.windowOf(person.email)
    await page.goto('/leave?ask=true')
    const panel = page.getByRole('region', { name: 'Ask for leave' })
    const monday = mondayIn(6)
    await panel.getByLabel('First day', { exact: true }).fill(typed(monday))
    await panel.getByLabel('First day', { exact: true }).press('Tab')
    await panel.getByText('This cannot be sent yet').waitFor()
    await panel.getByRole('button', { name: /Send request/ }).click()
    await panel.getByRole('alert').first().waitFor()
    expect(await panel.getByLabel('First day', { exact: true }).inputValue()).toBe(typed(monday))
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await panel.waitFor({ state: 'detached' })
  })

  test('is withdrawn after a question', async () => {
    const page = await b.windowOf(person.email)
    await page.goto('/leave')
    await page
      .getByRole('button', { name: /^Withdraw: / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('The request was withdrawn').waitFor()
    await page.getByText('Nothing is planned.', { exact: false }).waitFor()
  })

  test('a calendar program reads it at an address that is shown once and can be ended', async () => {
    const page = await b.windowOf(person.email)
    await page.goto('/leave')
    await page.getByRole('button', { name: 'Calendar feed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your absences in a calendar program' })
    await dialog.getByRole('button', { name: 'Make an address' }).click()
    const address = await dialog.getByRole('textbox').inputValue()
    expect((await fetch(address.replace(/^https?:\/\/[^/]+/, t.address))).status).toBe(200)
    await inspect(page, 'leave-feed')
    await dialog.getByRole('button', { name: 'End the address' }).click()
    await page.getByRole('dialog', { name: 'End the address' }).getByRole('button', { name: 'End the address' }).click()
    await dialog.getByText('There is no address yet.').waitFor()
    expect((await fetch(address.replace(/^https?:\/\/[^/]+/, t.address))).status).toBe(404)
  })

  test('fits a phone, where asking is a page of its own', async () => {
    const { page } = await b.signedIn(person.email, { viewport: PHONE, scheme: 'dark' })
    await page.goto('/leave')
    await page.getByRole('button', { name: /Annual leave/ }).waitFor()
    await inspect(page, 'leave-own-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Ask for leave' }).click()
    await page.getByRole('dialog', { name: 'Ask for leave' }).waitFor()
    await inspect(page, 'leave-ask-phone')
  })
})

describe('the team', () => {
  test('requests are answered one by one with the overlap beside them, and several at once', async () => {
    const page = await b.windowOf('employee@threshold.test')
    await page.goto('/leave/team')
    const list = page.getByRole('region', { name: '3 requests to answer' })
    await list.waitFor()
    await inspect(page, 'leave-team')
    await list.getByRole('button', { name: /^Approve the request of / }).press('j')
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Too many are away')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await page.getByText('The request was declined').waitFor()
    const two = page.getByRole('region', { name: '2 requests to answer' })
    await two.getByRole('checkbox', { name: 'Choose all requests' }).check()
    await two.getByRole('button', { name: 'Approve 2 requests' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve 2 requests' }).click()
    await page.getByText('2 requests were answered').waitFor()
    await page.getByText('Nothing waits for an answer').waitFor()
  })

  test.each(['quarter', 'agenda'])('is shown as %s', async (view) => {
    const page = await b.windowOf('employee@threshold.test')
    await page.goto(`/leave/team?view=${view}`)
    await page.getByText('13 people').first().waitFor()
    await inspect(page, `leave-team-${view}`)
  })

  test('somebody answers in the place of whoever is away', async () => {
    const page = await b.windowOf('employee@threshold.test')
    await page.goto('/leave/team')
    await page.getByRole('button', { name: 'Substitute' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who answers while you are away?' })
    await dialog.getByRole('combobox', { name: 'Who' }).fill('Hana')
    await page.getByRole('option', { name: /Hana Petrov/ }).click()
    await dialog.getByLabel('To', { exact: true }).fill(typed(mondayIn(3)))
    await dialog.getByLabel('To', { exact: true }).press('Tab')
    await inspect(page, 'leave-substitute')
    await dialog.getByRole('button', { name: 'Name the substitute' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Substitute' }).click()
    await page.getByRole('button', { name: /^Remove Hana Petrov/ }).click()
    await page.getByRole('button', { name: /^Remove Hana Petrov/ }).waitFor({ state: 'detached' })
  })
})

describe('what HR sets up', () => {
  const pages = ['kinds', 'policies', 'holidays', 'people', 'yearEnd'].map((tab) => `/leave/settings?tab=${tab}`)
  test.each([...pages, '/leave/balances', '/leave/requests', '/leave/team'])('%s is clean wide and on a phone', async (path) => {
    const page = await b.windowOf('manager@threshold.test')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const name = `hr-${path.slice(1)}`.replaceAll(/[/?=]/g, '-')
    await inspect(page, name)
    await page.setViewportSize(PHONE)
    await inspect(page, `${name}-phone`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('a kind and its policy are added, given, and a balance is corrected with a reason', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/leave/settings?tab=kinds')
    await page.getByRole('button', { name: 'Add a kind' }).click()
    const kind = page.getByRole('dialog', { name: 'Add a kind of leave' })
    await kind.getByRole('button', { name: 'Save' }).click()
    await kind.getByRole('link', { name: 'Enter a name' }).waitFor()
    await kind.getByRole('textbox', { name: 'Name' }).fill('Volunteer leave')
    await kind.getByRole('button', { name: 'Save' }).click()
    await kind.waitFor({ state: 'detached' })
    await page.goto('/leave/settings?tab=policies')
    await page.getByRole('button', { name: 'Add a policy' }).click()
    const policy = page.getByRole('dialog', { name: 'Add a policy' })
    await policy.getByRole('textbox', { name: 'Name' }).fill('Volunteer leave, two days')
    await policy.getByRole('combobox', { name: 'Kind of leave' }).click()
    await page.getByRole('option', { name: 'Volunteer leave' }).click()
    await policy.getByRole('textbox', { name: 'Hours a year' }).fill('15:12')
    await inspect(page, 'leave-policy')
    await policy.getByRole('button', { name: 'Save' }).click()
    await policy.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Give a policy: Volunteer leave, two days' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give a policy' })
    await dialog.getByRole('combobox', { name: 'People' }).fill('Priya')
    await page.getByRole('option', { name: /Priya Sample/ }).click()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Give' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(`/employee/${person.id}`)
    const section = page.getByRole('region', { name: 'Leave' })
    await section.getByRole('button', { name: 'Correct the balance of Priya Sample: Volunteer leave' }).click()
    const correct = page.getByRole('dialog', { name: 'Correct a balance of Priya Sample' })
    await correct.getByRole('textbox', { name: 'Hours' }).fill('7:36')
    await correct.getByRole('button', { name: 'Save' }).click()
    await correct.getByRole('link', { name: 'Enter the reason: the person reads it' }).waitFor()
    await correct.getByRole('textbox', { name: 'Reason' }).fill('A day that was promised')
    await correct.getByRole('button', { name: 'Save' }).click()
    await correct.waitFor({ state: 'detached' })
    await inspect(page, 'leave-person')
  })

  test('holidays come from a calendar file, and what cannot be read is refused in words', async () => {
    const page = await b.windowOf('manager@threshold.test')
    await page.goto('/leave/settings?tab=holidays')
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: /^Import into: Holidays of / })
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;VALUE=DATE:20300612',
      'SUMMARY:Founders Day',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'days.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics.join('\r\n')) })
    await page
      .getByText(/1 row was added to/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.goto('/leave/settings?tab=holidays&year=2030')
    await page.getByText('Founders Day').waitFor()
  })
})
