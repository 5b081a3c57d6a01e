import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { letters } from '../../server/tables/letters.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { filled } from '../letters/case.ts'
import { offered, PASSWORD, pdf, upload } from './onTheWay.ts'

const t = await testApp()
const b = await browser(t)
const SMALL = { width: 360, height: 640 }
const spoken = (code: string) => `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`
const wrong = (code: string) => `${code.slice(0, 9)}${code.endsWith('0') ? '1' : '0'}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const file = async (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await (await pdf(name)).arrayBuffer()) })

test('on a phone: code, password, letter, documents, accept; later sign, own record; HR converts', async () => {
  const officerToken = await t.tokenOf('officer@threshold.test')
  const officer = await t.as('officer')
  const about = await offered(t)
  const { page } = await b.visitor({ viewport: PHONE })

  // The code: missing, too short, wrong, then right with a space and small letters.
  await page.goto('/offer-letter')
  await heading(page, 'Enter your code')
  await inspect(page, 'applicant-code')
  await press(page, 'Continue')
  await page.getByRole('link', { name: 'Enter the code from your e-mail' }).waitFor()
  await page.getByLabel('Your code').fill('K7QD')
  await press(page, 'Continue')
  await page.getByRole('link', { name: /this has 4/ }).waitFor()
  await page.getByLabel('Your code').fill(wrong(about.code))
  await press(page, 'Continue')
  await page.getByRole('link', { name: /This code is not right/ }).waitFor()
  await inspect(page, 'applicant-code-wrong')
  await page.getByLabel('Your code').fill(spoken(about.code))
  await press(page, 'Continue')

  await heading(page, 'Choose a password')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await press(page, 'Set password and read my letter')
  await page.getByRole('link', { name: /at least 8 characters; this has 5/ }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await inspect(page, 'applicant-password')
  await press(page, 'Set password and read my letter')

  await heading(page, 'Your offer')
  expect(new URL(page.url()).search).toBe('')
  await page.getByText('AUD 94,000 a year').first().waitFor()
  await inspect(page, 'applicant-letter')
  await press(page, 'Continue to documents')

  await heading(page, 'Your documents')
  await press(page, 'Continue')
  await page.getByText('Required documents are not uploaded').waitFor()
  await page
    .getByLabel('Choose a file for Proof of identity')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') })
  await page
    .getByRole('alert')
    .filter({ hasText: /selected file/ })
    .waitFor()
  await inspect(page, 'applicant-documents-refused')
  await page.getByLabel('Choose a file for Proof of identity').setInputFiles(await file('passport'))
  await page.getByText('Uploaded · passport.pdf').waitFor()
  await inspect(page, 'applicant-documents')
  await page.reload()
  await page.getByText('Uploaded · passport.pdf').waitFor()
  await press(page, 'Continue')

  await heading(page, 'Check and accept')
  await press(page, 'Accept this offer')
  await page.getByRole('link', { name: 'Tick that you have read the whole letter' }).waitFor()
  await page.getByLabel('I have read the whole letter and accept this offer.').check()
  await inspect(page, 'applicant-accept')
  await press(page, 'Accept this offer')
  await heading(page, 'Where things stand')
  await inspect(page, 'applicant-standing')
  expect((await t.db.select().from(letters).where(eq(letters.id, about.offerId)))[0]!.status).toBe('accepted')

  // HR sends the contract, with a document of the pack to read first.
  const pack = await officer.recruitment.POST('/employee-onboarding', {
    body: { name: 'Code of conduct', mandatory: true, fileId: await upload(t, officerToken, await pdf('conduct')) },
  })
  await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id: pack.data!.responseData.id, status: 'published', version: 1 } })
  const path = { params: { path: { applicationId: about.applicationId } } }
  const { draft } = (await officer.hr.GET('/contract-letter/application-details/{applicationId}', path)).data!.data
  const saved = (await officer.hr.POST('/contract-letter/save', { body: { applicationId: about.applicationId, content: filled(draft) } })).data!.responseData
  await officer.hr.POST('/contract-letter/send/{id}', { params: { path: { id: saved.id } }, body: { version: saved.version! } })

  await page.goto('/offer-letter')
  await page.getByRole('link', { name: 'Open your contract' }).click()
  await heading(page, 'Your contract')
  await inspect(page, 'applicant-contract')
  await press(page, 'Continue to documents')
  await heading(page, 'Your documents')
  // The tick is still on its way when one goes on: nothing is said to be missing, and it goes on by itself.
  const held = Promise.withResolvers<void>()
  await page.route('**/employee-onboarding/acknowledge', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('I have read Code of conduct').check()
  await inspect(page, 'applicant-contract-documents')
  await press(page, 'Continue')
  expect(await page.getByText('Required documents are not uploaded').count()).toBe(0)
  held.resolve()
  await heading(page, 'Check and sign')
  await page.getByLabel('Type your full name to sign').fill('Leila Hadad')
  await page.getByLabel(/I have read the whole contract/).check()
  await press(page, 'Sign this contract')
  await page.getByRole('link', { name: /Type your name as it stands/ }).waitFor()
  await page.getByLabel('Type your full name to sign').fill('Leila Haddad')
  await inspect(page, 'applicant-sign')
  await press(page, 'Sign this contract')

  await heading(page, 'About you')
  await press(page, 'Save and continue')
  await page.getByRole('link', { name: 'Enter your birth date' }).waitFor()
  await inspect(page, 'record-personal-refused')
  await page.getByLabel('Birth date').fill('1990-03-31')
  await page.getByLabel('Street and number').fill('12 Ryrie Street')
  await page.getByLabel('Town').fill('Geelong')
  await press(page, 'Save and continue')
  await heading(page, 'Whom we call in an emergency')
  const first = page.getByRole('group', { name: 'First contact' })
  await first.getByLabel('Name').fill('Sami Haddad')
  await first.getByLabel('Phone').fill('0400 111 222')
  await press(page, 'Save and continue')
  await heading(page, 'Where your pay goes')
  await page.getByLabel('Account number').fill('12345678')
  await inspect(page, 'record-pay')
  // The number is there after another page, and no storage of the browser holds it.
  await page.getByRole('link', { name: 'Back' }).click()
  await heading(page, 'Whom we call in an emergency')
  await page.goBack()
  await heading(page, 'Where your pay goes')
  expect(await page.getByLabel('Account number').inputValue()).toBe('12345678')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('12345678')
  await press(page, 'Save and continue')
  await heading(page, 'Your tax details')
  await press(page, 'Save and continue')
  await heading(page, 'What else we should know')
  await inspect(page, 'record-more')
  await press(page, 'Save and continue')
  await heading(page, 'Check your record')
  await inspect(page, 'record-review')
  await press(page, 'This is complete')
  await heading(page, 'Thank you, that is everything')
  await inspect(page, 'record-done')
  await page.getByRole('link', { name: 'Open my employee record' }).click()
  await heading(page, 'Leila Haddad')
  await page.getByText('12345678').waitFor()
  await inspect(page, 'employee-own-phone')

  // HR sees who waits, converts, and finds the employee.
  const hr = (await b.signedIn('officer@threshold.test')).page
  await hr.goto('/employeePack')
  await heading(hr, 'Employee Pack')
  await hr.getByRole('button', { name: 'Retire Code of conduct' }).waitFor()
  await inspect(hr, 'employee-pack')
  await hr.goto('/apponb')
  await hr.getByText('Contract signed').or(hr.getByText('Signed')).first().waitFor()
  await inspect(hr, 'onboarding')
  await hr.goto('/employee')
  await hr.getByRole('button', { name: 'Convert Leila Haddad' }).first().click()
  await hr.getByRole('dialog', { name: 'Make Leila Haddad an employee?' }).waitFor()
  await expect.poll(() => hr.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await hr.getByText('This fills the last opening, and the requisition is completed. Nothing else is open.').waitFor()
  await inspect(hr, 'conversion-dialog')
  await hr.getByRole('button', { name: 'Make employee' }).click()
  await hr.getByText('Leila Haddad is an employee now.').waitFor()
  await hr.getByRole('dialog').waitFor({ state: 'detached' })
  await hr.getByRole('row').filter({ hasText: 'Active' }).first().waitFor()
  await inspect(hr, 'employees')
  await hr.getByRole('link', { name: 'Leila Haddad' }).first().click()
  await heading(hr, 'Leila Haddad')
  await hr.getByText('Birth date, disability, bank and tax details are shown to managers').waitFor()
  expect(await hr.getByText('12345678').count()).toBe(0)
  await inspect(hr, 'employee-officer')
  const manager = (await b.signedIn('manager@threshold.test', { scheme: 'dark' })).page
  await manager.goto(new URL(hr.url()).pathname)
  await manager.getByText('••••678').waitFor()
  await manager.getByRole('button', { name: 'Show the numbers' }).click()
  await manager.getByText('12345678').waitFor()
  await inspect(manager, 'employee-manager-dark')
})

test('a used, a burned and an expired code each say what to do next; a new one arrives', async () => {
  const about = await offered(t)
  const key = new URL(about.link).search
  const { page } = await b.visitor({ viewport: SMALL, scheme: 'dark' })
  await page.goto(`/offer-letter${key}`)
  await heading(page, 'A letter is waiting for you')
  await inspect(page, 'applicant-link-dark')
  await page.getByRole('button', { name: 'Type the code instead' }).click()
  for (let i = 0; i < 4; i++) {
    await page.getByLabel('Your code').fill(wrong(about.code))
    await press(page, 'Continue')
    await page.getByRole('link', { name: /This code is not right/ }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.getByLabel('Your code').fill(wrong(about.code))
  await press(page, 'Continue')
  await heading(page, 'A wrong code was entered too often')
  await inspect(page, 'applicant-burned-dark')
  await page.getByRole('button', { name: 'Enter another code' }).click()
  await page.getByRole('button', { name: 'Send me a new code' }).click()
  await heading(page, 'Where should the code go?')
  await page.getByLabel('E-mail').fill(about.applicant.email)
  await inspect(page, 'applicant-mail-dark')
  await press(page, 'Send a new code')
  await heading(page, 'Look at your e-mail')
  await inspect(page, 'applicant-mail-sent-dark')

  await t.visitor.hr.POST('/user/reset-password', { body: { code: (await offered(t)).code, password: PASSWORD } })
  const used = await offered(t)
  await t.visitor.hr.POST('/user/reset-password', { body: { code: used.code, password: PASSWORD } })
  await page.goto('/offer-letter')
  await page.getByLabel('Your code').fill(used.code)
  await press(page, 'Continue')
  await heading(page, 'This code was used already')
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await inspect(page, 'applicant-used-dark')
})
