import { isDeepStrictEqual } from 'node:util'
import { count, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { write } from '../platform/db/transaction.ts'
import { Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { emptyKit, soundKit } from '../records/interviewKit.ts'
import { readRequisition } from '../records/requisitions.ts'
import { appendSteps, interviewersOf, type SelectionStep, stepsOf } from '../records/selectionSteps.ts'
import { interviews, selectionSteps } from '../tables/applications.ts'
import { lockProcess, lockStep, mayChangeProcess, refuseInterviewed } from './lockSelectionProcess.ts'

const MOST_STEPS = 50
const ENTITY = 'selectionStep'

type Taken = 'listSelectionSteps' | 'addSelectionStep' | 'updateSelectionStep' | 'deleteSelectionStep' | 'reorderSelectionSteps'

export const selectionProcessHandlers = (app: App) =>
  ({
    listSelectionSteps: async ({ query, caller }) => {
      const requisition = await readRequisition(app.db, caller, query.requisitionId)
      const steps = await stepsOf(app.db, requisition.id)
      return { responseDataList: await presentSteps(app.db, steps), editable: mayChangeProcess(caller, requisition) }
    },

    addSelectionStep: (call) =>
      write(app, call, async (tx) => {
        const { requisitionId, title, kind, description = null, minutes = 60, kit = emptyKit } = call.body
        await lockProcess(tx, call.caller, requisitionId)
        const steps = await stepsOf(tx, requisitionId)
        if (steps.length >= MOST_STEPS) throw wrongField('title', `A selection process has at most ${MOST_STEPS} steps.`)
        const fresh = { title: title.trim(), kind, description: description?.trim() || null, minutes, kit: soundKit(kit) }
        const [row] = await keeping(appendSteps(tx, requisitionId, [fresh], steps.at(-1)?.position ?? 0))
        await audit(tx, { by: call.caller, action: 'add', entity: ENTITY, id: row!.id, requisitionId, after: fresh })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateSelectionStep: (call) =>
      write(app, call, async (tx) => {
        const { version, ...given } = call.body
        const { step } = await lockStep(tx, call.caller, call.params.id, version)
        const said = {
          ...given,
          ...(given.title === undefined ? {} : { title: given.title.trim() }),
          ...(given.description === undefined ? {} : { description: given.description?.trim() || null }),
          ...(given.kit === undefined ? {} : { kit: soundKit(given.kit) }),
        }
        const changed = Object.entries(said).filter(([field, value]) => !isDeepStrictEqual(step[field as keyof SelectionStep], value))
        const after = Object.fromEntries(changed)
        await keeping(
          tx
            .update(selectionSteps)
            .set({ ...after, version: step.version + 1 })
            .where(eq(selectionSteps.id, step.id)),
        )
        const before = Object.fromEntries(changed.map(([field]) => [field, step[field as keyof SelectionStep]]))
        const about = { entity: ENTITY, id: step.id, requisitionId: step.requisitionId }
        if (changed.length > 0) await audit(tx, { ...about, by: call.caller, action: 'change', before, after })
        return { message: 'Successfully updated!' }
      }),

    deleteSelectionStep: (call) =>
      write(app, call, async (tx) => {
        const { step } = await lockStep(tx, call.caller, call.params.id, call.query.version)
        await refuseInterviewed(tx, call.caller, step)
        const steps = await stepsOf(tx, step.requisitionId)
        if (steps.length === 1) throw new Problem(409, 'LAST_STEP', 'A selection process has at least one step. Add another before removing this one.')
        await tx.delete(selectionSteps).where(eq(selectionSteps.id, step.id))
        const { title, kind } = step
        await audit(tx, { by: call.caller, action: 'remove', entity: ENTITY, id: step.id, requisitionId: step.requisitionId, before: { title, kind } })
        return { message: 'deleted' }
      }),

    reorderSelectionSteps: (call) =>
      write(app, call, async (tx) => {
        const { requisitionId, ids } = call.body
        await lockProcess(tx, call.caller, requisitionId)
        const steps = await stepsOf(tx, requisitionId)
        const known = new Set(steps.map(({ id }) => id))
        const foreign = ids.findIndex((id) => !known.has(id))
        if (foreign >= 0) throw wrongField(`ids.${foreign}`, 'This step is not one of this requisition.')
        if (steps.length !== ids.length)
          throw new Problem(409, 'STALE_VERSION', 'Somebody else changed the steps meanwhile. Look at them again before moving one.')
        for (const [at, id] of ids.entries())
          await tx
            .update(selectionSteps)
            .set({ position: at + 1 })
            .where(eq(selectionSteps.id, id))
        const titles = (order: readonly number[]) => order.map((id) => steps.find((step) => step.id === id)?.title)
        const [before, after] = [{ order: titles(steps.map(({ id }) => id)) }, { order: titles(ids) }]
        await audit(tx, { by: call.caller, action: 'reorder', entity: ENTITY, id: requisitionId, requisitionId, before, after })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, Taken>

async function presentSteps(db: Database | Tx, steps: SelectionStep[]): Promise<components['schemas']['SelectionStep'][]> {
  const people = await interviewersOf(db, steps)
  const ids = steps.map(({ id }) => id)
  const counted = ids.length
    ? await db.select({ stepId: interviews.stepId, total: count() }).from(interviews).where(inArray(interviews.stepId, ids)).groupBy(interviews.stepId)
    : []
  return steps.map((step, at) => ({
    ...step,
    position: at + 1,
    interviewers: people.filter(({ stepId }) => stepId === step.id).map(({ id, name }) => ({ id, name })),
    interviews: counted.find(({ stepId }) => stepId === step.id)?.total ?? 0,
  }))
}
