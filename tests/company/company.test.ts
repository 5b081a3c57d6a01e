import { and, desc, eq } from 'drizzle-orm'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { pictureSize } from '../../server/files/pictureSize.ts'
import { addressOf, senderOf } from '../../server/mail/sender.ts'
import { seedCompany } from '../../server/platform/company.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog, company } from '../../server/tables/platform.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { offered, pdf, registered, upload } from '../employees/onTheWay.ts'
import { posted } from '../files/posted.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { asFile, png } from './logos.ts'

const t = await testApp()
const { OPS } = await getResolvedPDFJS()
let manager: Awaited<ReturnType<typeof t.as>>
let token: string
beforeAll(async () => {
  manager = await t.as('manager')
  token = await t.tokenOf('manager@threshold.test')
})

type Change = Partial<{ name: string; addressLine: string; website: string; fileId: number | null; keepLogo: boolean; version: number }>
const read = async () => must(await manager.recruitment.GET('/company')).data
async function save(change: Change, who = manager) {
  const { name, addressLine, website, version } = await read()
  return who.recruitment.POST('/company', { body: { name, addressLine, website, fileId: null, keepLogo: true, version, ...change } })
}
const pictureOf = (id: number) => fetch(`${t.address}/api/v1/company/logo/${id}`)

describe('what a manager says of the company', () => {
  test('is kept with its reason in the audit log, and not from an old copy', async () => {
    expect(await read()).toMatchObject({ name: 'Saltmarsh Health', addressLine: '', website: '', logo: null, version: 1 })
    const { responseData } = must(await save({ name: ' Harbour Care ', addressLine: '12 Quay Street, Geelong', website: 'https://harbour.example' }))
    expect(responseData).toEqual({ name: 'Harbour Care', addressLine: '12 Quay Street, Geelong', website: 'https://harbour.example', logo: null, version: 2 })
    const [row] = await t.db.select().from(auditLog).where(eq(auditLog.entity, 'company')).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({ action: 'update', before: { name: 'Saltmarsh Health' }, after: { name: 'Harbour Care', website: 'https://harbour.example' } })
    expect((await save({ name: 'Too late', version: 1 })).error).toMatchObject({ code: 'STALE_VERSION' })
    expect((await read()).name).toBe('Harbour Care')
  })

  test('needs a name, and a website with its protocol', async () => {
    expect((await save({ name: '  ' })).error?.errors).toMatchObject([{ field: 'name' }])
    expect((await save({ website: 'javascript:alert(1)' })).error?.errors).toMatchObject([{ field: 'website' }])
  })

  test('is nobody else’s to say', async () => {
    expect((await save({ name: 'Ours' }, await t.as('officer'))).response.status).toBe(403)
    expect((await save({ name: 'Ours' }, await t.as('employee'))).response.status).toBe(403)
  })

  test('is done as the first step of a new installation', async () => {
    const { firstSteps } = must(await manager.recruitment.GET('/day', { params: { query: { whose: 'all' } } })).data
    expect(firstSteps?.find(({ step }) => step === 'company')).toEqual({ step: 'company', done: true })
  })

  test('begins with the name of the settings where the database knows none, and stays where it knows one', async () => {
    await seedCompany(t.db, { organisation: 'Another' })
    expect((await read()).name).toBe('Harbour Care')
    const [row] = await t.db.delete(company).returning()
    await seedCompany(t.db, { organisation: 'Another' })
    expect(await read()).toMatchObject({ name: 'Another', version: 1 })
    await t.db.update(company).set(row!)
  })
})

describe('a logo', () => {
  test.each([
    ['a PDF', async () => upload(t, token, await pdf('logo')), 'The logo must be a PNG or JPEG'],
    ['a picture of a few pixels', () => upload(t, token, asFile(png(8, 8))), 'The logo must be 16 to 2,000 pixels wide and high'],
    ['a picture that is too wide', () => upload(t, token, asFile(png(2001, 16))), 'The logo must be 16 to 2,000 pixels wide and high'],
    ['a picture that cannot be read', () => upload(t, token, asFile(png(64, 32, { broken: true }))), /^The logo is damaged/],
    ['somebody else’s upload', async () => upload(t, await t.tokenOf('officer@threshold.test'), asFile(png(64, 32))), /no longer here/],
    ['a large file', () => upload(t, token, asFile(Buffer.concat([png(64, 32), Buffer.alloc(310_000)]))), /smaller than 300 kB/],
  ])('is not %s', async (_what, take, message) => {
    const before = await read()
    const { error } = await save({ fileId: await take() })
    expect(error?.errors?.[0]).toMatchObject({ field: 'fileId', message: expect.stringMatching(message) })
    expect(await read()).toEqual(before)
  })

  test('is shown to everybody, and an earlier one stays where it was', async () => {
    const first = png(64, 32)
    const { logo } = must(await save({ fileId: await upload(t, token, asFile(first)) })).responseData
    expect(logo).toMatchObject({ width: 64, height: 32 })
    const answer = await pictureOf(logo!.id)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(first)
    const next = must(await save({ fileId: await upload(t, token, asFile(png(48, 48))) })).responseData
    expect(next.logo).toMatchObject({ width: 48, height: 48 })
    expect((await pictureOf(logo!.id)).status).toBe(200)
    expect((await pictureOf(999_999)).status).toBe(404)
    expect(must(await save({ keepLogo: false })).responseData.logo).toBeNull()
    expect((await pictureOf(next.logo!.id)).status).toBe(200)
  })

  test('tells its size in the head of the file, JPEG or PNG', () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0x01, 0x00, 0x02, 0x80, 3, 1, 0x22, 0])
    expect(pictureSize(jpeg)).toEqual({ width: 640, height: 256 })
    expect(pictureSize(png(17, 23))).toEqual({ width: 17, height: 23 })
    expect(pictureSize(Buffer.from('GIF89a no picture of ours at all'))).toBeNull()
    expect(pictureSize(jpeg.subarray(0, 9))).toBeNull()
  })
})

describe('the company stands', () => {
  beforeAll(async () => {
    const fileId = await upload(t, token, asFile(png(120, 40)))
    must(await save({ name: 'Harbour & Care', addressLine: '12 Quay Street', website: 'https://harbour.example', fileId }))
  })

  test('on public pages and in their feed', async () => {
    const { id } = await posted(t)
    const { data } = must(await t.visitor.recruitment.GET('/job-post/{id}', { params: { path: { id } } }))
    expect(data.organisation).toBe('Harbour & Care')
    expect(must(await t.visitor.recruitment.GET('/job-post')).organisation).toBe('Harbour & Care')
    expect(must(await t.visitor.recruitment.GET('/job-post/feed')).title).toBe('Harbour & Care: open positions')
  })

  test('at the foot of e-mails, and as their sender where their address has no name', async () => {
    const { mail } = await offered(t)
    expect(mail.subject).toContain('Harbour & Care')
    expect(mail.html).toContain('<footer')
    expect(mail.html).toContain('Harbour &amp; Care<br>12 Quay Street<br>https://harbour.example')
    expect(mail.body).toMatch(/\n\n-- \nHarbour & Care\n12 Quay Street\nhttps:\/\/harbour\.example$/)
    expect(senderOf('no-reply@harbour.example', 'Harbour & Care')).toEqual({ name: 'Harbour & Care', address: 'no-reply@harbour.example' })
    expect(senderOf('Careers <careers@harbour.example>', 'Harbour & Care')).toBe('Careers <careers@harbour.example>')
    expect(addressOf('Careers <careers@harbour.example>')).toBe('careers@harbour.example')
  })

  test('in the letter that is written, on the screen and in its PDF', async () => {
    const officer = await t.as('officer')
    const { application } = await selectedApplication(t)
    const path = { params: { path: { applicationId: application.id } } }
    const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
    const body = { applicationId: application.id, content: filled(draft) }
    const { letterHtml } = must(await officer.hr.POST('/offer-letter/preview', { body })).data
    const { logo } = await read()
    expect(letterHtml).toContain(`<img src="/api/v1/company/logo/${logo!.id}" alt="" width="120" height="40" />`)
    expect(letterHtml).toContain('<strong>Harbour &amp; Care</strong><br />12 Quay Street<br />https://harbour.example')
    const answer = await officer.hr.POST('/offer-letter/preview-pdf', { body, parseAs: 'arrayBuffer' })
    const shown = await firstPage(Buffer.from(answer.data as unknown as ArrayBuffer))
    expect(shown.words).toContain('Harbour & Care 12 Quay Street https://harbour.example')
    expect(shown.pictures).toBe(1)
  })

  test('as it was in a letter that was sent, whatever becomes of it', async () => {
    const { me, offerId, applicant } = await registered(t)
    const path = { params: { path: { id: offerId } } }
    const before = must(await me.hr.GET('/offer-letter/{id}', path)).data
    must(await save({ name: 'Riverside', addressLine: '', website: '', keepLogo: false }))
    const after = must(await me.hr.GET('/offer-letter/{id}', path)).data
    expect(after.offerLetter).toBe(before.offerLetter)
    expect(after.offerLetter).toContain('Harbour &amp; Care')
    // Around the letter stands who asks now.
    expect(after.organisation).toBe('Riverside')
    const answer = await me.hr.GET('/offer-letter/pdf/{id}', { ...path, parseAs: 'arrayBuffer' })
    const bytes = Buffer.from(answer.data as unknown as ArrayBuffer)
    const shown = await firstPage(bytes)
    expect(shown.words).toContain('Harbour & Care')
    expect(shown.words).not.toContain('Riverside')
    expect(shown.pictures).toBe(1)
    expect((await lastPage(bytes)).words).toContain('Harbour & Care, written by')
    const mails = await t.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.toEmail, applicant.email), eq(outbox.event, 'OFFER_LETTER')))
    expect(mails.map(({ html }) => html.includes('Harbour &amp; Care'))).toEqual([true])
  })
})

async function pageOf(bytes: Buffer, number: (pages: number) => number) {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const page = await file.getPage(number(file.numPages))
  const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const { fnArray } = await page.getOperatorList()
  return { words: words.replaceAll(/\s+/g, ' '), pictures: fnArray.filter((what) => what === OPS.paintImageXObject).length }
}
const firstPage = (bytes: Buffer) => pageOf(bytes, () => 1)
const lastPage = (bytes: Buffer) => pageOf(bytes, (pages) => pages)
