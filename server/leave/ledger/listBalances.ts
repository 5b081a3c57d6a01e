import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { onePage, page } from '../../platform/db/page.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { workWeeks } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { leaveAccounts, leaveKinds } from '../../tables/leave.ts'
import { departments } from '../../tables/reference.ts'
import { asTheyAre, exportList } from '../../workbooks/exportList.ts'
import { personName } from '../people.ts'
import { balanceAt } from '../rules/account.ts'
import { dayMinutesOf, STANDARD_WEEK } from '../rules/weeks.ts'
import { balanceOn, balanceWithoutLater, isLater, laterThan } from './balanceOn.ts'
import { readAccounts } from './readAccounts.ts'
import { askedDay } from './readOwnLeave.ts'

type Row = components['schemas']['LeaveBalanceRow']
type Liability = components['schemas']['LeaveLiabilityRow']
type Db = Database | Tx

const account = sql`${leaveAccounts}`
const joinsOn = (on: string): Joins => ({
  later: { table: laterThan(on), on: isLater(account), left: true },
  employees: { table: employees, on: eq(employees.id, leaveAccounts.employeeId) },
  kinds: { table: leaveKinds, on: eq(leaveKinds.id, leaveAccounts.kindId) },
  departments: { table: departments, on: eq(departments.id, employees.departmentId), left: true },
})

const columns: ListColumns = {
  id: { sql: leaveAccounts.id, kind: 'number' },
  employeeId: { sql: leaveAccounts.employeeId, kind: 'number' },
  personName: { sql: personName, kind: 'text', needs: ['employees'] },
  departmentName: { sql: departments.name, kind: 'text', needs: ['employees', 'departments'] },
  kindId: { sql: leaveAccounts.kindId, kind: 'number' },
  kindName: { sql: leaveKinds.name, kind: 'text', needs: ['kinds'] },
  minutes: { sql: balanceWithoutLater(account), kind: 'number', needs: ['later'] },
}
const week = sql<
  number[] | null
>`(select week.minutes from ${workWeeks} week where week.employee_id = ${leaveAccounts.employeeId} order by week.from_day desc limit 1)`
type Read = Omit<Row, 'dayMinutes' | 'minutes'> & { week: number[] | null; minutes: number; postedTo: string | null }
const shownOn = (on: string) => ({
  ...{ id: leaveAccounts.id, employeeId: leaveAccounts.employeeId, kindId: leaveAccounts.kindId, postedTo: leaveAccounts.postedTo },
  ...{ personName, departmentName: departments.name, kindName: leaveKinds.name, unit: leaveKinds.unit, minutes: balanceOn(account, on), week },
})

/** What balances will be on a day that the ledger is not posted up to yet, by account. */
async function aheadOn(db: Db, employeeIds: readonly number[], on: string, today: string): Promise<Map<string, number>> {
  const people =
    employeeIds.length === 0
      ? []
      : await db
          .select()
          .from(employees)
          .where(inArray(employees.id, [...employeeIds]))
  const accounts = await readAccounts(db, people, today)
  return new Map(accounts.map((account) => [`${account.employeeId}:${account.kindId}`, balanceAt(account, on)]))
}

export async function listBalances({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria, asked?: string) {
  const today = todayIn(settings)
  const on = askedDay(asked, today)
  const looksAtMinutes = criteria.sort?.replace('-', '') === 'minutes' || criteria.columns?.includes('minutes')
  if (on > today && looksAtMinutes)
    throw wrongField('sort', 'Balances of a day to come are worked out one by one: sort and filter by another column, or choose today.')
  const { responseDataList, paging } = await page<Read>({
    ...{ db, table: leaveAccounts, joins: joinsOn(on), criteria, settings, columns },
    search: [personName, leaveKinds.name, departments.name],
    shown: shownOn(on),
  })
  const open = on < today ? [] : responseDataList.filter(({ postedTo }) => postedTo === null || postedTo < on)
  const ahead = await aheadOn(db, [...new Set(open.map(({ employeeId }) => employeeId))], on, today)
  const list = responseDataList.map(({ week: minutesOfWeek, postedTo: _, ...row }): Row => {
    const minutes = ahead.get(`${row.employeeId}:${row.kindId}`) ?? row.minutes
    return { ...row, minutes, dayMinutes: dayMinutesOf(minutesOfWeek ? { minutes: minutesOfWeek } : STANDARD_WEEK) }
  })
  return { responseDataList: list, paging }
}

const exported = asTheyAre<Row>('id', 'personName', 'departmentName', 'kindName', 'minutes', 'dayMinutes')
const AT_ONCE = 500

type Total = { kindId: number; people: number; minutes: number; owedMinutes: number; below: number }

/** Of every kind how much is owed on a day. Sums of what is posted are read at once; what lies ahead is worked out for some people after the other. */
async function liabilityOn(db: Db, on: string, today: string): Promise<Liability[]> {
  const kinds = await db.select().from(leaveKinds).where(eq(leaveKinds.counted, true)).orderBy(asc(leaveKinds.id))
  const totals = on < today ? await postedOn(db, on) : await allOn(db, on, today)
  return kinds.map(({ id, name, unit, paid }) => {
    const { people, minutes, owedMinutes, below } = totals.find(({ kindId }) => kindId === id) ?? { people: 0, minutes: 0, owedMinutes: 0, below: 0 }
    return { kindId: id, kindName: name, unit, paid, people, minutes, owedMinutes, below }
  })
}

async function postedOn(db: Db, on: string): Promise<Total[]> {
  const { rows } = await db.execute<{ kind: number; people: number; minutes: string; owed: string; below: number }>(sql`
    select ${leaveAccounts.kindId} as kind, count(*)::int as people, sum(own.minutes) as minutes,
      coalesce(sum(own.minutes) filter (where own.minutes > 0), 0) as owed, (count(*) filter (where own.minutes < 0))::int as below
    from ${leaveAccounts} left join ${laterThan(on)} on ${isLater(account)}
      cross join lateral (select ${balanceWithoutLater(account)} as minutes) own
    group by ${leaveAccounts.kindId}`)
  return rows.map(({ kind, people, minutes, owed, below }) => ({ kindId: kind, people, minutes: Number(minutes), owedMinutes: Number(owed), below }))
}

async function allOn(db: Db, on: string, today: string): Promise<Total[]> {
  // Posted up to the day: then the sums are all there is.
  const isBehind = sql`${leaveAccounts.postedTo} is null or ${leaveAccounts.postedTo} < ${on}::date`
  const [behind] = await db.select({ id: leaveAccounts.id }).from(leaveAccounts).where(isBehind).limit(1)
  if (!behind) return postedOn(db, on)
  const totals = new Map<number, Total>()
  for (let last = 0; ; ) {
    const people = await db.select().from(employees).where(gt(employees.id, last)).orderBy(asc(employees.id)).limit(AT_ONCE)
    for (const account of await readAccounts(db, people, today)) {
      const { kindId } = account
      const minutes = balanceAt(account, on)
      const known = totals.get(kindId) ?? { kindId, people: 0, minutes: 0, owedMinutes: 0, below: 0 }
      const owedMinutes = known.owedMinutes + Math.max(0, minutes)
      totals.set(kindId, { kindId, people: known.people + 1, minutes: known.minutes + minutes, owedMinutes, below: known.below + (minutes < 0 ? 1 : 0) })
    }
    if (people.length < AT_ONCE) return [...totals.values()]
    last = people.at(-1)!.id
  }
}

export const balanceHandlers = (app: App) =>
  ({
    findLeaveBalances: ({ body, query }) => listBalances(app, body, query.on),

    exportLeaveBalances: (call) => exportList(app.settings, call, 'Leave balances', exported, (criteria) => listBalances(app, criteria, call.query.on)),

    getLeaveLiability: ({ query }) =>
      reading(app.db, async (tx) => {
        const today = todayIn(app.settings)
        const list = await liabilityOn(tx, askedDay(query.on, today), today)
        return { responseDataList: list, paging: onePage(list) }
      }),
  }) satisfies Pick<Handlers<operations>, 'findLeaveBalances' | 'exportLeaveBalances' | 'getLeaveLiability'>
