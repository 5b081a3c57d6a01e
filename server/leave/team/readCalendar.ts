import { inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { isManager } from '../../platform/http/permissions.ts'
import { forbidden, notFound, wrongField } from '../../platform/http/problem.ts'
import { employees } from '../../tables/employees.ts'
import { answersFor, type Employee, nameOf } from '../people.ts'
import { eachDay, lengthOf } from '../rules/days.ts'
import { minutesOn } from '../rules/weeks.ts'
import { absencesOf, hereOn, type Member, membersOf, neededOf, teamDays, workOf } from './overlap.ts'

type Calendar = components['schemas']['LeaveCalendar']
type Whose = NonNullable<operations['getLeaveCalendar']['parameters']['query']['whose']>

const MOST_PEOPLE = 100
const MOST_DAYS = 100

/** Whose team is looked at: the manager's record, the people, and whether the caller is who leads them. */
async function teamFor(db: Database | Tx, caller: Caller, own: Employee | null, leads: readonly number[], whose: Whose, managerId: number | undefined) {
  if (managerId !== undefined) {
    const led = leads.includes(managerId)
    if (!led && !isManager(caller)) throw notFound('employee')
    const [manager] = await db
      .select()
      .from(employees)
      .where(inArray(employees.id, [managerId]))
    if (!manager) throw notFound('employee')
    return { manager, members: await membersOf(db, managerId, MOST_PEOPLE + 1), seesKinds: true }
  }
  if (whose === 'UNLED') {
    if (!isManager(caller)) throw forbidden()
    return { manager: null, members: await membersOf(db, null, MOST_PEOPLE + 1), seesKinds: true }
  }
  if (!own) return { manager: null, members: [], seesKinds: false }
  if (whose === 'LED') return { manager: own, members: await membersOf(db, own.id, MOST_PEOPLE + 1), seesKinds: true }
  if (own.managerId === null) return { manager: null, members: [own], seesKinds: false }
  const [manager] = await db
    .select()
    .from(employees)
    .where(inArray(employees.id, [own.managerId]))
  return { manager: manager ?? null, members: await membersOf(db, own.managerId, MOST_PEOPLE + 1), seesKinds: false }
}

/** Days without work by the week; holidays are told for all. */
const offDays = (weeks: Parameters<typeof minutesOn>[0], from: string, to: string) => eachDay(from, to).filter((day) => minutesOn(weeks, day) === 0)

type Seen = { own: Employee | null; seesKinds: boolean }
/** What an absence is for only who answers it and the person themselves are told. */
const shownTo =
  ({ own, seesKinds }: Seen) =>
  ({ kind, ...one }: ReturnType<typeof absencesOf>[number]): Calendar['absences'][number] =>
    seesKinds || one.employeeId === own?.id
      ? { ...one, kindId: kind.id, kindName: kind.name, symbol: kind.symbol }
      : { ...one, requestId: null, minutes: null, days: null, kindId: null, kindName: null, symbol: null }

export const leaveCalendarHandlers = (app: App) =>
  ({
    getLeaveCalendar: ({ query, caller }) =>
      reading(app.db, async (tx) => {
        const { from, to, whose = 'COLLEAGUES', managerId } = query
        if (!isDay(from)) throw wrongField('from', 'Enter the first day, like 2026-07-01.')
        if (!isDay(to) || to < from) throw wrongField('to', 'Choose a last day that is not before the first one.')
        if (lengthOf(from, to) > MOST_DAYS) throw wrongField('to', `At most ${MOST_DAYS} days are shown at once.`)
        const range = { from, to }
        const { own, leads } = await answersFor(tx, caller, todayIn(app.settings))
        const team = await teamFor(tx, caller, own, leads, whose, managerId)
        const members: Member[] = team.members.slice(0, MOST_PEOPLE)
        const work = await workOf(tx, members, range)
        const { persons, holidays } = work
        const days = await teamDays(
          tx,
          members.map(({ id }) => id),
          range,
        )
        const needed = await neededOf(tx, team.manager?.id ?? null)
        const byDay = new Map(holidays.map(({ day, name, half }) => [`${day} ${name}`, { day, name, half }]))
        return {
          data: {
            ...range,
            teamName: team.manager ? nameOf(team.manager) : null,
            needed,
            seesKinds: team.seesKinds,
            more: Math.max(0, team.members.length - MOST_PEOPLE),
            people: members.map((one) => ({
              ...{ employeeId: one.id, name: nameOf(one), me: one.id === own?.id },
              offDays: offDays(persons.get(one.id)!.weeks, from, to),
            })),
            absences: absencesOf(days, range).map(shownTo({ own, seesKinds: team.seesKinds })),
            holidays: [...byDay.values()],
            here: hereOn(members, work, range, days, needed),
          },
        }
      }),
  }) satisfies Pick<Handlers<operations>, 'getLeaveCalendar'>
