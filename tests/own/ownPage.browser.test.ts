import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { applications } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { accountId, dayFromNow, must, plan, schedule } from '../applications/candidates.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { posted } from '../files/posted.ts'
import { resumeDocx, resumePdf } from '../fixtures/resume-files.ts'
import { applied, mailedKeys } from './own.ts'

const t = await testApp()
const b = await browser(t)
const SMALL = { width: 360, height: 640 }
let post: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  post = await posted(t, 'Ward clerk')
})
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** Whatever can be pressed is large enough for a thumb. */
async function isForThumbs(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main select, main summary, main input, footer button, footer a')].flatMap((one) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      return height < 44 || width < 44 ? [`${one.textContent} ${width}×${height}`] : []
    }),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
}

test('somebody without an account applies at 390 px, opens the link of the mail, replaces the CV and withdraws', async () => {
  const { page } = await b.visitor({ viewport: PHONE })
  await page.goto(`/homepage/${post.id}/apply/cv`)
  await heading(page, 'Your CV')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'Maya Okonkwo.pdf', mimeType: 'application/pdf', buffer: await resumePdf('new-grad') })
  await page.getByText(/^We read your CV and filled in what it says/).waitFor()
  await go(page)
  await heading(page, 'About you')
  await page.getByText('Read from your CV – check it').click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('E-mail').fill('maya.own@sample.example')
  await page.getByLabel('Mobile number').fill('+61 412 345 678')
  await go(page)
  await heading(page, 'Experience and skills')
  await go(page)
  await heading(page, 'The pay you expect')
  await go(page)
  await heading(page, 'Check your answers')
  await page.getByLabel('My answers and my CV may be kept').check()
  await page.getByRole('button', { name: 'Send my application' }).click()
  await heading(page, 'Your application has arrived')
  await page.getByRole('link', { name: 'Open your page' }).click()
  await heading(page, 'Your application')

  const [row] = await t.db.select({ id: applications.id }).from(applications).orderBy(applications.id)
  const [key] = await mailedKeys(t, row!.id)
  const { page: mine } = await b.visitor({ viewport: PHONE })
  const referers: string[] = []
  mine.on('request', (request) => referers.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await mine.goto(`/my-application#${key}`)
  await heading(mine, 'Your application')
  await mine.getByText('Ward clerk').waitFor()
  // The key leaves the address, and no address that is asked for holds it.
  expect(mine.url()).toBe(`${t.address}/my-application`)
  expect(referers.filter((one) => one.includes(key!))).toEqual([])
  await isForThumbs(mine)
  await inspect(mine, 'own-page-phone')
  await mine.reload()
  await mine.getByRole('list', { name: 'How far your application is' }).getByText('Received').waitFor()

  await mine.getByRole('button', { name: 'Your data and CV' }).click()
  await heading(mine, 'Your data and CV')
  expect(await mine.getByRole('heading', { level: 1 }).evaluate((one) => one === document.activeElement)).toBe(true)
  await mine.getByText('My answers and my CV may be kept and read for this application.').waitFor()
  await mine.getByLabel('Replace the CV').setInputFiles({ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await mine.getByRole('alert').getByText('PDF or DOCX').waitFor()
  await mine.getByLabel('Replace the CV').setInputFiles({ name: 'Newer CV.docx', mimeType: 'application/octet-stream', buffer: await resumeDocx('complete') })
  await mine.getByRole('status').getByText('Your new CV has arrived.').waitFor()
  await mine.getByText('Newer CV.docx').waitFor()
  await mine.getByRole('button', { name: 'Keep me for other positions as well' }).click()
  await mine.getByRole('button', { name: 'Agree', exact: true }).click()
  await mine.getByRole('status').getByText('Saved: you may be kept longer for other positions.').waitFor()
  await isForThumbs(mine)
  await inspect(mine, 'own-page-data-phone')
  await mine.getByRole('button', { name: 'Back to your application' }).click()

  await mine.getByRole('button', { name: /^Messages/ }).click()
  await mine.getByText('We have your application').click()
  await mine.getByText('a person will read it').waitFor()
  await inspect(mine, 'own-page-messages-phone')
  await mine.getByRole('button', { name: 'Back to your application' }).click()

  await mine.getByRole('button', { name: 'Withdraw application' }).click()
  await heading(mine, 'Withdraw your application?')
  await mine.getByLabel('Why (optional)').selectOption('I have another position')
  await isForThumbs(mine)
  await inspect(mine, 'own-page-withdraw-phone')
  await mine.getByRole('button', { name: 'Withdraw my application' }).click()
  await mine.getByText('You have withdrawn this application.').waitFor()
  expect(await mine.getByRole('button', { name: 'Withdraw application' }).count()).toBe(0)
  expect((await t.db.select({ status: applications.status }).from(applications).where(eq(applications.id, row!.id)))[0]).toEqual({ status: 'withdrawn' })
})

test('an interview at 360 × 640 in German and in the dark, in a zone of one’s own, that does not suit', async () => {
  const officer = await t.as('officer')
  const { id, key } = await applied(t, post)
  must(await schedule(officer, id, { ...(await plan(officer, id, [await accountId(t, 'officer@threshold.test')], { day: dayFromNow(9) })) }))
  const { page } = await b.visitor({ viewport: SMALL, scheme: 'dark', locale: 'de-DE' })
  await page.goto(`/my-application#${key}`)
  await heading(page, 'Ihre Bewerbung')
  await isForThumbs(page)
  await inspect(page, 'own-page-german-dark')
  const meeting = page.getByRole('region', { name: 'Ihr Gespräch' })
  await meeting.getByRole('button', { name: 'Ändern' }).click()
  await meeting.getByLabel('Zeiten zeigen in der Zeit von').selectOption('Australia/Melbourne')
  await meeting.getByText('10:00 – 11:00').waitFor()
  await meeting.getByText('In der Zeit von Australia/Melbourne.').waitFor()
  await meeting.getByRole('button', { name: 'Ich kann nicht kommen' }).click()
  await page.getByLabel('Was würde Ihnen stattdessen passen?').fill('Montag')
  await page.getByRole('button', { name: 'Sagen, dass ich nicht kommen kann' }).click()
  await page.getByText('Sie haben uns gesagt, dass Sie nicht kommen können.').waitFor()
  expect(await page.getByRole('button', { name: 'Ich kann nicht kommen' }).count()).toBe(0)

  const desk = await b.windowOf('officer@threshold.test')
  await desk.goto(`/canprf?applicationId=${id}`)
  await desk.getByRole('button', { name: /^Notifications/ }).click()
  await desk.getByRole('link', { name: /Maya Okonkwo cannot come to the interview/ }).waitFor()
})

test('a link that opens nothing says so in plain words, and a new one comes by mail', async () => {
  const { id, email } = await applied(t, post)
  const { page } = await b.visitor({ viewport: SMALL })
  for (const address of ['/my-application', `/my-application#${'x'.repeat(43)}`]) {
    await page.goto(address)
    await heading(page, 'This link does not open an application')
  }
  await inspect(page, 'own-page-lost')
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await page.getByRole('alert').getByText('Enter your e-mail address').waitFor()
  await page.getByLabel('The e-mail address you applied with').fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await heading(page, 'Look into your mailbox')
  const [key] = await mailedKeys(t, id)
  await page.goto(`/my-application#${key}`)
  await heading(page, 'Your application')
})
