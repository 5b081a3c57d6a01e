import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { interviews } from '../../server/tables/applications.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { accountId, apply, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { browser, complaintsOf, inspect, PHONE, violationsOf, WIDE } from '../browser.ts'
import { selectedApplication } from '../letters/case.ts'

const t = await testApp()
const b = await browser(t)
const zone = 'Australia/Melbourne'
const today = todayIn({ timeZone: zone })
const { officer, requisitionId } = await openPosition(t)
const employee = await accountId(t, 'employee@threshold.test')

async function heldToday(startTime: string) {
  const applicationId = await apply(officer, requisitionId)
  must(await moveTo(officer, applicationId, 'screening'))
  const body = await plan(officer, applicationId, [employee], { day: daysAfter(today, 40), startTime })
  const { id } = must(await schedule(officer, applicationId, { ...body, endTime: `${startTime.slice(0, 3)}30` })).responseData
  const startsAt = momentOn(today, startTime, zone)
  await t.db
    .update(interviews)
    .set({ day: today, startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000) })
    .where(eq(interviews.id, id))
  return applicationId
}
const first = await heldToday('08:00')
const last = await heldToday('09:00')
await t.db.insert(requisitions).values({
  positionTitle: 'Sample night porter',
  ownerId: await accountId(t, 'officer@threshold.test'),
  startDate: daysAfter(today, -60),
  endDate: daysAfter(today, -3),
})

test('the week is walked by the arrow keys, and each interview is one press away', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/recruitmentOfficer')
  const week = page.getByRole('region', { name: 'Interviews of the week' })
  const now = week.locator('[aria-current="date"]')
  const held = now.getByRole('link', { name: /Sofia Reyes/ })
  await held.first().waitFor()
  expect(await held.count()).toBe(2)
  await held.first().focus()
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain(`applicationId=${last}`)
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain(`applicationId=${first}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/canprf\\?applicationId=${first}&tab=interviews`))
  expect(complaintsOf(page)).toEqual([])
})

test('an expired requisition says how many days it is over and is extended without leaving', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/recruitmentOfficer')
  const running = page.getByRole('region', { name: 'Running out' })
  const row = running.getByRole('listitem').filter({ hasText: 'Sample night porter has expired' })
  await row.getByText('3 days over').waitFor()
  await row.getByRole('button', { name: 'Extend: Sample night porter has expired' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend “Sample night porter”' })
  await dialog.getByRole('textbox', { name: 'New end date' }).fill(daysAfter(today, 90))
  await dialog.getByRole('textbox', { name: 'New end date' }).press('Tab')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await row.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/recruitmentOfficer')
})

test('an officer begins with the own ones and may see everybody’s; whose and how many days stand in the address', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto('/recruitmentOfficer')
  await page.getByRole('heading', { name: 'From application to hire' }).waitFor()
  await page.getByText('Everybody’s', { exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('whose')).toBe('all')
  await page.getByText('365', { exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('days')).toBe('365')
  // An officer may not open the reports, and is led to none.
  await page.getByRole('heading', { name: 'Time to hire' }).waitFor()
  expect(await page.getByRole('link', { name: 'Open the report' }).count()).toBe(0)
  expect(await violationsOf(page)).toEqual([])
})

test('a manager opens the rows behind a number and the report, puts the first steps away, and reads it all on a phone', async () => {
  const { page } = await b.signedIn('manager@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/recruitmentManager?days=30')
  const funnel = page.getByRole('list', { name: /^From application to hire, chart/ })
  const applied = funnel.getByRole('link').first()
  await applied.waitFor()
  const [, n = ''] = /: ([\d,]+)$/.exec((await applied.getAttribute('aria-label')) ?? '') ?? []
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('Connect a mail server').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'home-phone')
  await steps.getByRole('button', { name: 'Hide for good' }).click()
  await steps.waitFor({ state: 'hidden' })
  await page.reload()
  await applied.waitFor()
  expect(await steps.count()).toBe(0)
  await applied.click()
  await page.waitForURL(/\/reports\?.*rows=cohort/)
  await page.getByRole('heading', { level: 2, name: /^The rows behind/ }).waitFor()
  await expect.poll(() => page.getByText(new RegExp(`\\b${n}\\b`)).count()).toBeGreaterThan(0)
  expect(complaintsOf(page)).toEqual([])
})

test('e-mails that were not delivered and candidates who are ready show the first, and lead to all of them', async () => {
  await t.db.execute(sql`insert into outbox (event, to_email, to_name, subject, html, body, message_id, status, reason, dedupe)
    select 'APPLICATION_RECEIVED', n || '@sample.example', 'Sample person ' || n, 'Sample subject', '', '', n || '@sample.example', 'failed', 'The address was refused.', 'sample:' || n
    from generate_series(1, 7) n`)
  for (let n = 0; n < 6; n++) await selectedApplication(t)
  const page = await b.windowOf('manager@threshold.test')
  await page.goto('/recruitmentManager')
  const failed = page.getByRole('region', { name: 'E-mails not delivered' })
  const title = 'Message to Sample person 7 was not delivered'
  // Without a mail server nothing is tried again.
  const settings = t.app.settings as { smtpUrl: string | null }
  settings.smtpUrl = 'smtp://127.0.0.1:1'
  await failed.getByRole('button', { name: `Try again: ${title}` }).click()
  await failed.getByRole('link', { name: title }).waitFor({ state: 'hidden' })
  settings.smtpUrl = null
  await failed.getByRole('link', { name: 'All 6' }).waitFor()
  expect(await failed.getByRole('listitem').count()).toBe(5)
  const next = page.getByRole('region', { name: 'Ready for the next step' })
  expect(await next.getByRole('listitem').filter({ hasText: 'Write the offer for Leila Haddad' }).count()).toBe(5)
  await inspect(page, 'home-next-and-failed')
  await page.setViewportSize(PHONE)
  await failed.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'home-next-and-failed-phone')
  await page.setViewportSize(WIDE)
  await failed.getByRole('link', { name: 'All 6' }).click()
  await page.waitForURL(/\/notifications\?/)
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Sample person' }).count()).toBe(6)
  await page.goBack()
  await next.getByRole('link', { name: 'All 6' }).click()
  await page.waitForURL(/\/hr-modules\?/)
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Leila Haddad' }).count()).toBe(6)
  expect(complaintsOf(page)).toEqual([])
})

test('a thousand over their limit are counted, and of more than that it is said that there are more', async () => {
  const wait = (from: number, to: number) =>
    t.db.execute(sql`with people as (
        insert into applicants (first_name, sur_name, email) select 'Person', n::text, 'person.' || n || '@sample.example' from generate_series(${from}::int, ${to}::int) n returning id)
      insert into applications (applicant_id, requisition_id, source, status, status_since)
      select id, ${requisitionId}, 'MANUAL', 'shortlisted', now() - interval '60 days' from people`)
  const page = await b.windowOf('manager@threshold.test')
  const over = page.getByRole('region', { name: 'Over the limit' })
  await wait(1, 1000)
  await page.goto('/recruitmentManager')
  await over.getByText('1,000', { exact: true }).waitFor()
  await over.getByRole('link', { name: 'All 1,000' }).waitFor()
  await wait(1001, 1001)
  await page.reload()
  await over.getByText('more than 1,000', { exact: true }).waitFor()
  await page.getByRole('heading', { name: /^More than 1,\d{3} things wait for you$/ }).waitFor()
  await inspect(page, 'home-many-over-limit')
  await page.setViewportSize(PHONE)
  await over.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'home-many-over-limit-phone')
  await page.setViewportSize(WIDE)
  await over.getByRole('link', { name: 'All of them' }).click()
  await page.waitForURL(/\/appsch\?by=inStatus&is=over/)
  await page.getByText(/1,001/).first().waitFor()
})
