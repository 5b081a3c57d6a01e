import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { accountId, apply, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { readBack } from './readBack.ts'

const t = await testApp()
const b = await browser(t)
const p = await openPosition(t)
const [nadia, manager] = [await accountId(t, 'employee@threshold.test'), await accountId(t, 'manager@threshold.test')]
/** A Monday that is to come, and the days after it. */
const monday = (() => {
  const at = new Date(Date.now() + 14 * 86_400_000)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000)
})()
const day = (after: number) => new Date(monday.getTime() + after * 86_400_000).toISOString().slice(0, 10)
const longDay = (after: number) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(day(after)))

const ids: number[] = []
for (const [at, startTime, endTime] of [
  [0, '09:15', '10:00'],
  [0, '09:30', '10:15'],
  [1, '11:00', '11:30'],
  [3, '14:00', '15:00'],
] as const) {
  const id = await apply(p.officer, p.requisitionId, p.items)
  must(await schedule(p.officer, id, await plan(p.officer, id, at === 0 && startTime === '09:30' ? [manager] : [nadia], { day: day(at), startTime, endTime })))
  ids.push(id)
}
const waiting = await apply(p.officer, p.requisitionId, p.items)
const nameOf = async (id: number) => {
  const { applicant } = must(await p.officer.recruitment.GET('/application/{id}', { params: { path: { id } } })).data
  return [applicant.firstName, applicant.surName].join(' ')
}
const names = await Promise.all(ids.map(nameOf))
const card = (name: string, from: string) => ({ name: new RegExp(`^(${name} ${from} to|${from} – .* ${name} )`) })

test('one address shows the same interviews as week, month and agenda', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/interviews?date=${day(2)}`)
  const first = page.getByRole('button', card(names[0]!, '09:15'))
  await first.waitFor()
  await page.getByText('4 interviews').first().waitFor()
  await page
    .getByRole('region', { name: longDay(3), exact: true })
    .getByRole('button', card(names[3]!, '14:00'))
    .waitFor()
  await inspect(page, 'calendar-week')
  await page.getByRole('checkbox', { name: /Nadia Brandt/ }).check()
  await page.getByText('everybody ticked is free').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('panel')).toBe(`[${nadia}]`)
  await inspect(page, 'calendar-week-panel')
  await page.getByRole('checkbox', { name: 'Only their interviews' }).check()
  await page.getByText('3 interviews').first().waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'calendar-week-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Month').click()
  await first.waitFor()
  await inspect(page, 'calendar-month')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Agenda').click()
  await page.getByRole('heading', { name: longDay(3), exact: true }).waitFor()
  await inspect(page, 'calendar-agenda')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('month')
})

test('an interview is looked at, moved and taken as a file', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/interviews?date=${day(0)}`)
  await page.getByRole('button', card(names[2]!, '11:00')).click()
  const details = page.getByRole('dialog', { name: `Interview with ${names[2]}` })
  await details.getByText('Nadia Brandt').waitFor()
  await inspect(page, 'calendar-details')
  const [download] = await Promise.all([page.waitForEvent('download'), details.getByRole('button', { name: 'Calendar file' }).click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(readBack(Buffer.concat(chunks).toString()).events).toHaveLength(1)
  await details.getByRole('button', { name: 'Move to another time' }).click()
  const move = page.getByRole('dialog', { name: `Move the interview with ${names[2]}` })
  await move.getByLabel('From').fill('16:00')
  await move.getByLabel('To', { exact: true }).fill('16:30')
  await move.getByRole('button', { name: 'Save and tell everybody' }).click()
  await page.getByRole('button', card(names[2]!, '16:00')).waitFor()
})

test('a draft is placed by keyboard and becomes an interview with its day, time and panel', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/interviews?date=${day(2)}&panel=[${nadia}]&requisitionId=${p.requisitionId}`)
  await page.getByText('everybody ticked is free').waitFor()
  await page.getByRole('button', { name: 'Plan an interview' }).click()
  const draft = page.getByRole('button', { name: /^Draft \d/ })
  // The first time of that week when the person is free.
  await page.getByRole('button', { name: new RegExp(`^Draft 10:15 ${longDay(0)}`) }).waitFor()
  expect(await draft.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: new RegExp(`^Draft 10:30 ${longDay(2)}`) }).waitFor()
  expect(await draft.evaluate((one) => one === document.activeElement)).toBe(true)
  const panel = page.getByRole('region', { name: 'Draft', exact: true })
  await panel.getByText('free', { exact: true }).waitFor()
  await inspect(page, 'calendar-draft')
  const name = await nameOf(waiting)
  await panel.getByRole('combobox', { name: 'Schedule an interview with' }).click()
  await page.getByRole('option', { name }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule an interview with ${name}` })
  await dialog.getByLabel('From').waitFor()
  expect(await dialog.getByLabel('From').inputValue()).toBe('10:30')
  await dialog.getByText('Nadia Brandt').first().waitFor()
  await dialog
    .getByRole('button', { name: /take this time$/ })
    .first()
    .waitFor()
  await inspect(page, 'calendar-schedule')
  await dialog.getByRole('button', { name: 'Save and tell everybody' }).click()
  await page.getByRole('button', card(name, '10:30')).waitFor()
  await draft.waitFor({ state: 'detached' })
})

test('a press on a free place makes a draft there', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/interviews?date=${day(2)}`)
  await page.getByRole('button', card(names[0]!, '09:15')).waitFor()
  await page.getByRole('region', { name: longDay(4), exact: true }).click({ position: { x: 40, y: 58 * 2 + 5 } })
  await page.getByRole('button', { name: new RegExp(`^Draft 10:00 ${longDay(4)}`) }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Draft \d/ }).waitFor({ state: 'detached' })
})

test('a phone shows the agenda, and an interviewer the own interviews', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.setViewportSize(PHONE)
  await page.goto(`/interviews?date=${day(0)}`)
  await page.getByRole('heading', { name: longDay(0), exact: true }).waitFor()
  await page.getByRole('button', card(names[0]!, '09:15')).waitFor()
  expect(await page.getByRole('button', card(names[1]!, '09:30')).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Plan an interview' }).count()).toBe(0)
  await inspect(page, 'calendar-phone')
})

test('everybody sets the own hours and has an address for a calendar program', async () => {
  const page = await b.windowOf('employee@threshold.test')
  await page.goto('/account')
  const hours = page.getByRole('form', { name: 'Days and hours' })
  await hours.getByLabel('Monday from').fill('13:00')
  await hours.getByLabel('Monday to').fill('12:00')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await hours.getByText('Monday: Choose a time after the start').first().waitFor()
  await hours.getByLabel('Monday to').fill('16:00')
  await hours.getByRole('checkbox', { name: 'You can be asked on Friday' }).uncheck()
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Successfully saved!').waitFor()
  const { data } = must(await p.employee.recruitment.GET('/interview/own-calendar'))
  expect(data.hours.map(({ weekday, from }) => [weekday, from])).toEqual([
    [1, '13:00'],
    [2, '09:00'],
    [3, '09:00'],
    [4, '09:00'],
  ])
  await page.getByRole('button', { name: 'Make an address' }).click()
  const url = await page.getByLabel('Copy the address now; it is not shown again.').inputValue()
  await inspect(page, 'account-calendar')
  expect(readBack(await (await fetch(url)).text()).events.length).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('button', { name: 'Make an address' }).waitFor()
  expect((await fetch(url)).status).toBe(404)
})
