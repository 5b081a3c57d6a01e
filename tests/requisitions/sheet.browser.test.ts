import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { browser, inspect, PHONE } from '../browser.ts'
import { levelsIn, readTagged } from '../taggedPdf.ts'
import { completeDraft, draft, referenceItems } from './raise.ts'

const t = await testApp()
const b = await browser(t)
const MANAGER = 'manager@threshold.test'
const TITLE = 'Pfleger für Łukasz, Đặng Thị Huyền, Ωμέγα und Мария'
const LONG = Array.from({ length: 60 }, (_, n) => `Paragraph ${n} says what somebody in this position does on an ordinary day, and on some others as well.`)
const ARABIC = 'مهندس برمجيات (2024)'
const SCRIPTS = [
  '软件工程师',
  'ソフトウェア開発',
  '소프트웨어 개발자',
  'מהנדס תוכנה (50%)',
  'שָׁלוֹם',
  'بالمال والإدارة',
  'مُحَمَّدٌ مُدَرِّسٌ في الكُلِّيَّة',
  'Arbeit bei شركة النور GmbH, 3 Tage',
]
/** Chinese has no spaces: one paragraph of several lines. */
const CHINESE = '负责医院信息系统的设计、开发和维护，与护理团队密切合作。'.repeat(8)
const ids: number[] = []
let scripts: number

beforeAll(async () => {
  const manager = await t.as('manager')
  const items = await referenceItems(t)
  for (let n = 0; n < 10; n++) ids.push(await completeDraft(manager, items))
  const path = { params: { path: { id: ids[0]! } } }
  const { data } = await manager.recruitment.GET('/job_position/{id}', path)
  const named = { positionTitle: TITLE, positionId: '16/CFPB:439', jobDescription: `${LONG.join('\n\n')}\n\n- 田中さん ธนา` }
  await manager.recruitment.POST('/job_position/{id}', { ...path, body: { version: data!.data.version, ...named } })
  await draft(manager, 'Porter')
  scripts = await completeDraft(manager, items)
  const other = { positionTitle: ARABIC, jobDescription: `${SCRIPTS.map((text) => `- ${text}`).join('\n')}\n\n${CHINESE}` }
  await manager.recruitment.POST('/job_position/{id}', { params: { path: { id: scripts } }, body: { version: data!.data.version, ...other } })
})

/** What `window.print` would have put on paper, in whatever frame. */
type Printed = { title: string; text: string; sheets: number; light: string }
const printing = (page: Page) =>
  page.addInitScript(() => {
    const paper = window.top as unknown as { printed: Printed[] }
    paper.printed ??= []
    window.print = () => {
      const sheets = [...document.querySelectorAll('article')]
      const light = sheets[0] ? getComputedStyle(sheets[0]).backgroundColor : ''
      paper.printed.push({ title: document.title, text: document.body.innerText, sheets: sheets.length, light })
    }
  })
const printed = (page: Page) => page.waitForFunction(() => (window as unknown as { printed: Printed[] }).printed[0]).then((found) => found.jsonValue())

async function saved(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  const bytes = new Uint8Array(await readFile(await file.path()))
  const doc = await getDocumentProxy(bytes.slice())
  const pages = await Promise.all(Array.from({ length: doc.numPages }, (_, n) => doc.getPage(n + 1)))
  const texts = await Promise.all(pages.map(async (one) => (await one.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')))
  const tagged = await readTagged(bytes)
  return {
    name: file.suggestedFilename(),
    bytes,
    tagged,
    info: (await getMeta(doc)).info as Record<string, unknown>,
    sizes: pages.map((one) => one.view),
    texts,
  }
}

/** As a search compares: this reader hands out marks and turned brackets as they are drawn, and two spaces between two fonts. */
const found = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}()]/gu, '')
    .replaceAll(/ +/g, ' ')

describe('the sheet of a requisition', () => {
  test('is saved as A4 landscape under its reference, with text that can be selected in any of its letters', async () => {
    const { page } = await b.signedIn(MANAGER, { scheme: 'dark' })
    await page.goto(`/jobreq/${ids[0]}?tab=summary`)
    await page.getByRole('button', { name: 'Sheet and copy' }).click()
    const { name, info, sizes, texts, bytes, tagged } = await saved(page, () => page.getByRole('menuitem', { name: 'Save as PDF' }).click())
    expect(name).toBe('Job-Requisition_16-CFPB-439.pdf')
    expect(info).toMatchObject({ Title: 'Job-Requisition_16-CFPB-439', Language: 'en' })
    expect(sizes.length).toBeGreaterThan(1)
    for (const [left, bottom, right, top] of sizes) expect([left, bottom, Math.round(right!), Math.round(top!)]).toEqual([0, 0, 842, 595])
    expect(texts[0]).toContain(TITLE)
    expect(texts[0]).toMatch(/Work authorization.*Nothing asked.*Compensation range.*AUD\s50,000–65,000 a year.*Contract type/)
    // Nothing of a long description is lost between the pages, and each says which it is.
    for (const paragraph of LONG) expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain(paragraph)
    expect(texts.at(-1)).toContain(`Page ${sizes.length} of ${sizes.length}`)
    expect(bytes.length).toBeLessThan(200_000)
    expect(texts.join(' ')).toContain('田中さん')
    // Read aloud, each paragraph is one, whatever page it goes on to; a heading stands before it, and no foot of a page between.
    expect(tagged).toMatchObject({ isMarked: true, showsTitle: true, language: 'en', loose: [] })
    expect(tagged.lines.slice(0, 5)).toEqual(['Document', '  Sect', '    P: Job requisition', '    P: 16/CFPB:439', `    H1: ${TITLE}`])
    expect(levelsIn(tagged.lines)).toEqual([1, 2, 2, 2, 2, 2])
    expect(tagged.lines.filter((line) => line.includes('Paragraph ')).every((line) => line.startsWith('    P: '))).toBe(true)
    expect(tagged.lines.join('\n')).toMatch(/Lbl: Compensation range\n +LBody: AUD\s50,000–65,000 a year\n[\s\S]*H2: Job description\n +P: Paragraph 0 /)
    expect(tagged.artefacts.filter((text) => text.includes(`of ${sizes.length}`))).toHaveLength(sizes.length)
    // What no font has is told rather than lost in silence.
    await page.getByText(/These characters are not in the fonts of the PDF.*: ธ น า\./).waitFor()
  })

  test('is shown and saved in Chinese, Japanese, Korean, Arabic and Hebrew, with letters that can be found and copied', async () => {
    const { page } = await b.signedIn(MANAGER)
    const fonts: string[] = []
    page.on('request', (request) => fonts.push(...(request.url().match(/[A-Za-z]+_\d+[A-Za-z]+(?=-.*\.ttf$)/) ?? [])))
    await page.goto(`/requisition-sheet/${scripts}`)
    const title = page.getByRole('heading', { name: ARABIC })
    expect(await title.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
    expect(fonts).toEqual([])
    const { texts, bytes, tagged } = await saved(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
    await page.getByText(/was saved/).waitFor()
    expect(tagged).toMatchObject({ isMarked: true, loose: [] })
    const plain = (text: string) => found(text).replaceAll(' ', '')
    for (const expected of SCRIPTS) expect(tagged.lines.map(plain)).toContainEqual(expect.stringMatching(`LBody:${plain(expected)}$`))
    expect(tagged.lines.map(plain).join('')).toContain(`P:${plain(CHINESE)}`)
    expect(await page.getByText(/not in the fonts/).count()).toBe(0)
    const text = found(texts.join(' '))
    for (const expected of [ARABIC, ...SCRIPTS]) expect(text).toContain(found(expected))
    expect(text.replaceAll(' ', '')).toContain(found(CHINESE))
    expect(text).not.toContain('□')
    // Each font is fetched in the weights that its letters stand in, and the file holds the glyphs of these texts alone.
    const both = ['Inter_400Regular', 'Inter_600SemiBold', 'NotoSansArabic_400Regular', 'NotoSansArabic_600SemiBold']
    expect(fonts.sort()).toEqual([...both, 'NotoSansHebrew_400Regular', 'NotoSansJP_400Regular', 'NotoSansKR_400Regular', 'NotoSansSC_400Regular'])
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('of several are one PDF; an incomplete one is named, and left out on demand', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto('/jobreq?q=Ward clerk')
    await page.getByRole('checkbox').first().check()
    const nine = await saved(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
    expect([nine.name, nine.sizes.length]).toEqual([`Job-Requisition_${ids.at(-1)}_and_8_more.pdf`, 9])

    await page.goto('/jobreq?sort=id')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Some of Checked Job Requisitions are Incomplete').waitFor()
    await dialog.getByText('“Porter”').waitFor()
    await inspect(page, 'sheets-incomplete')
    const rest = await saved(page, () => dialog.getByRole('button', { name: 'Go on without it' }).click())
    expect(rest.texts.filter((text) => text.includes('Ward clerk'))).toHaveLength(9)

    await page.goto('/jobreq?q=Porter')
    await page.getByRole('button', { name: 'More for Porter' }).click()
    await page.getByRole('menuitem', { name: 'Print sheet' }).click()
    await dialog.getByText('Job Requisition is Incomplete', { exact: true }).waitFor()
  })

  test('is printed alone and light, under its file name', async () => {
    const { page } = await b.signedIn(MANAGER, { scheme: 'dark' })
    await printing(page)
    await page.goto(`/jobreq/${ids[1]}?tab=summary`)
    await page.getByRole('button', { name: 'Print sheet' }).click()
    const paper = await printed(page)
    expect(paper).toMatchObject({ title: `Job-Requisition_${ids[1]}`, sheets: 1, light: 'rgb(255, 255, 255)' })
    expect(paper?.text).toMatch(/^Job requisition\s+\d+\s+Ward clerk/)
    expect(paper?.text).not.toMatch(/Recruitment Dashboard|Log Out/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('opens in a window 1400 wide without the menu, and prints from there on A4 landscape', async () => {
    const page = await b.windowOf(MANAGER)
    await page.goto(`/jobreq/${ids[0]}?tab=summary`)
    const [own] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Open in new window' }).click()])
    await own.getByRole('heading', { name: TITLE }).waitFor()
    expect(await own.getByRole('article').evaluate((one) => [window.innerWidth, one.getBoundingClientRect().width])).toEqual([1400, 1120])
    await inspect(own, 'sheet-window')
    const bytes = new Uint8Array(await own.pdf({ preferCSSPageSize: true }))
    const doc = await getDocumentProxy(bytes)
    const [, , right, top] = (await doc.getPage(1)).view
    expect([Math.round(right!), Math.round(top!)]).toEqual([842, 595])
    await own.setViewportSize(PHONE)
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await inspect(own, 'sheet-phone')
    await own.close()
  })
})
