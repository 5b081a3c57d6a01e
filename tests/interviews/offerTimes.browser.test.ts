import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, read } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { keyOf, offer, timesFor, visitor } from './offered.ts'

const t = await testApp()
const b = await browser(t)
const p = await openPosition(t)
const nadia = await accountId(t, 'employee@threshold.test')

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const FAR = 'America/Los_Angeles'
const nameOf = async (id: number) => {
  const { applicant } = await read(p.officer, id)
  return `${applicant.firstName} ${applicant.surName}`
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const isFocused = (place: Locator) => expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true)
const there = (options: Intl.DateTimeFormatOptions, at: string, timeZone = FAR) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(new Date(at))

async function opened(id: number, more: Parameters<typeof b.visitor>[0] = {}) {
  const { page } = await b.visitor({ viewport: PHONE, ...more })
  await page.goto(`/my-application#${await keyOf(t, id)}`)
  return page
}

test('an officer offers times beside what the candidate would see; nothing that fits and nothing typed wrong goes out', { timeout: 120_000 }, async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const name = await nameOf(id)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}&tab=interviews`)
  await page.getByRole('button', { name: 'Let the candidate choose' }).click()
  const dialog = page.getByRole('dialog', { name: `Let ${name} choose a time` })
  const preview = dialog.getByRole('region', { name: 'What can be chosen' })
  const interviewers = dialog.getByRole('combobox', { name: 'Interviewers' })
  // Whoever interviews by default is there already; here it is one person.
  while (await dialog.locator('button[aria-hidden]').count()) await interviewers.press('Backspace')
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await dialog.getByRole('link', { name: 'Choose at least one interviewer' }).waitFor()
  await interviewers.click()
  await page.getByRole('option', { name: /Nadia Brandt/ }).click()
  await page.keyboard.press('Escape')
  await preview.getByText(`Goes to ${name}`).waitFor()
  await preview.getByText(/times on \d+ days/).waitFor()
  await inspect(page, 'offer-dialog')
  await dialog.getByText('Notice, breaks and changes').click()
  await dialog.getByLabel('Hours of notice').fill('336')
  await dialog.getByLabel('Last day').fill('')
  await dialog.getByLabel('Last day').press('Tab')
  await preview.getByText('The times are shown here').waitFor()
  await dialog
    .getByLabel('Last day')
    .fill(there({ day: 'numeric', month: 'short', year: 'numeric' }, new Date(Date.now() + 3 * 86_400_000).toISOString(), 'UTC'))
  await dialog.getByLabel('Last day').press('Tab')
  await preview.getByRole('heading', { name: 'No time fits' }).waitFor()
  await page.setViewportSize(PHONE)
  await inspect(page, 'offer-dialog-none-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Hours of notice').fill('0')
  await dialog
    .getByLabel('Last day')
    .fill(there({ day: 'numeric', month: 'short', year: 'numeric' }, new Date(Date.now() + 12 * 86_400_000).toISOString(), 'UTC'))
  await dialog.getByLabel('Last day').press('Tab')
  await preview.getByText(/times on \d+ days/).waitFor()
  await dialog.getByRole('button', { name: 'Send to one candidate' }).click()
  const offered = page.getByRole('region', { name: 'Times offered' })
  await offered.getByText('Offered', { exact: true }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await inspect(page, 'offer-list')
  // The same once more would be left out, and says so before it is sent.
  await page.getByRole('button', { name: 'Let the candidate choose' }).click()
  await interviewers.click()
  await page.getByRole('option', { name: /Nadia Brandt/ }).click()
  await preview.getByText(`${name}: `).waitFor()
  expect(await dialog.getByRole('button', { name: 'Nobody can choose' }).getAttribute('aria-disabled')).toBe('true')
})

test('a candidate chooses by keyboard on a phone in another zone, changes the time, gives it up and chooses again', { timeout: 180_000 }, async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  must(await offer(p.officer, await timesFor(p.officer, [id], [nadia], { bufferBefore: 15, changeHours: 24 })))
  const page = await opened(id)
  await heading(page, 'Your application')
  await inspect(page, 'own-times-offered')
  await page.getByRole('button', { name: 'Choose a time', exact: true }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Choose a time')
  await isFocused(page.getByRole('heading', { level: 1 }))
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Show times in the time of').selectOption(FAR)
  await page.getByText('In the time of America/Los Angeles.').waitFor()
  // Every time stands under the day on which it is in the zone that is shown.
  const days = await page.getByRole('group').all()
  expect(days.length).toBe(3)
  for (const one of days)
    for (const radio of await one.getByRole('radio').all()) {
      const at = (await radio.getAttribute('value'))!
      expect(await one.locator('legend').innerText()).toBe(there({ weekday: 'long', day: 'numeric', month: 'long' }, at))
      expect(await radio.locator('..').innerText()).toBe(there(clock, at))
    }
  await inspect(page, 'own-times')
  expect(await page.getByRole('button', { name: 'Choose a time first' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: /^Later days/ }).focus()
  await page.keyboard.press('Enter')
  await isFocused(page.getByRole('group').nth(3))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  const first = (await page.getByRole('radio', { checked: true }).getAttribute('value'))!
  const dayOf = (at: string) => there({ weekday: 'long', day: 'numeric', month: 'long' }, at)
  await page.getByRole('button', { name: `Book ${dayOf(first)}, ${there(clock, first)}` }).waitFor()
  await inspect(page, 'own-times-chosen')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Your interview is booked.').waitFor()
  const meeting = page.getByRole('region', { name: 'Your interview' })
  await meeting.getByRole('heading', { level: 3, name: dayOf(first) }).waitFor()
  expect(await page.getByRole('button', { name: 'I cannot come' }).count()).toBe(0)
  await meeting.getByText(/^You can change it until /).waitFor()
  await inspect(page, 'own-times-booked')

  const desk = await b.windowOf('officer@threshold.test')
  await desk.goto(`/canprf?applicationId=${id}&tab=interviews`)
  await desk.getByRole('region', { name: 'Times offered' }).getByText('Booked', { exact: true }).waitFor()
  await inspect(desk, 'offer-booked')

  await meeting.getByRole('button', { name: 'Change the time' }).click()
  await heading(page, 'Choose another time')
  expect(await page.getByRole('radio').evaluateAll((all, at) => all.some((one) => (one as HTMLInputElement).value === at), first)).toBe(false)
  await page.getByRole('group').last().getByRole('radio').last().check()
  const second = (await page.getByRole('radio', { checked: true }).getAttribute('value'))!
  await page.getByRole('button', { name: /^Change to / }).click()
  await page.getByRole('status').getByText('Your interview has its new time.').waitFor()
  await meeting.getByRole('heading', { level: 3, name: dayOf(second) }).waitFor()

  await meeting.getByRole('button', { name: 'Give it up' }).click()
  await heading(page, 'Give up your time?')
  await inspect(page, 'own-times-give-up')
  await page.getByRole('button', { name: 'Give up the time' }).click()
  await page.getByRole('status').getByText('You have given up the time.').waitFor()
  await page.getByRole('button', { name: 'Choose a time', exact: true }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /^Book / }).click()
  await page.getByRole('status').getByText('Your interview is booked.').waitFor()

  // What staff takes back meanwhile is said where somebody still wants to change it.
  await meeting.getByRole('button', { name: 'Change the time' }).click()
  await page.getByRole('radio').first().check()
  await desk.reload()
  await desk.getByRole('button', { name: 'Withdraw…' }).click()
  const asked = desk.getByRole('dialog', { name: /^Withdraw the times for/ })
  await asked.getByText(/^The candidate can no longer choose\. The interview on .* is cancelled/).waitFor()
  await inspect(desk, 'offer-withdraw')
  await asked.getByRole('button', { name: 'Withdraw the times' }).click()
  await desk.getByRole('region', { name: 'Times offered' }).getByText('Withdrawn', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Change to / }).click()
  await heading(page, 'This cannot be done here any more')
  await inspect(page, 'own-times-over')
  await page.getByRole('button', { name: 'Back to your application' }).click()
  await heading(page, 'Your application')
  await expect.poll(() => page.getByRole('button', { name: /^(Choose a time|Change the time)$/ }).count()).toBe(0)
})

test('who is too late is told so, goes on where they were, and sees what is free now; in German and in the dark', { timeout: 120_000 }, async () => {
  const [fast, late] = [await apply(p.officer, p.requisitionId, p.items), await apply(p.officer, p.requisitionId, p.items)]
  must(await offer(p.officer, await timesFor(p.officer, [fast, late], [nadia])))
  const page = await opened(late, { locale: 'de-DE', scheme: 'dark' })
  await page.getByRole('button', { name: 'Zeit wählen', exact: true }).click()
  await heading(page, 'Zeit wählen')
  const day = page.getByRole('group').nth(1)
  const radio = day.getByRole('radio').nth(2)
  await radio.check()
  const wanted = (await radio.getAttribute('value'))!
  await inspect(page, 'own-times-german-dark')
  must(await (await visitor(t, fast)).book(wanted))
  await page.getByRole('button', { name: /buchen$/ }).click()
  await page.getByRole('alert').getByText('Jemand war einen Augenblick schneller').waitFor()
  await expect.poll(() => page.locator(`input[value="${wanted}"]`).count()).toBe(0)
  await isFocused(day)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await inspect(page, 'own-times-too-late')
  await page.getByRole('group').nth(1).getByRole('radio').last().check()
  await page.getByRole('button', { name: /buchen$/ }).click()
  await page.getByRole('status').getByText('Ihr Gespräch ist gebucht.').waitFor()
})

test('a broken connection and no time at all are said, with a way on', { timeout: 120_000 }, async () => {
  const id = await apply(p.officer, p.requisitionId, p.items)
  must(await offer(p.officer, await timesFor(p.officer, [id], [nadia])))
  const page = await opened(id)
  await page.route('**/own-application/times', (route) => route.abort())
  await page.getByRole('button', { name: 'Choose a time', exact: true }).click()
  await heading(page, 'The times could not be loaded')
  await inspect(page, 'own-times-failed')
  await page.unroute('**/own-application/times')
  // Nobody is there who could hold it.
  await t.db.execute(`update accounts set status = 'disabled' where id = ${nadia}`)
  await page.getByRole('button', { name: 'Look again' }).click()
  await heading(page, 'No time is left just now')
  await inspect(page, 'own-times-none')
  await t.db.execute(`update accounts set status = 'active' where id = ${nadia}`)
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByRole('radio').first().waitFor()
})

test('several of one requisition are asked at once, and who is left out is named', { timeout: 120_000 }, async () => {
  const ids = [await apply(p.officer, p.requisitionId, p.items), await apply(p.officer, p.requisitionId, p.items)]
  must(await offer(p.officer, await timesFor(p.officer, [ids[0]!], [nadia])))
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/appsch')
  for (const id of ids)
    await page
      .getByRole('row')
      .filter({ hasText: await nameOf(id) })
      .getByRole('checkbox')
      .first()
      .check()
  await page.getByRole('button', { name: 'Let them choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let 2 candidates choose a time' })
  const interviewers = dialog.getByRole('combobox', { name: 'Interviewers' })
  await interviewers.click()
  await page.getByRole('option', { name: /Nadia Brandt/ }).click()
  await page.keyboard.press('Escape')
  await dialog.getByText(new RegExp(`^${await nameOf(ids[0]!)}: `)).waitFor()
  await inspect(page, 'offer-several')
  await dialog.getByRole('button', { name: 'Send to one candidate' }).click()
  const report = page.getByRole('dialog', { name: 'Sent to 1 of 2' })
  await report.getByText(new RegExp(`^${await nameOf(ids[0]!)}: `)).waitFor()
  await inspect(page, 'offer-report')
  await report.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Let them choose a time' }).waitFor({ state: 'detached' })
  expect((await (await visitor(t, ids[1]!)).times()).length).toBeGreaterThan(0)
})
