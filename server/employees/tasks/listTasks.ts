import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { EmployeeStatus } from '../../../src/machines/lifecycles/employee.ts'
import { type Actor, movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskLifecycle, taskStates } from '../../../src/machines/lifecycles/task.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { onePage, page } from '../../platform/db/page.ts'
import { has } from '../../platform/http/permissions.ts'
import { notFound } from '../../platform/http/problem.ts'
import { staffActors } from '../../records/applications.ts'
import { accounts } from '../../tables/accounts.ts'
import { employees } from '../../tables/employees.ts'
import { tasks } from '../../tables/tasks.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'
import { readEmployee } from '../readEmployee.ts'
import { isDoneBy } from './taskOwners.ts'
import { factsOf } from './taskTransitions.ts'

type Listed = components['schemas']['Task']

const isNewHire = eq(tasks.owner, 'NEW_HIRE')
const person = sql<string>`(${employees.firstName} || ' ' || ${employees.lastName})`
const doer = sql<string | null>`case when ${isNewHire} then ${person} else ${accounts.name} end`
const doerId = sql<number | null>`case when ${isNewHire} then ${employees.accountId} else ${tasks.ownerAccountId} end`
const isOpen = inArray(tasks.status, tagged(taskStates, 'open'))
const isOverdue = (today: string) => sql`(${isOpen} and ${tasks.dueOn} < ${today}::date)`
/** As an index finds them. */
const overdueAs = (today: string) => (value: string) =>
  value === 'true' ? isOverdue(today) : value === 'false' ? sql`${isOverdue(today)} is not true` : sql`false`

const joins: Joins = {
  employees: { table: employees, on: eq(employees.id, tasks.employeeId) },
  accounts: { table: accounts, on: eq(accounts.id, tasks.ownerAccountId), left: true },
}

const columnsFor = (caller: Caller, today: string): ListColumns => ({
  id: { sql: tasks.id, kind: 'number' },
  name: { sql: tasks.name, kind: 'text' },
  personName: { sql: person, kind: 'text', needs: ['employees'] },
  ownerName: { sql: sql`(${doer})`, kind: 'text', needs: ['employees', 'accounts'] },
  mine: { sql: isDoneBy(caller), kind: 'select' },
  dueOn: { sql: tasks.dueOn, kind: 'date' },
  /** By which what is still to be done is ordered first. */
  toDoBy: { sql: sql`case when ${isOpen} then ${tasks.dueOn} end`, kind: 'date' },
  overdue: { sql: sql`coalesce(${isOverdue(today)}, false)`, kind: 'select', chosen: overdueAs(today) },
  status: { sql: tasks.status, kind: 'select' },
})

const shown = {
  id: tasks.id,
  employeeId: tasks.employeeId,
  personName: person,
  name: tasks.name,
  description: tasks.description,
  owner: tasks.owner,
  ownerAccountId: doerId,
  ownerName: doer,
  dueOn: tasks.dueOn,
  status: tasks.status,
  reason: tasks.reason,
  doneAt: tasks.doneAt,
  doneBy: tasks.doneBy,
  employeeStatus: employees.status,
  version: tasks.version,
}
type Read = Omit<Listed, 'mine' | 'overdue' | 'transitions' | 'doneAt'> & { doneAt: Date | null; employeeStatus: EmployeeStatus }

/** HR sees the tasks of everybody, everybody else the own ones. */
const seesAll = (caller: Caller) => has(caller, 'ONBOARDING')
const visibleTo = (caller: Caller): SQL | undefined => (seesAll(caller) ? undefined : isDoneBy(caller))

/** Who somebody is to a task: HR, and whoever does it. */
export const taskActors = (caller: Caller, mine: boolean): Actor[] => [...staffActors(caller), ...(mine ? (['owner'] as const) : [])]

function presented({ employeeStatus, doneAt, ...row }: Read, caller: Caller, today: string): Listed {
  const mine = row.ownerAccountId === caller.accountId
  const moves = movesOf(taskLifecycle, { status: row.status, ...factsOf({ status: employeeStatus }) }, taskActors(caller, mine))
  return {
    ...row,
    mine,
    overdue: row.dueOn !== null && row.dueOn < today && isTagged(taskStates, row.status, 'open'),
    doneAt: doneAt?.toISOString() ?? null,
    transitions: moves.map(({ status, event, allowed, why }) => ({ status, event, allowed, why })),
  }
}

/** A page of tasks. */
export async function listTasks({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria) {
  const today = todayIn(settings)
  const { responseDataList, paging } = await page<Read>({
    db,
    table: tasks,
    joins,
    criteria,
    columns: columnsFor(caller, today),
    settings,
    search: [tasks.name, person, accounts.name],
    where: visibleTo(caller),
    shown,
  })
  return { responseDataList: responseDataList.map((row) => presented(row, caller, today)), paging }
}

const selected = (db: Database | Tx) =>
  db.select(shown).from(tasks).innerJoin(employees, eq(employees.id, tasks.employeeId)).leftJoin(accounts, eq(accounts.id, tasks.ownerAccountId)).$dynamic()

/** One task as its reader sees it; to whom it is not shown there is none. */
export async function readTask({ settings }: Pick<App, 'settings'>, tx: Tx, id: number, caller: Caller): Promise<Listed> {
  const [row] = await selected(tx).where(and(eq(tasks.id, id), visibleTo(caller)))
  if (!row) throw notFound('task')
  return presented(row, caller, todayIn(settings))
}

const exported = asTheyAre<Listed>('id', 'name', 'personName', 'ownerName', 'mine', 'dueOn', 'overdue', 'status')

export const taskListHandlers = (app: App) =>
  ({
    findTasks: ({ body, caller }) => listTasks(app, caller, body),

    exportTasks: (call) => exportList(app.settings, call, 'Tasks', exported, (criteria) => listTasks(app, call.caller, criteria)),

    listEmployeeTasks: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const employee = await readEmployee(tx, params.employeeId, caller)
        const rows = await selected(tx)
          .where(and(eq(tasks.employeeId, employee.id), visibleTo(caller)))
          .orderBy(sql`case when ${isOpen} then 0 else 1 end`, sql`${tasks.dueOn} nulls last`, asc(tasks.id))
          .limit(500)
        const list = rows.map((row) => presented(row, caller, todayIn(app.settings)))
        return { responseDataList: list, paging: onePage(list) }
      }),
  }) satisfies Pick<Handlers<operations>, 'findTasks' | 'exportTasks' | 'listEmployeeTasks'>
