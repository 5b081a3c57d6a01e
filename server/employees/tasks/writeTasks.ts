import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskLifecycle } from '../../../src/machines/lifecycles/task.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit, type By } from '../../platform/lifecycle/audit.ts'
import { begin, transition } from '../../platform/lifecycle/transition.ts'
import { staffActors } from '../../records/applications.ts'
import { accounts } from '../../tables/accounts.ts'
import { employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'
import { readTask, taskActors } from './listTasks.ts'
import { namedOwner, ownersFor, type TaskOwner } from './taskOwners.ts'
import { lockOpenTasks, lockTask, type Task, taskTransitions } from './taskTransitions.ts'

const entity = 'task'

export function namedTask(name: string): string {
  const trimmed = name.trim()
  if (!trimmed) throw wrongField('name', 'Enter what is to be done')
  return trimmed
}

function aDay(dueOn: string): string {
  if (!isDay(dueOn)) throw wrongField('dueOn', 'Enter until when it is to be done, like 1 7 2026')
  return dueOn
}

const ownerOf = async (tx: Tx, employeeId: number, owner: TaskOwner, accountId: number | null | undefined) =>
  owner === 'NAMED' ? namedOwner(tx, owner, accountId) : (await ownersFor(tx, employeeId))[owner]

/** What the log tells of a task. */
async function told(tx: Tx, { name, description, owner, ownerAccountId, dueOn }: Task) {
  const [account] = ownerAccountId === null ? [] : await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, ownerAccountId))
  return { name, description, owner, ownerName: account?.name ?? null, dueOn }
}

/** What a change makes of a task; a day that is given no longer moves with the first day at work. */
async function changed(tx: Tx, task: Task, body: components['schemas']['UpdateTask']) {
  const owner = body.owner ?? task.owner
  const isHandedOver = body.owner !== undefined || body.ownerAccountId !== undefined
  const dueOn = body.dueOn === undefined ? task.dueOn : aDay(body.dueOn)
  return {
    name: body.name === undefined ? task.name : namedTask(body.name),
    description: body.description === undefined ? task.description : body.description.trim() || null,
    owner,
    ownerAccountId: isHandedOver
      ? await ownerOf(tx, task.employeeId, owner, body.ownerAccountId ?? (task.owner === owner ? task.ownerAccountId : null))
      : task.ownerAccountId,
    dueOn,
    dueDays: dueOn === task.dueOn ? task.dueDays : null,
  }
}

/** What is open and the manager's to do is given to the new manager; the employee's row is locked. */
export async function handToManager(
  tx: Tx,
  { id, requisitionId, applicationId }: typeof employees.$inferSelect,
  { by, causedBy }: { by: By; causedBy: number },
) {
  const { MANAGER: ownerAccountId } = await ownersFor(tx, id)
  for (const task of await lockOpenTasks(tx, id)) {
    if (task.owner !== 'MANAGER' || task.ownerAccountId === ownerAccountId) continue
    const [row] = await tx
      .update(tasks)
      .set({ ownerAccountId, version: task.version + 1, updatedAt: new Date() })
      .where(eq(tasks.id, task.id))
      .returning()
    await audit(tx, {
      by,
      action: 'save',
      entity,
      id: task.id,
      requisitionId,
      applicationId,
      causedBy,
      before: await told(tx, task),
      after: await told(tx, row!),
    })
  }
}

export const taskHandlers = (app: App) =>
  ({
    addTask: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId)).for('share')
        if (!employee) throw notFound('employee')
        if (isTagged(employeeStates, employee.status, 'ended')) throw new Problem(409, 'EMPLOYMENT_HAS_ENDED', 'This employment has ended.')
        const { owner, ownerAccountId } = body
        const values = { name: namedTask(body.name), description: body.description?.trim() || null, owner, dueOn: aDay(body.dueOn) }
        const [row] = await tx
          .insert(tasks)
          .values({ employeeId: employee.id, ...values, ownerAccountId: await ownerOf(tx, employee.id, owner, ownerAccountId) })
          .returning()
        const { requisitionId, applicationId } = employee
        await begin(tx, taskLifecycle, { id: row!.id, by: caller })
        await audit(tx, { by: caller, action: 'create', entity, id: row!.id, requisitionId, applicationId, after: await told(tx, row!) })
        return { responseData: { id: row!.id, version: row!.version }, message: 'Successfully created!' }
      }),

    updateTask: (call) =>
      write(app, call, async (tx) => {
        const { body, caller, params } = call
        const { task, employee } = await lockTask(tx, params.id)
        const { row, auditId } = await transition(tx, taskTransitions(employee), task, {
          event: taskLifecycle.events.change,
          by: caller,
          actors: staffActors(caller),
          version: body.version,
          set: () => changed(tx, task, body),
        })
        const { requisitionId, applicationId } = employee
        const changes = { before: await told(tx, task), after: await told(tx, row) }
        await audit(tx, { by: caller, action: 'save', entity, id: task.id, requisitionId, applicationId, causedBy: auditId, ...changes })
        return { data: await readTask(app, tx, task.id, caller), message: 'Successfully saved!' }
      }),

    changeTaskStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const { mine } = await readTask(app, tx, body.id, caller)
        const { task, employee } = await lockTask(tx, body.id)
        const done = { doneAt: new Date(), doneBy: caller.name }
        await transition(tx, taskTransitions(employee), task, {
          to: body.status,
          except: 'change',
          by: caller,
          actors: taskActors(caller, mine),
          reason: body.reason,
          version: body.version,
          set: ({ type }) => ({
            ...(type === 'complete' ? done : { doneAt: null, doneBy: null }),
            reason: type === 'cancel' ? (body.reason?.trim() ?? null) : null,
          }),
        })
        return { data: await readTask(app, tx, task.id, caller), message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addTask' | 'updateTask' | 'changeTaskStatus'>
