import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { keeping, notFilled } from '../../platform/db/constraints.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Writing, write } from '../../platform/db/transaction.ts'
import { onlyFromScript } from '../../platform/http/actingGet.ts'
import { notFound } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { begin } from '../../platform/lifecycle/transition.ts'
import { checkFields, disciplineWithinIndustry } from '../../records/fieldRules.ts'
import { readProgress, recountProgress } from '../../records/requisitionFacts.ts'
import { lockDraft, type Requisition, readRequisition, visibleTo } from '../../records/requisitions.ts'
import { defaultSteps } from '../../records/selectionSteps.ts'
import { attachDefaultChain } from '../../requisitions/approvals.ts'
import { industryDisciplines } from '../../tables/reference.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { copySections } from './cloneJobPosition.ts'

type JobPosition = components['schemas']['JobPosition']

export const presentPosition = (row: Requisition): JobPosition => ({
  id: row.id,
  jobPositionId: row.id,
  positionId: row.positionId,
  positionTitle: row.positionTitle,
  industryId: row.industryId,
  industryDisciplineId: row.industryDisciplineId,
  jobPositionTypeId: row.jobPositionTypeId,
  jobApplTypeId: row.jobApplTypeId,
  jobDescription: row.jobDescription,
  departmentId: row.departmentId,
  priority: row.priority,
  startDate: row.startDate,
  endDate: row.endDate,
  openings: row.openings,
  reason: row.reason,
  status: row.status,
  requestDate: row.requestDate,
  version: row.version,
})

/** Saves fields of a locked draft: version, progress and the audit row that shows only what changed. */
export async function savePosition(tx: Tx, row: Requisition, given: Partial<Requisition>, by: Parameters<typeof audit>[1]['by']) {
  const changed = Object.entries(given).filter(([field, value]) => JSON.stringify(row[field as keyof Requisition]) !== JSON.stringify(value))
  const [after] = await keeping(
    tx
      .update(requisitions)
      .set({ ...Object.fromEntries(changed), version: row.version + 1 })
      .where(eq(requisitions.id, row.id))
      .returning(),
  )
  const before = Object.fromEntries(changed.map(([field]) => [field, row[field as keyof Requisition]]))
  if (changed.length > 0)
    await audit(tx, { by, action: 'change', entity: 'requisition', id: row.id, requisitionId: row.id, before, after: Object.fromEntries(changed) })
  await recountProgress(tx, after!)
  return { responseData: { id: row.id, version: after!.version }, message: 'Successfully saved!' }
}

/** Both are looked at when one of them changes: an industry that is changed alone leaves a discipline of another. */
async function checkDiscipline(tx: Tx, row: Requisition, given: Partial<Pick<Requisition, 'industryId' | 'industryDisciplineId'>>) {
  if (given.industryId === undefined && given.industryDisciplineId === undefined) return
  const { industryId = row.industryId, industryDisciplineId = row.industryDisciplineId } = given
  const [known] = industryDisciplineId
    ? await tx.select({ industryId: industryDisciplines.industryId }).from(industryDisciplines).where(eq(industryDisciplines.id, industryDisciplineId))
    : []
  checkFields({ industryId, industryDisciplineId, disciplineIsOf: known?.industryId }, disciplineWithinIndustry)
}

const trimmed = (text: string | null | undefined) => (typeof text === 'string' ? text.trim() || null : text)

export const jobPositionHandlers = (app: App) =>
  ({
    findJobPosition: async ({ caller, query }) => {
      const reference = query.positionId.trim()
      const isNumber = /^\d{1,9}$/.test(reference)
      const asked: SQL | undefined = isNumber
        ? or(eq(requisitions.positionId, reference), eq(requisitions.id, Number(reference)))
        : eq(requisitions.positionId, reference)
      const [row] = await app.db
        .select()
        .from(requisitions)
        .where(and(asked, visibleTo(caller)))
        .orderBy(sql`${requisitions.positionId} is null`)
        .limit(1)
      if (!row) throw notFound('job position')
      return { data: presentPosition(row) }
    },

    getJobPosition: async ({ caller, params }) => ({ data: presentPosition(await readRequisition(app.db, caller, params.id)) }),

    checkJobPosition: async ({ caller, params }) => ({ data: await readProgress(app.db, await readRequisition(app.db, caller, params.id)) }),

    createJobPosition: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const positionTitle = trimmed(body.positionTitle)
        if (!positionTitle) throw notFilled({ field: 'positionTitle', message: 'Enter the title of the position.' })
        const values = { positionTitle, positionId: trimmed(body.positionId) ?? null, departmentId: body.departmentId ?? null, ownerId: caller.accountId }
        const [row] = await keeping(tx.insert(requisitions).values(values).returning())
        await begin(tx, requisitionLifecycle, { id: row!.id, by: caller })
        await audit(tx, { by: caller, action: 'create', entity: 'requisition', id: row!.id, requisitionId: row!.id, after: { positionTitle } })
        await attachDefaultChain(tx, row!)
        await defaultSteps(tx, row!.id)
        await recountProgress(tx, row!)
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    saveJobPosition: (call) =>
      write(app, call, async (tx) => {
        const { version, ...given } = call.body
        const row = await lockDraft(tx, call.caller, call.params.id, { version })
        const texts = { positionId: trimmed(given.positionId), jobDescription: trimmed(given.jobDescription), positionTitle: trimmed(given.positionTitle) }
        if (texts.positionTitle === null) throw notFilled({ field: 'positionTitle', message: 'Enter the title of the position.' })
        await checkDiscipline(tx, row, given)
        const named = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
        return savePosition(tx, row, { ...given, ...named } as Partial<Requisition>, call.caller)
      }),

    cloneJobPosition: (call) => copy(app, call),

    cloneJobPositionByGet: (call) => {
      onlyFromScript(call.request)
      return copy(app, call)
    },
  }) satisfies Partial<Handlers<operations>>

const copy = (app: App, call: Writing & { caller: Caller; query: { positionId: number } }) =>
  write(app, call, async (tx) => {
    const id = await copySections(tx, await readRequisition(tx, call.caller, call.query.positionId), call.caller)
    return { responseData: { id, version: 1 }, message: 'Successfully created!' }
  })
