import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database } from '../platform/db/database.ts'
import { yearsName } from '../records/score.ts'
import { auditLog, CRITERION_ROWS } from '../tables/platform.ts'
import { entityOf } from './sectionRows.ts'

type Schemas = components['schemas']
type Values = Record<string, unknown>
type Change = { entityId: number; action: string; before: Values | null; after: Values | null }
/** A criterion since the version before: with what it was then, and what it is now. */
type Course = { isNew: boolean; isGone: boolean; then: Values; now: Values }
type Hint = Pick<Schemas['CriterionHint'], 'isNew' | 'was'>

/** With these a version that was sent round becomes a draft again. */
const ANEW = ['amend', 'revise', 'reopen']
const ROWS = 2000
const FIELDS = [
  ...(['weight', 'mandatory', 'complianceDocument', 'source', 'remote', 'distance'] as const),
  ...(['compensationFrom', 'compensationTo', 'currency', 'period', 'minExperience', 'maxExperience'] as const),
] satisfies (keyof Schemas['CriterionBefore'])[]

/**
 * What a section was before the requisition was last amended or revised, from the audit log: a version is kept nowhere else. The first row
 * about a criterion since then says what it was.
 */
export async function readVersionBefore(db: Database, requisitionId: number, section: Schemas['ScoreSection'], ids: readonly number[]) {
  const [anew] = await db
    .select({ id: auditLog.id, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'requisition'), eq(auditLog.entityId, requisitionId), inArray(auditLog.action, ANEW)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!anew) return { before: null, was: new Map<number, Hint>(), removed: [] }
  const rows = await db
    .select({ entityId: auditLog.entityId, action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.requisitionId, requisitionId),
        gt(auditLog.id, anew.id),
        eq(auditLog.entity, entityOf(section)),
        // As the index has it, beside what may be any word.
        sql.raw(CRITERION_ROWS),
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(ROWS)
  const courses = new Map([...Map.groupBy(rows, ({ entityId }) => entityId)].map(([id, changes]) => [id, courseOf(changes)]))
  const gone = new Map([...courses.values()].filter(({ isNew, isGone }) => isGone && !isNew).map((one) => [nameIn(one.then), one]))
  const was = new Map<number, Hint>()
  for (const id of ids) {
    const course = courses.get(id)
    if (!course) continue
    // What was taken out and put back is the same criterion.
    const back = course.isNew ? gone.get(nameIn(course.now)) : undefined
    if (back) gone.delete(nameIn(back.then))
    was.set(id, { isNew: course.isNew && !back, was: differing((back ?? course).then, course.now) })
  }
  const removed = [...gone].slice(0, 100).map(([name, { then }]) => ({ name, weight: typeof then.weight === 'number' ? then.weight : 0 }))
  return { before: { until: anew.at.toISOString() }, was, removed }
}

/** Changes of one criterion, oldest first: what a row does not speak of was as the next one that does says. */
function courseOf(changes: readonly Change[]): Course {
  const isNew = changes[0]?.action === 'add'
  const then: Values = {}
  const now: Values = {}
  for (const { before, after } of changes) {
    for (const [field, value] of Object.entries(before ?? {})) if (!isNew && !Object.hasOwn(then, field)) then[field] = value
    Object.assign(now, after)
  }
  return { isNew, isGone: changes.at(-1)?.action === 'remove', then, now }
}

function nameIn({ name, city, minExperience }: Values): string {
  const said = name ?? city
  if (typeof said === 'string') return said
  return typeof minExperience === 'number' ? yearsName({ minExperience, weight: 0, mandatory: false }) : ''
}

/** What differed, so that it can be said in few words; nothing of a new one. */
function differing(then: Values, now: Values): Schemas['CriterionBefore'] | null {
  const changed = FIELDS.filter((field) => Object.hasOwn(then, field) && Object.hasOwn(now, field) && then[field] !== now[field])
  // An amount is read beside its currency and period.
  const shown = changed.some((field) => field.startsWith('compensation')) ? [...changed, 'currency' as const, 'period' as const] : changed
  return shown.length === 0 ? null : Object.fromEntries(shown.map((field) => [field, then[field]]))
}
