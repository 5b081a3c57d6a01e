import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteOverdue, noteOverdueWeekly, weekOf } from '../../server/learning/reminders/noteOverdue.ts'
import { remindOfCourses, remindOfCoursesByTheHour } from '../../server/learning/reminders/remindOfCourses.ts'
import { applyRules, applyRulesByTheHour } from '../../server/learning/rules/applyRules.ts'
import type { App } from '../../server/platform/context.ts'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { connect } from '../../server/platform/db/database.ts'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { courseAssignments, courseCompletions, courseVersions, learningReminders } from '../../server/tables/learning.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'
import { learner, place, publishedCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)
const { databaseUrl } = t.app.settings
/** Noon there, so that each is another day of the organisation. */
const on = (day: string) => new Date(Date.parse(`${day}T01:00:00Z`))
const mailsTo = (email: string, event: (typeof outbox.$inferSelect)['event']) =>
  t.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.toEmail, email), eq(outbox.event, event)))

/** An instance of the server with connections of its own. */
function instance(): { app: App; end: () => Promise<void> } {
  const { db, pool } = connect(databaseUrl!, 3)
  return { app: { ...t.app, db }, end: () => pool.end() }
}

/** A team whose member has one course to do, and one done that is going to expire. */
async function team() {
  const here = await place(t)
  const manager = await learner(t)
  const who = await learner(t, { ...here, managerId: manager.id })
  const [fresh, lapsing] = [await publishedCourse(t), await publishedCourse(t, { validMonths: 12 })]
  const body = { dueDays: 10, openDays: 30, repeat: 'VALIDITY' as const, departmentIds: [here.departmentId] }
  must(await officer.hr.POST('/learning/rule', { body: { ...body, courseId: fresh } }))
  const ruleId = must(await officer.hr.POST('/learning/rule', { body: { ...body, courseId: lapsing } })).responseData.id
  const [round] = await t.db
    .insert(courseAssignments)
    .values({ employeeId: who.id, courseId: lapsing, ruleId, openedOn: daysAfter(today, -340), dueOn: daysAfter(today, -330), status: 'completed' })
    .returning()
  const [version] = await t.db.select().from(courseVersions).where(eq(courseVersions.courseId, lapsing))
  const until = daysAfter(today, 35)
  await t.db.insert(courseCompletions).values({
    ...{ assignmentId: round!.id, employeeId: who.id, courseId: lapsing, versionId: version!.id },
    ...{ completedOn: daysAfter(today, -330), validUntil: until, confirmedBy: 'Sample' },
  })
  return { who, manager, fresh, lapsing, until }
}
const roundsOf = (employeeId: number, courseId: number) =>
  t.db
    .select()
    .from(courseAssignments)
    .where(and(eq(courseAssignments.employeeId, employeeId), eq(courseAssignments.courseId, courseId)))
    .orderBy(courseAssignments.id)

test('over 45 days two instances that are started anew on the way open, remind and note each once', { timeout: 300_000 }, async () => {
  const { who, manager, fresh, lapsing, until } = await team()
  let two = [instance(), instance()]
  for (let day = 0; day <= 45; day++) {
    const now = on(daysAfter(today, day))
    for (const work of [applyRules, remindOfCourses, noteOverdue]) await Promise.all(two.flatMap(({ app }) => [work(app, now), work(app, now)]))
    if (day % 10 !== 4) continue
    await Promise.all(two.map(({ end }) => end()))
    two = [instance(), instance()]
  }
  await Promise.all(two.map(({ end }) => end()))

  const [once, ...more] = await roundsOf(who.id, fresh)
  expect([once?.openedOn, once?.dueOn, more]).toEqual([today, daysAfter(today, 10), []])
  const again = await roundsOf(who.id, lapsing)
  expect(again.map(({ openedOn, dueOn }) => [openedOn, dueOn])).toEqual([
    [daysAfter(today, -340), daysAfter(today, -330)],
    [daysAfter(until, -30), until],
  ])
  const sent = await t.db
    .select()
    .from(learningReminders)
    .where(
      inArray(
        learningReminders.assignmentId,
        [once!, again[1]!].map(({ id }) => id),
      ),
    )
    .orderBy(learningReminders.assignmentId, learningReminders.at)
  expect(sent.map(({ daysBefore }) => daysBefore)).toEqual([7, 3, 1, 0, 7, 3, 1, 0])
  expect(await mailsTo(who.email, 'COURSES_DUE')).toHaveLength(8)
  // The day of the first has passed on the eleventh day: from then on each week has one note.
  const weeks = new Set(Array.from({ length: 45 - 10 }, (_, at) => weekOf(daysAfter(today, 11 + at))))
  expect(await mailsTo(manager.email, 'COURSES_OVERDUE')).toHaveLength(weeks.size)
})

test('two workers on one queue, stopped and started anew, do each job once although it is queued ten times', { timeout: 120_000 }, async () => {
  const { who, fresh } = await team()
  await applyRules(t.app)
  const [one] = await roundsOf(who.id, fresh)
  await t.db
    .update(courseAssignments)
    .set({ dueOn: daysAfter(today, 3) })
    .where(eq(courseAssignments.id, one!.id))
  const queues = ['course-reminders', 'learning-rules', 'learning-notes']
  for (let start = 0; start < 2; start++) {
    const open = () => openJobs(databaseUrl!, () => undefined, { seldom: 1 })
    const workers = await Promise.all([open(), open()])
    for (const jobs of workers) for (const begin of [remindOfCoursesByTheHour, applyRulesByTheHour, noteOverdueWeekly]) await begin({ ...t.app, jobs })
    for (const queue of queues) for (let at = 0; at < 10; at++) await t.db.transaction((tx) => workers[at % 2]!.send(tx, queue, {}))
    await expect
      .poll(
        async () => {
          const { rows } = await t.pool.query('select count(*)::int as n from jobs.job where name = any($1) and state <> $2', [queues, 'completed'])
          return rows[0].n
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(0)
    for (const jobs of workers) await jobs.stop()
  }
  expect(await mailsTo(who.email, 'COURSES_DUE')).toHaveLength(1)
  expect(await roundsOf(who.id, fresh)).toHaveLength(1)
})
