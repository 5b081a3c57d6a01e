import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { referenceItems } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { posted, someone, upload, uploadedResume } from './posted.ts'

const t = await testApp()
let post: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  post = await posted(t)
})

/** A PDF as a scanner makes it: a page without a letter of text. */
const scan = async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 600 })
  return Buffer.from(await pdf.save())
}
type Claim = { id: number; token: string }
const publicly = (resume: Claim, id = post.id) => t.visitor.recruitment.POST('/job-post/{id}/read-resume', { params: { path: { id } }, body: { resume } })

describe('a visitor', () => {
  test('sees what the own CV says, of lists only what the position asks for', async () => {
    await t.db.insert(referenceItems).values({ list: 'skill', name: 'TypeScript' }).onConflictDoNothing()
    const { data } = (await publicly(await uploadedResume(t))).data!
    expect(data.contact.map(({ field, value }) => [field, value])).toEqual([
      ['firstName', 'Maya'],
      ['surName', 'Okonkwo'],
      ['email', 'maya.okonkwo@example.com'],
      ['mobile', '(206) 555-0142'],
    ])
    expect(data.experience).toMatchObject({ years: 0.5, from: 'employments' })
    expect(data.employments[1]).toMatchObject({ employer: 'Allen Institute for AI', title: 'Research Intern', from: '2023-06', to: '2023-09' })
    // TypeScript stands in the CV and in the lists, but this position does not ask for it.
    expect(data.items).toEqual([])
  })

  test('reads no other file by its number, none with another token, none that an application holds, none for a position that is not open', async () => {
    const [mine, another] = [await uploadedResume(t), await uploadedResume(t)]
    const staffs = await upload(t, '/file/upload', { name: 'cv.pdf', bytes: await resumePdf('complete') }, await t.tokenOf('officer@threshold.test'))
    const refused = async (resume: Claim) => {
      const { response, error } = await publicly(resume)
      return [response.status, error?.message, error?.errors?.[0]?.field]
    }
    const gone = [400, 'The selected file is no longer here. Upload it again.', 'resume']
    expect(await refused({ id: another.id, token: mine.token })).toEqual(gone)
    expect(await refused({ id: staffs.body.data.id, token: mine.token })).toEqual(gone)
    expect(await refused({ id: 999_999, token: mine.token })).toEqual(gone)
    expect((await publicly(mine, 999_999)).response.status).toBe(404)
    const sent = await t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: someone(mine) })
    expect(sent.response.status).toBe(200)
    expect(await refused(mine)).toEqual(gone)
  })

  test('is told that a scan has no text', async () => {
    const { body } = await upload(t, '/job-post/upload-resume', { name: 'scan.pdf', bytes: await scan() })
    const { response, error } = await publicly({ id: body.data.id, token: body.data.token })
    expect([response.status, error?.code]).toEqual([409, 'NO_TEXT_IN_CV'])
  })
})

describe('an officer', () => {
  const readAs = async (user: 'officer' | 'manager' | 'employee', fileId: number) =>
    (await t.as(user)).recruitment.POST('/resume-report/read/{fileId}', { params: { path: { fileId } } })
  const uploaded = async (bytes: Buffer, name = 'cv.pdf') =>
    (await upload(t, '/file/upload', { name, bytes }, await t.tokenOf('officer@threshold.test'))).body.data.id

  test('sees what a CV says before it belongs to an application, with the words of it, and nobody else does', async () => {
    const [skill] = await t.db.insert(referenceItems).values({ list: 'skill', name: 'Kubernetes' }).onConflictDoNothing().returning()
    const fileId = await uploaded(await resumePdf('senior-engineer'))
    const { data } = (await readAs('officer', fileId)).data!
    const found = data.items.find(({ name }) => name === 'Kubernetes')!
    expect(found).toMatchObject({ field: 'skillIds', ...(skill ? { id: skill.id } : {}) })
    const [{ from, to, line, lineFrom }] = found.evidence as [(typeof found.evidence)[number]]
    expect(line.slice(from - lineFrom, to - lineFrom)).toBe('Kubernetes')
    expect(line).toContain('Infrastructure: Kafka')
    expect((await readAs('manager', fileId)).response.status).toBe(404)
    expect((await readAs('employee', fileId)).response.status).toBe(403)
  })

  test('is told that a scan has no text', async () => {
    expect((await readAs('officer', await uploaded(await scan()))).error?.code).toBe('NO_TEXT_IN_CV')
  })
})
