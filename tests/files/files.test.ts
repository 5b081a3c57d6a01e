import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { attachment, safeFileName } from '../../server/files/fileName.ts'
import { removeUnclaimed } from '../../server/files/sweepUploads.ts'
import { interviewInterviewers, interviews } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { testApp } from '../app.ts'
import { codesOf, hostileFiles } from '../fixtures/hostile-files.ts'
import { resumeDocx, resumePdf } from '../fixtures/resume-files.ts'
import { posted, someone, upload, uploadedResume } from './posted.ts'

const t = await testApp()
const corpus = await hostileFiles()
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const meeting = {
  stepId: 1,
  title: 'First talk',
  day: '2030-01-07',
  startTime: '09:00',
  endTime: '10:00',
  zone: 'Australia/Melbourne',
  startsAt: new Date(),
  endsAt: new Date(),
}
const get = async (id: number, who?: string) =>
  fetch(`${t.address}/api/v1/file/${id}`, { headers: who ? { authorization: `Bearer ${await t.tokenOf(who)}` } : {} })

describe('an uploaded file', () => {
  test('is taken in by content, named as it was', async () => {
    const token = await t.tokenOf('officer@threshold.test')
    for (const [name, bytes] of [
      ['proof.png', png],
      ['cv.pdf', await resumePdf('complete')],
      ['cv.docx', await resumeDocx('complete')],
    ] as const) {
      const { status, body } = await upload(t, '/file/upload', { name, bytes }, token)
      expect([status, body.data?.originalName]).toEqual([200, name])
    }
    expect((await upload(t, '/file/upload', { name: 'proof.jpg', bytes: png }, token)).body).toMatchObject({ code: 'DOCUMENT_WRONG_TYPE' })
  })

  test('needs somebody who is signed in, and a file', async () => {
    expect((await upload(t, '/file/upload', { name: 'proof.png', bytes: png })).status).toBe(401)
    const answer = await fetch(`${t.address}/api/v1/job-post/upload-resume`, { method: 'POST', body: new FormData() })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'FILE_MISSING'])
    const json = await fetch(`${t.address}/api/v1/job-post/upload-resume`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(json.status).toBe(415)
  })

  test.each(corpus)('is refused: $what', async (hostile) => {
    const { name, bytes, code } = hostile
    const before = (await t.db.select().from(files)).length
    const { status, body } = await upload(t, '/job-post/upload-resume', { name, bytes })
    expect(status).toBe(code === 'FILE_TOO_LARGE' ? 413 : 400)
    if (code !== 'FILE_TOO_LARGE') expect(codesOf(hostile)).toContain(body.code)
    expect(body.message).toMatch(/^The selected file /)
    expect((await t.db.select().from(files)).length).toBe(before)
    expect((await fetch(`${t.address}/ready`)).status).toBe(200)
  })
})

describe('reading a file', () => {
  let resumeId: number
  let uploadId: number
  beforeAll(async () => {
    const post = await posted(t)
    const body = someone(await uploadedResume(t))
    const { data } = await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body })
    expect(data).toBeDefined()
    resumeId = body.resume!.id
    uploadId = (await upload(t, '/file/upload', { name: 'mine.png', bytes: png }, await t.tokenOf('employee@threshold.test'))).body.data.id
    await t.person('someone@sample.example', ['Applicant'])
    const interviewer = await t.person('interviewer@sample.example', ['Employee'])
    await t.db.insert(interviews).values({ ...meeting, applicationId: data!.responseData.id, requisitionId: post.requisitionId })
    await t.db.insert(interviewInterviewers).values({ interviewId: 1, accountId: interviewer.id })
    await t.person('another@sample.example', ['Employee'])
  })

  test.each([
    ['nobody', undefined, 401],
    ['an employee who is not concerned', 'another@sample.example', 404],
    ['another applicant', 'someone@sample.example', 404],
    ['an interviewer of the candidate', 'interviewer@sample.example', 200],
    ['an officer', 'officer@threshold.test', 200],
    ['a manager', 'manager@threshold.test', 200],
  ])("a candidate's CV: %s", async (_, who, status) => {
    expect((await get(resumeId, who)).status).toBe(status)
  })

  test.each([
    ['its uploader', 'employee@threshold.test', 200],
    ['another employee', 'another@sample.example', 404],
    ['a manager', 'manager@threshold.test', 404],
  ])('a file that no record holds yet: %s', async (_, who, status) => {
    expect((await get(uploadId, who)).status).toBe(status)
  })

  test("someone else's and a missing one answer alike", async () => {
    const [theirs, missing] = [await get(resumeId, 'another@sample.example'), await get(999_999, 'another@sample.example')]
    expect(await theirs.text()).toBe(await missing.text())
  })

  test('comes as a download that cannot run', async () => {
    const answer = await get(resumeId, 'officer@threshold.test')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Maya Okonkwo CV.pdf"; filename*=UTF-8''Maya%20Okonkwo%20CV.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('what no record took within a day is removed, bytes and all', async () => {
    const orphan = await uploadedResume(t)
    const [file] = await t.db.select().from(files).where(eq(files.id, orphan.id))
    await removeUnclaimed(t.app)
    expect(await t.db.select().from(files).where(eq(files.id, orphan.id))).toHaveLength(1)
    await removeUnclaimed(t.app, Date.now() + 25 * 60 * 60 * 1000)
    expect(await t.db.select().from(files).where(eq(files.id, orphan.id))).toHaveLength(0)
    await expect(t.app.files.read(file!)).rejects.toThrow()
    expect((await get(resumeId, 'officer@threshold.test')).status).toBe(200)
  })
})

describe('file names', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['cv\r\nX-Header: 1.pdf', 'cvX-Header: 1.pdf'],
    [`${'a'.repeat(300)}.docx`, `${'a'.repeat(195)}.docx`],
    ['', 'file'],
  ])('%j is kept as %j', (given, kept) => expect(safeFileName(given)).toBe(kept))

  test('any name can be sent in a header', () => {
    expect(attachment('Lebenslauf "Müller" 履歴書.pdf')).toBe(
      `attachment; filename="Lebenslauf _Muller_ .pdf"; filename*=UTF-8''Lebenslauf%20%22M%C3%BCller%22%20%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`,
    )
  })
})
