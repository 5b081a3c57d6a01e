import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { daysAfter, momentOn, todayIn } from '../../server/platform/days.ts'
import { interviews } from '../../server/tables/applications.ts'
import { employees } from '../../server/tables/employees.ts'
import { requisitions } from '../../server/tables/requisitions.ts'
import { tasks } from '../../server/tables/tasks.ts'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, letItPass, moveTo, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { type browser as Browser, browser, complaintsOf, inspect, PHONE } from '../browser.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { assigned, publishedCourse } from '../learning/learners.ts'
import { give, kindNamed, mondayIn, worker } from '../leave/people.ts'

let t: TestApp
let b: Awaited<ReturnType<typeof Browser>>
let mira: Awaited<ReturnType<typeof worker>>
let otto: Awaited<ReturnType<typeof worker>>

/** An interview that this person holds on a day, from ten o'clock. */
async function held(day: string, account: number, officer: Awaited<ReturnType<typeof openPosition>>['officer'], requisitionId: number, nth: number) {
  const applicationId = await apply(officer, requisitionId)
  must(await moveTo(officer, applicationId, 'screening'))
  const { id } = must(await schedule(officer, applicationId, await plan(officer, applicationId, [account], { day: daysAfter(day, 40 + nth) }))).responseData
  const startsAt = momentOn(day, '10:00', 'Australia/Melbourne')
  await t.db
    .update(interviews)
    .set({ day, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) })
    .where(eq(interviews.id, id))
  return id
}

beforeAll(async () => {
  t = await testApp()
  b = await browser(t)
  const today = todayIn(t.app.settings)
  const { officer, requisitionId } = await openPosition(t)
  mira = await worker(t, { name: 'Mira' })
  otto = await worker(t, { name: 'Otto' })
  const account = await accountId(t, mira.email)
  await letItPass(t, await held(today, account, officer, requisitionId, 1))
  await held(daysAfter(today, 1), account, officer, requisitionId, 2)
  await t.db.insert(tasks).values([
    { employeeId: otto.id, owner: 'NAMED', ownerAccountId: account, name: 'Show the wards', dueOn: daysAfter(today, 3) },
    { employeeId: mira.id, owner: 'NEW_HIRE', name: 'Send a photo', dueOn: daysAfter(today, -2) },
  ])
  const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('House rules'))
  const { id, version = 1 } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name: 'House rules', fileId } })).responseData
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version } }))
  await assigned(t, { courseId: await publishedCourse(t, { name: 'Hand hygiene' }), who: { id: mira.id, email: mira.email }, dueOn: daysAfter(today, 2) })
  await t.db
    .insert(requisitions)
    .values({ positionTitle: 'Sample night porter', ownerId: account, startDate: daysAfter(today, -60), endDate: daysAfter(today, -3) })
  await give(t, mira.id, 'Annual leave, four weeks', '2025-01-01')
  await give(t, otto.id, 'Annual leave, four weeks', '2025-01-01')
  await t.db.update(employees).set({ managerId: mira.id }).where(eq(employees.id, otto.id))
  const kindId = await kindNamed(t, 'Annual leave')
  const asks = async (who: typeof mira, weeks: number) =>
    must(await (await who.as()).hr.POST('/leave/request', { body: { kindId, firstDay: mondayIn(weeks), lastDay: mondayIn(weeks) } }))
  await asks(mira, 6)
  await asks(otto, 7)
})

test('an employee is told on the first page how much waits, and finds each in the own day, one press from the work', async () => {
  const page = await b.windowOf(mira.email)
  await page.goto('/')
  await page.waitForURL('**/jobreq')
  await page.getByText('8 things wait for you.').waitFor()
  await inspect(page, 'own-day-note')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My day' }).click()
  await page.getByRole('heading', { level: 1, name: '8 things wait for you' }).waitFor()
  expect(await page.title()).toContain('My day')
  await page.getByRole('link', { name: 'My day' }).and(page.locator('[aria-current="page"]')).waitFor()
  expect(await page.getByRole('link', { name: 'Recruitment Dashboard' }).getAttribute('aria-current')).toBeNull()
  const main = page.getByRole('main')
  await main.getByRole('complementary', { name: 'My leave' }).getByRole('heading', { name: 'Next leave' }).waitFor()
  await inspect(page, 'own-day')
  const leads: [string, string | RegExp, RegExp][] = [
    ['Feedback and replies', /^Give feedback: Feedback on/, /\/scorecard\?interviewId=/],
    ['Interviews to prepare', /^Prepare: Interview with/, /\/scorecard\?interviewId=/],
    ['Leave to answer', 'Answer: Otto Sample asks for leave', /\/leave\/team\?request=/],
    ['Tasks', 'Open: Send a photo', /\/my-record$/],
    ['Tasks', 'Open: Show the wards', /\/tasks$/],
    ['Documents to read', 'Read: House rules', /\/my-record$/],
    ['Learning', 'Open: Hand hygiene', /\/learning\/assignment\/\d+$/],
  ]
  for (const [region, name, to] of leads)
    expect(await main.getByRole('region', { name: region, exact: true }).getByRole('link', { name, exact: true }).getAttribute('href'), region).toMatch(to)
  await main.getByRole('region', { name: 'Running out' }).getByRole('button', { name: 'Extend: Sample night porter has expired' }).waitFor()
  // Nothing of others and no figure of the recruitment stands here.
  expect(await main.getByRole('heading', { name: 'From application to hire' }).count()).toBe(0)
  await main.getByRole('link', { name: 'Read: House rules' }).click()
  await page
    .getByRole('button', { name: /House rules/ })
    .last()
    .waitFor()
})

test('what is done goes from the own day without asking for the page again', async () => {
  const page = await b.windowOf(mira.email)
  await page.goto('/jobreq?day=true')
  const running = page.getByRole('region', { name: 'Running out' })
  await running.getByRole('button', { name: 'Extend: Sample night porter has expired' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend “Sample night porter”' })
  await dialog.getByRole('textbox', { name: 'New end date' }).fill(daysAfter(todayIn(t.app.settings), 90))
  await dialog.getByRole('textbox', { name: 'New end date' }).press('Tab')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await running.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: '7 things wait for you' }).waitFor()
})

test('the own day fits a phone in the dark, and speaks German', async () => {
  const { page } = await b.visitor({ viewport: PHONE, scheme: 'dark', locale: 'de-DE' })
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(mira.email)
  await page.getByLabel('Passwort', { exact: true }).fill('threshold-sample')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL('**/jobreq')
  await page.goto('/jobreq?day=true')
  await page.getByRole('region', { name: 'Gespräche zum Vorbereiten' }).waitFor()
  await page.getByRole('heading', { name: 'Nächster Urlaub' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await inspect(page, 'own-day-phone')
})

test('with nothing to do it says so, and asks for no more than 25 things', async () => {
  const lena = await worker(t, { name: 'Lena' })
  const { page } = await b.signedIn(lena.email)
  const me = await lena.as()
  const { first } = must(await me.recruitment.GET('/day/own')).data.unread
  const path = { params: { path: { employeeId: lena.id } } }
  must(await me.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { ...path, body: { documentIds: first.map(({ id }) => id) } }))
  await page.waitForLoadState('networkidle')
  let asked: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  for (const [address, title] of [
    ['/jobreq', 'Job requisitions'],
    ['/jobreq?day=true', 'Nothing waits for you'],
  ] as const) {
    asked = []
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25)
    expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
  }
  await page.getByText('Approvals, interviews, tasks, documents, leave and courses appear here').waitFor()
  await inspect(page, 'own-day-empty')
  expect(complaintsOf(page)).toEqual([])
})
