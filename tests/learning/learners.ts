import { eq } from 'drizzle-orm'
import { accounts } from '../../server/tables/accounts.ts'
import { employees } from '../../server/tables/employees.ts'
import { courses } from '../../server/tables/learning.ts'
import { departments, positionTypes } from '../../server/tables/reference.ts'
import type { components } from '../../src/api/hr.gen.ts'
import type { TestApp } from '../app.ts'
import { must } from '../lifecycles/driver.ts'

let made = 0

type Who = Partial<typeof employees.$inferInsert>

/** An employee who may sign in; answers the record and the address. */
export async function learner(t: TestApp, who: Who = {}) {
  const email = `learner${++made}.${Math.random().toString(36).slice(2, 8)}@sample.example`
  const account = await t.person(email, ['Employee'], `Learner ${made}`)
  const [row] = await t.db
    .insert(employees)
    .values({ accountId: account.id, firstName: 'Learner', lastName: `${made}`, email, employmentStartDate: '2024-01-08', status: 'active', ...who })
    .returning()
  return { ...row!, email }
}

/** The same for somebody who has an account already. */
export async function recordOf(t: TestApp, email: string) {
  const [account] = await t.db.select().from(accounts).where(eq(accounts.email, email))
  const [row] = await t.db
    .insert(employees)
    .values({ accountId: account!.id, firstName: 'Sample', lastName: `Learner ${++made}`, email, employmentStartDate: '2024-01-08', status: 'active' })
    .returning()
  return { ...row!, email }
}

/** A department and a type of position that nobody else here has. */
export async function place(t: TestApp) {
  const name = `Place ${++made} ${Math.random().toString(36).slice(2, 8)}`
  const [department] = await t.db.insert(departments).values({ name }).returning()
  const [type] = await t.db.insert(positionTypes).values({ name }).returning()
  return { departmentId: department!.id, positionTypeId: type!.id }
}

type NewCourse = Partial<components['schemas']['SaveCourse']>

/** A published course; without more it is a link that is confirmed by a word. */
export async function publishedCourse(t: TestApp, more: NewCourse = {}): Promise<number> {
  const officer = await t.as('officer')
  const name = `Course ${++made} ${Math.random().toString(36).slice(2, 8)}`
  const body = { name, kind: 'LINK', link: 'https://example.org/course', ...more } as const
  const { id, version = 1 } = must(await officer.hr.POST('/learning/course', { body })).responseData
  must(await officer.hr.POST('/learning/course/change-status', { body: { id, status: 'published', version } }))
  return id
}

export const oneQuestion = [{ question: 'How long are hands rubbed?', options: ['5 seconds', '30 seconds'], answer: 1 }]

/** Assigns a course and answers the assignment as its person sees it. */
export async function assigned(t: TestApp, { courseId, who, dueOn }: { courseId: number; who: { id: number; email: string }; dueOn: string }) {
  const officer = await t.as('officer')
  must(await officer.hr.POST('/learning/assign', { body: { courseId, employeeIds: [who.id], dueOn } }))
  const me = await t.as(who.email)
  const own = must(await me.hr.GET('/learning/own')).data.courses.find((one) => one.courseId === courseId)
  return { me, officer, own: own! }
}

export const readCourse = async (t: TestApp, id: number) => (await t.db.select().from(courses).where(eq(courses.id, id)))[0]!
