import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { todayIn } from '../../server/platform/days.ts'
import { courseAssignments, courseCompletions, courseVersions } from '../../server/tables/learning.ts'
import { testApp } from '../app.ts'
import { contracted, contractOf, pdf, upload } from '../employees/onTheWay.ts'
import { must } from '../lifecycles/driver.ts'
import { assigned, learner, oneQuestion, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)
const file = async (words: string) => upload(t, await t.tokenOf('officer@threshold.test'), await pdf(words))

async function document(name: string, courseId: number) {
  const { id, version = 1 } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name, fileId: await file(name), courseId } })).responseData
  must(await officer.recruitment.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version } }))
  return id
}
const completions = (employeeId: number, courseId: number) =>
  t.db
    .select({ day: courseCompletions.completedOn, number: courseVersions.number, by: courseCompletions.confirmedBy })
    .from(courseCompletions)
    .innerJoin(courseVersions, eq(courseVersions.id, courseCompletions.versionId))
    .where(and(eq(courseCompletions.employeeId, employeeId), eq(courseCompletions.courseId, courseId)))

test('whoever acknowledges a document in onboarding has completed its course, with version and day, once', async () => {
  const courseId = await publishedCourse(t, { name: 'Code of conduct, read' })
  const documentId = await document('Code of conduct', courseId)
  const { me, contractId } = await contracted(t)
  must(await me.recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId, documentIds: [documentId] } }))
  const { version } = await contractOf(me, contractId)
  const employeeId = must(await me.hr.POST('/contract-letter/sign', { body: { id: contractId, version, typedName: 'Leila Haddad', consent: true } }))
    .responseData.id
  expect(await completions(employeeId, courseId)).toEqual([{ day: today, number: 1, by: 'Leila Haddad' }])
  const again = { params: { path: { employeeId } }, body: { documentIds: [documentId] } }
  expect((await officer.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', again)).response.status).toBe(403)
  expect(await completions(employeeId, courseId)).toHaveLength(1)
})

test('in the own record it completes what is open, once, however many documents name the course', async () => {
  const courseId = await publishedCourse(t)
  const ids = [await document('House rules', courseId), await document('House rules, annex', courseId)]
  const who = await learner(t)
  const { me, own } = await assigned(t, { courseId, who, dueOn: '2099-01-31' })
  const read = (documentIds: number[]) =>
    me.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { params: { path: { employeeId: who.id } }, body: { documentIds } })
  const answers = await Promise.all([read([ids[0]!]), read([ids[1]!]), read(ids)])
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(await completions(who.id, courseId)).toHaveLength(1)
  const rounds = await t.db.select().from(courseAssignments).where(eq(courseAssignments.courseId, courseId))
  expect(rounds.map(({ id, status }) => [id, status])).toEqual([[own.id, 'completed']])
})

test('a document names a published course that asks nothing; the name can be taken away', async () => {
  const asking = await publishedCourse(t, { questions: oneQuestion })
  const body = { name: 'With questions', fileId: await file('questions'), courseId: asking }
  expect((await officer.recruitment.POST('/employee-onboarding', { body })).error).toMatchObject({ errors: [{ field: 'courseId' }] })
  const courseId = await publishedCourse(t)
  const id = await document('Named', courseId)
  const shown = async () => must(await officer.recruitment.GET('/employee-onboarding')).responseDataList.find((one) => one.id === id)!
  expect((await shown()).courseId).toBe(courseId)
  const change = { params: { path: { documentId: id } }, body: { courseId: null, version: (await shown()).version } }
  must(await officer.recruitment.PUT('/employee-onboarding/{documentId}', change))
  expect((await shown()).courseId).toBeNull()
  const who = await learner(t)
  const me = await t.as(who.email)
  must(await me.recruitment.POST('/employee-onboarding/of-employee/{employeeId}', { params: { path: { employeeId: who.id } }, body: { documentIds: [id] } }))
  expect(await completions(who.id, courseId)).toEqual([])
})
