import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sampleApplications } from '../../server/sample/sampleApplications.ts'
import { sampleLetters } from '../../server/sample/sampleLetters.ts'
import { sampleAccounts } from '../../server/sample/samplePeople.ts'
import { sampleRequisitions } from '../../server/sample/sampleRequisitions.ts'
import { applications } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, dayFromNow, must, openPosition, plan, schedule } from '../applications/candidates.ts'
import { uploadedResume } from './posted.ts'

let t: TestApp
/** The CVs of candidates made here: whom the employee interviews, was to interview, does not interview. */
let made: { interviewed: number; cancelled: number; stranger: number }

beforeAll(async () => {
  t = await testApp()
  for (const fill of [sampleRequisitions, sampleApplications]) await fill(t.app, await sampleAccounts(t.app))
  await sampleLetters(t.app)
  const p = await openPosition(t)
  const employee = await accountId(t, 'employee@threshold.test')
  const candidateWithCv = async () => {
    const id = await apply(p.officer, p.requisitionId)
    const resume = await uploadedResume(t)
    await t.db.update(files).set({ claimed: true }).where(eq(files.id, resume.id))
    await t.db.update(applications).set({ resumeFileId: resume.id }).where(eq(applications.id, id))
    return { id, file: resume.id }
  }
  const [interviewed, cancelled, stranger] = [await candidateWithCv(), await candidateWithCv(), await candidateWithCv()]
  must(await schedule(p.officer, interviewed.id, await plan(p.officer, interviewed.id, [employee], { day: dayFromNow(40) })))
  const planned = must(await schedule(p.officer, cancelled.id, await plan(p.officer, cancelled.id, [employee], { day: dayFromNow(41) })))
  await t.db.execute(sql`update interviews set status = 'cancelled' where id = ${planned.responseData.id}`)
  made = { interviewed: interviewed.file, cancelled: cancelled.file, stranger: stranger.file }
}, 120_000)

test('of all files an employee reads the CVs of those whom this person interviews, what everybody gets to read and what belongs to the courses of the own team, and nothing else', async () => {
  const token = await t.tokenOf('employee@threshold.test')
  const employee = await accountId(t, 'employee@threshold.test')
  const { rows } = await t.db.execute<{ id: number; interviewed: boolean; inPack: boolean; learnt: boolean }>(sql`
    select f.id, exists (
      select from applications a join interviews i on i.application_id = a.id join interview_interviewers p on p.interview_id = i.id
      where a.resume_file_id = f.id and p.account_id = ${employee} and i.status <> 'cancelled') as interviewed,
      exists (select from onboarding_documents d where d.file_id = f.id and d.status = 'published') as "inPack",
      exists (select from course_assignments a join employees e on e.id = a.employee_id left join employees boss on boss.id = e.manager_id
        where ${employee} in (e.account_id, boss.account_id) and (a.certificate_file_id = f.id
          or exists (select from course_versions v where v.course_id = a.course_id and v.file_id = f.id)
          or exists (select from course_completions c where c.assignment_id = a.id and c.certificate_file_id = f.id))) as learnt
    from files f order by f.id`)
  const read: number[] = []
  for (const { id } of rows) {
    const answer = await fetch(`${t.address}/api/v1/file/${id}`, { headers: { authorization: `Bearer ${token}` } })
    if (answer.status === 200) read.push(id)
    else expect({ id, status: answer.status }).toEqual({ id, status: 404 })
  }
  expect(rows.some(({ inPack }) => inPack)).toBe(true)
  expect(read).toEqual(rows.filter(({ interviewed, inPack, learnt }) => interviewed || inPack || learnt).map(({ id }) => id))
  expect(read).toContain(made.interviewed)
  expect(read).not.toContain(made.cancelled)
  expect(read).not.toContain(made.stranger)
  expect(rows.length - read.length).toBeGreaterThan(5)
})
