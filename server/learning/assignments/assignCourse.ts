import { and, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { employees } from '../../tables/employees.ts'
import { courses } from '../../tables/learning.ts'
import { demandPeople, fullName, ledOrAll } from '../people.ts'
import { openAssignments } from './openAssignment.ts'

type Answer = components['schemas']['AssignedOne']

/** HR gives a course to anybody, a manager to the own team. Who is not theirs, has left or has it open already is told by name. */
export const assignHandlers = (app: App) =>
  ({
    assignCourse: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        await demandPeople(tx, caller)
        const today = todayIn(app.settings)
        const people = await tx
          .select()
          .from(employees)
          .where(and(inArray(employees.id, body.employeeIds), ledOrAll(caller)))
          .orderBy(employees.id)
          .for('share')
        if (people.length !== body.employeeIds.length) throw wrongField('employeeIds', 'One of these people is not yours to assign to. Load the list again.')
        const [course] = await tx.select().from(courses).where(eq(courses.id, body.courseId)).for('share')
        if (!course) throw notFound('course')
        if (!isTagged(courseStates, course.status, 'offered'))
          throw new Problem(409, 'COURSE_IS_NOT_PUBLISHED', 'Only a published course is assigned. Publish it first, or choose another one.')
        if (!isDay(body.dueOn) || body.dueOn < today) throw wrongField('dueOn', 'Enter a day from today on, like 1 7 2026')
        const here = people.filter(({ status }) => !isTagged(employeeStates, status, 'ended'))
        const wanted = here.map(({ id }) => ({ employeeId: id, courseId: course.id, ruleId: null, openedOn: today, dueOn: body.dueOn }))
        const opened = new Set((await openAssignments(tx, wanted, caller)).map(({ employeeId }) => employeeId))
        const responseDataList = people.map((person): Answer => {
          const message = !here.includes(person) ? 'This employment has ended.' : opened.has(person.id) ? null : 'This course is open already.'
          return { employeeId: person.id, name: fullName(person), assigned: message === null, message }
        })
        return { responseDataList, message: `Assigned to ${opened.size} of ${people.length}.` }
      }),
  }) satisfies Pick<Handlers<operations>, 'assignCourse'>
