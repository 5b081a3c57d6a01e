import { hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Schemas = components['schemas']
type Course = Schemas['Course']
type Rule = Schemas['LearningRule']
type CourseRecord = Pick<Course, 'id' | 'version' | 'name' | 'kind' | 'minutes' | 'validMonths' | 'passMark' | 'questions'> & {
  description: string
  link: string
  fileId: number | null
}
type RuleRecord = Pick<Rule, 'id' | 'version' | 'courseId' | 'dueDays' | 'repeat' | 'repeatMonths' | 'fixedMonth' | 'fixedDay' | 'openDays'> & {
  departmentIds: number[]
  jobPositionTypeIds: number[]
}
const path = (id: number) => ({ params: { path: { id } } })
const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } })

/** So many answers have to be right where nothing else was said. */
const PASS_MARK = 80

export const newCourse: Omit<CourseRecord, 'id' | 'version'> = {
  ...{ name: '', kind: 'DOCUMENT', description: '', minutes: null, validMonths: null },
  ...{ link: '', fileId: null, passMark: PASS_MARK, questions: [] },
}

/** A course as it is typed over. */
export const courseRecordOf = ({ id, version, name, kind, minutes, validMonths, questions, ...course }: Course): CourseRecord => ({
  ...{ id, version, name, kind, minutes, validMonths, questions },
  description: course.description ?? '',
  link: course.link ?? '',
  fileId: course.file?.id ?? null,
  passMark: course.passMark ?? PASS_MARK,
})

const sent = <T extends { link?: string }>({ link, ...typed }: T) => ({ ...typed, ...(link !== undefined && { link: link || null }) })

/** Another content is a new version; the kind stays what it is. */
export const courseCalls: RecordCalls<CourseRecord, never> = {
  load: (id, signal) => hr.GET('/learning/course/{id}', { ...path(id), signal }).then((answer) => [courseRecordOf(orThrow(answer).data)]),
  add: async (_, typed, key) => {
    const course = { ...newCourse, ...typed }
    const { id, version = 1 } = orThrow(await hr.POST('/learning/course', { ...once(key), body: sent(course) })).responseData
    return { ...course, id, version }
  },
  change: async ({ id, version }, { kind: _, ...typed }) =>
    courseRecordOf(orThrow(await hr.PUT('/learning/course/{id}', { ...path(id), body: { ...sent(typed), version } })).data),
}

export const newRule: Omit<RuleRecord, 'id' | 'version'> = {
  ...{ courseId: 0, departmentIds: [], jobPositionTypeIds: [], dueDays: 28 },
  ...{ repeat: 'VALIDITY', repeatMonths: null, fixedMonth: null, fixedDay: null, openDays: 30 },
}

/** A rule as it is typed over: whom it is for by number. */
export const ruleRecordOf = ({ courseName: _, countsFrom: __, retired: ___, departments, positionTypes, ...rule }: Rule): RuleRecord => ({
  ...rule,
  departmentIds: departments.map(({ id }) => id),
  jobPositionTypeIds: positionTypes.map(({ id }) => id),
})

export const ruleCalls: RecordCalls<RuleRecord, never> = {
  load: (id, signal) => hr.GET('/learning/rule/{id}', { ...path(id), signal }).then((answer) => [ruleRecordOf(orThrow(answer).data)]),
  add: async (_, typed, key) => {
    const rule = { ...newRule, ...typed }
    const { id, version = 1 } = orThrow(await hr.POST('/learning/rule', { ...once(key), body: rule })).responseData
    return { ...rule, id, version }
  },
  change: async (rule, { courseId: _, ...typed }) => {
    orThrow(await hr.PUT('/learning/rule/{id}', { ...path(rule.id), body: { ...typed, version: rule.version } }))
    return { ...rule, ...typed, version: rule.version + 1 }
  },
}
