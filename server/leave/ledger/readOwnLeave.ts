import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { notFound, wrongField } from '../../platform/http/problem.ts'
import { holidayPlaces, leaveFeeds, leaveTeams, workWeeks } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { leaveAssignments, leaveKinds, leavePolicies, leaveRequests } from '../../tables/leave.ts'
import { answersFor, boss, bossOn, type Employee, nameOf, worksHere } from '../people.ts'
import { type Reader, showRequests } from '../requests/showRequests.ts'
import { dayMinutesOf, weekOn } from '../rules/weeks.ts'
import { countToAnswer } from '../team/listToAnswer.ts'
import { balancesOf, yearOf } from './balances.ts'
import { readAccounts, readPersons } from './readAccounts.ts'

type Schemas = components['schemas']
type Db = Database | Tx
/** So far ahead balances are asked for. */
const MOST_DAY = '2200-01-01'

/** The day that is asked about; today where none is. */
export function askedDay(on: string | undefined, today: string): string {
  if (on === undefined) return today
  if (!isDay(on) || on > MOST_DAY) throw wrongField('on', 'Enter a day, like 2026-07-01.')
  return on
}

/** A person's leave: balances, what is planned, the week and who answers. */
async function leaveOf(db: Db, employee: Employee, reader: Reader, on: string) {
  const { today } = reader
  const accounts = await readAccounts(db, [employee], today)
  const person = accounts[0]?.person ?? (await readPersons(db, [employee])).get(employee.id)!
  const week = weekOn(person.weeks, today)
  const [beside] = await db
    .select({ placeName: holidayPlaces.name, firstName: boss.firstName, lastName: boss.lastName })
    .from(employees)
    .leftJoin(boss, bossOn)
    .leftJoin(holidayPlaces, eq(holidayPlaces.id, week.placeId ?? 0))
    .where(eq(employees.id, employee.id))
  const year = yearOf(accounts[0], person, today)
  const isPlanned = sql`${leaveRequests.employeeId} = ${employee.id} and (${inArray(leaveRequests.status, tagged(leaveRequestStates, 'asked'))}
    or (${inArray(leaveRequests.status, tagged(leaveRequestStates, 'ahead'))} and ${leaveRequests.lastDay} >= ${today}))`
  const head: Schemas['LeaveHead'] = {
    employeeId: employee.id,
    name: nameOf(employee),
    week: [...week.minutes],
    weekFrom: week.fromDay,
    dayMinutes: dayMinutesOf(week),
    placeName: beside?.placeName ?? null,
    approverName: beside?.firstName == null || beside.lastName == null ? null : nameOf({ firstName: beside.firstName, lastName: beside.lastName }),
    yearFrom: year.from,
    yearTo: year.to,
    employmentStart: employee.employmentStartDate,
    employmentEnd: employee.endedOn,
  }
  return {
    today,
    on,
    employee: head,
    balances: await balancesOf(db, accounts, person, employee.id, { on, today }),
    planned: await showRequests(db, reader, isPlanned, [sql`${leaveRequests.firstDay}`, sql`${leaveRequests.id}`], 100),
  }
}

export const ownLeaveHandlers = (app: App) =>
  ({
    getOwnLeave: ({ query, caller }) =>
      reading(app.db, async (tx) => {
        const today = todayIn(app.settings)
        const on = askedDay(query.on, today)
        const { own, leads } = await answersFor(tx, caller, today)
        const reader = { caller, leads, today }
        const toAnswer = await countToAnswer(tx, reader)
        const nothing = { today, on, employee: null, balances: [], planned: [] }
        const chief = sql`${own?.id ?? null}::int`
        const [about] = await tx
          .select({
            leads: sql<number>`(select count(*)::int from ${employees} where ${employees.managerId} = ${chief} and ${worksHere})`,
            needed: leaveTeams.needed,
            version: leaveTeams.version,
            since: leaveFeeds.since,
          })
          .from(sql`(select) one`)
          .leftJoin(leaveTeams, sql`${leaveTeams.employeeId} = ${chief}`)
          .leftJoin(leaveFeeds, eq(leaveFeeds.accountId, caller.accountId))
        return {
          data: {
            ...(own ? await leaveOf(tx, own, reader, on) : nothing),
            leads: about?.leads ?? 0,
            needed: about?.needed ?? null,
            teamVersion: about?.version ?? 0,
            toAnswer,
            feedSince: about?.since?.toISOString() ?? null,
          },
        }
      }),

    getEmployeeLeave: ({ params, query, caller }) =>
      reading(app.db, async (tx) => {
        const today = todayIn(app.settings)
        const on = askedDay(query.on, today)
        const [employee] = await tx.select().from(employees).where(eq(employees.id, params.employeeId))
        if (!employee) throw notFound('employee')
        const { leads } = await answersFor(tx, caller, today)
        const weeks = await tx
          .select({ week: workWeeks, placeName: holidayPlaces.name })
          .from(workWeeks)
          .leftJoin(holidayPlaces, eq(holidayPlaces.id, workWeeks.placeId))
          .where(eq(workWeeks.employeeId, employee.id))
          .orderBy(desc(workWeeks.fromDay))
          .limit(200)
        const given = await tx
          .select({ assignment: leaveAssignments, policyName: leavePolicies.name, kindName: leaveKinds.name })
          .from(leaveAssignments)
          .innerJoin(leavePolicies, eq(leavePolicies.id, leaveAssignments.policyId))
          .innerJoin(leaveKinds, eq(leaveKinds.id, leaveAssignments.kindId))
          .where(eq(leaveAssignments.employeeId, employee.id))
          .orderBy(asc(leaveKinds.id), desc(leaveAssignments.fromDay))
          .limit(200)
        return {
          data: {
            ...(await leaveOf(tx, employee, { caller, leads, today }, on)),
            workWeeks: weeks.map(({ week: { id, fromDay, minutes, placeId }, placeName }) => ({ id, fromDay, minutes, placeId, placeName })),
            assignments: given.map(({ assignment: { id, policyId, kindId, fromDay, toDay, version }, ...names }) => {
              return { id, policyId, kindId, fromDay, toDay, version, ...names }
            }),
          },
        }
      }),
  }) satisfies Pick<Handlers<operations>, 'getOwnLeave' | 'getEmployeeLeave'>
