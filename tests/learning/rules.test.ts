import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyRules } from '../../server/learning/rules/applyRules.ts'
import { validUntil } from '../../server/learning/rules/validUntil.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { courseAssignments, courseCompletions, courses, courseVersions } from '../../server/tables/learning.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { learner, place, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)
/** The same server some days later. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

async function rule(courseId: number, departmentId: number, more: { openDays?: number; dueDays?: number } = {}) {
  const body = { courseId, dueDays: 14, openDays: 30, repeat: 'VALIDITY' as const, departmentIds: [departmentId], ...more }
  return must(await officer.hr.POST('/learning/rule', { body })).responseData.id
}
const assignmentsOf = (courseId: number) => t.db.select().from(courseAssignments).where(eq(courseAssignments.courseId, courseId)).orderBy(courseAssignments.id)

/** Completed on a day that has passed, as if it had been so then. */
async function completedOn(assignmentId: number, day: string, until: string | null) {
  const [assignment] = await t.db
    .update(courseAssignments)
    .set({ status: 'completed', openedOn: daysAfter(day, -10) })
    .where(eq(courseAssignments.id, assignmentId))
    .returning()
  const [version] = await t.db.select().from(courseVersions).where(eq(courseVersions.courseId, assignment!.courseId))
  const { employeeId, courseId } = assignment!
  await t.db
    .insert(courseCompletions)
    .values({ assignmentId, employeeId, courseId, versionId: version!.id, completedOn: day, validUntil: until, confirmedBy: 'Sample' })
}

test('a rule asks of those whom it is for, counted from the day on which it was made', async () => {
  const [here, there] = [await place(t), await place(t)]
  const [ours, others] = [await learner(t, here), await learner(t, there)]
  const courseId = await publishedCourse(t)
  const ruleId = await rule(courseId, here.departmentId)
  await applyRules(t.app)
  const found = await assignmentsOf(courseId)
  expect(found).toMatchObject([{ employeeId: ours.id, ruleId, openedOn: today, dueOn: daysAfter(today, 14), assignedBy: 'Threshold' }])
  expect(found.map(({ employeeId }) => employeeId)).not.toContain(others.id)
})

test('whoever joins later has the time that the rule gives from that day on, and nothing before the first day', async () => {
  const here = await place(t)
  const courseId = await publishedCourse(t)
  await rule(courseId, here.departmentId)
  const joining = await learner(t, { ...here, employmentStartDate: daysAfter(today, 5) })
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toEqual([])
  await applyRules(t.app, inDays(6))
  expect(await assignmentsOf(courseId)).toMatchObject([{ employeeId: joining.id, dueOn: daysAfter(today, 5 + 14) }])
})

test('two servers at once, and each again after a restart, open what expires once', async () => {
  const here = await place(t)
  const people = await Promise.all([...Array(5)].map(() => learner(t, here)))
  const courseId = await publishedCourse(t, { validMonths: 12 })
  await rule(courseId, here.departmentId)
  await Promise.all([applyRules(t.app), applyRules(t.app), applyRules(t.app)])
  const first = await assignmentsOf(courseId)
  expect(first).toHaveLength(people.length)
  const until = daysAfter(today, 20)
  for (const { id } of first) await completedOn(id, daysAfter(until, -365), until)
  await Promise.all([applyRules(t.app), applyRules(t.app)])
  await applyRules(t.app)
  const again = (await assignmentsOf(courseId)).slice(people.length)
  expect(again).toHaveLength(people.length)
  expect(new Set(again.map(({ dueOn }) => dueOn))).toEqual(new Set([until]))
})

test('what holds longer than the rule looks ahead is not asked again', async () => {
  const here = await place(t)
  await learner(t, here)
  const courseId = await publishedCourse(t, { validMonths: 12 })
  await rule(courseId, here.departmentId, { openDays: 30 })
  await applyRules(t.app)
  const [only] = await assignmentsOf(courseId)
  await completedOn(only!.id, daysAfter(today, -300), daysAfter(today, 31))
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toHaveLength(1)
  await applyRules(t.app, inDays(1.5))
  expect(await assignmentsOf(courseId)).toHaveLength(2)
})

test('of whoever leaves the department, or the house, nothing is asked any more', async () => {
  const [here, there] = [await place(t), await place(t)]
  const [moves, leaves] = [await learner(t, here), await learner(t, here)]
  const courseId = await publishedCourse(t)
  await rule(courseId, here.departmentId)
  await applyRules(t.app)
  await t.db.update(employees).set(there).where(eq(employees.id, moves.id))
  await t.db.update(employees).set({ status: 'ended', endedOn: today }).where(eq(employees.id, leaves.id))
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toMatchObject([
    { status: 'not needed', reason: 'No rule asks for it any more.', requiredUntil: today },
    { status: 'not needed', reason: 'The employment has ended.', requiredUntil: today },
  ])
})

test('another rule of the same course takes over what the first no longer asks', async () => {
  const [here, there] = [await place(t), await place(t)]
  const moves = await learner(t, here)
  const courseId = await publishedCourse(t)
  const [first, second] = [await rule(courseId, here.departmentId), await rule(courseId, there.departmentId)]
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toMatchObject([{ ruleId: first }])
  await t.db.update(employees).set(there).where(eq(employees.id, moves.id))
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toMatchObject([{ ruleId: second, status: 'assigned' }])
})

test('a course that is retired ends its rules and what is open', async () => {
  const here = await place(t)
  await learner(t, here)
  const courseId = await publishedCourse(t)
  await rule(courseId, here.departmentId)
  await applyRules(t.app)
  const [course] = await t.db.select().from(courses).where(eq(courses.id, courseId))
  must(await officer.hr.POST('/learning/course/change-status', { body: { id: courseId, status: 'retired', version: course!.version } }))
  await applyRules(t.app)
  expect(await assignmentsOf(courseId)).toMatchObject([{ status: 'not needed', reason: 'The course was retired.' }])
  const { responseDataList } = must(await officer.hr.POST('/learning/rule/criteria', { body: {} }))
  expect(responseDataList.filter((one) => one.courseId === courseId)).toMatchObject([{ retired: true }])
})

test('a rule with a day that no month has is refused in words', async () => {
  const courseId = await publishedCourse(t)
  const body = { courseId, dueDays: 7, openDays: 30, repeat: 'FIXED_DAY', fixedMonth: 2, fixedDay: 30 } as const
  const { error } = await officer.hr.POST('/learning/rule', { body })
  expect(error?.errors).toEqual([{ field: 'fixedDay', message: 'Enter a day that this month has' }])
})

const noRule = { repeatMonths: null, fixedMonth: null, fixedDay: null, openDays: 30 }
test.each([
  ['the months of the course', { validMonths: 12 }, null, '2026-01-31', '2027-01-31'],
  ['the end of a shorter month', { validMonths: 1 }, null, '2026-01-31', '2026-02-28'],
  ['for ever', { validMonths: null }, null, '2026-01-31', null],
  ['the months of the rule', { validMonths: 12 }, { ...noRule, repeat: 'MONTHS' as const, repeatMonths: 6 }, '2026-08-31', '2027-02-28'],
  ['the next fixed day', { validMonths: null }, { ...noRule, repeat: 'FIXED_DAY' as const, fixedMonth: 7, fixedDay: 1 }, '2026-03-08', '2026-07-01'],
  [
    'that of the next year for a round that is open',
    { validMonths: null },
    { ...noRule, repeat: 'FIXED_DAY' as const, fixedMonth: 7, fixedDay: 1 },
    '2026-06-20',
    '2027-07-01',
  ],
  ['29 February in a common year', { validMonths: null }, { ...noRule, repeat: 'FIXED_DAY' as const, fixedMonth: 2, fixedDay: 29 }, '2026-03-08', '2027-02-28'],
])('a completion counts until %s', (_, course, by, day, until) => {
  expect(validUntil(course, by, day)).toBe(until)
})

test('what was completed is never changed', async () => {
  for (const statement of [sql`update course_completions set score = 100`, sql`delete from course_completions`])
    await expect(t.db.execute(statement)).rejects.toMatchObject({ cause: { message: 'rows of course_completions are never changed' } })
})
