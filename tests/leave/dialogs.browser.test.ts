import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { leaveAccounts, leaveAssignments } from '../../server/tables/leave.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect } from '../browser.ts'
import { pdf } from '../employees/onTheWay.ts'
import { must } from '../lifecycles/driver.ts'
import { give, kindNamed, mondayIn, plus, worker } from './people.ts'

const MANAGER = 'manager@threshold.test'
const ANNUAL = 'Annual leave, four weeks'
let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let chief: Awaited<ReturnType<typeof worker>>
let person: Awaited<ReturnType<typeof worker>>
let led: Awaited<ReturnType<typeof worker>>
beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
  chief = await worker(t, { name: 'Chiefly' })
  person = await worker(t, { name: 'Priya' })
  led = await worker(t, { name: 'Ledger', managerId: chief.id })
  for (const { id } of [person, led]) await give(t, id, ANNUAL, '2025-01-01')
  await give(t, person.id, 'Time off in lieu', '2025-01-01')
  await give(t, person.id, "Personal and carer's leave, ten days", '2025-01-01')
  const body = { employeeId: person.id, day: '2025-01-02', minutes: 2400, reason: 'Sample hours' }
  must(await (await t.as('manager')).hr.POST('/leave/correction', { body: { ...body, kindId: await kindNamed(t, 'Time off in lieu') } }))
})

const typed = (iso: string) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
type Page = Awaited<ReturnType<typeof b.windowOf>>
type Place = Pick<Page, 'getByLabel'>
async function fillDay(place: Place, label: string, day: string) {
  await place.getByLabel(label, { exact: true }).fill(typed(day))
  await place.getByLabel(label, { exact: true }).press('Tab')
}
const leaveOf = async (id: number) =>
  must(await (await t.as('manager')).hr.GET('/leave/of-employee/{employeeId}', { params: { path: { employeeId: id } } })).data
async function asked(email: string, kind: string, firstDay: string, lastDay: string) {
  const { hr } = await t.as(email)
  return must(await hr.POST('/leave/request', { body: { kindId: await kindNamed(t, kind), firstDay, lastDay } })).data
}
async function approved(email: string, kind: string, firstDay: string, lastDay: string) {
  const { id, version } = await asked(email, kind, firstDay, lastDay)
  return must(await (await t.as('manager')).hr.POST('/leave/request/change-status', { body: { id, status: 'approved', version } })).data
}

describe('the own leave', () => {
  test('is given back in part: one whole day and half of another', async () => {
    const monday = mondayIn(8)
    const { id } = await approved(person.email, 'Annual leave', monday, plus(monday, 2))
    const page = await b.windowOf(person.email)
    await page.goto('/leave')
    // Days that lie ahead stand once: above the line of today, as one leave.
    const ledger = page.getByRole('region', { name: 'How the balance of Annual leave came about' })
    await ledger.getByText(/^Today, /).waitFor()
    expect(await ledger.getByRole('row', { name: /Leave/ }).count()).toBe(1)
    await page
      .getByRole('button', { name: /^Cancel part: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /^Cancel part of / })
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await dialog.getByRole('link', { name: 'Tick at least one day to give back' }).waitFor()
    await dialog.getByRole('checkbox').nth(0).check()
    await dialog.getByRole('checkbox').nth(2).check()
    await dialog
      .getByRole('combobox', { name: /^How much of / })
      .nth(1)
      .click()
    await page.getByRole('option', { name: 'the first half' }).click()
    await inspect(page, 'leave-cancel-part')
    await dialog.getByRole('button', { name: 'Give back' }).click()
    await page.getByText('The days were given back').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('partly cancelled').first().waitFor()
    const { hr } = await t.as(person.email)
    const { minutes, dayList } = must(await hr.GET('/leave/request/{id}', { params: { path: { id } } })).data
    expect(minutes).toBe(456 + 228)
    expect(dayList!.filter(({ cancelled }) => cancelled).map(({ day, half }) => [day, half])).toEqual([
      [monday, null],
      [plus(monday, 2), 'FIRST'],
    ])
  })

  test('gets its certificate afterwards, and the file can be opened', async () => {
    const monday = mondayIn(10)
    await asked(person.email, "Personal and carer's leave", monday, plus(monday, 3))
    const page = await b.windowOf(person.email)
    await page.goto('/leave')
    await page.getByText('certificate still needed').waitFor()
    await page.getByRole('button', { name: /^Hand in a certificate: / }).click()
    const dialog = page.getByRole('dialog', { name: /^Certificate for / })
    await inspect(page, 'leave-certificate')
    const file = new Uint8Array(await (await pdf('doctor')).arrayBuffer())
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'doctor.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file) })
    await page.getByText('The certificate was handed in').waitFor()
    await page.getByText('certificate handed in').waitFor()
    const loading = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Open the certificate doctor\.pdf/ }).click()
    expect((await loading).suggestedFilename()).toBe('doctor.pdf')
  })

  test('is asked for by hours of one day', async () => {
    const page = await b.windowOf(person.email)
    await page.goto('/leave?ask=true')
    const panel = page.getByRole('region', { name: 'Ask for leave' })
    await panel.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Time off in lieu' }).click()
    await panel.getByText('Hours of one day').click()
    const day = mondayIn(12)
    await fillDay(panel, 'Day', day)
    await panel.getByLabel('From', { exact: true }).fill('13:00')
    await panel.getByRole('textbox', { name: 'How long' }).fill('much')
    await panel.getByRole('button', { name: /Send request/ }).click()
    await panel.getByRole('link', { name: /Enter how long as hours and minutes/ }).waitFor()
    await panel.getByRole('textbox', { name: 'How long' }).fill('2:30')
    await panel.getByText(/^Left on /).waitFor()
    await inspect(page, 'leave-ask-hours')
    await panel.getByRole('button', { name: /Send request/ }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByText('from 13:00').waitFor()
    const { hr } = await t.as(person.email)
    const { planned } = must(await hr.GET('/leave/own')).data
    expect(planned.filter(({ startsAt }) => startsAt === '13:00').map(({ firstDay, minutes }) => [firstDay, minutes])).toEqual([[day, 150]])
  })
})

describe('whoever leads people', () => {
  test('sets how many are needed, and it stands under the title', async () => {
    const page = await b.windowOf(chief.email)
    await page.goto('/leave/team')
    await page.getByRole('button', { name: 'Set how many are needed' }).click()
    const dialog = page.getByRole('dialog', { name: 'How many of the team are needed?' })
    await dialog.getByRole('textbox', { name: /Needed on a working day/ }).fill('1')
    await inspect(page, 'leave-needed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('at least 1 is needed on a working day').waitFor()
  })

  test('finds what waits in the menu and in the bell, which leads to the request', async () => {
    const monday = mondayIn(14)
    await asked(led.email, 'Annual leave', monday, monday)
    await asked(led.email, 'Annual leave', plus(monday, 2), plus(monday, 3))
    const page = await b.windowOf(chief.email)
    await page.goto('/leave')
    await page.getByRole('link', { name: 'Leave Management 2 requests to answer' }).waitFor()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page
      .getByRole('link', { name: /Ledger Sample asks for leave/ })
      .first()
      .click()
    await page.waitForURL(/\/leave\/team\?request=/)
    // The notice that came last stands first: its request is the open one.
    await page
      .locator('[data-open]')
      .getByText(/2 days/)
      .first()
      .waitFor()
  })
})

describe('HR', () => {
  test('sets a work week, each day for itself', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto(`/employee/${person.id}`)
    const section = page.getByRole('region', { name: 'Leave' })
    await section.getByRole('button', { name: 'Set work weeks' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set work weeks' })
    await dialog.getByRole('textbox', { name: 'Hours on Friday' }).fill('x')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('link', { name: /Enter hours, such as/ }).waitFor()
    await dialog.getByRole('textbox', { name: 'Hours on Friday' }).fill('0')
    await dialog.getByRole('textbox', { name: 'Hours on Monday' }).fill('8:30')
    await fillDay(dialog, 'From', mondayIn(40))
    await inspect(page, 'leave-week')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await section.getByText(`from ${typed(mondayIn(40))}`).waitFor()
    // Until then the standard week counts, as before.
    expect((await leaveOf(person.id)).workWeeks).toMatchObject([
      { fromDay: mondayIn(40), minutes: [510, 456, 456, 456, 0, 0, 0] },
      { fromDay: '2024-01-15', minutes: [456, 456, 456, 456, 456, 0, 0] },
    ])
  })

  test('asks for leave for somebody else', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto(`/employee/${person.id}`)
    const section = page.getByRole('region', { name: 'Leave' })
    await section.getByRole('button', { name: 'Ask for leave' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for leave for Priya Sample' })
    await dialog.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Annual leave', exact: true }).click()
    const day = mondayIn(16)
    await fillDay(dialog, 'First day', day)
    await dialog.getByText(/^Left on /).waitFor()
    await dialog.getByRole('button', { name: /Send request/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await section
      .getByRole('button', { name: /^Approve: / })
      .first()
      .waitFor()
    const { planned } = await leaveOf(person.id)
    expect(planned.find(({ firstDay }) => firstDay === day)).toMatchObject({ status: 'asked', lastDay: day, minutes: 456 })
  })

  test('ends what was given, from the record', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto(`/employee/${led.id}`)
    const section = page.getByRole('region', { name: 'Leave' })
    await section.getByRole('button', { name: `End ${ANNUAL}` }).click()
    const dialog = page.getByRole('dialog', { name: `Until when has Ledger Sample “${ANNUAL}”?` })
    await fillDay(dialog, 'Until (optional)', '2024-06-01')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('link', { name: /enter 1 Jan 2025 or a later one/ }).waitFor()
    await fillDay(dialog, 'Until (optional)', mondayIn(30))
    await inspect(page, 'leave-end')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await leaveOf(led.id)).assignments).toMatchObject([{ policyName: ANNUAL, toDay: mondayIn(30) }])
  })

  test('looks at any team, which stays after the page was loaded anew', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto('/leave/team')
    await page.getByRole('combobox', { name: 'Team of' }).fill('Chief')
    await page.getByRole('option', { name: /Chiefly Sample/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Leave in the team of Chiefly Sample' }).waitFor()
    await page.waitForURL(new RegExp(`team=${chief.id}`))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Leave in the team of Chiefly Sample' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Team of' }).inputValue()).toContain('Chiefly Sample')
    await inspect(page, 'leave-team-of')
    await page.getByRole('button', { name: 'Own teams' }).click()
    await page.getByRole('heading', { level: 1, name: 'Team leave' }).waitFor()
  })

  test('filters requests by their kind', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto('/leave/requests?by=kindName&is=Time+off+in+lieu')
    const table = page.getByRole('table')
    await table.getByRole('link', { name: /^Priya Sample/ }).waitFor()
    expect(await table.getByRole('link', { name: /^(Priya|Ledger) Sample/ }).count()).toBe(1)
  })

  test('posts the end of the year after it was looked at, and again nothing', async () => {
    const { hr } = await t.as('manager')
    const rules = { year: 'CALENDAR', grant: 'YEARLY', timing: 'START', minutesPerYear: 9120, fullTimeMinutes: 2280, partTimeShare: false } as const
    const kindId = await kindNamed(t, 'Annual leave')
    const policyId = must(
      await hr.POST('/leave/policy', {
        body: { ...rules, name: 'Ends with the year', kindId, capMinutes: null, carryMinutes: 600, carryMonths: null, steps: [] },
      }),
    ).responseData.id
    const late = await worker(t, { name: 'Lately' })
    // As a database that was down for a while has it: given, and nothing of it posted.
    await t.db.insert(leaveAssignments).values({ employeeId: late.id, kindId, policyId, fromDay: '2025-01-01' })
    await t.db.insert(leaveAccounts).values({ employeeId: late.id, kindId })
    const page = await b.windowOf(MANAGER)
    await page.goto('/leave/settings?tab=yearEnd')
    await page
      .getByRole('row', { name: /Lately Sample/ })
      .first()
      .waitFor()
    await inspect(page, 'leave-year-end-due')
    await page.getByRole('button', { name: 'Post it' }).click()
    await page
      .getByRole('dialog', { name: /^Post / })
      .getByRole('button', { name: 'Post it' })
      .click()
    await page.getByText(/(entry was|entries were) posted/).waitFor()
    await page.getByText(/^Nothing is to be posted up to /).waitFor()
    const [account] = await t.db.select().from(leaveAccounts).where(eq(leaveAccounts.employeeId, late.id))
    expect(account!.postedTo).toBe(todayIn(t.app.settings))
  })
})
