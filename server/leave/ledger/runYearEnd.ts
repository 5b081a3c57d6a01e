import { asc, gt, inArray } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { type Database, reading, type Tx } from '../../platform/db/database.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { employees } from '../../tables/employees.ts'
import { leaveKinds, leaveLedger } from '../../tables/leave.ts'
import { nameOf } from '../people.ts'
import { dueTo, ledgerOn } from '../rules/account.ts'
import { dayAfter } from '../rules/days.ts'
import { balanceOn } from '../rules/ledger.ts'
import { dayMinutesOf, weekOn } from '../rules/weeks.ts'
import { postDueLeave } from './postEntries.ts'
import { readAccounts } from './readAccounts.ts'
import { askedDay } from './readOwnLeave.ts'

type Row = components['schemas']['YearEndRow']
const AT_ONCE = 100
const PEOPLE = 500
/** Nobody plans further ahead than the next two ends of a leave year. */
const MOST_AHEAD = 750

/** What year's end brings up to a day and is not posted: what is carried over, and what expires. */
async function yearEndUpTo(db: Database | Tx, on: string, today: string): Promise<Row[]> {
  const kinds = new Map((await db.select().from(leaveKinds)).map((kind) => [kind.id, kind]))
  const rows: Row[] = []
  for (let last = 0; ; ) {
    const people = await db.select().from(employees).where(gt(employees.id, last)).orderBy(asc(employees.id)).limit(PEOPLE)
    const names = new Map(people.map((one) => [one.id, nameOf(one)]))
    for (const account of await readAccounts(db, people, today)) {
      const kind = kinds.get(account.kindId)!
      const ends = dueTo(account, on).filter(({ cause }) => cause === 'CARRIED' || cause === 'EXPIRED')
      for (const { day, cause, minutes, carried = null } of ends) {
        const dayBefore = dayAfter(day, -1)
        rows.push({
          ...{ employeeId: account.employeeId, personName: names.get(account.employeeId) ?? '', kindId: kind.id, kindName: kind.name, unit: kind.unit },
          dayMinutes: dayMinutesOf(weekOn(account.person.weeks, day)),
          ...{ day, cause, minutes, carriedMinutes: carried, balanceBefore: balanceOn(ledgerOn(account, dayBefore), dayBefore) },
        })
      }
    }
    if (people.length < PEOPLE) return rows
    last = people.at(-1)!.id
  }
}

export const yearEndHandlers = (app: App) =>
  ({
    previewYearEnd: ({ query }) =>
      reading(app.db, async (tx) => {
        const { page = 1 } = query
        const today = todayIn(app.settings)
        const on = askedDay(query.on, today)
        if (on > dayAfter(today, MOST_AHEAD)) throw wrongField('on', 'Choose a day within the next two years.')
        const rows = await yearEndUpTo(tx, on, today)
        const list = rows.slice((page - 1) * AT_ONCE, page * AT_ONCE)
        return { responseDataList: list, paging: { page, size: AT_ONCE, totalElements: rows.length, totalPages: Math.ceil(rows.length / AT_ONCE) } }
      }),

    runYearEnd: async ({ body, caller }) => {
      const today = todayIn(app.settings)
      const on = askedDay(body.on, today)
      if (on > today) throw wrongField('on', 'Choose today or an earlier day: what lies ahead is posted when it comes.')
      const due = await yearEndUpTo(app.db, on, today)
      await postDueLeave(app)
      const people = new Set(due.map(({ employeeId }) => employeeId)).size
      const [last] =
        due.length === 0
          ? []
          : await app.db
              .select({ id: leaveLedger.id })
              .from(leaveLedger)
              .where(inArray(leaveLedger.cause, ['CARRIED', 'EXPIRED']))
              .limit(1)
      await app.db.transaction((tx) =>
        audit(tx, { by: caller, action: 'yearEnd', entity: 'leaveLedger', id: last?.id ?? 1, after: { on, posted: due.length, people } }),
      )
      return { data: { posted: due.length, people }, message: due.length === 0 ? 'Everything up to that day had been posted already.' : 'Successfully posted!' }
    },
  }) satisfies Pick<Handlers<operations>, 'previewYearEnd' | 'runYearEnd'>
