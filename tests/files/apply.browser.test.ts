import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../../server/recruitment/application.schema.ts'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE, WIDE } from '../browser.ts'
import { resumeDocx, resumePdf } from '../fixtures/resume-files.ts'
import { posted } from './posted.ts'

const t = await testApp()
const b = await browser(t)
let post: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  await posted(t, 'Registered nurse, emergency')
  post = await posted(t, 'Ward clerk')
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function about(page: Page, email: string) {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mobile number').fill('+61 412 345 678')
  await go(page)
}

describe('a visitor with a phone', () => {
  test('finds a position, applies with a PDF, and loses nothing by going back and reloading', async () => {
    const { page } = await b.visitor({ viewport: PHONE })
    await page.goto('/homepage')
    await heading(page, `Find work that matters at ${t.app.settings.organisation}`)
    await inspect(page, 'public-landing-phone')
    await page.getByLabel('Position, skill or department').fill('clerk')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { name: '1 open position' }).waitFor()
    await page.getByRole('link', { name: 'Ward clerk' }).click()
    await heading(page, 'Ward clerk')
    await inspect(page, 'public-position-phone')
    expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Ward clerk',
    })
    await page.getByRole('link', { name: 'Apply for this position' }).click()

    await heading(page, 'About you')
    await go(page)
    const summary = page.getByRole('alert')
    await summary.getByRole('heading', { name: 'There is a problem' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('errors')
    expect(await page.title()).toMatch(/^Error: /)
    await inspect(page, 'apply-about-errors-phone')
    await summary.getByRole('link', { name: /mobile number/ }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobile')

    await about(page, 'maya@sample.example')
    await heading(page, 'Experience and skills')
    await page.getByLabel(/Years of experience/).fill('3.5')
    await page.getByRole('checkbox').first().check()
    await page.reload()
    await heading(page, 'Experience and skills')
    expect(await page.getByLabel(/Years of experience/).inputValue()).toBe('3.5')
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    await inspect(page, 'apply-experience-phone')
    await page.goBack()
    await heading(page, 'About you')
    expect(await page.getByLabel('Last name').inputValue()).toBe('Okonkwo')
    await page.goForward()
    await heading(page, 'Experience and skills')
    await go(page)

    await heading(page, 'The pay you expect')
    await page.getByLabel(/Amount/).fill('sixty')
    await go(page)
    await page.getByRole('link', { name: 'Enter the amount as a number, like 82,000' }).waitFor()
    await page.getByLabel(/Amount/).fill('60,000')
    await inspect(page, 'apply-salary-phone')
    await go(page)

    await heading(page, 'Your CV')
    await page.getByLabel('Choose a file').setInputFiles(file('cv.pdf', Buffer.from('<html>')))
    await page.getByRole('link', { name: 'The selected file must be a PDF or DOCX' }).waitFor()
    await inspect(page, 'apply-cv-refused-phone')
    await page.getByLabel('Choose a file').setInputFiles(file('photo.heic', Buffer.from('x')))
    await page.getByText('The selected file must be a PDF or DOCX').first().waitFor()
    const pdf = file('Maya Okonkwo.pdf', await resumePdf('new-grad'))
    await page.route('**/upload-resume', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Choose a file').setInputFiles(pdf)
    await page.getByText('Maya Okonkwo.pdf could not be uploaded: the connection broke. Try again.').waitFor()
    await inspect(page, 'apply-cv-broken-phone')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/upload-resume', (route) => held.then(() => route.continue()), { times: 1 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('progressbar').waitFor()
    await inspect(page, 'apply-cv-sending-phone')
    await page.getByRole('button', { name: 'Cancel' }).click()
    letGo()
    await page.getByLabel('Choose a file').setInputFiles(pdf)
    await page.getByText(/^Uploaded, /).waitFor()
    await inspect(page, 'apply-cv-phone')
    await go(page)

    await heading(page, 'Check your answers')
    await page.getByRole('link', { name: 'Change Years of experience' }).click()
    await page.getByLabel(/Years of experience/).fill('4')
    await go(page)
    await heading(page, 'Check your answers')
    await page.getByRole('button', { name: 'Send my application' }).click()
    await page.getByRole('link', { name: /Tick that your answers may be kept/ }).waitFor()
    await page.getByRole('checkbox', { name: /kept and read for this application/ }).check()
    await inspect(page, 'apply-check-phone')
    await page.route('**/apply', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send my application' }).click()
    await page.getByText(/^The connection broke. Your answers are kept/).waitFor()
    await page.getByRole('button', { name: 'Send my application' }).click()
    await heading(page, 'Your application has arrived')
    await inspect(page, 'apply-done-phone')
    expect(page.url()).toMatch(/\/apply\/done$/)
    expect((await t.db.select().from(applications)).map(({ totalExperience, expectedSalary }) => [totalExperience, expectedSalary])).toEqual([[4, 6_000_000]])
  })

  test('with a DOCX; the same person once more is told so in the words of the specification', async () => {
    const { page } = await b.visitor({ viewport: { width: 360, height: 640 }, scheme: 'dark' })
    const applyAs = async (email: string) => {
      await page.goto(`/homepage/${post.id}/apply/check`)
      await heading(page, 'About you')
      await about(page, email)
      await heading(page, 'Experience and skills')
      await go(page)
      await heading(page, 'The pay you expect')
      await go(page)
      await heading(page, 'Your CV')
      await page.getByLabel('Choose a file').setInputFiles(file('cv.docx', await resumeDocx('complete')))
      await page.getByText(/^Uploaded, /).waitFor()
      await go(page)
      await page.getByRole('checkbox', { name: /kept and read for this application/ }).check()
      await inspect(page, 'apply-check-small-dark')
      await page.getByRole('button', { name: 'Send my application' }).click()
    }
    await applyAs('rob@sample.example')
    await heading(page, 'Your application has arrived')
    await inspect(page, 'apply-done-small-dark')
    await page.evaluate(() => sessionStorage.clear())
    await applyAs('ROB@sample.example')
    await page
      .getByRole('alert')
      .getByText(/^Sorry, an application for this/)
      .waitFor()
    await inspect(page, 'apply-twice-small-dark')
  })
})

describe('a visitor at a desk', () => {
  test.each(['light', 'dark'] as const)('reads, filters and searches, %s', async (scheme) => {
    const { page } = await b.visitor({ viewport: WIDE, scheme })
    await page.goto('/homePage')
    await page.getByRole('heading', { name: '2 open positions' }).waitFor()
    await inspect(page, `public-landing-${scheme}`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('heading', { name: '1 open position' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: '2 open positions' }).waitFor()
    await page.getByLabel('Position, skill or department').fill('astronaut')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nothing matches “astronaut”' }).waitFor()
    await inspect(page, `public-no-match-${scheme}`)
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await page.getByRole('link', { name: 'Ward clerk' }).click()
    await heading(page, 'Ward clerk')
    await inspect(page, `public-position-${scheme}`)
    await page.goto(`/homepage/${post.id}/apply/about`)
    await heading(page, 'About you')
    await inspect(page, `apply-about-${scheme}`)
    await page.goto('/homepage/999999')
    await heading(page, 'This position is no longer open')
    await inspect(page, `public-gone-${scheme}`)
  })
})
