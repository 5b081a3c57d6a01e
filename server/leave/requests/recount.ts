import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { leaveRequestStates } from '../../../src/machines/lifecycles/leaveRequest.ts'
import { isTagged, tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { audit, type By } from '../../platform/lifecycle/audit.ts'
import { workWeeks } from '../../tables/calendars.ts'
import { employees } from '../../tables/employees.ts'
import { leaveRequestDays, leaveRequests } from '../../tables/leave.ts'
import { holidaysFor } from '../ledger/holidaysFor.ts'
import { addEntries, lockLeave } from '../ledger/postEntries.ts'
import { readKind, readPersons } from '../ledger/readAccounts.ts'
import { mailAnswered } from '../mailLeave.ts'
import { priceOf } from '../rules/price.ts'
import { recountedBy } from '../rules/taking.ts'
import { liveDays } from './moveRequest.ts'

/** Counts the leave of somebody that lies ahead anew, as the work week and the holidays are by now, and tells them where that changed something. The past stays. */
export async function recountLeave(app: App, tx: Tx, employeeId: number, by: By, why: string): Promise<number> {
  const { employee, today } = await lockLeave(app, tx, employeeId)
  const ahead = await tx
    .select()
    .from(leaveRequests)
    .where(and(eq(leaveRequests.employeeId, employeeId), gt(leaveRequests.lastDay, today), inArray(leaveRequests.status, tagged(leaveRequestStates, 'live'))))
    .orderBy(asc(leaveRequests.id))
    .for('update')
  if (ahead.length === 0) return 0
  const { weeks } = (await readPersons(tx, [employee])).get(employeeId)!
  let recounted = 0
  for (const request of ahead) {
    const holidays = await holidaysFor(tx, weeks, request.firstDay, request.lastDay)
    const changes = (await liveDays(tx, request.id))
      .filter(({ day }) => day > today)
      .map((part) => ({ part, minutes: priceOf(weeks, holidays, part, request.asked !== null) }))
      .filter(({ part, minutes }) => minutes !== part.minutes)
    if (changes.length === 0) continue
    recounted++
    const minutes = changes.reduce((sum, change) => sum + change.minutes - change.part.minutes, request.minutes)
    const [after] = await tx
      .update(leaveRequests)
      .set({ minutes, version: request.version + 1, recountedAt: new Date() })
      .where(eq(leaveRequests.id, request.id))
      .returning()
    for (const change of changes) await tx.update(leaveRequestDays).set({ minutes: change.minutes }).where(eq(leaveRequestDays.id, change.part.id))
    const isTaken = isTagged(leaveRequestStates, request.status, 'granted')
    if (isTaken) await addEntries(tx, { employeeId, kindId: request.kindId }, recountedBy(after!, changes), { reason: why })
    await audit(tx, { by, action: 'change', entity: 'leaveRequest', id: request.id, reason: why, before: { minutes: request.minutes }, after: { minutes } })
    const kind = await readKind(tx, request.kindId)
    await mailAnswered(app, tx, { employee, kind: kind!, request: after!, answer: 'counted anew', reason: why })
  }
  return recounted
}

/** Everybody whose weeks name a place, and who has leave on one of these days. */
export async function recountPlace(app: App, tx: Tx, placeId: number, days: readonly string[], by: By, why: string): Promise<void> {
  if (days.length === 0) return
  const rows = await tx
    .selectDistinct({ id: employees.id })
    .from(leaveRequestDays)
    .innerJoin(employees, eq(employees.id, leaveRequestDays.employeeId))
    .innerJoin(workWeeks, and(eq(workWeeks.employeeId, employees.id), eq(workWeeks.placeId, placeId), isNotNull(workWeeks.placeId)))
    .where(and(eq(leaveRequestDays.live, true), sql`${leaveRequestDays.day} = any(${sql.param([...days])}::date[])`))
    .orderBy(asc(employees.id))
  for (const { id } of rows) await recountLeave(app, tx, id, by, why)
}
