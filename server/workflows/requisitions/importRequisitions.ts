import { setImmediate } from 'node:timers/promises'
import { asc, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import { keeping } from '../../platform/db/constraints.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditAll } from '../../platform/lifecycle/audit.ts'
import { beginAll } from '../../platform/lifecycle/transition.ts'
import { formSections, progressOf } from '../../records/progress.ts'
import { defaultStepsOfNew } from '../../records/selectionSteps.ts'
import { type Draft, draftOf } from '../../requisitions/readDraft.ts'
import { headingOf, jobPositionColumns } from '../../requisitions/sheetColumns.ts'
import { lookUp } from '../../requisitions/sheetLookups.ts'
import { approvals, defaultApprovers } from '../../tables/approvals.ts'
import { requisitionCriteria } from '../../tables/criteria.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations, requisitions } from '../../tables/requisitions.ts'
import { type RefusedCell, type Taking, takesRows } from '../../workbooks/runImport.ts'

const AT_ONCE = 200
type NewRequisition = typeof requisitions.$inferInsert

/** Each row becomes a draft of its own, owned by whoever hands the workbook in, as if it had been raised by hand. */
takesRows('jobPosition', {
  entity: 'requisition',
  columns: jobPositionColumns,
  take: async (tx, rows, { by, progress }) => {
    const lookups = await lookUp(tx, rows)
    const drafts: Draft[] = []
    const refused: RefusedCell[] = []
    const references = new Map<string, number>()
    for (const [at, row] of rows.entries()) {
      const { draft, wrong } = draftOf(row, lookups)
      drafts.push(draft)
      refused.push(...wrong)
      const reference = draft.position.positionId
      if (typeof reference === 'string') {
        const before = references.get(reference)
        const say = (message: string) => refused.push({ row: row.row, field: headingOf('positionId'), message })
        if (before !== undefined) say(`“${reference}” stands in row ${before} too. A reference is used once.`)
        else if (lookups.isTaken(reference)) say(`“${reference}” is in use already. Choose another reference, or remove this row.`)
        references.set(reference, before ?? row.row)
      }
      // Others are answered in between.
      if (at % AT_ONCE === 0) await setImmediate()
    }
    if (refused.length > 0) return refused
    for (let at = 0; at < drafts.length; at += AT_ONCE) {
      const some = drafts.slice(at, at + AT_ONCE)
      await raise(tx, some, by)
      await progress(at + some.length)
    }
    return []
  },
})

/** Adds some drafts with all that belongs to a new requisition, a table at a time. */
async function raise(tx: Tx, drafts: Draft[], by: Taking['by']) {
  const added = await keeping(
    tx
      .insert(requisitions)
      .values(drafts.map((draft) => ({ ...valuesOf(draft), ownerId: by.accountId })))
      .returning({ id: requisitions.id, departmentId: requisitions.departmentId, positionTitle: requisitions.positionTitle }),
  )
  // Keys rise in the order of the rows.
  const made = added.sort((a, b) => a.id - b.id)
  const each = <T>(of: (draft: Draft) => T[]) => drafts.flatMap((draft, at) => of(draft).map((one) => ({ ...one, requisitionId: made[at]!.id })))
  const insert = async (table: PgTable, values: object[]) => values.length > 0 && tx.insert(table).values(values as never)
  await insert(
    requisitionLocations,
    each(({ place }) => (place ? [place] : [])),
  )
  await insert(
    requisitionFinancials,
    each(({ pay }) => (pay ? [pay] : [])),
  )
  await insert(
    requisitionExperiences,
    each(({ years }) => (years ? [years] : [])),
  )
  await insert(
    requisitionCriteria,
    each(({ criteria }) => criteria),
  )
  await beginAll(
    tx,
    requisitionLifecycle,
    made.map(({ id }) => ({ id, by })),
  )
  await auditAll(
    tx,
    made.map(({ id, positionTitle }) => ({ by, action: 'create', entity: 'requisition', id, requisitionId: id, after: { positionTitle, imported: true } })),
  )
  await defaultStepsOfNew(
    tx,
    made.map(({ id }) => id),
  )
  await attachChains(tx, made)
}

function valuesOf(draft: Draft): Omit<NewRequisition, 'ownerId'> {
  const { place, pay, years, criteria } = draft
  const values = { ...draft.position, ...draft.frame } as Omit<NewRequisition, 'ownerId'>
  const { departmentId = null, jobPositionTypeId = null, jobApplTypeId = null, jobDescription = null, startDate = null, endDate = null } = values
  const rows = [
    ...criteria.map(({ section }) => section),
    ...(place ? ['location' as const] : []),
    ...(pay ? ['financial' as const] : []),
    ...(years ? ['experience' as const] : []),
  ]
  const counts = Object.fromEntries([...Map.groupBy(rows, (section) => formSections[section])].map(([section, all]) => [section, all.length]))
  const position = { positionTitle: values.positionTitle, departmentId, jobPositionTypeId, jobApplTypeId, jobDescription, startDate, endDate }
  const { progress, percent } = progressOf({ position, counts, noneNeeded: [] })
  return { ...values, cityId: place?.cityId, progress, progressPercent: percent }
}

/** The approval chain of each one's department. */
async function attachChains(tx: Tx, made: { id: number; departmentId: number | null }[]) {
  const asked = [...new Set(made.flatMap(({ departmentId }) => departmentId ?? []))]
  if (asked.length === 0) return
  const chains = await tx.select().from(defaultApprovers).where(inArray(defaultApprovers.departmentId, asked)).orderBy(asc(defaultApprovers.position))
  const rows = made.flatMap(({ id, departmentId }) =>
    chains.filter((one) => one.departmentId === departmentId).map(({ accountId, position }) => ({ requisitionId: id, accountId, position })),
  )
  if (rows.length > 0) await tx.insert(approvals).values(rows).onConflictDoNothing()
}
