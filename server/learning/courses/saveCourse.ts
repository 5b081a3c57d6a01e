import { and, eq, ne, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseLifecycle, courseStates } from '../../../src/machines/lifecycles/course.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { claimFile, releaseFile } from '../../files/claimFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { begin, transition } from '../../platform/lifecycle/transition.ts'
import { staffActors } from '../../records/applications.ts'
import { courseQuestions, courses, courseVersions } from '../../tables/learning.ts'
import { newestVersion, questionsOf } from './courseContent.ts'
import { courseTransitions, endCourse, lockCourse } from './courseTransitions.ts'
import { shownCourse } from './listCourses.ts'

type Schemas = components['schemas']
type Question = Schemas['CourseQuestion']
type Content = { link: string | null; fileId: number | null; passMark: number | null; questions: Question[] }

const entity = courseLifecycle.name
const told = ({ fileId, link, passMark, questions }: Content) => ({ fileId, link, passMark, questions: questions.length })

async function named(tx: Tx, name: string, except = 0): Promise<string> {
  const trimmed = name.trim()
  if (!trimmed) throw wrongField('name', 'Enter what the course is called')
  const [other] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(sql`lower(${courses.name}) = lower(${trimmed})`, ne(courses.id, except)))
  if (other) throw wrongField('name', 'There is a course of this name already. Enter another one.')
  return trimmed
}

/** An address that a browser opens without running anything of it here. */
function anAddress(link: string | null): string | null {
  const trimmed = link?.trim() || null
  if (trimmed === null) return null
  if (!URL.canParse(trimmed) || !['https:', 'http:'].includes(new URL(trimmed).protocol))
    throw wrongField('link', 'Enter a whole address, like https://example.org/course')
  return trimmed
}

function checkedQuestions(questions: readonly Question[]): Question[] {
  return questions.map(({ question, options, answer }, at) => {
    const texts = options.map((option) => option.trim())
    if (!question.trim()) throw wrongField(`questions.${at}.question`, `Enter the text of question ${at + 1}`)
    if (texts.some((text) => !text)) throw wrongField(`questions.${at}.options`, `Enter every option of question ${at + 1}, or remove the empty one`)
    if (answer >= texts.length) throw wrongField(`questions.${at}.answer`, `Choose the right option of question ${at + 1}`)
    return { question: question.trim(), options: texts, answer }
  })
}

/** What a body says a course consists of; what it leaves out stays. */
function contentFrom(body: Partial<Schemas['SaveCourse']>, before: Content): Content {
  const questions = body.questions === undefined ? before.questions : checkedQuestions(body.questions)
  const passMark = (body.passMark === undefined ? before.passMark : body.passMark) ?? 80
  return {
    link: body.link === undefined ? before.link : anAddress(body.link),
    fileId: body.fileId === undefined ? before.fileId : body.fileId,
    passMark: questions.length > 0 ? passMark : null,
    questions,
  }
}

const isSame = (one: Content, other: Content) => JSON.stringify(one) === JSON.stringify(other)

async function keepQuestions(tx: Tx, versionId: number, questions: readonly Question[]): Promise<void> {
  await tx.delete(courseQuestions).where(eq(courseQuestions.versionId, versionId))
  if (questions.length > 0) await tx.insert(courseQuestions).values(questions.map((one, at) => ({ versionId, position: at + 1, ...one })))
}

const EMPTY: Content = { link: null, fileId: null, passMark: null, questions: [] }

export const courseHandlers = (app: App) =>
  ({
    addCourse: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        if (body.fileId) await claimFile(tx, body.fileId, { accountId: caller.accountId })
        const content = contentFrom(body, EMPTY)
        const name = await named(tx, body.name)
        const { kind, minutes = null, validMonths = null } = body
        const [row] = await tx
          .insert(courses)
          .values({ name, kind, description: body.description?.trim() || null, minutes, validMonths })
          .returning()
        const { questions, ...kept } = content
        const [version] = await tx
          .insert(courseVersions)
          .values({ courseId: row!.id, number: 1, ...kept, byName: caller.name })
          .returning()
        await keepQuestions(tx, version!.id, questions)
        await begin(tx, courseLifecycle, { id: row!.id, by: caller })
        await audit(tx, { by: caller, action: 'create', entity, id: row!.id, after: { name, kind, minutes, validMonths, ...told(content) } })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateCourse: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const course = await lockCourse(tx, params.id)
        checkVersion(course, body.version)
        const isDraft = isTagged(courseStates, course.status, 'draft')
        if (!isDraft && !isTagged(courseStates, course.status, 'offered'))
          throw new Problem(409, 'COURSE_IS_RETIRED', 'This course is retired. Make a new one instead of changing it.')
        const last = await newestVersion(tx, course.id)
        const { link, fileId, passMark } = last
        const before = {
          link,
          fileId,
          passMark,
          questions: (await questionsOf(tx, last.id)).map(({ question, options, answer }) => ({ question, options, answer })),
        }
        if (body.fileId && body.fileId !== fileId) await claimFile(tx, body.fileId, { accountId: caller.accountId })
        const content = contentFrom(body, before)
        const isOther = !isSame(before, content)
        const { questions, ...kept } = content
        const number = course.number + (isOther && !isDraft ? 1 : 0)
        const next = {
          name: body.name === undefined ? course.name : await named(tx, body.name, course.id),
          description: body.description === undefined ? course.description : body.description.trim() || null,
          minutes: body.minutes === undefined ? course.minutes : body.minutes,
          validMonths: body.validMonths === undefined ? course.validMonths : body.validMonths,
          number,
        }
        if (!isDraft && content.fileId === null && course.kind === 'DOCUMENT' && fileId !== null)
          throw wrongField('fileId', 'People have to read this document. Choose another one instead of removing it.')
        if (!isDraft && content.link === null && course.kind === 'LINK' && link !== null)
          throw wrongField('link', 'People have to open this link. Enter another one instead of removing it.')
        await tx
          .update(courses)
          .set({ ...next, version: course.version + 1, updatedAt: new Date() })
          .where(eq(courses.id, course.id))
        if (isOther && isDraft) {
          await tx.update(courseVersions).set(kept).where(eq(courseVersions.id, last.id))
          if (fileId !== null && fileId !== content.fileId) await releaseFile(tx, fileId)
          await keepQuestions(tx, last.id, questions)
        } else if (isOther) {
          const [added] = await tx
            .insert(courseVersions)
            .values({ courseId: course.id, number, ...kept, byName: caller.name })
            .returning()
          await keepQuestions(tx, added!.id, questions)
        }
        const was = { name: course.name, minutes: course.minutes, validMonths: course.validMonths, number: course.number, ...told(before) }
        const is = { name: next.name, minutes: next.minutes, validMonths: next.validMonths, number, ...told(content) }
        await audit(tx, { by: caller, action: 'save', entity, id: course.id, before: was, after: is })
        return {
          data: await shownCourse(tx, course.id, caller),
          message: number > course.number ? `Version ${number} is what people learn from now on.` : 'Successfully saved!',
        }
      }),

    changeCourseStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const course = await lockCourse(tx, body.id)
        const moved = await transition(tx, courseTransitions, course, { to: body.status, by: caller, actors: staffActors(caller), version: body.version })
        if (moved.event.type === 'retire') await endCourse(tx, course.id, { today: todayIn(app.settings), causedBy: moved.auditId })
        return { data: await shownCourse(tx, course.id, caller), message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addCourse' | 'updateCourse' | 'changeCourseStatus'>
