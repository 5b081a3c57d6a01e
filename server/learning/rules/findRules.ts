import { eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { notFound } from '../../platform/http/problem.ts'
import { audienceOf } from '../../reference/audiences.ts'
import { courses, learningRuleDepartments, learningRulePositionTypes, learningRules } from '../../tables/learning.ts'
import { departments, positionTypes } from '../../tables/reference.ts'
import { type ExportColumns, exportList } from '../../workbooks/exportList.ts'

type Row = components['schemas']['LearningRule']
type Plain = Omit<Row, 'departments' | 'positionTypes'>

const joins: Joins = { courses: { table: courses, on: eq(courses.id, learningRules.courseId) } }

/** Whom a rule is for, as one text in the order of its names; nothing is everybody. */
const forWhom = sql`(select string_agg(one.name, ', ' order by one.name) from (
  select d.name from ${learningRuleDepartments} l join ${departments} d on d.id = l.ref_id where l.rule_id = ${learningRules}.id
  union all
  select p.name from ${learningRulePositionTypes} l join ${positionTypes} p on p.id = l.ref_id where l.rule_id = ${learningRules}.id) one)`

const columns: ListColumns = {
  id: { sql: learningRules.id, kind: 'number' },
  courseName: { sql: courses.name, kind: 'text', needs: ['courses'] },
  audience: { sql: forWhom, kind: 'text' },
  dueDays: { sql: learningRules.dueDays, kind: 'number' },
  repeat: { sql: learningRules.repeat, kind: 'select' },
  openDays: { sql: learningRules.openDays, kind: 'number' },
  countsFrom: { sql: learningRules.countsFrom, kind: 'date' },
  retired: { sql: learningRules.retired, kind: 'select' },
}
const { id, courseId, dueDays, repeat, repeatMonths, fixedMonth, fixedDay, openDays, countsFrom, retired, version } = learningRules
const shown = { id, courseId, courseName: courses.name, dueDays, repeat, repeatMonths, fixedMonth, fixedDay, openDays, countsFrom, retired, version }

export async function findLearningRules({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) {
  const { responseDataList, paging } = await page<Plain>({
    ...{ db, table: learningRules, joins, criteria, columns, settings, shown },
    search: [courses.name, forWhom],
  })
  const audience = await audienceOf(
    db,
    'learningRule',
    responseDataList.map((rule) => rule.id),
  )
  return { responseDataList: responseDataList.map((rule): Row => ({ ...rule, ...audience(rule.id) })), paging }
}

const named = ({ departments: inThem, positionTypes: ofThem }: Row) => [...inThem, ...ofThem].map(({ name }) => name)
const exported: ExportColumns<Row> = {
  id: (rule) => rule.id,
  courseName: (rule) => rule.courseName,
  audience: named,
  dueDays: (rule) => rule.dueDays,
  repeat: (rule) => rule.repeat,
  openDays: (rule) => rule.openDays,
  countsFrom: (rule) => rule.countsFrom,
  retired: (rule) => rule.retired,
}

export const ruleSearchHandlers = (app: App) =>
  ({
    findLearningRules: ({ body }) => findLearningRules(app, body),

    exportLearningRules: (call) => exportList(app.settings, call, 'Learning rules', exported, (criteria) => findLearningRules(app, criteria)),

    async getLearningRule({ params }) {
      const [rule] = await app.db.select(shown).from(learningRules).innerJoin(courses, eq(courses.id, courseId)).where(eq(id, params.id))
      if (!rule) throw notFound('rule')
      return { data: { ...rule, ...(await audienceOf(app.db, 'learningRule', [rule.id]))(rule.id) } }
    },
  }) satisfies Pick<Handlers<operations>, 'findLearningRules' | 'exportLearningRules' | 'getLearningRule'>
