import { eq } from 'drizzle-orm'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keepText } from '../../server/files/cv/keepText.ts'
import { applications } from '../../server/tables/applications.ts'
import { referenceItems as listed } from '../../server/tables/reference.ts'
import { type TestApp, testApp } from '../app.ts'
import { type browser as Browser, browser, inspect, PHONE } from '../browser.ts'
import { upload } from '../employees/onTheWay.ts'
import { apply, must, openPosition, read } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
let b: Awaited<ReturnType<typeof Browser>>
let skill = ''
/** A CV of two pages, and one whose file is no document any more though its text was read. */
let [whole, damaged] = [0, 0]

beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
  b = await browser(t)
  const [item] = await t.db.select({ name: listed.name }).from(listed).where(eq(listed.id, p.items.skillId))
  skill = item!.name
  whole = await withCv(await twoPages())
  damaged = await apply(p.officer, p.requisitionId, p.items)
  const bytes = Buffer.from('%PDF-1.7\nnothing that is a document\n%%EOF')
  const file = await t.app.files.store(t.db, { bytes, name: 'broken.pdf', type: 'application/pdf', purpose: 'resume', claimed: true })
  await keepText(t.db, file.id, { text: `Led a ward and holds ${skill}`, language: 'english' })
  await t.db.update(applications).set({ resumeFileId: file.id }).where(eq(applications.id, damaged))
})

/** The skill stands 40 points from the left and 100 from the foot of the second page. */
async function twoPages() {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage([600, 800]).drawText('Two years, written out', { x: 40, y: 700, size: 20, font })
  pdf.addPage([600, 800]).drawText(`${skill} and more`, { x: 40, y: 100, size: 20, font })
  return pdf
}

async function withCv(pdf: PDFDocument) {
  const id = await apply(p.officer, p.requisitionId, p.items)
  const file = new File([new Uint8Array(await pdf.save())], 'cv.pdf', { type: 'application/pdf' })
  const resumeId = await upload(t, await t.tokenOf('officer@threshold.test'), file)
  const params = { path: { applicationId: id, resumeId } }
  must(
    await p.officer.recruitment.POST('/application/update-resume/{applicationId}/{resumeId}', {
      params,
      body: { version: (await read(p.officer, id)).version },
    }),
  )
  return id
}

const region = (page: Page) => page.getByRole('region', { name: 'CV', exact: true })
const criterion = (page: Page) => page.getByRole('button', { name: `${skill} 1` })
const view = (page: Page, name: 'Pages' | 'Text') => page.getByRole('radiogroup', { name: 'Show the CV as' }).getByText(name, { exact: true }).click()
/** How many pixels of what is drawn are not white. */
const inkOf = (page: Page, at: number) =>
  page
    .locator('canvas')
    .nth(at)
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
      return data.filter((value, index) => index % 4 === 0 && value < 128).length
    })

test('the pages are drawn, a criterion leads to its mark upon its page, and the text is their twin', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${whole}`)
  await page.getByText('Page 1 of 2').waitFor()
  await expect.poll(() => page.locator('canvas').count()).toBeGreaterThan(0)
  expect(await inkOf(page, 0)).toBeGreaterThan(100)
  await inspect(page, 'canprf-pages')
  await criterion(page).click()
  await page.getByRole('button', { name: `${skill} 1`, pressed: true }).waitFor()
  await page.getByText('Page 2 of 2').waitFor()
  const mark = page.locator('#evidence-1')
  expect(await mark.getAttribute('data-current')).toBe('true')
  // The mark lies where the words were written.
  const place = await mark.evaluate((one) => {
    const [box, paper] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()]
    return {
      left: (box.left - paper.left) / paper.width,
      top: (box.top - paper.top) / paper.height,
      height: box.height / paper.height,
      isSeen: box.top > 0 && box.bottom < innerHeight,
    }
  })
  expect(place.isSeen).toBe(true)
  expect(place.left).toBeCloseTo(40 / 600, 2)
  expect(place.top).toBeLessThan(700 / 800)
  expect(place.top + place.height).toBeGreaterThan(700 / 800)
  expect(place.height).toBeLessThan(32 / 800)

  // Who does not see the pages is read their text; in it the same words carry the same number.
  expect(await region(page).locator('mark[data-current]').innerText()).toBe(`${skill}1`)
  await view(page, 'Text')
  await page.locator('mark#evidence-1').waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  // What was chosen is kept for the next CV.
  await page.reload()
  await page.locator('mark#evidence-1').waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  await view(page, 'Pages')
  await page.getByText('Page 1 of 2').waitFor()
})

test('the pages grow and shrink by keyboard and by buttons, and fit the width again', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${whole}`)
  const width = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.getBoundingClientRect().width)
  await page.locator('canvas').first().waitFor()
  const fitting = await width()
  await region(page).focus()
  for (const step of ['75%', '100%', '125%']) {
    await page.keyboard.press('+')
    await page.getByRole('status').getByText(step, { exact: true }).waitFor()
  }
  // A point of paper is a 72nd of an inch, of which a screen has 96.
  expect(await width()).toBeCloseTo((600 * 1.25 * 96) / 72, 0)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('status').getByText('100%', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Larger' }).click()
  await page.getByRole('status').getByText('125%', { exact: true }).waitFor()
  await inspect(page, 'canprf-pages-zoomed')
  await region(page).focus()
  await page.keyboard.press('0')
  await page.getByRole('button', { name: 'Fit the width', pressed: true }).waitFor()
  expect(await width()).toBe(fitting)
})

test('beside the criteria of screening the next evidence is ringed on its page', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/appsrn?requisitionId=${p.requisitionId}&applicationId=${whole}`)
  await page.getByText('Page 1 of 2').waitFor()
  await page.keyboard.press('e')
  await page.locator('#evidence-1[data-current]').waitFor()
  await page.getByText('Page 2 of 2').waitFor()
  await inspect(page, 'screening-pages')
})

test('a file that is no document shows its text and says why, calmly', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.goto(`/canprf?applicationId=${damaged}`)
  await page.getByText('The pages are not shown. The file cannot be drawn. This is the text.').waitFor()
  expect(await region(page).locator('mark').innerText()).toBe(`${skill}1`)
  await inspect(page, 'canprf-pages-failed')
})

test('a file that does not come shows its text, and its pages when it is asked for again', async () => {
  const page = await b.windowOf('officer@threshold.test')
  await page.route('**/api/v1/file/*', (route) => route.abort('internetdisconnected'))
  await page.goto(`/canprf?applicationId=${whole}`)
  await page.getByText('The pages are not shown. The server cannot be reached. This is the text.').waitFor()
  await page.unroute('**/api/v1/file/*')
  await page.getByRole('button', { name: 'Try the pages again' }).click()
  await page.getByText('Page 1 of 2').waitFor()
  await expect.poll(() => page.locator('canvas').count()).toBeGreaterThan(0)
})

test('a stranger’s file runs nothing, fetches nothing, and no page of it is drawn larger than agreed', async () => {
  const pdf = await twoPages()
  pdf.addJavaScript('open', 'app.alert("hello"); this.submitForm("https://stranger.example/");')
  pdf.addPage([14_400, 14_400]).drawText('Vast', { x: 100, y: 14_000, size: 400 })
  pdf.addPage([10, 14_400])
  for (let page = 0; page < 60; page++) pdf.addPage([600, 800]).drawText(`Page ${page}`, { x: 40, y: 700, size: 20 })
  const id = await withCv(pdf)
  const { page } = await b.signedIn('officer@threshold.test', { viewport: PHONE })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  page.on('dialog', (dialog) => asked.push(`a dialog: ${dialog.message()}`))
  await page.goto(`/canprf?applicationId=${id}`)
  await page.getByText('The first 50 of 64 pages are drawn. Download the file to see all.').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('canvas').count()).toBeGreaterThan(0)
  // Only what can be seen is drawn.
  expect(await page.locator('canvas').count()).toBeLessThan(6)
  await page.locator('.paper').nth(2).scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.paper').nth(2).locator('canvas').count()).toBe(1)
  const pixels = await page.locator('canvas').evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).width * (one as HTMLCanvasElement).height))
  expect(Math.max(...pixels)).toBeLessThanOrEqual(8e6)
  expect(new Set(asked.filter((one) => one !== 'null'))).toEqual(new Set([new URL(page.url()).origin]))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await inspect(page, 'canprf-pages-phone')
})
