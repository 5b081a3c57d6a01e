import { eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { leaveRequestLifecycle, leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import { notFound } from '../../platform/http/problem.ts'
import { recordLifecycle } from '../../platform/lifecycle/recordLifecycle.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveRequests } from '../../tables/leave.ts'
import { departments } from '../../tables/reference.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'
import { holidaysFor } from '../ledger/holidaysFor.ts'
import { readPersons } from '../ledger/readAccounts.ts'
import { answersFor, boss, bossOn, byPersonOrKind, personName } from '../people.ts'
import { daysOf } from './checkRequest.ts'
import { factsOn, requestActors } from './requestTransitions.ts'
import { isShownTo, isToAnswer, type Reader, showRequest, showRequests } from './showRequests.ts'

type Shown = components['schemas']['LeaveRequest']

const joins: Joins = {
  employees: { table: employees, on: eq(employees.id, leaveRequests.employeeId) },
  kinds: { table: leaveKinds, on: eq(leaveKinds.id, leaveRequests.kindId) },
  departments: { table: departments, on: eq(departments.id, employees.departmentId), left: true },
  boss: { table: boss, on: bossOn, left: true },
}
const columnsFor = (reader: Reader): ListColumns => ({
  id: { sql: leaveRequests.id, kind: 'number' },
  personName: { sql: personName, kind: 'text', needs: ['employees'] },
  employeeId: { sql: leaveRequests.employeeId, kind: 'number' },
  managerId: { sql: employees.managerId, kind: 'number', needs: ['employees'] },
  departmentName: { sql: departments.name, kind: 'text', needs: ['employees', 'departments'] },
  kindId: { sql: leaveRequests.kindId, kind: 'number' },
  kindName: { sql: leaveKinds.name, kind: 'select', needs: ['kinds'] },
  firstDay: { sql: leaveRequests.firstDay, kind: 'date' },
  lastDay: { sql: leaveRequests.lastDay, kind: 'date' },
  minutes: { sql: leaveRequests.minutes, kind: 'number' },
  status: { sql: leaveRequests.status, kind: 'select' },
  askedAt: { sql: leaveRequests.askedAt, kind: 'moment' },
  mine: { sql: sql`(${employees.accountId} = ${reader.caller.accountId})`, kind: 'select', needs: ['employees'] },
  toAnswer: {
    sql: sql`(${inArray(leaveRequests.status, tagged(leaveRequestStates, 'asked'))} and ${isToAnswer(reader)})`,
    kind: 'select',
    needs: ['employees', 'kinds', 'boss'],
  },
})
const onlyId = { id: leaveRequests.id }

export async function listRequests({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria) {
  const reader = { caller, leads: (await answersFor(db, caller, todayIn(settings))).leads, today: todayIn(settings) }
  const { responseDataList, paging } = await page<{ id: number }>({
    ...{ db, table: leaveRequests, joins, criteria, settings },
    columns: columnsFor(reader),
    search: byPersonOrKind(db, leaveRequests),
    where: isShownTo(reader),
    needs: ['employees'],
    shown: onlyId,
  })
  const ids = responseDataList.map(({ id }) => id)
  const shown = ids.length === 0 ? [] : await showRequests(db, reader, inArray(leaveRequests.id, ids), [sql`1`], ids.length)
  const byId = new Map(shown.map((one) => [one.id, one]))
  return { responseDataList: ids.flatMap((id) => byId.get(id) ?? []), paging }
}

/** The request with its days, and what each of them is. */
async function withDays(db: Database | Tx, request: Shown): Promise<Shown> {
  const days = (await daysOf(db, [request.id])).get(request.id) ?? []
  const [employee] = await db.select().from(employees).where(eq(employees.id, request.employeeId))
  const { weeks } = (await readPersons(db, [employee!])).get(request.employeeId)!
  const holidays = await holidaysFor(db, weeks, request.firstDay, request.lastDay)
  const isOver = !isTagged(leaveRequestStates, request.status, 'live')
  // A day of which one half was given back stands there as its two halves.
  const list = days.filter((one) => one.live || !days.some((other) => other.id > one.id && other.day === one.day && one.half === null && other.half !== null))
  return {
    ...request,
    dayList: list.map(({ day, half, minutes, live }) => ({ day, half, minutes, holidayName: holidays.get(day)?.name ?? null, cancelled: !live && !isOver })),
  }
}

async function found(app: App, tx: Database | Tx, caller: Caller, id: number) {
  const today = todayIn(app.settings)
  const { leads } = await answersFor(tx, caller, today)
  const request = await showRequest(tx, { caller, leads, today }, id)
  if (!request) throw notFound('leave')
  return { request, leads, today }
}

const exported = asTheyAre<Shown>('id', 'personName', 'departmentName', 'kindName', 'firstDay', 'lastDay', 'minutes', 'days', 'status', 'askedAt', 'answeredBy')

export const requestListHandlers = (app: App) =>
  ({
    findLeaveRequests: ({ body, caller }) => listRequests(app, caller, body),

    exportLeaveRequests: (call) => exportList(app.settings, call, 'Leave', exported, (criteria) => listRequests(app, call.caller, criteria)),

    getLeaveRequest: ({ params, caller }) => reading(app.db, async (tx) => ({ data: await withDays(tx, (await found(app, tx, caller, params.id)).request) })),

    listLeaveTransitions: ({ params, caller }) =>
      reading(app.db, async (tx) => ({ responseDataList: (await found(app, tx, caller, params.id)).request.transitions })),

    getLeaveLifecycle: ({ params, caller }) =>
      reading(app.db, async (tx) => {
        const { request, leads, today } = await found(app, tx, caller, params.id)
        const [employee] = await tx.select().from(employees).where(eq(employees.id, request.employeeId))
        const isLed = employee?.managerId != null && leads.includes(employee.managerId)
        const actors = requestActors(caller, { mine: request.mine, leads: isLed })
        const moves = movesOf(leaveRequestLifecycle, { status: request.status, ...factsOn(request, today) }, actors)
        return { data: await recordLifecycle(tx, { entity: 'leaveRequest', id: request.id, status: request.status, moves }) }
      }),
  }) satisfies Pick<Handlers<operations>, 'findLeaveRequests' | 'exportLeaveRequests' | 'getLeaveRequest' | 'listLeaveTransitions' | 'getLeaveLifecycle'>
