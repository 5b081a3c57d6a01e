import fc from 'fast-check'
import { daysAfter } from '../../server/platform/days.ts'
import { holidayPlaces, holidays, workWeeks } from '../../server/tables/calendars.ts'
import { employeePositions, employees } from '../../server/tables/employees.ts'
import { courseAssignments, courseCompletions, courses, courseVersions } from '../../server/tables/learning.ts'
import { leaveAccounts, type leaveKinds, leaveLedger, leaveRequestDays, leaveRequests } from '../../server/tables/leave.ts'
import { departments } from '../../server/tables/reference.ts'
import type { TestApp } from '../app.ts'

/** Whoever hands in what is generated: an account that every database has. */
const accountId = 1
type Kind = typeof leaveKinds.$inferSelect

export const granted = ['approved', 'taken']
const statuses = ['asked', 'questioned', 'approved', 'taken', 'declined', 'withdrawn', 'cancelled'] as const
const day = (min: number, max: number) => fc.integer({ min, max })
const person = fc.record({
  start: day(-400, 20),
  end: fc.option(day(-50, 40)),
  department: fc.constantFrom(0, 0, 0, 1),
  weeks: fc.uniqueArray(
    fc.record({
      from: day(-300, 30),
      minutes: fc.constantFrom([456, 456, 456, 456, 456, 0, 0], [0, 301, 300, 299, 0, 0, 121], [480, 480, 0, 0, 0, 0, 0]),
      hasPlace: fc.boolean(),
    }),
    { maxLength: 3, selector: (one) => one.from },
  ),
  leave: fc.uniqueArray(
    fc.record({
      at: day(-80, 40),
      minutes: fc.constantFrom(0, 228, 456, 301),
      status: fc.constantFrom(...statuses, 'approved', 'taken'),
      live: fc.constantFrom(true, true, true, false),
      counted: fc.boolean(),
    }),
    { maxLength: 12, size: 'max', selector: (one) => one.at },
  ),
  ledger: fc.array(fc.record({ at: day(-200, 20), minutes: fc.integer({ min: -2000, max: 4000 }) }), { maxLength: 6 }),
  courses: fc.array(
    fc.record({
      course: fc.integer({ min: 0, max: 1 }),
      opened: day(-200, 10),
      due: day(0, 60),
      done: fc.option(day(0, 90)),
      valid: fc.option(day(1, 120)),
      until: fc.option(day(-30, 60)),
    }),
    { maxLength: 4 },
  ),
})
/** People of two departments with weeks, leave, balances and courses; days are counted from today. */
export const world = fc.record({
  people: fc.array(person, { minLength: 4, maxLength: 24, size: 'max' }),
  holidays: fc.uniqueArray(fc.record({ at: day(-60, 20), half: fc.constantFrom('FIRST' as const, 'SECOND' as const, null) }), {
    maxLength: 4,
    selector: (one) => one.at,
  }),
})
export type World = typeof world extends fc.Arbitrary<infer W> ? W : never
export type Person = World['people'][number]
/** Writes it as it would lie there. */
export async function written(
  t: TestApp,
  { today, counted, other }: { today: string; counted: Kind; other: Kind },
  { people, holidays: off }: World,
  number: number,
) {
  const on = (at: number) => daysAfter(today, at)
  const places = await t.db
    .insert(holidayPlaces)
    .values({ name: `Place of world ${number}` })
    .returning()
  const placeId = places[0]!.id
  if (off.length > 0) await t.db.insert(holidays).values(off.map(({ at, half }) => ({ placeId, day: on(at), half, name: 'Random' })))
  const two = await t.db
    .insert(departments)
    .values([0, 1].map((at) => ({ name: `World ${number}, ${at}` })))
    .returning()
  const both = await t.db
    .insert(courses)
    .values([0, 1].map((at) => ({ name: `Course ${number}, ${at}`, kind: 'LINK' as const })))
    .returning()
  const versions = await t.db
    .insert(courseVersions)
    .values(both.map(({ id }) => ({ courseId: id, number: 1 })))
    .returning()
  for (const [at, one] of people.entries()) {
    const endedOn = one.end === null ? null : on(one.end)
    const isOver = endedOn !== null && endedOn < today
    const values = { accountId, status: isOver ? ('ended' as const) : ('active' as const), approved: true, employmentStartDate: on(one.start), endedOn }
    const [made] = await t.db
      .insert(employees)
      .values({ ...values, firstName: `P${at}`, lastName: `World ${number}` })
      .returning()
    const employeeId = made!.id
    await t.db.insert(employeePositions).values({ employeeId, fromDay: on(-1000), departmentId: two[one.department]!.id, jobTitle: 'Sample' })
    if (one.weeks.length > 0)
      await t.db
        .insert(workWeeks)
        .values(one.weeks.map((week) => ({ employeeId, fromDay: on(week.from), minutes: [...week.minutes], placeId: week.hasPlace ? placeId : null })))
    for (const { at: when, minutes, status, live, counted: isCounted } of one.leave) {
      const span = { employeeId, kindId: isCounted ? counted.id : other.id, firstDay: on(when), lastDay: on(when) }
      const [request] = await t.db
        .insert(leaveRequests)
        .values({ ...span, minutes, status, askedById: accountId, askedBy: 'Sample' })
        .returning()
      await t.db
        .insert(leaveRequestDays)
        .values({ requestId: request!.id, employeeId, day: on(when), fromMinute: 0, toMinute: 1440, minutes, live: live && granted.includes(status) })
    }
    if (one.ledger.length > 0) {
      await t.db.insert(leaveAccounts).values({ employeeId, kindId: counted.id, postedTo: on(0) })
      await t.db.insert(leaveLedger).values(
        one.ledger.map((entry, which) => ({
          employeeId,
          kindId: counted.id,
          day: on(entry.at),
          minutes: entry.minutes,
          cause: 'CORRECTED' as const,
          once: `w${which}`,
        })),
      )
    }
    for (const { course, opened, due, done, valid, until } of one.courses) {
      const courseId = both[course]!.id
      const [asked] = await t.db
        .insert(courseAssignments)
        .values({ employeeId, courseId, openedOn: on(opened), dueOn: on(opened + due), status: 'completed', requiredUntil: until === null ? null : on(until) })
        .returning()
      if (done !== null)
        await t.db.insert(courseCompletions).values({
          assignmentId: asked!.id,
          employeeId,
          courseId,
          versionId: versions[course]!.id,
          completedOn: on(opened + done),
          validUntil: valid === null ? null : on(opened + done + valid),
          confirmedBy: 'Sample',
        })
    }
  }
  return { departments: two, courses: both }
}
