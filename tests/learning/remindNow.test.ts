import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { learningRemindersByHand } from '../../server/tables/learning.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { assigned, learner, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)
const mailsTo = (email: string) =>
  t.db
    .select({ text: outbox.body })
    .from(outbox)
    .where(and(eq(outbox.toEmail, email), eq(outbox.event, 'COURSES_REMINDER')))
    .orderBy(outbox.id)
const remind = (body: { employeeIds: number[]; courseIds?: number[] }, by = officer) => by.hr.POST('/learning/remind', { body })

test('one mail names what is to do and who reminds, and is sent once a day however often and in how many windows it is asked for', async () => {
  const who = await learner(t)
  const [first, second] = [await publishedCourse(t, { name: 'Lifting people' }), await publishedCourse(t, { name: 'Hot water' })]
  await assigned(t, { courseId: first, who, dueOn: daysAfter(today, 20) })
  const { own } = await assigned(t, { courseId: second, who, dueOn: daysAfter(today, 30) })
  const answers = await Promise.all(Array.from({ length: 4 }, () => remind({ employeeIds: [who.id] })))
  expect(answers.map((one) => must(one).responseDataList[0]!.courses).toSorted()).toEqual([0, 0, 0, 2])
  const [mail, ...more] = await mailsTo(who.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Lifting people')
  expect(mail?.text).toContain('Hot water')
  const again = must(await remind({ employeeIds: [who.id] }))
  expect(again).toMatchObject({ message: 'Reminded 0 of 1.', responseDataList: [{ message: 'Was reminded today already. Try again tomorrow.' }] })
  await t.db
    .update(learningRemindersByHand)
    .set({ day: daysAfter(today, -1) })
    .where(eq(learningRemindersByHand.assignmentId, own.id))
  expect(must(await remind({ employeeIds: [who.id] })).responseDataList).toMatchObject([{ courses: 1, message: null }])
  const next = await mailsTo(who.email)
  expect(next).toHaveLength(2)
  expect(next[1]!.text).toContain('Hot water')
  expect(next[1]!.text).not.toContain('Lifting people')
  const evidence = must(await officer.hr.GET('/learning/evidence/{employeeId}', { params: { path: { employeeId: who.id } } })).data
  expect(evidence.reminders.filter(({ assignmentId }) => assignmentId === own.id)).toHaveLength(2)
  expect(evidence.reminders.every(({ by, daysBefore }) => by !== null && daysBefore === null)).toBe(true)
})

test('only the courses that are named are reminded of; who has nothing to do or has left is told by name', async () => {
  const [who, idle, gone] = [await learner(t), await learner(t), await learner(t)]
  const [wanted, other] = [await publishedCourse(t, { name: 'Wanted one' }), await publishedCourse(t, { name: 'Other one' })]
  for (const courseId of [wanted, other]) await assigned(t, { courseId, who, dueOn: daysAfter(today, 20) })
  await t.db.update(employees).set({ status: 'ended', endedOn: today }).where(eq(employees.id, gone.id))
  const { responseDataList, message } = must(await remind({ employeeIds: [who.id, idle.id, gone.id], courseIds: [wanted] }))
  expect(message).toBe('Reminded 1 of 3.')
  expect(responseDataList.map((one) => one.message)).toEqual([null, 'There is nothing to do.', 'This employment has ended.'])
  const [mail] = await mailsTo(who.email)
  expect(mail?.text).toContain('Wanted one')
  expect(mail?.text).not.toContain('Other one')
})

test('a manager reminds the own team and books it in, and nobody else', async () => {
  const manager = await learner(t)
  const [mine, stranger] = [await learner(t, { managerId: manager.id }), await learner(t)]
  const courseId = await publishedCourse(t, { kind: 'SESSION', link: null })
  const { own } = await assigned(t, { courseId, who: mine, dueOn: daysAfter(today, 20) })
  const theirs = await assigned(t, { courseId, who: stranger, dueOn: daysAfter(today, 20) })
  const me = await t.as(manager.email)
  expect(must(await remind({ employeeIds: [mine.id] }, me)).message).toBe('Reminded 1 of 1.')
  const refused = await remind({ employeeIds: [mine.id, stranger.id] }, me)
  expect(refused.error).toMatchObject({ errors: [{ field: 'employeeIds' }] })
  expect((await remind({ employeeIds: [stranger.id] }, await t.as(stranger.email))).response.status).toBe(403)
  const body = { courseId, place: 'Room 3', day: daysAfter(today, 9), from: '09:00', until: '11:00', seats: 1 }
  const sessionId = must(await officer.hr.POST('/learning/session', { body })).responseData.id
  const book = (id: number, version: number) => me.hr.POST('/learning/session/book', { body: { id, version, sessionId } })
  const booked = must(await book(own.id, own.version))
  expect(booked.message).toMatch(/^A place is kept for Learner \d+, who is written to\.$/)
  expect(booked.data.session).toMatchObject({ id: sessionId, state: 'PLACE' })
  expect((await book(theirs.own.id, theirs.own.version)).response.status).toBe(404)
  const told = await t.db
    .select({ text: outbox.body })
    .from(outbox)
    .where(and(eq(outbox.toEmail, mine.email), eq(outbox.event, 'SESSION_CHANGED')))
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain('You were booked in')
  const again = must(await officer.hr.POST('/learning/session/book', { body: { id: theirs.own.id, version: theirs.own.version, sessionId } }))
  expect(again.message).toContain('is on the waiting list')
})

test('the matrix shows the courses that are chosen, and only who of those is not in date', async () => {
  const [one, both] = [await learner(t, { lastName: 'Chosenfew' }), await learner(t, { lastName: 'Chosenfew' })]
  const [first, second] = [await publishedCourse(t), await publishedCourse(t)]
  await assigned(t, { courseId: first, who: one, dueOn: daysAfter(today, 20) })
  for (const courseId of [first, second]) await assigned(t, { courseId, who: both, dueOn: daysAfter(today, 20) })
  const cells = async (more: object) =>
    must(await officer.hr.POST('/learning/matrix', { body: { search: 'Chosenfew', ...more } })).responseDataList.map(
      (person) => [person.employeeId, person.cells.map(({ courseId }) => courseId)] as const,
    )
  expect(new Map(await cells({ courseIds: [second] }))).toEqual(
    new Map([
      [one.id, []],
      [both.id, [second]],
    ]),
  )
  expect(await cells({ courseIds: [second], only: 'NOT_IN_DATE' })).toEqual([[both.id, [second]]])
})
