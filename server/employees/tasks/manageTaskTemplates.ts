import { asc, eq, inArray, max } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { audienceOf, setAudience } from '../../reference/audiences.ts'
import { accounts } from '../../tables/accounts.ts'
import { taskTemplates } from '../../tables/tasks.ts'
import { namedOwner } from './taskOwners.ts'
import { namedTask } from './writeTasks.ts'

const entity = 'taskTemplate'
const MOST = 500
type Template = typeof taskTemplates.$inferSelect

const told = ({ name, description, owner, ownerAccountId, dueDays, retired }: Omit<Template, 'id'>) => {
  return { name, description, owner, ownerAccountId, dueDays, retired }
}

/** What new employees are given to do: kept in order by HR. Tasks that were made from a template stay as they are. */
export const taskTemplateHandlers = (app: App) =>
  ({
    async listTaskTemplates() {
      const rows = await app.db
        .select({ template: taskTemplates, ownerName: accounts.name })
        .from(taskTemplates)
        .leftJoin(accounts, eq(accounts.id, taskTemplates.ownerAccountId))
        .orderBy(asc(taskTemplates.retired), asc(taskTemplates.position), asc(taskTemplates.id))
        .limit(MOST)
      const audience = await audienceOf(
        app.db,
        entity,
        rows.map(({ template }) => template.id),
      )
      const list = rows.map(({ template, ownerName }) => ({ ...template, ownerName, ...audience(template.id) }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addTaskTemplate: (call) =>
      write(app, call, async (tx) => {
        const { name, description, owner, ownerAccountId, dueDays, departmentIds, jobPositionTypeIds } = call.body
        const [last] = await tx.select({ position: max(taskTemplates.position) }).from(taskTemplates)
        if ((await tx.$count(taskTemplates)) >= MOST) throw new Problem(409, 'TOO_MANY', `There are ${MOST} templates already. Use one that is retired again.`)
        const [row] = await tx
          .insert(taskTemplates)
          .values({
            name: namedTask(name),
            description: description?.trim() || null,
            ...{ owner, dueDays },
            ownerAccountId: await namedOwner(tx, owner, ownerAccountId),
            position: (last?.position ?? 0) + 1,
          })
          .returning()
        const [, audience] = await setAudience(tx, entity, row!.id, { departmentIds, jobPositionTypeIds })
        await audit(tx, { by: call.caller, action: 'create', entity, id: row!.id, after: { ...told(row!), ...audience } })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateTaskTemplate: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const [row] = await tx.select().from(taskTemplates).where(eq(taskTemplates.id, params.id)).for('update')
        if (!row) throw notFound('template')
        checkVersion(row, body.version)
        const owner = body.owner ?? row.owner
        const isHandedOver = body.owner !== undefined || body.ownerAccountId !== undefined
        const next = {
          name: body.name === undefined ? row.name : namedTask(body.name),
          description: body.description === undefined ? row.description : body.description.trim() || null,
          owner,
          ownerAccountId: isHandedOver ? await namedOwner(tx, owner, body.ownerAccountId ?? row.ownerAccountId) : row.ownerAccountId,
          dueDays: body.dueDays ?? row.dueDays,
          retired: body.retired ?? row.retired,
        }
        await tx
          .update(taskTemplates)
          .set({ ...next, version: row.version + 1, updatedAt: new Date() })
          .where(eq(taskTemplates.id, row.id))
        const [was, is] = await setAudience(tx, entity, row.id, body)
        await audit(tx, { by: caller, action: 'save', entity, id: row.id, before: { ...told(row), ...was }, after: { ...told({ ...row, ...next }), ...is } })
        return { message: 'Successfully updated!' }
      }),

    reorderTaskTemplates: (call) =>
      write(app, call, async (tx) => {
        const { ids } = call.body
        const known = await tx
          .select({ id: taskTemplates.id })
          .from(taskTemplates)
          .where(inArray(taskTemplates.id, ids))
          .orderBy(taskTemplates.id)
          .for('update')
        if (known.length !== ids.length) throw wrongField('ids', 'One of these templates is no longer here. Load the list again.')
        for (const [at, id] of ids.entries())
          await tx
            .update(taskTemplates)
            .set({ position: at + 1 })
            .where(eq(taskTemplates.id, id))
        await audit(tx, { by: call.caller, action: 'reorder', entity, id: ids[0]!, after: { ids } })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'listTaskTemplates' | 'addTaskTemplate' | 'updateTaskTemplate' | 'reorderTaskTemplates'>
