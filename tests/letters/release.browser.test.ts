import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { contracted, PASSWORD } from '../employees/onTheWay.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
const b = await browser(t)

test('pay beyond the range is released by a manager, sent, and mailed again on purpose; any two versions are compared', async () => {
  const officer = await t.as('officer')
  const { application, applicant } = await selectedApplication(t)
  const applicationId = application.id
  const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data
  const save = async (salaryMinor: number, version?: number) =>
    must(
      await officer.hr.POST('/offer-letter/save', {
        body: { applicationId, content: filled(draft, { salaryMinor }), ...(version === undefined ? {} : { version }) },
      }),
    ).responseData.version
  await save(12_000_000, await save(9_500_000, await save(9_400_000)))

  const { page } = await b.signedIn('officer@threshold.test')
  await page.goto(`/hr-modules?applicationId=${applicationId}`)
  await page.getByText('A manager who did not write the letter has to release its pay or title.').waitFor()
  expect(await page.getByRole('button', { name: 'Release pay and title' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Send offer letter' }).getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('button', { name: 'Compare with 2' }).click()
  const versions = page.getByRole('dialog')
  await versions.getByText('9500000').waitFor()
  await versions.getByText('12000000').waitFor()
  await versions.getByRole('combobox', { name: 'What became of it in' }).click()
  await page.getByRole('option', { name: /^Version 1,/ }).click()
  await versions.getByText('9400000').waitFor()
  expect(await versions.getByText('12000000').count()).toBe(0)
  await inspect(page, 'letters-versions')
  await versions.getByRole('button', { name: 'Close' }).click()

  const { page: manager } = await b.signedIn('manager@threshold.test')
  await manager.goto('/hr-modules?by=nextStep&is=releaseOffer')
  await manager.getByRole('link', { name: 'Release the offer’s pay or title: Leila Haddad' }).click()
  await manager.getByRole('button', { name: 'Release pay and title' }).click()
  await manager.getByRole('dialog').getByText('AUD 120,000').waitFor()
  await manager.getByRole('dialog').getByRole('button', { name: 'Release pay and title' }).click()
  await manager.getByText('Released by Mara Ellison').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Send offer letter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send letter' }).click()
  await page.getByText('Sent · version 3').waitFor()
  // How far the letter is and how far its e-mail is stand beside each other.
  const desk = page.getByRole('region', { name: 'Offer letter' })
  await desk.getByText('E-mail:').waitFor()
  await desk.getByText('Queued').first().waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  const again = page.getByRole('dialog')
  await again.getByText(`It was sent once, last on`).waitFor()
  await again.getByText(applicant.email).waitFor()
  await inspect(page, 'letters-send-again')
  await again.getByRole('button', { name: 'Send again' }).click()
  await expect
    .poll(() =>
      t.db
        .select()
        .from(outbox)
        .where(eq(outbox.applicationId, applicationId))
        .then((mails) => mails.length),
    )
    .toBe(2)
  await desk
    .getByText(new RegExp(`, to ${applicant.email}`))
    .nth(1)
    .waitFor()
  await inspect(page, 'letters-sent-twice')

  // A call that is lost takes nothing from what was typed: the question stays, and the second try needs no word more.
  await desk.getByRole('button', { name: 'Take back' }).click()
  const question = page.getByRole('dialog', { name: /^Take the letter back/ })
  await question.getByLabel('Reason').fill('The ward closes')
  await page.route('**/offer-letter/revoke/*', (route) => route.abort('internetdisconnected'), { times: 1 })
  await question.getByRole('button', { name: 'Take back' }).click()
  await question.getByRole('alert').getByText('The server cannot be reached').waitFor()
  expect(await question.getByLabel('Reason').inputValue()).toBe('The ward closes')
  await inspect(page, 'letters-revoke-refused')
  await question.getByRole('button', { name: 'Take back' }).click()
  await desk.getByText('Reason: The ward closes').waitFor()
  await question.waitFor({ state: 'detached' })
})

test('on a phone a contract is signed with the finger; what was signed stays readable', async () => {
  const { applicant, contractId } = await contracted(t)
  const { page } = await b.visitor({ viewport: PHONE, hasTouch: true })
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(applicant.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`/contract-letter/${contractId}/check`)
  await page.getByRole('heading', { level: 1, name: 'Check and sign' }).waitFor()
  await page.getByRole('button', { name: 'Draw my signature' }).click()
  await page.getByLabel(/sign it by drawing my signature/).check()
  await page.getByRole('button', { name: 'Sign this contract' }).click()
  await page.getByRole('link', { name: 'Draw your signature, or type your name instead' }).waitFor()
  const box = page.getByRole('img', { name: 'Your signature: nothing is drawn yet' })
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox())!
  await page.mouse.move(x + width * 0.1, y + height * 0.8)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) await page.mouse.move(x + width * (0.1 + step * 0.06), y + height * (step % 2 ? 0.2 : 0.8))
  await page.mouse.up()
  await page.getByRole('img', { name: 'Your signature, drawn' }).waitFor()
  await inspect(page, 'applicant-sign-drawn')
  await page.getByRole('button', { name: 'Sign this contract' }).click()
  await page.getByRole('heading', { level: 1, name: 'About you' }).waitFor()
  await page.goto(`/contract-letter/${contractId}`)
  await page.getByText('Read what you signed').click()
  await page.getByText('You are employed as').waitFor()
  await page.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  await inspect(page, 'applicant-signed-readable')
  await page.goto('/offer-letter')
  await page.getByText('Read what you accepted').click()
  await page.getByText('We are glad to offer you').waitFor()
})
