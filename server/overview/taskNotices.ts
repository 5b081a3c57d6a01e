import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../src/machines/lifecycles/task.ts'
import type { Caller } from '../platform/context.ts'
import { rangeOf } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { keyWhile, prepared } from '../platform/db/prepared.ts'
import type { Settings } from '../platform/settings.ts'
import { employees } from '../tables/employees.ts'
import { tasks } from '../tables/tasks.ts'

const MOST = 50

/** Tasks for others whose day has passed, until they are done; new employees are written to instead. */
export async function overdueTasks(
  db: Database | Tx,
  caller: Caller,
  today: string,
  settings: Pick<Settings, 'timeZone'>,
): Promise<Omit<components['schemas']['Notice'], 'read'>[]> {
  const rows = await prepared(db, keyWhile(overdueTasks, today), () =>
    db
      .select({ id: tasks.id, dueOn: tasks.dueOn, title: tasks.name, detail: sql<string>`${employees.firstName} || ' ' || ${employees.lastName}` })
      .from(tasks)
      .innerJoin(employees, eq(employees.id, tasks.employeeId))
      .where(
        and(
          eq(tasks.ownerAccountId, sql.placeholder('accountId')),
          ne(tasks.owner, 'NEW_HIRE'),
          inArray(tasks.status, tagged(taskStates, 'open')),
          lt(tasks.dueOn, today),
        ),
      )
      .orderBy(asc(tasks.dueOn), asc(tasks.id))
      .limit(MOST),
  ).execute({ accountId: caller.accountId })
  return rows.map(({ id, dueOn, title, detail }) => {
    return { notice: `task:${id}:${dueOn}`, kind: 'taskOverdue', id, title, detail, at: dueOn && rangeOf(dueOn, settings).before.toISOString() }
  })
}
