import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { registered } from '../employees/onTheWay.ts'

const t = await testApp()
const b = await browser(t)

test('a candidate’s page tells how far the letters are, and sending again says when and to whom they went', async () => {
  const { applicationId, applicant, offerId, me } = await registered(t)
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${applicationId}`)
  const letters = page.getByRole('region', { name: 'Letters' })
  await letters.getByText(new RegExp(`^Sent .*\\d{1,2}:\\d{2}.* to ${applicant.email}$`)).waitFor()
  await letters.getByText('Queued').waitFor()
  expect(await letters.getByText(/^Viewed \d/).count()).toBe(0)

  must(await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } }))
  await page.reload()
  await letters.getByText(/^Viewed \d.*\d{1,2}:\d{2}.*$/).waitFor()
  await inspect(page, 'candidate-letters')

  await letters.getByRole('link', { name: 'Offer letter' }).click()
  await page.waitForURL('**/hr-modules?**')
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Viewed \d/ })
    .waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  const asked = page.getByRole('dialog', { name: /^Send the letter to .* again\?$/ })
  await asked.getByText(new RegExp(`It was sent once, last on .*\\d{1,2}:\\d{2}.* to ${applicant.email}\\.`)).waitFor()
  await asked.getByRole('button', { name: 'Send again' }).click()
  await page.getByText(new RegExp(`^Sent again .*\\d{1,2}:\\d{2}.* to ${applicant.email}$`)).waitFor()
  await inspect(page, 'letter-sent-again')

  const { page: phone } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  await phone.goto(`/canprf?applicationId=${applicationId}`)
  await phone
    .getByRole('region', { name: 'Letters' })
    .getByText(/^Sent again/)
    .waitFor()
  await inspect(phone, 'candidate-letters-phone')
})
