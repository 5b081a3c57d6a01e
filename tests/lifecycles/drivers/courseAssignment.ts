import { eq } from 'drizzle-orm'
import { assignmentTransitions, lockHeld } from '../../../server/learning/assignments/assignmentTransitions.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { employees } from '../../../server/tables/employees.ts'
import type { CourseAssignmentStatus } from '../../../src/machines/lifecycles/courseAssignment.ts'
import type { TestApp } from '../../app.ts'
import { pdf, upload } from '../../employees/onTheWay.ts'
import { assigned, learner, oneQuestion, publishedCourse } from '../../learning/learners.ts'
import { answered, column, type Driver, done, must } from '../driver.ts'

const DUE = '2099-01-11'
const HANDED_IN_ON = '2026-03-08'

type Person = Awaited<ReturnType<typeof learner>>

/** One person, with one course after the other. */
export async function courseAssignmentDriver(t: TestApp, given?: Person): Promise<Driver<'courseAssignment'>> {
  const officer = await t.as('officer')
  const account = await accountOf(t)
  let person: Promise<Person> | undefined
  const who = () => (person ??= given ? Promise.resolve(given) : learner(t))
  async function begin() {
    const courseId = await publishedCourse(t, { questions: oneQuestion, passMark: 100 })
    const { me, own } = await assigned(t, { courseId, who: await who(), dueOn: DUE })
    const { id } = own
    const version = async () => Number(await column(t, 'course_assignments', id, 'version'))
    const change = async (as: typeof me, status: CourseAssignmentStatus, reason?: string) =>
      answered(as.hr.POST('/learning/assignment/change-status', { body: { id, status, version: await version(), ...(reason && { reason }) } }))
    const { data } = must(await me.hr.GET('/learning/assignment/{id}', { params: { path: { id } } }))
    const [question] = data.questions
    const answer = async (option: number) =>
      answered(me.hr.POST('/learning/assignment/quiz', { body: { id, version: await version(), answers: [{ questionId: question!.id, option }] } }))
    const handIn = async () => {
      const fileId = await upload(t, await t.tokenOf((await who()).email), await pdf('certificate'))
      return answered(me.hr.POST('/learning/assignment/certificate', { body: { id, version: await version(), fileId, completedOn: HANDED_IN_ON } }))
    }
    return {
      id,
      change: (status: CourseAssignmentStatus) => change(me, status),
      status: () => column(t, 'course_assignments', id),
      events: {
        start: { send: () => change(me, 'started') },
        complete: { send: () => answer(1) },
        fail: { send: () => answer(0) },
        handIn: { send: handIn },
        accept: { send: () => change(officer, 'completed') },
        sendBack: { send: () => change(officer, 'started', 'The name is not legible') },
        assignAgain: { send: () => change(me, 'assigned') },
        cancel: { send: () => change(officer, 'not needed', 'Done elsewhere') },
      },
    }
  }
  return {
    begin,
    withheld: {
      courseIsDone: async () => (await begin()).change('completed'),
      certificateIsThere: () =>
        done(async () => {
          const { id } = await begin()
          await t.db.transaction(async (tx) => {
            const held = await lockHeld(tx, id)
            await transition(tx, assignmentTransitions(held, 'system'), held.assignment, { event: { type: 'handIn' }, actors: ['owner'], by: 'system' })
          })
        }),
      employmentGoesOn: async () => {
        const { events } = await begin()
        await events.fail.send()
        const { id } = await who()
        await t.db.update(employees).set({ status: 'ended' }).where(eq(employees.id, id))
        const outcome = await events.assignAgain.send()
        await t.db.update(employees).set({ status: 'active' }).where(eq(employees.id, id))
        return outcome
      },
      someoneElseDecides: async () => {
        const { events } = await begin()
        await events.handIn.send()
        const { id, accountId } = await who()
        await t.db.update(employees).set({ accountId: account }).where(eq(employees.id, id))
        const outcome = await events.accept.send()
        await t.db.update(employees).set({ accountId }).where(eq(employees.id, id))
        return outcome
      },
    },
  }
}

async function accountOf(t: TestApp): Promise<number> {
  const token = await t.tokenOf('officer@threshold.test')
  return Number(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub)
}
