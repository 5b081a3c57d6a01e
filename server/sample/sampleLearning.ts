import { eq } from 'drizzle-orm'
import type createClient from 'openapi-fetch'
import type { components, paths as HrPaths } from '../../src/api/hr.gen.ts'
import { courseLifecycle } from '../../src/machines/lifecycles/course.ts'
import { courseAssignmentLifecycle } from '../../src/machines/lifecycles/courseAssignment.ts'
import { initialOf } from '../../src/machines/lifecycles/tags.ts'
import { targetOf } from '../../src/machines/lifecycles/targetOf.ts'
import { applyRules } from '../learning/rules/applyRules.ts'
import { monthsAfter } from '../learning/rules/validUntil.ts'
import type { App } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import { files } from '../tables/files.ts'
import { courseAssignments, courseCompletions, courseVersions } from '../tables/learning.ts'
import { linesPdf } from './sampleCvs.ts'
import type { SampleTeam } from './sampleTeam.ts'

type Officer = { hr: ReturnType<typeof createClient<HrPaths>> }
type Keep = (name: string, bytes: Uint8Array) => Promise<number>
type NewCourse = Omit<components['schemas']['SaveCourse'], 'fileId'> & { lines?: string[]; forTeam?: boolean }

const COURSES: readonly NewCourse[] = [
  {
    name: 'Hand hygiene',
    kind: 'LINK',
    link: 'https://example.org/hand-hygiene',
    description: 'The five moments, and how long is long enough.',
    minutes: 20,
    validMonths: 12,
    passMark: 100,
    questions: [
      { question: 'How long are hands rubbed with the solution?', options: ['5 seconds', '10 seconds', '20 to 30 seconds'], answer: 2 },
      { question: 'When are hands cleaned?', options: ['Before a patient is touched', 'Once an hour'], answer: 0 },
    ],
  },
  { name: 'Manual handling', kind: 'SESSION', description: 'Lifting and turning, with the hoist and without.', minutes: 40, validMonths: 12, forTeam: true },
  { name: 'Basic life support', kind: 'CERTIFICATE', description: 'From any accredited centre.', validMonths: 12, forTeam: true },
  {
    name: 'Fire and evacuation',
    kind: 'DOCUMENT',
    minutes: 15,
    validMonths: 24,
    lines: ['Alarm, door, assembly point at the east gate.', 'Nobody takes the lift.', 'The nurse in charge counts.'],
  },
  { name: 'Privacy', kind: 'LINK', link: 'https://example.org/privacy', minutes: 30, validMonths: 36 },
  {
    name: 'Child safety',
    kind: 'DOCUMENT',
    minutes: 25,
    forTeam: true,
    lines: ['Believe what a child tells.', 'Tell the child protection team the same day.'],
  },
]

/** How the year of a person went with a course: so many days ago it was done last, or it is open and due in so many days. */
type Year = { done: number } | { due: number; handedIn?: true }
const yearOf = (person: number, course: number): Year => {
  const place = (person * 7 + course * 5) % 19
  if (place === 3) return { due: -12 }
  if (place === 8) return { due: 9 }
  if (place === 11 && course === 2) return { due: 14, handedIn: true }
  if (person === 6) return { due: 4 + course }
  return { done: place === 5 ? 350 : 30 + place * 14 }
}

function must<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`The sample data was refused: ${JSON.stringify(error)}`)
  return data
}

/** A team over a year: courses with rules, what each has done, what expires and what is late. */
export async function sampleLearning(app: App, { hr }: Officer, keep: Keep, { chief, team, departmentId }: SampleTeam): Promise<void> {
  const today = todayIn(app.settings)
  const people = [chief, ...team]
  const versions = await sampleCourses({ hr, keep, departmentIds: departmentId === null ? [] : [departmentId], held: daysAfter(today, 18) })
  for (const [at, version] of versions.entries())
    for (const [person, employeeId] of people.entries()) await livedYear(app, { ...version, employeeId, year: yearOf(person, at), today, keep })
  await applyRules(app)
}

type Made = { courseId: number; ruleId: number; validMonths: number | null }
async function sampleCourses({ hr, keep, departmentIds, held }: { hr: Officer['hr']; keep: Keep; departmentIds: number[]; held: string }): Promise<Made[]> {
  const made: Made[] = []
  for (const { lines, forTeam, ...course } of COURSES) {
    const fileId = lines
      ? await keep(`${course.name}.pdf`, await linesPdf(course.name, [course.name, '', ...lines, '', 'A sample, not a real document.']))
      : null
    const { id, version = 1 } = must(await hr.POST('/learning/course', { body: { ...course, fileId } })).responseData
    must(await hr.POST('/learning/course/change-status', { body: { id, status: targetOf(courseLifecycle, 'publish'), version } }))
    const rule = { courseId: id, dueDays: 28, openDays: 30, repeat: 'VALIDITY', ...(forTeam && { departmentIds }) } as const
    const { id: ruleId } = must(await hr.POST('/learning/rule', { body: rule })).responseData
    if (course.kind === 'SESSION')
      must(await hr.POST('/learning/session', { body: { courseId: id, place: 'Gymnasium, level 0', day: held, from: '09:00', until: '11:00', seats: 8 } }))
    made.push({ courseId: id, ruleId, validMonths: course.validMonths ?? null })
  }
  return made
}

type Lived = Made & { employeeId: number; year: Year; today: string; keep: Keep }
/** What one person did of one course in the year before and the year before that, and whether it is open now. */
async function livedYear({ db }: App, { employeeId, courseId, ruleId, validMonths, year, today, keep }: Lived): Promise<void> {
  const [content] = await db.select().from(courseVersions).where(eq(courseVersions.courseId, courseId))
  if (!content) throw new Error('A course of the sample has no version.')
  const given = { employeeId, courseId, ruleId, assignedBy: 'Owen Marsh' }
  const done = targetOf(courseAssignmentLifecycle, 'complete')
  const lastTime = 'done' in year ? daysAfter(today, -year.done) : daysAfter(today, year.due - 366)
  for (const completedOn of validMonths === 12 ? [daysAfter(lastTime, -360), lastTime] : [lastTime]) {
    if ('due' in year && validMonths !== 12) continue
    const round = { openedOn: daysAfter(completedOn, -20), startedOn: daysAfter(completedOn, -3), dueOn: daysAfter(completedOn, 8), status: done }
    const [assignment] = await db
      .insert(courseAssignments)
      .values({ ...given, ...round })
      .returning()
    const validUntil = validMonths === null ? null : monthsAfter(completedOn, validMonths)
    const proof = { completedOn, validUntil, score: content.passMark === null ? null : 100, confirmedBy: 'Joan Abara' }
    await db.insert(courseCompletions).values({ assignmentId: assignment!.id, employeeId, courseId, versionId: content.id, ...proof })
  }
  if (!('due' in year)) return
  const paper = year.handedIn
    ? {
        status: targetOf(courseAssignmentLifecycle, 'handIn'),
        certificateFileId: await keep('Certificate.pdf', await linesPdf('Certificate', ['Basic life support', '', 'A sample, not a real document.'])),
        certificateOn: daysAfter(today, -5),
      }
    : { status: initialOf(courseAssignmentLifecycle.machine), certificateFileId: null }
  await db.insert(courseAssignments).values({ ...given, openedOn: daysAfter(today, year.due - 21), dueOn: daysAfter(today, year.due), ...paper })
  if (paper.certificateFileId) await db.update(files).set({ claimed: true }).where(eq(files.id, paper.certificateFileId))
}
