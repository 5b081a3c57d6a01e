import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { onboardingDocumentDepartments, onboardingDocumentPositionTypes } from '../tables/employees.ts'
import { learningRuleDepartments, learningRulePositionTypes } from '../tables/learning.ts'
import { departments, positionTypes } from '../tables/reference.ts'
import { taskTemplateDepartments, taskTemplatePositionTypes } from '../tables/tasks.ts'

type Chosen = { departmentIds?: number[] | undefined; jobPositionTypeIds?: number[] | undefined }
const items = { departmentIds: departments, jobPositionTypeIds: positionTypes } as const
type Kind = keyof typeof items
const kinds = ['departmentIds', 'jobPositionTypeIds'] as const

/** What is for some people only, and where it stands for whom. */
const audiences = {
  onboardingDocument: { departmentIds: onboardingDocumentDepartments, jobPositionTypeIds: onboardingDocumentPositionTypes },
  learningRule: { departmentIds: learningRuleDepartments, jobPositionTypeIds: learningRulePositionTypes },
  taskTemplate: { departmentIds: taskTemplateDepartments, jobPositionTypeIds: taskTemplatePositionTypes },
} as const
type Of = keyof typeof audiences

const named = (db: Database | Tx, of: Of, kind: Kind, ids: number[]) => {
  const [chosen, list] = [audiences[of][kind], items[kind]]
  return db
    .select({ ofId: chosen.ofId, id: list.id, name: list.name })
    .from(chosen)
    .innerJoin(list, eq(list.id, chosen.refId))
    .where(inArray(chosen.ofId, ids))
    .orderBy(asc(list.name))
}

/** Whom these are for, by name; nobody named means everybody. */
export async function audienceOf(db: Database | Tx, of: Of, ids: number[]) {
  const [inDepartments, ofTypes] = [await named(db, of, 'departmentIds', ids), await named(db, of, 'jobPositionTypeIds', ids)]
  const found = (rows: typeof inDepartments, ofId: number) => rows.filter((row) => row.ofId === ofId).map(({ id, name }) => ({ id, name }))
  return (id: number) => ({ departments: found(inDepartments, id), positionTypes: found(ofTypes, id) })
}

/** Sets whom something is for, as far as it is said; answers the names before and after for the log. */
export async function setAudience(tx: Tx, of: Of, ofId: number, wanted: Chosen) {
  const names = async () => {
    const { departments, positionTypes } = (await audienceOf(tx, of, [ofId]))(ofId)
    return { departments: departments.map(({ name }) => name), positionTypes: positionTypes.map(({ name }) => name) }
  }
  const before = await names()
  for (const kind of kinds) {
    const ids = wanted[kind]
    if (!ids) continue
    const [chosen, list] = [audiences[of][kind], items[kind]]
    const known = await tx.select({ id: list.id }).from(list).where(inArray(list.id, ids)).for('share')
    if (known.length !== ids.length) throw wrongField(kind, 'One of these is no longer in the list. Choose again.')
    await tx.delete(chosen).where(eq(chosen.ofId, ofId))
    if (ids.length > 0) await tx.insert(chosen).values(ids.map((refId) => ({ ofId, refId })))
  }
  return [before, await names()] as const
}
