import { asc, count, eq, inArray } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { isManager, isOfficer } from '../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound, Problem, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { appendSteps, stepsOf } from '../records/selectionSteps.ts'
import { interviews, selectionSteps } from '../tables/applications.ts'
import { selectionTemplates } from '../tables/selection.ts'
import { lockProcess } from './lockSelectionProcess.ts'

const ENTITY = 'selectionTemplate'
const MOST_TEMPLATES = 200
const MOST_STEPS = 50
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

type Taken = 'listSelectionTemplates' | 'saveSelectionTemplate' | 'applySelectionTemplate' | 'deleteSelectionTemplate'

export const selectionTemplateHandlers = (app: App) =>
  ({
    listSelectionTemplates: async () => ({ responseDataList: await app.db.select().from(selectionTemplates).orderBy(asc(selectionTemplates.name)) }),

    saveSelectionTemplate: (call) =>
      write(app, call, async (tx) => {
        const name = call.body.name.trim()
        if (!name) throw wrongField('name', 'Enter a name for the template.')
        const { id: requisitionId } = await lockProcess(tx, call.caller, call.body.requisitionId)
        const steps = (await stepsOf(tx, requisitionId)).map(({ title, kind, description, minutes, kit }) => ({ title, kind, description, minutes, kit }))
        const [all] = await tx.select({ total: count() }).from(selectionTemplates)
        if ((all?.total ?? 0) >= MOST_TEMPLATES) throw wrongField('name', `There are ${MOST_TEMPLATES} templates already. Delete one first.`)
        const [row] = await tx.insert(selectionTemplates).values({ name, steps }).onConflictDoNothing().returning()
        if (!row) throw wrongField('name', 'There is a template of this name already. Choose another name.')
        await audit(tx, { by: call.caller, action: 'save', entity: ENTITY, id: row.id, requisitionId, after: { name } })
        return { responseData: { id: row.id, version: row.version }, message: 'Successfully saved!' }
      }),

    applySelectionTemplate: (call) =>
      write(app, call, async (tx) => {
        const { id: requisitionId } = await lockProcess(tx, call.caller, call.body.requisitionId)
        const [template] = await tx.select().from(selectionTemplates).where(eq(selectionTemplates.id, call.body.templateId)).for('share')
        if (!template) throw wrongField('templateId', 'This template is no longer there. Choose another.')
        const before = await stepsOf(tx, requisitionId)
        const ids = before.map(({ id }) => id)
        const used = ids.length ? await tx.select({ stepId: interviews.stepId }).from(interviews).where(inArray(interviews.stepId, ids)) : []
        const kept = before.filter(({ id }) => used.some(({ stepId }) => stepId === id))
        const gone = ids.filter((id) => !kept.some((step) => step.id === id))
        if (gone.length > 0) await tx.delete(selectionSteps).where(inArray(selectionSteps.id, gone))
        const fresh = template.steps.filter(({ title }) => !kept.some((step) => same(step.title, title)))
        if (kept.length + fresh.length > MOST_STEPS) throw new Problem(409, 'TOO_MANY_STEPS', `A selection process has at most ${MOST_STEPS} steps.`)
        await appendSteps(tx, requisitionId, fresh, kept.at(-1)?.position ?? 0)
        const order = (steps: readonly { title: string }[]) => ({ order: steps.map(({ title }) => title) })
        const about = { entity: ENTITY, id: template.id, requisitionId }
        await audit(tx, { ...about, by: call.caller, action: 'apply', before: order(before), after: { name: template.name, ...order([...kept, ...fresh]) } })
        return { message: 'Successfully updated!' }
      }),

    deleteSelectionTemplate: (call) =>
      write(app, call, async (tx) => {
        if (!isManager(call.caller) && !isOfficer(call.caller)) throw forbidden()
        const [row] = await tx.select().from(selectionTemplates).where(eq(selectionTemplates.id, call.params.id)).for('update')
        if (!row) throw notFound('template')
        checkVersion(row, call.query.version)
        await tx.delete(selectionTemplates).where(eq(selectionTemplates.id, row.id))
        await audit(tx, { by: call.caller, action: 'remove', entity: ENTITY, id: row.id, before: { name: row.name } })
        return { message: 'deleted' }
      }),
  }) satisfies Pick<Handlers<operations>, Taken>
