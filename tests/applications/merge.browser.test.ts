import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { candidate, must, openPosition, read } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let q: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof Browser>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  q = await openPosition(t)
  b = await browser(t)
})

let number = 0
async function pair(second = q.requisitionId) {
  const surName = `Novák ${++number}`
  const entered = async (requisitionId: number, more: object) => {
    const body = { ...candidate(requisitionId), firstName: 'Klara', surName, ...more }
    return { id: must(await p.officer.recruitment.POST('/application', { body })).responseData.id, email: body.email }
  }
  const one = await entered(p.requisitionId, {})
  return { name: `Klara ${surName}`, one, other: await entered(second, { phone: '+61 3 9000 1234' }) }
}
const personIn = async (id: number) => (await read(p.officer, id)).applicant

test('a second record of a person is compared, merged into the chosen one, and separated again', async () => {
  const { name, one, other } = await pair()
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${one.id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const same = page.getByRole('region', { name: 'Possibly the same person' })
  await same.getByText('the same name').waitFor()
  await same.getByRole('button', { name: `Compare and merge… with ${name}, ${other.email}` }).click()
  const dialog = page.getByRole('dialog', { name: `Is ${name} twice here?` })
  await dialog
    .getByRole('row', { name: /^Phone/ })
    .getByRole('cell', { name: '+61 3 9000 1234' })
    .last()
    .waitFor()
  await dialog.getByText('This application moves to the kept record').waitFor()
  await inspect(page, 'merge')
  // The other one may be kept as well: then the address is that one's.
  await dialog.getByRole('radio', { name: `${name}, ${other.email}` }).click()
  await dialog
    .getByRole('row', { name: /^E-mail/ })
    .getByRole('cell', { name: other.email })
    .nth(1)
    .waitFor()
  await dialog.getByRole('radio', { name: `${name}, ${one.email}` }).click()
  await dialog
    .getByRole('row', { name: /^E-mail/ })
    .getByRole('cell', { name: one.email })
    .nth(1)
    .waitFor()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await same.getByText(`The record of ${name} (${other.email}) was merged into this one.`).waitFor()
  await page.getByRole('region', { name: 'Other applications' }).getByRole('link').waitFor()
  await page.getByRole('region', { name: 'What is known' }).getByText('+61 3 9000 1234').waitFor()
  expect((await personIn(other.id)).id).toBe((await personIn(one.id)).id)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await page.getByText(`Merged with the record of ${name} by Owen Marsh`).waitFor()
  await page.goBack()

  await same.getByRole('button', { name: `Undo merge with ${name}, ${other.email}` }).click()
  await same.getByText('the same name').waitFor()
  await page.getByText('This is the only application of this person.').waitFor()
  expect((await personIn(other.id)).id).not.toBe((await personIn(one.id)).id)
})

test('what cannot be merged says why, on a phone in the dark too', async () => {
  const { name, one, other } = await pair(p.requisitionId)
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto(`/canprf?applicationId=${one.id}`)
  await page.getByRole('button', { name: `Compare and merge… with ${name}, ${other.email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/both have applied for the same position/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Merge', exact: true }).getAttribute('aria-disabled')).toBe('true')
  await inspect(page, 'merge-refused-phone')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inspect(page, 'canprf-phone-known')
})
