import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import { taskStates } from '../../../src/machines/lifecycles/task.ts'
import { packOf } from '../../employees/acknowledgeDocuments.ts'
import { isDoneBy } from '../../employees/tasks/taskOwners.ts'
import { ownEmployee } from '../../leave/people.ts'
import type { App, Caller } from '../../platform/context.ts'
import { daysBetween, todayIn } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { notArchived } from '../../records/requisitions.ts'
import { employees, onboardingDocuments, onboardingAcknowledgements as read } from '../../tables/employees.ts'
import { files } from '../../tables/files.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { tasks } from '../../tables/tasks.ts'
import { readRunning } from './readRunning.ts'
import { readToPrepare, readWeek } from './readWeek.ts'

type Schemas = components['schemas']
const SHOWN = 5
const total = sql<number>`(count(*) over ())::int`
const listed = <Row extends { total: number }>(rows: Row[]) => ({ total: rows[0]?.total ?? 0, first: rows.map(({ total: _, ...row }) => row) })

/** What waits for somebody who works here: as interviewer, as owner of requisitions, and for the own beginning. */
export async function readOwnDay({ db, settings }: App, caller: Caller): Promise<Schemas['OwnDay']> {
  const today = todayIn(settings)
  const owned = eq(requisitions.ownerId, caller.accountId)
  return {
    week: await readWeek(db, { caller, today, whose: 'held' }),
    prepare: await readToPrepare(db, caller),
    tasks: await readTasks(db, caller, today),
    unread: await readUnread(db, caller),
    declined: await readDeclined(db, owned),
    ...(await readRunning(db, { caller, today, whose: 'held' })),
  }
}

async function readTasks(db: Database, caller: Caller, today: string): Promise<Schemas['DayTasks']> {
  const byDay = [sql`${tasks.dueOn} nulls last`, asc(tasks.id)]
  // Whose tasks they are is read of those that are shown.
  const few = db
    .select({ id: tasks.id, total: total.as('total') })
    .from(tasks)
    .where(and(inArray(tasks.status, tagged(taskStates, 'open')), isDoneBy(caller)))
    .orderBy(...byDay)
    .limit(SHOWN)
    .as('few')
  const rows = await db
    .select({
      id: tasks.id,
      name: tasks.name,
      personName: sql<string>`${employees.firstName} || ' ' || ${employees.lastName}`,
      own: sql<boolean>`${employees.accountId} = ${caller.accountId}`,
      dueOn: tasks.dueOn,
      total: few.total,
    })
    .from(few)
    .innerJoin(tasks, eq(tasks.id, few.id))
    .innerJoin(employees, eq(employees.id, tasks.employeeId))
    .orderBy(...byDay)
  return listed(rows.map((row) => ({ ...row, days: row.dueOn === null ? null : daysBetween(row.dueOn, today) })))
}

/** What was read with the own contract counts as well. */
async function readUnread(db: Database, caller: Caller): Promise<Schemas['DayUnread']> {
  const own = await ownEmployee(db, caller)
  if (!own) return { total: 0, first: [] }
  const theirs = or(eq(read.employeeId, own.id), own.contractLetterId === null ? undefined : eq(read.contractLetterId, own.contractLetterId))
  const wasRead = sql`exists (select from ${read} where ${eq(read.documentId, onboardingDocuments.id)} and ${eq(read.fileId, onboardingDocuments.fileId)} and ${theirs})`
  const rows = await db
    .select({ id: onboardingDocuments.id, name: onboardingDocuments.name, mandatory: onboardingDocuments.mandatory, total })
    .from(onboardingDocuments)
    .innerJoin(files, eq(files.id, onboardingDocuments.fileId))
    .where(and(packOf(own), sql`not ${wasRead}`))
    .orderBy(asc(onboardingDocuments.position), asc(onboardingDocuments.id))
    .limit(SHOWN)
  return listed(rows)
}

/** What its owner may change and submit again, or give up. */
async function readDeclined(db: Database, owned: SQL): Promise<Schemas['DayDeclined']> {
  const rows = await db
    .select({ id: requisitions.id, positionTitle: requisitions.positionTitle, total })
    .from(requisitions)
    .where(and(owned, notArchived, inArray(requisitions.status, tagged(requisitionStates, 'declined'))))
    .orderBy(desc(requisitions.id))
    .limit(SHOWN)
  return listed(rows)
}
