import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationRanks } from '../../server/tables/applicationDetails.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { jobPosts } from '../../server/tables/requisitions.ts'
import { testApp } from '../app.ts'
import { resumeDocx } from '../fixtures/resume-files.ts'
import { type PublicApplication, posted, someone, upload, uploadedResume } from './posted.ts'

const t = await testApp()
let post: Awaited<ReturnType<typeof posted>>
beforeAll(async () => {
  post = await posted(t)
})
const apply = (body: PublicApplication, key?: string, id = post.id) =>
  t.visitor.recruitment.POST('/job-post/{id}/apply', { params: { path: { id }, header: key ? { 'Idempotency-Key': key } : {} }, body })
const count = async () => (await t.db.select().from(applications)).length

describe('applying', () => {
  test('with everything stated: applicant, application, score, CV text, audit row and confirmation', async () => {
    const { skillId, qualificationId, cityId } = post.items
    const body = {
      ...someone(await uploadedResume(t)),
      email: 'Maya.Whole@Sample.example',
      cityId,
      totalExperience: 3,
      expectedSalary: 6_000_000,
      salaryCurrency: 'AUD',
      expectedSalOption: 'YEARLY' as const,
      skillIds: [skillId],
      qualificationIds: [qualificationId],
      keepLonger: true,
    }
    const { data, error } = await apply(body)
    expect(error).toBeUndefined()
    expect(data!.message).toBe('Successfully created!')
    const { id } = data!.responseData
    const [row] = await t.db.select().from(applications).where(eq(applications.id, id))
    expect(row).toMatchObject({ source: 'JOB_POST', status: 'new application', keepOnFile: true, expectedSalary: 6_000_000 })
    const [rank] = await t.db.select().from(applicationRanks).where(eq(applicationRanks.applicationId, id))
    expect(rank).toMatchObject({ status: 'new application', profileScore: 100 })
    const [mail] = await t.db.select().from(outbox).where(eq(outbox.applicationId, id))
    expect(mail).toMatchObject({ event: 'APPLICATION_RECEIVED', toEmail: 'Maya.Whole@Sample.example', status: 'queued' })
    expect(
      await t.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.applicationId, id), eq(auditLog.action, 'apply'))),
    ).toHaveLength(1)
    const officer = await t.as('officer')
    const report = await officer.recruitment.GET('/resume-report', { params: { query: { applicationId: id } } })
    expect(report.data!.data).toMatchObject({ state: 'extracted', resume: { originalName: 'Maya Okonkwo CV.pdf' } })
    expect(report.data!.data.text).toContain('Computer Science')
  })

  test('with a DOCX', async () => {
    const { body } = await upload(t, '/job-post/upload-resume', { name: 'cv.docx', bytes: await resumeDocx('complete') })
    const answer = await apply(someone({ id: body.data.id, token: body.data.token }))
    expect(answer.response.status).toBe(200)
  })

  test('twice for the same position: the words of the specification, whatever the case of the address', async () => {
    const first = someone(await uploadedResume(t))
    expect((await apply(first)).response.status).toBe(200)
    const before = await count()
    const again = await apply({ ...first, email: first.email.toUpperCase(), resume: await uploadedResume(t) })
    expect(again.response.status).toBe(409)
    expect(again.error).toMatchObject({ code: 'APPLICATION_EXISTS' })
    expect(again.error!.message).toMatch(/^Sorry, an application for this/)
    expect(await count()).toBe(before)
    const elsewhere = await posted(t, 'Porter')
    expect((await apply({ ...first, resume: await uploadedResume(t) }, undefined, elsewhere.id)).response.status).toBe(200)
  })

  test('the person on record is not changed by what a stranger types', async () => {
    const first = someone(await uploadedResume(t))
    await apply(first)
    const elsewhere = await posted(t, 'Cleaner')
    await apply({ ...first, firstName: 'Somebody', surName: 'Else', mobile: '0000', resume: await uploadedResume(t) }, undefined, elsewhere.id)
    const known = await t.db.select().from(applicants).where(eq(applicants.email, first.email))
    expect(known).toMatchObject([{ firstName: 'Maya', surName: 'Okonkwo', mobile: '+1 206 555 0142' }])
  })

  test('one Idempotency-Key, many times at once: one application, equal answers but for the key of the own page, which is told once', async () => {
    const body = someone(await uploadedResume(t))
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(body, 'one-opened-form-1')))
    expect(new Set(answers.map(({ data }) => JSON.stringify([data?.message, data?.responseData.id]))).size).toBe(1)
    expect(answers[0]!.data).toBeDefined()
    expect(answers.filter(({ data }) => data?.responseData.ownKey)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
    expect(await t.db.select().from(outbox).where(eq(outbox.toEmail, body.email))).toHaveLength(1)
  })

  test('the same person at once without a key: one application', async () => {
    const resumes = await Promise.all(Array.from({ length: 5 }, () => uploadedResume(t)))
    const body = someone(resumes[0]!)
    const answers = await Promise.all(resumes.map((resume) => apply({ ...body, resume })))
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('refused, with nothing written', () => {
  const refused = async (change: Partial<PublicApplication>, field: string) => {
    const before = await count()
    const { response, error } = await apply({ ...someone(await uploadedResume(t)), ...change })
    expect(response.status).toBe(400)
    expect(error!.errors!.map((one) => one.field)).toContain(field)
    expect(await count()).toBe(before)
  }

  test.each<[string, object, string]>([
    ['no consent', { consent: false }, 'consent'],
    ['no e-mail address', { email: 'maya' }, 'email'],
    ['an empty name', { firstName: '  ' }, 'firstName'],
    ['a name that mails would turn into a link', { firstName: 'http://evil.example' }, 'firstName'],
    ['a field of the staff', { status: 'hired' }, 'status'],
    ['a score', { profileScore: 100 }, 'profileScore'],
    ['a negative salary', { expectedSalary: -1 }, 'expectedSalary'],
    ['a place that does not exist', { cityId: 999_999 }, 'cityId'],
    ['a skill that is not asked for', { skillIds: [1] }, 'skillIds'],
    ['a CV that is not there', { resume: { id: 999_999, token: 'x'.repeat(43) } }, 'resume'],
  ])('%s', (_, change, field) => refused(change, field))

  test("somebody else's CV, by its number", async () => {
    const theirs = await uploadedResume(t)
    await refused({ resume: { id: theirs.id, token: 'x'.repeat(43) } }, 'resume')
  })

  test('a CV that another application holds', async () => {
    const resume = await uploadedResume(t)
    await apply(someone(resume))
    await refused({ resume }, 'resume')
  })

  test('a position that is not open answers like one that is not there', async () => {
    const closed = await posted(t, 'Driver')
    await t.db.update(jobPosts).set({ status: 'closed' }).where(eq(jobPosts.id, closed.id))
    const [hidden, missing] = [
      await apply(someone(await uploadedResume(t)), undefined, closed.id),
      await apply(someone(await uploadedResume(t)), undefined, 999_999),
    ]
    expect([hidden.response.status, missing.response.status]).toEqual([404, 404])
    expect(hidden.error).toEqual(missing.error)
  })

  test('after a refusal the CV can still be used', async () => {
    const body = someone(await uploadedResume(t))
    await apply({ ...body, skillIds: [1] })
    expect((await apply(body)).response.status).toBe(200)
    const [file] = await t.db.select().from(files).where(eq(files.id, body.resume!.id))
    expect(file).toMatchObject({ claimed: true, claimHash: null })
  })
})
