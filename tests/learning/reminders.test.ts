import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteOverdue, weekOf } from '../../server/learning/reminders/noteOverdue.ts'
import { remindOfCourses } from '../../server/learning/reminders/remindOfCourses.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { courseAssignments } from '../../server/tables/learning.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { assigned, learner, publishedCourse } from './learners.ts'

const t = await testApp()
const today = todayIn(t.app.settings)
const DAY = 86_400_000
/** Noon there, so that each is another day of the organisation and nobody sleeps. */
const on = (day: string) => new Date(Date.parse(`${day}T01:00:00Z`))
const mailsTo = (email: string, event: string) =>
  t.db
    .select({ subject: outbox.subject, text: outbox.body, event: outbox.event })
    .from(outbox)
    .where(eq(outbox.toEmail, email))
    .orderBy(desc(outbox.id))
    .then((all) => all.filter((one) => one.event === event))

test('somebody is reminded 7, 3, 1 and 0 days before, once each, however often and in however many processes it is asked', async () => {
  const who = await learner(t)
  const dueOn = daysAfter(today, 10)
  await assigned(t, { courseId: await publishedCourse(t), who, dueOn })
  const sent: Record<number, number> = {}
  for (let left = 10; left >= -2; left--) {
    const before = (await mailsTo(who.email, 'COURSES_DUE')).length
    const now = on(daysAfter(dueOn, -left))
    await Promise.all([remindOfCourses(t.app, now), remindOfCourses(t.app, now)])
    await remindOfCourses(t.app, new Date(now.getTime() + DAY / 24))
    const added = (await mailsTo(who.email, 'COURSES_DUE')).length - before
    if (added > 0) sent[left] = added
  }
  expect(sent).toEqual({ 7: 1, 3: 1, 1: 1, 0: 1 })
})

test('a server that was away sends the reminder that was reached, and not those before', async () => {
  const who = await learner(t)
  const dueOn = daysAfter(today, 10)
  await assigned(t, { courseId: await publishedCourse(t), who, dueOn })
  await remindOfCourses(t.app, on(daysAfter(dueOn, -2)))
  await remindOfCourses(t.app, on(daysAfter(dueOn, -2)))
  expect(await mailsTo(who.email, 'COURSES_DUE')).toHaveLength(1)
})

test('one mail names all courses of a day, and none that is done', async () => {
  const who = await learner(t)
  const dueOn = daysAfter(today, 7)
  const [first, second, third] = [
    await publishedCourse(t, { name: 'Fire drill' }),
    await publishedCourse(t, { name: 'Needles' }),
    await publishedCourse(t, { name: 'Privacy rules' }),
  ]
  await assigned(t, { courseId: first, who, dueOn })
  await assigned(t, { courseId: second, who, dueOn })
  const { me, own } = await assigned(t, { courseId: third, who, dueOn })
  await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: own.version, status: 'completed' } })
  await remindOfCourses(t.app, on(today))
  const [mail, ...more] = await mailsTo(who.email, 'COURSES_DUE')
  expect(more).toEqual([])
  expect(mail?.text).toContain('Fire drill')
  expect(mail?.text).toContain('Needles')
  expect(mail?.text).not.toContain('Privacy rules')
})

test('another day has reminders of its own', async () => {
  const who = await learner(t)
  const { own } = await assigned(t, { courseId: await publishedCourse(t), who, dueOn: daysAfter(today, 7) })
  await remindOfCourses(t.app, on(today))
  await t.db
    .update(courseAssignments)
    .set({ dueOn: daysAfter(today, 14) })
    .where(eq(courseAssignments.id, own.id))
  await remindOfCourses(t.app, on(daysAfter(today, 7)))
  expect(await mailsTo(who.email, 'COURSES_DUE')).toHaveLength(2)
})

test('a manager is written to once a week, while somebody is overdue', async () => {
  const manager = await learner(t)
  const who = await learner(t, { managerId: manager.id, lastName: 'Quicksilver' })
  const { me, own } = await assigned(t, { courseId: await publishedCourse(t), who, dueOn: today })
  const monday = daysAfter(weekOf(today), 7)
  for (const days of [0, 0, 1, 6]) await Promise.all([noteOverdue(t.app, on(daysAfter(monday, days))), noteOverdue(t.app, on(daysAfter(monday, days)))])
  const [mail, ...more] = await mailsTo(manager.email, 'COURSES_OVERDUE')
  expect(more).toEqual([])
  expect(mail?.text).toContain('Quicksilver')
  await noteOverdue(t.app, on(daysAfter(monday, 7)))
  expect(await mailsTo(manager.email, 'COURSES_OVERDUE')).toHaveLength(2)
  await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: own.version, status: 'completed' } })
  await noteOverdue(t.app, on(daysAfter(monday, 14)))
  expect(await mailsTo(manager.email, 'COURSES_OVERDUE')).toHaveLength(2)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => expect(weekOf(day)).toBe(monday))
