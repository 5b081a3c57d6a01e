import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { referenceItems as listed } from '../../server/tables/reference.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { apply, moveTo, must, openPosition, read } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof Browser>>
let address: string
let [best, second, third] = [0, 0, 0]
const nameOf = async (id: number) => `Sofia ${(await read(p.officer, id)).applicant.surName}`
const reviewOf = async (id: number) => must(await p.officer.recruitment.GET('/application/reviews/{id}', { params: { path: { id } } })).responseDataList[0]

beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
  best = await apply(p.officer, p.requisitionId, p.items)
  second = await apply(p.officer, p.requisitionId)
  third = await apply(p.officer, p.requisitionId)
  const [skill] = await t.db.select({ name: listed.name }).from(listed).where(eq(listed.id, p.items.skillId))
  const resumeId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf(`2 years with ${skill!.name}`))
  const params = { path: { applicationId: best, resumeId } }
  must(await p.officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', { params, body: { version: 1 } }))
  address = `/appsrn?requisitionId=${p.requisitionId}`
})

/** The best and the third wait to be screened, whatever the test before came to. */
beforeEach(async () => {
  for (const id of [best, third])
    if ((await read(p.officer, id)).status !== 'new application') expect((await moveTo(p.officer, id, 'new application')).error).toBe(undefined)
})

test('a requisition is screened by keyboard alone: review, note, evidence, decide, take back', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/selreq?requisitionId=${p.requisitionId}`)
  await page.getByRole('link', { name: 'Screen candidates' }).click()
  const [first, next] = [await nameOf(best), await nameOf(second)]
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  await page.getByText('1 of 3').waitFor()
  await page.getByText(`${next} is loaded`).waitFor()
  // The evidence: the criterion and the words in the CV carry one number.
  await page.keyboard.press('e')
  await page.getByRole('button', { name: /^1 Skill/, pressed: true }).waitFor()
  expect(await page.locator('mark[data-current]').innerText()).toMatch(/^Skill/)
  await inspect(page, 'screening')
  await page.keyboard.press('4')
  await expect.poll(async () => (await reviewOf(best))?.value).toBe('YES')
  await page.keyboard.press('n')
  await page.keyboard.type('Leads at night; ask about her 2nd ward')
  // Letters rest while somebody types: no decision was made.
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: first }).and(page.locator(':focus')).waitFor()
  await expect.poll(async () => (await reviewOf(best))?.comment).toBe('Leads at night; ask about her 2nd ward')
  await page.getByRole('status').getByText('saved', { exact: true }).waitFor()
  expect((await read(p.officer, best)).status).toBe('new application')
  await page.keyboard.press('s')
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  await page.getByText(`${first}: Shortlisted.`).waitFor()
  expect(new URL(page.url()).searchParams.get('applicationId')).toBe(String(second))
  await page.keyboard.press('u')
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  expect((await read(p.officer, best)).status).toBe('new application')
  await expect.poll(() => page.getByRole('textbox', { name: 'Note to your review' }).inputValue()).toBe('Leads at night; ask about her 2nd ward')
})

test('a rejection asks for its reason, and in its dialog the letters write', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`${address}&applicationId=${second}`)
  await page.getByRole('heading', { level: 1, name: await nameOf(second) }).waitFor()
  await page.getByRole('button', { name: 'Reject…' }).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('heading', { level: 1, name: await nameOf(third) }).waitFor()
  await expect.poll(async () => (await read(p.officer, second)).status).toBe('rejected')
  await page.getByRole('navigation', { name: 'Candidates to screen, by score' }).getByText('Rejected by you').waitFor()
  await inspect(page, 'screening-decided')
  // J and K walk in the order of the queue, decided or not.
  await page.keyboard.press('k')
  await page.getByRole('heading', { level: 1, name: await nameOf(second) }).waitFor()
})

test('a decision that the server refuses leads back to the candidate with the reason', async () => {
  const page = await b.windowOf('officer@threshold.test')
  const [name, next] = [await nameOf(best), await nameOf(third)]
  await page.route('**/change-status', (route) => route.abort('internetdisconnected'))
  await page.goto(`${address}&applicationId=${best}`)
  await page.getByRole('button', { name: `Shortlist, then ${next}` }).waitFor()
  await page.getByText(`${next} is loaded`).waitFor()
  await page.keyboard.press('s')
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect((await read(p.officer, best)).status).toBe('new application')
  await page.unroute('**/change-status')
})

test('a note that could not be saved is kept over a reload and saved then', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`${address}&applicationId=${third}`)
  const note = page.getByRole('textbox', { name: 'Note to your review' })
  await expect.poll(() => note.isEditable()).toBe(true)
  await note.fill('Speaks three languages')
  await page.getByText('Choose a value above. The note is saved with it.').waitFor()
  await page.route('**/change-review-value', (route) => route.abort('internetdisconnected'))
  await page.getByRole('radio', { name: 'Strong yes' }).click()
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await page.unroute('**/change-review-value')
  await page.reload()
  await expect.poll(async () => (await reviewOf(third))?.comment).toBe('Speaks three languages')
  expect(await note.inputValue()).toBe('Speaks three languages')
})

test('the letter keys can be switched off, and stay off', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`${address}&applicationId=${best}`)
  await page.getByRole('button', { name: /^Shortlist, then/ }).waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'All keys of this page' })
  await inspect(page, 'screening-keys')
  await dialog.getByRole('switch', { name: 'The letter keys work' }).uncheck()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: /^Shortlist, then/ }).waitFor()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Next candidate' }).click()
  await page.getByRole('heading', { level: 1, name: await nameOf(third) }).waitFor()
  expect((await read(p.officer, best)).status).toBe('new application')
  await page.getByRole('button', { name: 'Keys' }).click()
  await dialog.getByRole('switch', { name: 'The letter keys work' }).check()
  await page.keyboard.press('Escape')
})

test('on a phone the decision is made by hand; when nobody waits any more, the page says so', async () => {
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(address)
  await page.getByRole('button', { name: `Shortlist, then ${await nameOf(third)}` }).waitFor()
  await inspect(page, 'screening-phone-dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('button', { name: `Shortlist, then ${await nameOf(third)}` }).click()
  await page.getByRole('heading', { level: 1, name: await nameOf(third) }).waitFor()
  await page.getByText(/: Shortlisted\./).waitFor()
  // Who waits is asked for after the last decision has arrived, however soon the button is pressed.
  const held = Promise.withResolvers<void>()
  await page.route('**/application/change-status', (route) => held.promise.then(() => route.continue()), { times: 1 })
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await page.getByText('You have decided on everybody here.').waitFor()
  await page.getByRole('button', { name: 'Show who waits now' }).click()
  held.resolve()
  await page.getByText('Nobody waits to be screened').waitFor()
  await inspect(page, 'screening-empty-phone')
  expect((await read(p.officer, third)).status).toBe('shortlisted')
})
