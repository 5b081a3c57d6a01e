import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { apply, must, openPosition } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { pdf } from '../employees/onTheWay.ts'
import { answer, ask, keyIn, lettersTo, papersOf } from './papers.ts'

const t = await testApp()
const b = await browser(t)
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  p = await openPosition(t)
})
const scan = async (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await (await pdf(name)).arrayBuffer()) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('HR asks for several documents at once, hands one in, approves it with its last day, and reads who did what', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${id}&tab=compliance`)
  await page.getByRole('button', { name: 'Ask for documents' }).first().click()
  await page.getByRole('textbox', { name: 'Document', exact: true }).fill('Police check')
  await page.getByRole('button', { name: 'Add another document' }).click()
  await page.getByRole('textbox', { name: 'Document 2' }).fill('Visa')
  await inspect(page, 'compliance-ask')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await item(page, 'Visa').getByText('Requested').waitFor()
  expect((await lettersTo(t, id, 'COMPLIANCE_REQUESTED')).map(({ subject }) => subject)).toEqual(['We need a document from you: Police check, Visa'])

  const visa = item(page, 'Visa')
  await visa.getByRole('button', { name: 'Hand in for them…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in “Visa”' })
  await dialog.getByText('The record tells that you handed it in').waitFor()
  await inspect(page, 'compliance-hand-in')
  await dialog.locator('input[type=file]').setInputFiles(await scan('visa'))
  await visa.getByText('Submitted').waitFor()
  await visa.getByRole('button', { name: 'Approve…' }).click()
  const approving = page.getByRole('dialog', { name: 'Approve “Visa”?' })
  await approving.getByLabel('Expires on').waitFor()
  await inspect(page, 'compliance-approve')
  await approving.getByLabel('Expires on').fill('18 Dec 2099')
  await approving.getByLabel('Expires on').press('Tab')
  // What was typed stays while the server cannot be reached.
  await page.route('**/change-status', (route) => route.abort('internetdisconnected'), { times: 1 })
  await approving.getByRole('button', { name: 'Approve', exact: true }).click()
  await approving.getByRole('alert').waitFor()
  expect(await approving.getByLabel('Expires on').inputValue()).toBe('18 Dec 2099')
  await approving.getByRole('button', { name: 'Approve', exact: true }).click()
  await visa.getByText('Expires on 18 Dec 2099').waitFor()
  expect((await papersOf(p.officer, id)).find(({ name }) => name === 'Visa')).toMatchObject({ status: 'APPROVED', expiresOn: '2099-12-18' })
  await inspect(page, 'compliance-tab')

  await visa.getByRole('button', { name: 'Change the expiry day…' }).click()
  const correcting = page.getByRole('dialog', { name: 'When does “Visa” expire?' })
  expect(await correcting.getByLabel('Expires on').inputValue()).toBe('18 Dec 2099')
  // The day comes before the month.
  await correcting.getByLabel('Expires on').fill('5/6/2099')
  await correcting.getByLabel('Expires on').press('Tab')
  await inspect(page, 'compliance-expiry')
  await correcting.getByRole('button', { name: 'Save' }).click()
  await visa.getByText('Expires on 5 Jun 2099').waitFor()

  await visa.getByRole('button', { name: 'Ask again' }).click()
  await visa.getByText('Requested').waitFor()
  await visa.getByRole('button', { name: 'Lifecycle of Visa' }).click()
  const drawer = page.getByRole('dialog', { name: /Visa/ })
  for (const words of [/^Hand in ·/, /^Approve ·/, /^Ask again ·/]) await drawer.getByText(words).first().waitFor()
})

test('somebody without an account hands in what is asked for on a phone, and another one after a rejection', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const document = await ask(p.officer, id, 'Police check', ['First aid certificate'])
  const { page } = await b.visitor({ viewport: PHONE, hasTouch: true })
  await page.goto(`/my-application#${keyIn((await lettersTo(t, id, 'COMPLIANCE_REQUESTED'))[0]!.text)}`)
  await heading(page, 'Your application')
  await page.getByRole('button', { name: 'Hand in your documents' }).click()
  await heading(page, 'Your documents')
  const camera = page.getByLabel('Take a photo of Police check')
  expect([await camera.getAttribute('capture'), await camera.getAttribute('accept')]).toEqual(['environment', 'image/jpeg,image/png'])
  await inspect(page, 'own-documents-phone')
  const file = page.getByLabel('Choose a file for Police check')
  await file.setInputFiles({ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await page.getByRole('alert').waitFor()
  await file.setInputFiles(await scan('police check'))
  await item(page, 'Police check').getByText('Handed in, not checked yet · police check.pdf').waitFor()
  await page.getByLabel('Choose another file for Police check').setInputFiles(await scan('a sharper one'))
  await item(page, 'Police check').getByText('a sharper one.pdf').waitFor()
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth <= globalThis.document.documentElement.clientWidth)).toBe(true)
  const small = await page.evaluate(() =>
    [...globalThis.document.querySelectorAll('main button, main label')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return height < 44 || width < 44 ? [`${one.textContent} ${width}×${height}`] : []
    }),
  )
  expect(small).toEqual([])
  await page.getByRole('button', { name: 'Back to your application' }).click()
  await page.getByText('1 still needed').waitFor()

  must(await answer(p.officer, id, document, 'REJECTED', { reason: 'The stamp is missing' }))
  const { page: again } = await b.visitor({ viewport: PHONE })
  await again.goto(`/my-application#${keyIn((await lettersTo(t, id, 'COMPLIANCE_ANSWERED'))[0]!.text)}`)
  await again.getByRole('button', { name: 'Hand in your documents' }).click()
  await again.getByText('It could not be accepted: The stamp is missing').waitFor()
  await inspect(again, 'own-documents-sent-back')
  await again.getByLabel('Choose a file for Police check').setInputFiles(await scan('with the stamp'))
  await again.getByText('with the stamp.pdf').waitFor()
  // The link before opens nothing any more; the page says so and nothing is handed in.
  await page.getByRole('button', { name: /^Your documents/ }).click()
  await page.getByLabel('Choose a file for First aid certificate').setInputFiles(await scan('first aid'))
  await page.getByRole('alert').getByText('This link no longer works').waitFor()
  expect((await papersOf(p.officer, id)).map(({ status }) => status)).toEqual(['SUBMITTED', 'REQUESTED'])
})

test('what expires is a list, and leads to the document', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const [soon, past] = [await ask(p.officer, id, 'Driving licence'), await ask(p.officer, id, 'Working visa')]
  await t.db.execute(sql`update compliance_items set status = 'APPROVED', expires_on = current_date + 20 where id = ${soon}`)
  await t.db.execute(sql`update compliance_items set status = 'APPROVED', expires_on = current_date - 20 where id = ${past}`)
  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto('/jobreq')
  await page.getByRole('link', { name: 'Expiring documents' }).click()
  await heading(page, 'Expiring documents')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /, Sofia Reyes/ }) })
  await rows.first().waitFor()
  expect((await rows.allInnerTexts()).map((text) => /Working visa|Driving licence/.exec(text)?.[0]).slice(0, 2)).toEqual(['Working visa', 'Driving licence'])
  await rows.filter({ hasText: 'Working visa' }).getByText('Expired', { exact: true }).waitFor()
  await inspect(page, 'expiring-documents')
  await rows.filter({ hasText: 'Working visa' }).getByRole('link').first().click()
  await item(page, 'Working visa')
    .getByText(/^Expired on/)
    .waitFor()
  const { page: phone } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  await phone.goto('/expiring-documents')
  await phone.getByRole('link', { name: /^Working visa, Sofia Reyes/ }).waitFor()
  await inspect(phone, 'expiring-documents-phone')
})
