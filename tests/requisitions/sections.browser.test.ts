import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { requisitionCriteria } from '../../server/tables/criteria.ts'
import { type ItemList, referenceItems as listed } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { browser, inspect, losingSession, PHONE, WIDE } from '../browser.ts'
import { completeDraft, draft, referenceItems } from './raise.ts'

const t = await testApp()
const b = await browser(t)
const manager = await t.as('manager')
const items = await referenceItems(t)
const id = await completeDraft(manager, items)
const first = async (list: ItemList) => (await t.db.select({ id: listed.id }).from(listed).where(eq(listed.list, list)).limit(1))[0]!.id
await t.db.insert(requisitionCriteria).values({ requisitionId: id, section: 'certification', refId: await first('certification') })
await t.db.insert(requisitionCriteria).values({ requisitionId: id, section: 'workAuthorisation', refId: await first('workAuthorisation') })
await t.db.insert(requisitionCriteria).values({ requisitionId: id, section: 'compliance', refId: await first('regulatory') })
await t.db
  .insert(requisitionCriteria)
  .values({ requisitionId: id, section: 'designation', refId: await first('designation'), responsibilities: ['Leads a shift'] })

const at = { params: { path: { id } } }
const rowsOf = {
  qualifications: async () => (await manager.recruitment.GET('/job_qual_spec/{id}', at)).data?.responseDataList,
  certifications: async () => (await manager.recruitment.GET('/job_certification_spec/{id}', at)).data?.responseDataList,
  workAuth: async () => (await manager.recruitment.GET('/work_auth/{id}', at)).data?.responseDataList,
  location: async () => (await manager.recruitment.GET('/location/{id}', at)).data?.responseDataList,
  financial: async () => [(await manager.recruitment.GET('/financial/{id}', at)).data?.data],
  experience: async () => (await manager.recruitment.GET('/job_experience/{id}', at)).data?.responseDataList,
  skills: async () => (await manager.recruitment.GET('/job_skill/{id}', at)).data?.responseDataList,
  designations: async () => (await manager.recruitment.GET('/job_role_res/{id}', at)).data?.responseDataList,
  compliance: async () => (await manager.recruitment.GET('/compliance/{id}', at)).data?.responseDataList,
}
type Section = keyof typeof rowsOf
const title: Record<Section, RegExp> = {
  qualifications: /^(Qualifications|Abschlüsse)$/,
  certifications: /^Certifications$/,
  workAuth: /^Work authorisation$/,
  location: /^Location$/,
  financial: /^Financial$/,
  experience: /^Experience$/,
  skills: /^Skills$/,
  designations: /^Roles & designations$/,
  compliance: /^Compliance$/,
}
const sections = Object.keys(rowsOf) as Section[]
const weightOf = async (section: Section) => (await rowsOf[section]())?.[0]?.weight

/** Within the page, as links go, where it is open already. */
const open = async (page: Page, section: Section) => {
  const address = `/jobreq/${id}?tab=${section}`
  if (page.url().includes(`/jobreq/${id}?`)) await page.evaluate((to) => history.pushState({}, '', to), address)
  else await page.goto(address)
  await page.getByRole('heading', { level: 2, name: title[section] }).waitFor()
  await weight(page).waitFor()
}
const weight = (page: Page) => page.getByRole('textbox', { name: /^(Weight of|Gewicht von)/ }).first()
const says = (page: Page, words: RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: words }).first().waitFor()
const isWrite = (method: string, url: string) => method !== 'GET' && url.includes('/api/v1/')

/** Holds writes back on their way to the server until they are let go. */
async function holding(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/v1/**', async (route) => {
    if (isWrite(route.request().method(), route.request().url())) await gate
    await route.continue()
  })
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
/** No call reaches the server. */
const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort('internetdisconnected'))
const callsOf = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '').replace(/\/\d+$/, '')}`)
  })
  return calls
}

test('in each section what is typed while a save is on its way is saved after it, and a pause costs one write and one more call', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const calls = callsOf(page)
  const heads = new Set<string>()
  for (const section of sections) {
    await open(page, section)
    await page.waitForLoadState('networkidle')
    calls.length = 0
    await weight(page).fill('31')
    await says(page, /^Saved/)
    await page.waitForLoadState('networkidle')
    expect(calls.length, `${section}: ${calls}`).toBeLessThanOrEqual(2)
    for (const call of calls.slice(1)) heads.add(call)

    const letGo = await holding(page)
    await weight(page).fill('35')
    await says(page, /^Saving/)
    await weight(page).fill('45')
    if (section === 'skills') await inspect(page, 'section-saving')
    expect(await weightOf(section), section).toBe(31)
    await letGo()
    await says(page, /^Saved/)
    expect([await weightOf(section), await weight(page).inputValue()], section).toEqual([45, '45'])
  }
  expect([...heads]).toEqual(['GET /v1/job-requisition-summary'])
  await inspect(page, 'section-saved')
})

test('a place is shown with its state, in its section and to who submits it', async () => {
  await t.db.execute(
    sql`update cities set name = 'Threshold Bay', state_id = (select id from states s where s.name = 'Victoria' and s.country_id = cities.country_id) where id = ${items.cityId}`,
  )
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/jobreq/${id}?tab=location`)
  await page.getByRole('group', { name: 'Threshold Bay Victoria, Australia' }).waitFor()
  await page.goto(`/jobreq/${id}?tab=check`)
  await page.getByText(/^Threshold Bay, Victoria, within \d+ km/).waitFor()
})

test('a save that fails keeps what was typed, says so, and is tried again', async () => {
  const page = await b.windowOf('manager@threshold.test')
  for (const section of sections) {
    await open(page, section)
    await cutOff(page)
    await weight(page).fill('55')
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    await says(page, /^Not saved yet/)
    expect(await weight(page).inputValue(), section).toBe('55')
    if (section === 'designations') await inspect(page, 'section-failed')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await says(page, /^Saved/)
    expect(await weightOf(section), section).toBe(55)
  }
})

test('what the server refuses stays beside its reason, and can be discarded', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await open(page, 'experience')
  const most = page.getByLabel('Years at most')
  await most.fill('1')
  await page.getByRole('alert').waitFor()
  expect(await most.inputValue()).toBe('1')
  await says(page, /^Not saved yet/)
  await page.getByRole('button', { name: 'Discard what is not saved' }).click()
  await expect.poll(() => most.inputValue()).toBe('')
})

test('leaving the tab or the page before the hand has rested loses nothing', async () => {
  const page = await b.windowOf('manager@threshold.test')
  for (const section of sections) {
    await open(page, section)
    await weight(page).fill('65')
    await page.evaluate(() => history.back())
    await expect.poll(() => weightOf(section), { message: `${section}: another page of the application` }).toBe(65)
    await open(page, section)
    await weight(page).fill('70')
    await page.goto('about:blank')
    await expect.poll(() => weightOf(section), { message: `${section}: another page altogether` }).toBe(70)
  }
})

test('what could not be saved before a reload is there after it, and is saved', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await open(page, 'skills')
  await cutOff(page)
  await weight(page).fill('75')
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await says(page, /^Not saved yet/)
  await page.unrouteAll()
  await page.route('**/api/v1/job_skill/update/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  expect(await weight(page).inputValue()).toBe('75')
  await page.unrouteAll()
  await page.reload()
  await says(page, /^Saved/)
  expect(await weightOf('skills')).toBe(75)
})

test('additions and removals while a save is on its way are not lost either', async () => {
  const page = await b.windowOf('manager@threshold.test')
  await open(page, 'skills')
  const before = (await rowsOf.skills())?.length ?? 0
  const letGo = await holding(page)
  await weight(page).fill('25')
  await says(page, /^Saving/)
  const field = page.getByRole('combobox', { name: 'Add a skill' })
  for (const skill of ['JavaScript', 'HTML']) {
    await field.click()
    await field.fill(skill)
    await page.getByRole('option', { name: skill, exact: true }).click()
    await page.getByRole('rowheader', { name: skill, exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Remove HTML' }).click()
  await letGo()
  await says(page, /^Saved/)
  const names = (await rowsOf.skills())?.map(({ name }) => name)
  expect([names?.length, names?.includes('JavaScript'), names?.includes('HTML'), await weightOf('skills')]).toEqual([before + 1, true, false, 25])
  await page.getByRole('button', { name: 'Remove JavaScript' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('rowheader', { name: 'JavaScript' }).waitFor()
  await expect.poll(async () => (await rowsOf.skills())?.some(({ name }) => name === 'JavaScript')).toBe(true)
})

test('a pay range and years of a new requisition are saved as soon as there is enough', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const fresh = await draft(manager, 'Porter')
  await page.goto(`/jobreq/${fresh}?tab=financial`)
  await page.getByLabel('Pay from').fill('50000')
  await page.keyboard.press('Tab')
  await says(page, /^Not saved yet/)
  await page.getByText('Saved as soon as both ends are there.').waitFor()
  await page.getByRole('link', { name: 'Experience' }).first().click()
  await page.getByLabel('Years at least').fill('3')
  await says(page, /^Saved/)
  await page.goto(`/jobreq/${fresh}?tab=financial`)
  await expect.poll(() => page.getByLabel('Pay from').inputValue()).toMatch(/50.000/)
  await page.getByLabel('Pay to').fill('60000')
  await says(page, /^Saved/)
  const path = { params: { path: { id: fresh } } }
  expect((await manager.recruitment.GET('/financial/{id}', path)).data?.data).toMatchObject({ compensationFrom: 5_000_000, compensationTo: 6_000_000 })
  expect((await manager.recruitment.GET('/job_experience/{id}', path)).data?.responseDataList).toMatchObject([{ minExperience: 3 }])
})

test('another’s save of the same field is asked about, in English and German, wide and on a phone', async () => {
  for (const [language, viewport, name, choice, mine, kept] of [
    ['en', WIDE, 'wide', 'Keep mine', 80, 80],
    ['de', PHONE, 'phone-de', 'Deren übernehmen', 90, 10],
  ] as const) {
    const { page } = await b.signedIn('manager@threshold.test', { viewport })
    await page.addInitScript((chosen) => localStorage.setItem('threshold-language', chosen), language)
    await open(page, 'qualifications')
    const [row] = (await rowsOf.qualifications()) ?? []
    await manager.recruitment.POST('/job_qual_spec/update/{id}', { params: { path: { id: row!.id } }, body: { version: row!.version, weight: 10 } })
    await weight(page).fill(String(mine))
    await page.getByRole('alert').getByRole('table').waitFor()
    await inspect(page, `section-stale-${name}`)
    expect(await weightOf('qualifications')).toBe(10)
    await page.getByRole('button', { name: choice }).click()
    await expect.poll(async () => [await weight(page).inputValue(), await weightOf('qualifications')]).toEqual([String(kept), kept])
  }
})

test('a session that ends in the middle keeps what was typed until one has signed in again', async () => {
  const seat = await b.signedIn('manager@threshold.test', { viewport: PHONE })
  const { page } = seat
  await open(page, 'location')
  await losingSession(seat, 'manager@threshold.test', () => weight(page).fill('85'))
  await expect.poll(() => weightOf('location')).toBe(85)
})

test('the job position is kept like the sections: over a lost connection, a reload and another’s save', async () => {
  const page = await b.windowOf('manager@threshold.test')
  const position = async () => (await manager.recruitment.GET('/job_position/{id}', at)).data!.data
  const reason = page.getByLabel('Reason')
  await page.goto(`/jobreq/${id}?tab=position`)
  await reason.waitFor()
  await cutOff(page)
  await reason.fill('A new ward opens')
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await says(page, /^Not saved yet/)
  await page.unrouteAll()
  await page.reload()
  await expect.poll(async () => [await reason.inputValue(), (await position()).reason]).toEqual(['A new ward opens', 'A new ward opens'])
  await says(page, /^Saved/)
  const { version } = await position()
  await manager.recruitment.POST('/job-requisition-summary/update/{id}', { ...at, body: { version, reason: 'Theirs', openings: 7 } })
  await reason.fill('Mine')
  await page.getByRole('alert').getByRole('table').waitFor()
  await inspect(page, 'position-stale')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => await position()).toMatchObject({ reason: 'Mine', openings: 7 })
  await expect.poll(() => page.getByLabel('Openings', { exact: true }).inputValue()).toBe('7')
})

test('a responsibility that the list knows for the role is taken over with one press', async () => {
  const designationId = await first('designation')
  await manager.recruitment.POST('/ref/job_role_res', { body: { name: 'Trains new staff', designationId } })
  const page = await b.windowOf('manager@threshold.test')
  await page.goto(`/jobreq/${id}?tab=designations`)
  const usual = page.getByRole('group', { name: 'Usual for this role' })
  await usual.getByRole('button', { name: 'Trains new staff' }).click()
  await expect.poll(async () => (await rowsOf.designations())?.[0]?.responsibilities).toContain('Trains new staff')
  await expect.poll(() => usual.getByRole('button', { name: 'Trains new staff' }).count()).toBe(0)
  await inspect(page, 'designation-responsibilities')
})
