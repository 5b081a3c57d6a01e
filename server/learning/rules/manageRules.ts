import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { courseStates } from '../../../src/machines/lifecycles/course.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { setAudience } from '../../reference/audiences.ts'
import { courses, learningRules } from '../../tables/learning.ts'

const entity = 'learningRule'
type Repeats = Pick<components['schemas']['LearningRule'], 'repeat' | 'repeatMonths' | 'fixedMonth' | 'fixedDay'>

/** What says when it is done again: months or a day, where the rule goes by them, and nothing else. */
function repeats({ repeat, repeatMonths, fixedMonth, fixedDay }: { [K in keyof Repeats]?: Repeats[K] | undefined } & Pick<Repeats, 'repeat'>): Repeats {
  const none = { repeatMonths: null, fixedMonth: null, fixedDay: null }
  if (repeat === 'VALIDITY') return { ...none, repeat }
  if (repeat === 'MONTHS') {
    if (!repeatMonths) throw wrongField('repeatMonths', 'Enter after how many months it is done again')
    return { ...none, repeat, repeatMonths }
  }
  if (!fixedMonth) throw wrongField('fixedMonth', 'Choose the month in which it is done again')
  // 29 February comes in leap years; in others its round ends on the 28th.
  if (!fixedDay || !isDay(`2028-${String(fixedMonth).padStart(2, '0')}-${String(fixedDay).padStart(2, '0')}`))
    throw wrongField('fixedDay', 'Enter a day that this month has')
  return { ...none, repeat, fixedMonth, fixedDay }
}

/** What a body says of it; what it leaves out stays. */
const given = ({ repeat, repeatMonths, fixedMonth, fixedDay }: components['schemas']['UpdateLearningRule']): Partial<Repeats> => ({
  ...(repeat !== undefined && { repeat }),
  ...(repeatMonths !== undefined && { repeatMonths }),
  ...(fixedMonth !== undefined && { fixedMonth }),
  ...(fixedDay !== undefined && { fixedDay }),
})

export const ruleHandlers = (app: App) =>
  ({
    addLearningRule: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const [course] = await tx.select().from(courses).where(eq(courses.id, body.courseId)).for('share')
        if (!course) throw wrongField('courseId', 'Choose a course')
        if (!isTagged(courseStates, course.status, 'offered'))
          throw wrongField('courseId', 'This course is not published. Publish it first, or choose another one.')
        const values = { courseId: course.id, dueDays: body.dueDays, openDays: body.openDays, countsFrom: todayIn(app.settings), ...repeats(body) }
        const [row] = await tx.insert(learningRules).values(values).returning()
        const [, who] = await setAudience(tx, entity, row!.id, body)
        await audit(tx, { by: caller, action: 'create', entity, id: row!.id, after: { ...values, courseId: undefined, name: course.name, ...who } })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateLearningRule: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const [rule] = await tx.select().from(learningRules).where(eq(learningRules.id, params.id)).for('update')
        if (!rule) throw notFound('rule')
        checkVersion(rule, body.version)
        const [course] = await tx.select().from(courses).where(eq(courses.id, rule.courseId)).for('share')
        if (rule.retired && body.retired === false && course && !isTagged(courseStates, course.status, 'offered'))
          throw new Problem(409, 'COURSE_IS_NOT_PUBLISHED', 'The course of this rule is retired. Make a rule for another course.')
        const isForOthers = body.departmentIds !== undefined || body.jobPositionTypeIds !== undefined || (rule.retired && body.retired === false)
        const next = {
          dueDays: body.dueDays ?? rule.dueDays,
          openDays: body.openDays ?? rule.openDays,
          retired: body.retired ?? rule.retired,
          ...repeats({ ...rule, ...given(body) }),
          // For whom it begins to count it counts from that day on.
          countsFrom: isForOthers ? todayIn(app.settings) : rule.countsFrom,
        }
        await tx
          .update(learningRules)
          .set({ ...next, version: rule.version + 1, updatedAt: new Date() })
          .where(eq(learningRules.id, rule.id))
        const [was, is] = await setAudience(tx, entity, rule.id, body)
        const { dueDays, openDays, retired, repeat, repeatMonths, fixedMonth, fixedDay, countsFrom } = rule
        const before = { name: course?.name, dueDays, openDays, retired, repeat, repeatMonths, fixedMonth, fixedDay, countsFrom, ...was }
        await audit(tx, { by: caller, action: 'save', entity, id: rule.id, before, after: { ...next, name: course?.name, ...is } })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addLearningRule' | 'updateLearningRule'>
