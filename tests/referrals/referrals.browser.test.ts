import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { moveTo, must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { resumePdf } from '../fixtures/resume-files.ts'

const t = await testApp()
const b = await browser(t)
let post: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  post = await posted(t, 'Ward clerk')
})

test('a colleague copies the link, somebody applies by it, and the stage stands among the referrals', async () => {
  const { page, context } = await b.signedIn('employee@threshold.test')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/account')
  await page.getByRole('link', { name: 'Referrals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Referrals' }).waitFor()
  await page.getByRole('button', { name: 'Copy your link to Ward clerk' }).click()
  await page.getByText('Your link is copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${t.address}/homepage/${post.id}\\?ref=\\d+-[0-9a-f]{30}$`))
  await inspect(page, 'referrals-positions')
  await page.getByRole('tab', { name: 'My referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  await inspect(page, 'referrals-empty')

  const { page: visitor } = await b.visitor({ viewport: PHONE })
  await visitor.goto(link)
  await visitor.getByRole('heading', { level: 1, name: 'Ward clerk' }).waitFor()
  // A later link does not take the place of the first.
  await visitor.goto(`${t.address}/homepage/${post.id}?from=seek`)
  await visitor.getByRole('link', { name: 'Apply for this position' }).click()
  await visitor.getByLabel('Choose a file').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('new-grad') })
  await visitor.getByText(/^We read your CV/).waitFor()
  const go = () => visitor.getByRole('button', { name: 'Continue' }).click()
  await go()
  await visitor.getByText('Read from your CV – check it').click()
  await visitor.getByLabel('Mobile number').fill('+61 412 345 678')
  await go()
  await visitor.getByRole('heading', { level: 1, name: 'Experience and skills' }).waitFor()
  await go()
  await visitor.getByRole('heading', { level: 1, name: 'The pay you expect' }).waitFor()
  await go()
  await visitor.getByRole('checkbox', { name: /kept and read for this application/ }).check()
  await visitor.getByRole('button', { name: 'Send my application' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Your application has arrived' }).waitFor()

  const officer = await t.as('officer')
  const [row] = must(await officer.recruitment.POST('/application/criteria', { body: { sort: '-id', size: 10 } })).responseDataList
  expect([row!.applicantSource, row!.channel]).toEqual(['REFERRAL', null])
  must(await moveTo(officer, row!.id, 'shortlisted'))
  await page.reload()
  const list = page.getByRole('region', { name: 'My referrals' })
  await list.getByRole('row', { name: /Somebody by your link.*In review/ }).waitFor()
  expect(await list.innerText()).not.toContain(row!.applicantName)
  await inspect(page, 'referrals-mine')

  const hr = await b.windowOf('officer@threshold.test')
  await hr.goto(`/canprf?applicationId=${row!.id}`)
  await hr
    .getByRole('definition')
    .filter({ hasText: /^Nadia Brandt, .*, by a link$/ })
    .waitFor()
})

test('a colleague puts somebody forward, is told what is missing, and HR reads why; on a phone in the dark', async () => {
  const { page } = await b.signedIn('employee@threshold.test', { viewport: PHONE, scheme: 'dark' })
  await page.goto('/referrals')
  await inspect(page, 'referrals-positions-phone')
  await page.getByRole('searchbox', { name: 'Position, department or place' }).fill('Ward cl')
  await page.getByRole('button', { name: 'Refer somebody for Ward clerk' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refer somebody for Ward clerk' })
  await dialog.getByRole('button', { name: 'Refer', exact: true }).click()
  await dialog.getByRole('link', { name: 'Ask the person first, then tick that they know' }).click()
  expect(await dialog.getByRole('checkbox').evaluate((one) => one === document.activeElement)).toBe(true)
  await inspect(page, 'referrals-dialog-errors-phone')
  await dialog.getByLabel('First name').fill('Ines')
  await dialog.getByLabel('Last name').fill('Caldera')
  await dialog.getByLabel('E-mail').fill('employee@threshold.test')
  await dialog.getByLabel('Why this person fits').fill('Ines kept our last ward calm in its worst winter.')
  await dialog
    .getByLabel('Choose a CV')
    .and(dialog.locator('input'))
    .setInputFiles({ name: 'Ines.pdf', mimeType: 'application/pdf', buffer: await resumePdf('complete') })
  await dialog.getByText('Ines.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Remove Ines.pdf' }).waitFor()
  await dialog.getByRole('checkbox', { name: 'This person knows that I put them forward' }).check()
  await dialog.getByRole('button', { name: 'Refer', exact: true }).click()
  await dialog.getByRole('link', { name: 'This is your own address. Open the position and apply for it yourself.' }).waitFor()
  await dialog.getByLabel('E-mail').fill('ines.caldera@sample.example')
  await dialog.getByRole('button', { name: 'Refer', exact: true }).click()
  await page.getByText('Ines Caldera is put forward').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'My referrals' }).click()
  const card = page.getByRole('region', { name: 'My referrals' })
  await card.getByText('Ines Caldera').waitFor()
  await card.getByText('Received').waitFor()
  await inspect(page, 'referrals-mine-phone')

  const officer = await t.as('officer')
  const [row] = must(await officer.recruitment.POST('/application/criteria', { body: { search: 'Ines Caldera' } })).responseDataList
  expect([row!.applicantSource, row!.resume?.originalName]).toEqual(['REFERRAL', 'Ines.pdf'])
  const hr = await b.windowOf('officer@threshold.test')
  await hr.goto(`/canprf?applicationId=${row!.id}`)
  await hr.getByText('Ines kept our last ward calm in its worst winter.').waitFor()
  await inspect(hr, 'candidate-referred')
})

test('where the browser does not let it be copied, the link stands there to be copied; in German', async () => {
  const { page } = await b.signedIn('employee@threshold.test', { locale: 'de-DE' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/referrals')
  await page.getByRole('button', { name: 'Ihren Link kopieren: Ward clerk' }).click()
  const field = page.getByLabel('Ihr Link zu Ward clerk')
  expect(await field.inputValue()).toMatch(/\/homepage\/\d+\?ref=/)
  expect(await field.evaluate((one: HTMLInputElement) => [document.activeElement === one, one.selectionEnd])).toEqual([true, (await field.inputValue()).length])
  await inspect(page, 'referrals-german')
  await page.getByRole('button', { name: 'Jemanden empfehlen: Ward clerk' }).click()
  await page.getByRole('dialog').getByLabel('Warum diese Person passt').waitFor()
  await inspect(page, 'referrals-dialog-german')
})
