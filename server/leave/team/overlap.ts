import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/hr.gen.ts'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { leaveTeams } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { holidaysIn, ownHolidays, placesOf } from '../ledger/holidaysFor.ts'
import { readPersons } from '../ledger/readAccounts.ts'
import { type Employee, nameOf, personName, worksHere } from '../people.ts'
import { dayAfter, eachDay } from '../rules/days.ts'
import type { PricedDay } from '../rules/price.ts'
import { minutesOn } from '../rules/weeks.ts'

type Schemas = components['schemas']
type Range = { from: string; to: string }
type Db = Database | Tx
type TeamDay = {
  requestId: number
  employeeId: number
  day: string
  half: 'FIRST' | 'SECOND' | null
  minutes: number
  status: Schemas['LeaveAway']['status']
  kind: Pick<typeof leaveKinds.$inferSelect, 'id' | 'name' | 'symbol'>
}

const granted = tagged(leaveRequestStates, 'granted')

/** Days of leave of some people, asked and approved: all those of requests that reach into a range, so that it is known until when somebody is away. */
export const teamDays = (db: Db, ids: readonly number[], { from, to }: Range): Promise<TeamDay[]> => {
  const people = sql`any(${sql.param([...ids])}::int[])`
  const reaching = sql`select ${leaveRequestDays.requestId} from ${leaveRequestDays}
    where ${leaveRequestDays.employeeId} = ${people} and ${leaveRequestDays.live} and ${leaveRequestDays.day} between ${from} and ${to}`
  return db
    .select({
      ...{ requestId: leaveRequestDays.requestId, employeeId: leaveRequestDays.employeeId, day: leaveRequestDays.day },
      ...{ half: leaveRequestDays.half, minutes: leaveRequestDays.minutes, status: leaveRequests.status },
      kind: { id: leaveKinds.id, name: leaveKinds.name, symbol: leaveKinds.symbol },
    })
    .from(leaveRequestDays)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveRequestDays.requestId))
    .innerJoin(leaveKinds, eq(leaveKinds.id, leaveRequests.kindId))
    .where(and(sql`${leaveRequestDays.requestId} in (${reaching})`, eq(leaveRequestDays.live, true)))
    .orderBy(asc(leaveRequestDays.day), asc(leaveRequestDays.fromMinute))
}

export type Member = Pick<Employee, 'id' | 'firstName' | 'lastName' | 'accountId' | 'employmentStartDate' | 'endedOn' | 'createdAt'>
const member = {
  ...{ id: employees.id, firstName: employees.firstName, lastName: employees.lastName, accountId: employees.accountId },
  ...{ employmentStartDate: employees.employmentStartDate, endedOn: employees.endedOn, createdAt: employees.createdAt },
}

/** Whoever reports to somebody, or to nobody. */
export const membersOf = (db: Db, managerId: number | null, most: number): Promise<Member[]> =>
  db
    .select(member)
    .from(employees)
    .where(and(managerId === null ? isNull(employees.managerId) : eq(employees.managerId, managerId), worksHere))
    .orderBy(asc(personName), asc(employees.id))
    .limit(most)

export async function neededOf(db: Db, managerId: number | null): Promise<number | null> {
  if (managerId === null) return null
  const [team] = await db.select().from(leaveTeams).where(eq(leaveTeams.employeeId, managerId))
  return team?.needed ?? null
}

/** The weeks of a team, and the holidays of its places. */
export async function workOf(db: Db, members: readonly Member[], { from, to }: Range) {
  const persons = await readPersons(db, members)
  return { persons, holidays: await holidaysIn(db, placesOf([...persons.values()].flatMap(({ weeks }) => weeks)), from, to) }
}
type Work = Awaited<ReturnType<typeof workOf>>

/** How many of a team are here on each day on which any of them works; approved leave counts, and what is looked at as if it were approved. */
export function hereOn(
  members: readonly Member[],
  { persons, holidays }: Work,
  { from, to }: Range,
  absent: readonly Pick<TeamDay, 'employeeId' | 'day' | 'status'>[],
  needed: number | null,
): Schemas['LeaveHere'][] {
  const own = new Map([...persons].map(([id, { weeks }]) => [id, ownHolidays(weeks, holidays)]))
  const away = Map.groupBy(
    absent.filter(({ status }) => granted.some((one) => one === status)),
    ({ day }) => day,
  )
  return eachDay(from, to).flatMap((day) => {
    const working = members.filter(({ id }) => {
      const { weeks, start, end } = persons.get(id)!
      const isHoliday = own.get(id)!.has(day) && own.get(id)!.get(day)!.half === null
      return day >= start && (end === null || day <= end) && minutesOn(weeks, day) > 0 && !isHoliday
    })
    if (working.length === 0) return []
    const gone = new Set(away.get(day)?.map(({ employeeId }) => employeeId))
    return [{ day, here: working.filter(({ id }) => !gone.has(id)).length, of: working.length, needed }]
  })
}

/** The days of a request, parted where some of them were given back. */
function stretchesOf(list: readonly TeamDay[]): TeamDay[][] {
  const stretches: TeamDay[][] = []
  for (const one of list) {
    const last = stretches.at(-1)?.at(-1)
    if (last && (last.day === one.day || dayAfter(last.day) === one.day)) stretches.at(-1)!.push(one)
    else stretches.push([one])
  }
  return stretches
}

/** Days that follow one another are one absence; a half at either end is told. Only absences that reach into the range count. */
export function absencesOf(days: readonly TeamDay[], { from, to }: Range) {
  const stretches = [...Map.groupBy(days, ({ requestId }) => requestId).values()].flatMap(stretchesOf)
  return stretches
    .filter((list) => list[0]!.day <= to && list.at(-1)!.day >= from)
    .map((list) => {
      const [first, last] = [list[0]!, list.at(-1)!]
      return {
        ...{ requestId: first.requestId, employeeId: first.employeeId, status: first.status, kind: first.kind },
        ...{ firstDay: first.day, lastDay: last.day, fromNoon: first.half === 'SECOND', untilNoon: last.half === 'FIRST' },
        minutes: list.reduce((sum, { minutes }) => sum + minutes, 0),
        days: list.reduce((sum, { minutes, half }) => (minutes === 0 ? sum : sum + (half ? 0.5 : 1)), 0),
      }
    })
}

const MOST_IN_TEAM = 500

/** Who of the team is away at the same time as somebody, and how many are left if this is approved. */
export async function overlapOf(
  db: Db,
  employee: Employee,
  range: Range,
  parts: readonly Pick<PricedDay, 'day' | 'half' | 'minutes'>[],
): Promise<{ away: Schemas['LeaveAway'][]; here: Schemas['LeaveHere'][] }> {
  if (employee.managerId === null) return { away: [], here: [] }
  const members = await membersOf(db, employee.managerId, MOST_IN_TEAM)
  const names = new Map(members.map((one) => [one.id, nameOf(one)]))
  const others = await teamDays(
    db,
    members.flatMap(({ id }) => (id === employee.id ? [] : [id])),
    range,
  )
  const asked = parts.filter(({ minutes }) => minutes > 0).map((part) => ({ ...part, requestId: 0, employeeId: employee.id, status: granted[0]! }))
  const wanted = new Set(asked.map(({ day }) => day))
  const here = hereOn(members, await workOf(db, members, range), range, [...others, ...asked], await neededOf(db, employee.managerId))
  const away = absencesOf(others, range).map(({ minutes: _, days: __, requestId: ___, kind: ____, ...one }) => ({
    ...one,
    name: names.get(one.employeeId) ?? '',
  }))
  return { away: away.slice(0, 200), here: here.filter(({ day }) => wanted.has(day)) }
}
