import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { isFor } from '../../platform/db/audience.ts'
import type { Tx } from '../../platform/db/database.ts'
import { eachAlone } from '../../platform/jobs/oneByOne.ts'
import { employeePositions, employees } from '../../tables/employees.ts'
import { courseAssignments, courseCompletions, courses, learningRuleDepartments, learningRulePositionTypes, learningRules } from '../../tables/learning.ts'
import { openAssignments } from '../assignments/openAssignment.ts'
import { cancelAssignment } from '../courses/courseTransitions.ts'
import { isEmployed } from '../people.ts'

/** So many days before it expires is asked again for what somebody was assigned by hand. */
const OPENED_BEFORE = 30
/** A statement takes 65,535 values at most. */
const AT_ONCE = 5000

type Found = { employeeId: number; courseId: number; ruleId: number | null; dueOn: string }

/** Two processes never open the same: the second waits, and then sees what the first has written. */
const inTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('learning-rules'))`)

const fits = and(
  eq(learningRules.retired, false),
  isFor(learningRuleDepartments, learningRules.id, employees.departmentId),
  isFor(learningRulePositionTypes, learningRules.id, employees.positionTypeId),
)
/** Since when somebody is what they are: the day of the last change of position that has come. */
const joinedOn = (today: string) => sql`coalesce((select max(held.from_day) from ${employeePositions} held
  where held.employee_id = ${employees.id} and held.from_day <= ${today}::date), ${employees.employmentStartDate})`

const isOffered = inArray(courses.status, tagged(courseStates, 'offered'))

/** What a rule asks of people of whom nobody asks it yet; joining counts from that day on. */
const newlyAsked = (ruleId: number, today: string): SQL => sql`
  select ${employees.id} as "employeeId", ${learningRules.courseId} as "courseId", ${learningRules.id} as "ruleId",
    greatest(greatest(${joinedOn(today)}, ${learningRules.countsFrom}) + ${learningRules.dueDays}, ${today}::date)::text as "dueOn"
  from ${learningRules}
  join ${courses} on ${courses.id} = ${learningRules.courseId} and ${isOffered}
  join ${employees} on ${fits} and ${isEmployed} and ${joinedOn(today)} <= ${today}::date
  where ${learningRules.id} = ${ruleId}
    and not exists (select 1 from ${courseAssignments} asked where asked.employee_id = ${employees.id}
      and asked.course_id = ${learningRules.courseId} and asked.required_until is null)
    and not exists (select 1 from ${courseCompletions} made where made.employee_id = ${employees.id}
      and made.course_id = ${learningRules.courseId} and coalesce(made.valid_until - ${learningRules.openDays} > ${today}::date, true))
  order by ${employees.id}`

/** What was completed and is going to expire, and is still asked for. */
const toRepeat = (today: string): SQL => sql`
  select asked.employee_id as "employeeId", asked.course_id as "courseId", asked.rule_id as "ruleId", made.valid_until::text as "dueOn"
  from (select distinct on (employee_id, course_id) * from ${courseAssignments} order by employee_id, course_id, opened_on desc, id desc) asked
  join ${courseCompletions} made on made.assignment_id = asked.id
  join ${courses} on ${courses.id} = asked.course_id and ${isOffered}
  join ${employees} on ${employees.id} = asked.employee_id and ${isEmployed}
  left join ${learningRules} on ${learningRules.id} = asked.rule_id
  where asked.required_until is null and made.valid_until - coalesce(${learningRules.openDays}, ${OPENED_BEFORE}) <= ${today}::date
  order by asked.employee_id, asked.course_id`

/** What is asked of people who have left, or of whom no rule asks it any more; another rule of the same course may. */
const noLonger = sql`
  select asked.id, asked.status in (${sql.join(
    tagged(courseAssignmentStates, 'open').map((status) => sql`${status}`),
    sql`, `,
  )}) as "isOpen", not ${isEmployed} as "hasLeft",
    (select min(${learningRules.id}) from ${learningRules} where ${learningRules.courseId} = asked.course_id and ${isEmployed} and ${fits}) as "otherRuleId"
  from (select distinct on (employee_id, course_id) * from ${courseAssignments} order by employee_id, course_id, opened_on desc, id desc) asked
  join ${employees} on ${employees.id} = asked.employee_id
  where asked.required_until is null and (not ${isEmployed} or (asked.rule_id is not null
    and not exists (select 1 from ${learningRules} where ${learningRules.id} = asked.rule_id and ${fits})))
  order by asked.id`

async function open(tx: Tx, found: readonly Found[], today: string): Promise<number> {
  let opened = 0
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const some = found.slice(at, at + AT_ONCE).map((one) => ({ ...one, openedOn: today }))
    opened += (await openAssignments(tx, some, 'system')).length
  }
  return opened
}

type Ended = { id: number; isOpen: boolean; hasLeft: boolean; otherRuleId: number | null }

async function end(tx: Tx, { id, isOpen, hasLeft, otherRuleId }: Ended, today: string): Promise<void> {
  if (otherRuleId !== null) await tx.update(courseAssignments).set({ ruleId: otherRuleId, updatedAt: new Date() }).where(eq(courseAssignments.id, id))
  else if (isOpen) await cancelAssignment(tx, id, { today, reason: hasLeft ? 'The employment has ended.' : 'No rule asks for it any more.' })
  else
    await tx
      .update(courseAssignments)
      .set({ requiredUntil: today, updatedAt: new Date() })
      .where(and(eq(courseAssignments.id, id), isNull(courseAssignments.requiredUntil)))
}

/**
 * Asks of everybody what the rules ask: ends what no rule asks for any more, opens what is new, and opens again what is going to
 * expire. However often and in however many processes it runs, each is opened once. Answers how many were opened.
 */
export async function applyRules(app: App, now = new Date()): Promise<number> {
  const today = todayIn(app.settings, now)
  const { rows: ended } = await app.db.execute<Ended>(noLonger)
  await eachAlone('learning-rules', ended, (one) =>
    app.db.transaction(async (tx) => {
      await inTurn(tx)
      const { rows } = await tx.execute<Ended>(sql`select * from (${noLonger}) still where still.id = ${one.id}`)
      if (rows[0]) await end(tx, rows[0], today)
    }),
  )
  const rules = await app.db.select({ id: learningRules.id }).from(learningRules).where(eq(learningRules.retired, false)).orderBy(learningRules.id)
  let opened = 0
  const asking = [...rules.map(({ id }) => newlyAsked(id, today)), toRepeat(today)]
  await eachAlone('learning-rules', [...asking.keys()], (at) =>
    app.db.transaction(async (tx) => {
      await inTurn(tx)
      const { rows } = await tx.execute<Found>(asking[at]!)
      opened += await open(tx, rows, today)
    }),
  )
  return opened
}

export const applyRulesByTheHour = (app: App) => app.jobs.work('learning-rules', async () => void (await applyRules(app)), { cron: '7 * * * *' })
