import { and, asc, count, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { employeeStates } from '../../src/machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../platform/context.ts'
import { isDay, todayIn } from '../platform/days.ts'
import { keeping } from '../platform/db/constraints.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { onePage } from '../platform/db/page.ts'
import { prepared } from '../platform/db/prepared.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion, forbidden, notFound, wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { employeePositions, employees } from '../tables/employees.ts'
import { cities, departments, positionTypes } from '../tables/reference.ts'
import { positionOf } from './employeePosition.ts'
import { readEmployee, shownEmployee } from './readEmployee.ts'
import { mayPlace } from './sectionPermissions.ts'
import { handToManager } from './tasks/writeTasks.ts'

type Employee = typeof employees.$inferSelect
/** The key of the advisory lock under which it is decided who reports to whom: two changes at once could make a ring. */
const REPORTING = 7_340_011

/** Somebody who works here, and who does not report to this person by whatever way. */
async function checkManager(tx: Tx, employee: Employee, managerId: number) {
  const wrong = (message: string) => wrongField('managerId', message)
  const [manager] = await tx.select({ status: employees.status }).from(employees).where(eq(employees.id, managerId))
  if (!manager) throw notFound('employee')
  if (managerId === employee.id) throw wrong('Nobody reports to themselves. Choose somebody else.')
  if (isTagged(employeeStates, manager.status, 'ended')) throw wrong('This employment has ended. Choose somebody who works here.')
  const { rows } = await tx.execute(sql`with recursive above as (
      select ${employees.id}, ${employees.managerId} from ${employees} where ${employees.id} = ${managerId}
      union select boss.id, boss.manager_id from ${employees} boss join above on boss.id = above.manager_id)
    select 1 from above where id = ${employee.id}`)
  if (rows.length > 0) throw wrong('This person reports to whom you are changing. Choose somebody else.')
}

/** From which day: after the last change, or the day of that change to correct it; never a day to come. */
async function checkDay(tx: Tx, employee: Employee, fromDay: string, today: string) {
  const [last] = await tx
    .select({ fromDay: employeePositions.fromDay })
    .from(employeePositions)
    .where(eq(employeePositions.employeeId, employee.id))
    .orderBy(desc(employeePositions.fromDay))
    .limit(1)
  if (!isDay(fromDay)) throw wrongField('fromDay', 'Enter the day from which it holds, like 1 7 2026')
  if (last && fromDay < last.fromDay) throw wrongField('fromDay', 'Enter the day of the last change, or a later one')
  if (fromDay > today && fromDay !== last?.fromDay) throw wrongField('fromDay', 'Enter today or an earlier day')
}

const boss = alias(employees, 'boss')
const ended = (of: typeof employees | typeof boss) => eq(of.status, tagged(employeeStates, 'ended')[0]!)

/** The positions of somebody, the newest first. */
const positionsOf = (db: Database) =>
  db
    .select({
      change: employeePositions,
      names: { department: departments.name, jobPositionType: positionTypes.name, city: cities.name },
      first: boss.firstName,
      last: boss.lastName,
    })
    .from(employeePositions)
    .leftJoin(departments, eq(departments.id, employeePositions.departmentId))
    .leftJoin(positionTypes, eq(positionTypes.id, employeePositions.positionTypeId))
    .leftJoin(cities, eq(cities.id, employeePositions.cityId))
    .leftJoin(boss, eq(boss.id, employeePositions.managerId))
    .where(eq(employeePositions.employeeId, sql.placeholder('employeeId')))
    .orderBy(desc(employeePositions.fromDay))
    .limit(200)

export const employeePositionHandlers = (app: App) =>
  ({
    changeEmployeePosition: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        await tx.execute(sql`select pg_advisory_xact_lock(${REPORTING})`)
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId)).for('update')
        if (!employee) throw notFound('employee')
        if (!mayPlace(employee, caller)) throw forbidden()
        if (body.managerId !== null) await checkManager(tx, employee, body.managerId)
        checkVersion(employee, body.version)
        await checkDay(tx, employee, body.fromDay, todayIn(app.settings))
        const { fromDay, departmentId, managerId } = body
        const jobTitle = body.jobTitle.trim()
        if (!jobTitle) throw wrongField('jobTitle', 'Enter what the person works as')
        const [known] =
          departmentId === null ? [true] : await tx.select({ id: departments.id }).from(departments).where(eq(departments.id, departmentId)).for('share')
        if (!known) throw wrongField('departmentId', 'This department is no longer in the list. Choose again.')
        const { jobPositionTypeId: positionTypeId = employee.positionTypeId, cityId = employee.cityId } = body
        const held = { jobTitle, departmentId, positionTypeId, cityId, managerId }
        const before = await positionOf(tx, employee)
        const change = tx
          .insert(employeePositions)
          .values({ employeeId: employee.id, fromDay, ...held, byName: caller.name })
          .onConflictDoUpdate({
            target: [employeePositions.employeeId, employeePositions.fromDay],
            set: { ...held, byName: caller.name, createdAt: new Date() },
          })
        await keeping(change, { positionTypeId: 'jobPositionTypeId' })
        const [saved] = await tx
          .update(employees)
          .set({ ...held, version: employee.version + 1, updatedAt: new Date() })
          .where(eq(employees.id, employee.id))
          .returning()
        const { id, requisitionId, applicationId } = employee
        const told = ({ jobTitle, department, jobPositionType, city, managerName, fromDay }: typeof before) => ({
          ...{ jobTitle, department, jobPositionType, city, managerName, fromDay },
        })
        const after = told(await positionOf(tx, saved!))
        const causedBy = await audit(tx, { by: caller, action: 'place', entity: 'employee', id, requisitionId, applicationId, before: told(before), after })
        if (managerId !== employee.managerId) await handToManager(tx, saved!, { by: caller, causedBy })
        return { data: await shownEmployee(tx, saved!, caller), message: 'Successfully saved!' }
      }),

    async listEmployeePositions({ params, caller }) {
      const { id: employeeId } = await readEmployee(app.db, params.employeeId, caller)
      const rows = await prepared(app.db, positionsOf, () => positionsOf(app.db)).execute({ employeeId })
      const list = rows.map(({ change: { id, fromDay, jobTitle, byName, createdAt }, names, first, last }) => ({
        ...{ id, fromDay, jobTitle, ...names, by: byName },
        managerName: first === null ? null : `${first} ${last}`,
        createdAt: createdAt.toISOString(),
      }))
      return { responseDataList: list, paging: onePage(list) }
    },

    async listOrgChart({ query: { managerId, page = 1, size = 50 } }) {
      const { db } = app
      if (managerId) {
        const [known] = await db.select({ id: employees.id }).from(employees).where(eq(employees.id, managerId))
        if (!known) throw notFound('employee')
      }
      // Whose manager has left stands at the top until there is another one.
      const isHere = managerId ? eq(employees.managerId, managerId) : or(isNull(employees.managerId), ended(boss))
      const where = and(isHere, not(ended(employees)))
      const [all] = await db.select({ total: count() }).from(employees).leftJoin(boss, eq(boss.id, employees.managerId)).where(where)
      const reports = sql<number>`(select count(*)::int from ${employees} below where below.manager_id = ${employees.id} and not (below.status = ${tagged(employeeStates, 'ended')[0]}))`
      const rows = await db
        .select({
          id: employees.id,
          name: sql<string>`${employees.firstName} || ' ' || ${employees.lastName}`,
          jobTitle: employees.jobTitle,
          department: departments.name,
          status: employees.status,
          reports,
        })
        .from(employees)
        .leftJoin(boss, eq(boss.id, employees.managerId))
        .leftJoin(departments, eq(departments.id, employees.departmentId))
        .where(where)
        .orderBy(sql`case when ${reports} > 0 then 0 else 1 end`, asc(employees.lastName), asc(employees.firstName), asc(employees.id))
        .limit(size)
        .offset((page - 1) * size)
      const totalElements = all?.total ?? 0
      return { responseDataList: rows, paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) } }
    },
  }) satisfies Partial<Handlers<operations>>
