import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { employeePositions } from '../../server/tables/employees.ts'
import { courseAssignments, courseCompletions, courseVersions } from '../../server/tables/learning.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { learner, place, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)

type Round = { who: number; courseId: number; opened: string; due: string; done?: string; until?: string | null; requiredUntil?: string }
async function round({ who, courseId, opened, due, done, until = null, requiredUntil }: Round) {
  const [one] = await t.db
    .insert(courseAssignments)
    .values({ employeeId: who, courseId, openedOn: opened, dueOn: due, status: done ? 'completed' : 'assigned', requiredUntil: requiredUntil ?? null })
    .returning()
  const [version] = await t.db.select().from(courseVersions).where(eq(courseVersions.courseId, courseId))
  if (done)
    await t.db
      .insert(courseCompletions)
      .values({ assignmentId: one!.id, employeeId: who, courseId, versionId: version!.id, completedOn: done, validUntil: until, confirmedBy: 'Sample' })
  return one!.id
}

const cells = async (asOf: string, search: string) =>
  must(await officer.hr.POST('/learning/matrix', { body: { asOf, search } })).responseDataList.flatMap((one) =>
    one.cells.map(({ state, date }) => [state, date]),
  )

test('the state of a day is that of the day, whatever came afterwards', async () => {
  const who = await learner(t, { lastName: 'Timeline', employmentStartDate: '2024-01-08' })
  const courseId = await publishedCourse(t)
  await round({ who: who.id, courseId, opened: '2024-01-08', due: '2024-02-08', done: '2024-02-20', until: '2025-02-20' })
  await round({ who: who.id, courseId, opened: '2025-01-21', due: '2025-02-20', done: '2025-03-05', until: '2026-03-05' })
  expect(await cells('2024-01-07', 'Timeline')).toEqual([])
  expect(await cells('2024-02-01', 'Timeline')).toEqual([['DUE', '2024-02-08']])
  expect(await cells('2024-02-08', 'Timeline')).toEqual([['DUE', '2024-02-08']])
  expect(await cells('2024-02-09', 'Timeline')).toEqual([['OVERDUE', '2024-02-08']])
  expect(await cells('2024-02-20', 'Timeline')).toEqual([['DONE', '2025-02-20']])
  expect(await cells('2025-02-01', 'Timeline')).toEqual([['EXPIRES', '2025-02-20']])
  expect(await cells('2025-02-20', 'Timeline')).toEqual([['EXPIRES', '2025-02-20']])
  expect(await cells('2025-02-21', 'Timeline')).toEqual([['OVERDUE', '2025-02-20']])
  expect(await cells('2025-03-05', 'Timeline')).toEqual([['DONE', '2026-03-05']])
  expect(await cells('2026-03-06', 'Timeline')).toEqual([['OVERDUE', '2026-03-05']])
})

test('what was not asked for any more on a day is left out from then on', async () => {
  const who = await learner(t, { lastName: 'Formerly', employmentStartDate: '2024-01-08' })
  await round({ who: who.id, courseId: await publishedCourse(t), opened: '2024-01-08', due: '2024-02-08', requiredUntil: '2025-01-01' })
  expect(await cells('2024-12-31', 'Formerly')).toEqual([['OVERDUE', '2024-02-08']])
  expect(await cells('2025-01-01', 'Formerly')).toEqual([])
})

test('the share counts by the department of the day, and the file holds its rows', async () => {
  const [before, now] = [await place(t), await place(t)]
  const [courseId, other] = [await publishedCourse(t), await publishedCourse(t)]
  const moved = await learner(t, { ...now, lastName: 'Moved' })
  const positions = [
    { employeeId: moved.id, fromDay: '2024-01-08', departmentId: before.departmentId },
    { employeeId: moved.id, fromDay: '2025-06-01', departmentId: now.departmentId },
  ]
  await t.db.insert(employeePositions).values(positions)
  const stays = await learner(t, { ...now, lastName: 'Stays' })
  await round({ who: moved.id, courseId, opened: '2024-01-08', due: '2024-02-08', done: '2024-02-01' })
  await round({ who: stays.id, courseId, opened: '2024-01-08', due: '2024-02-08', done: '2024-02-01', until: '2025-02-01' })
  await round({ who: stays.id, courseId: other, opened: today, due: daysAfter(today, 7) })
  const figures = async (asOf: string, departmentId: number) =>
    must(await officer.hr.POST('/learning/compliance', { body: { asOf, departmentId } })).data.departments.map(({ required, inDate, overdue }) => [
      required,
      inDate,
      overdue,
    ])
  expect(await figures('2024-12-31', before.departmentId)).toEqual([[1, 1, 0]])
  expect(await figures('2024-12-31', now.departmentId)).toEqual([[1, 1, 0]])
  expect(await figures(today, before.departmentId)).toEqual([])
  expect(await figures(today, now.departmentId)).toEqual([[3, 1, 1]])
  const show = ['person', 'state', 'validUntil'].map((column) => ({ column, heading: column }))
  const { data } = await officer.hr.POST('/learning/compliance/export', {
    body: { asOf: today, departmentId: now.departmentId, export: { format: 'csv', criteria: {}, show } },
    parseAs: 'text',
  })
  const lines = String(data)
    .replaceAll(/["\ufeff]/g, '')
    .trim()
    .split(/\r?\n/)
  expect(lines.toSorted()).toEqual(['Learner Moved,DONE,', 'Learner Stays,DUE,', 'Learner Stays,OVERDUE,2025-02-01', 'person,state,validUntil'])
})

test('those who are not in date are found alone', async () => {
  const here = await place(t)
  const [good, late] = [await learner(t, here), await learner(t, here)]
  const courseId = await publishedCourse(t)
  await round({ who: good.id, courseId, opened: '2024-01-08', due: '2024-02-08', done: '2024-02-01' })
  await round({ who: late.id, courseId, opened: '2024-01-08', due: '2024-02-08' })
  const found = must(await officer.hr.POST('/learning/matrix', { body: { departmentId: here.departmentId, only: 'NOT_IN_DATE' } }))
  expect(found.responseDataList.map(({ employeeId }) => employeeId)).toEqual([late.id])
  expect(found.paging.totalElements).toBe(1)
})

test('a day that is none is refused in words', async () => {
  const { error } = await officer.hr.POST('/learning/compliance', { body: { asOf: '2026-02-31' } })
  expect(error?.errors?.[0]?.message ?? error?.message).toMatch(/day|date/i)
})

test('when a round was superseded is kept right, in whatever order rounds are written', async () => {
  const courseIds = [await publishedCourse(t), await publishedCourse(t)]
  const { id: who } = await learner(t, { lastName: 'Unordered' })
  // Back and forth in time, two of them on one day.
  const days = [400, 40, 300, 300, 900, 20, 600, 40, 500]
  const ids = []
  for (const [at, before] of days.entries()) {
    const opened = daysAfter(today, -before)
    ids.push(await round({ who, courseId: courseIds[at % 2]!, opened, due: today, done: daysAfter(today, -days[days.length - 1 - at]!) }))
  }
  const { rows: assigned } = await t.db.execute<{ id: number }>(sql`
    insert into course_assignments (employee_id, course_id, opened_on, due_on) values (${who}, ${courseIds[0]}, ${daysAfter(today, -350)}, ${today}) returning id`)
  await t.db.execute(sql`update course_assignments set opened_on = ${daysAfter(today, -450)} where id = ${ids[1]}`)
  await t.db.execute(sql`delete from course_assignments where id = ${assigned[0]!.id}`)
  const wrong = (table: SQL, day: SQL) => sql`
    select id from (
      select id, superseded_on, lead(${day}, 1, 'infinity') over (partition by employee_id, course_id order by ${day}, id) as expected
      from ${table} where employee_id = ${who}) kept where superseded_on <> expected`
  expect((await t.db.execute(wrong(sql`course_assignments`, sql`opened_on`))).rows).toEqual([])
  expect((await t.db.execute(wrong(sql`course_completions`, sql`completed_on`))).rows).toEqual([])
})
