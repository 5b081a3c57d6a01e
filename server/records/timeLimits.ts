import { and, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/recruitment.gen.ts'
import { type ApplicationStatus, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import { dayOf, rangeOf, todayIn } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Settings } from '../platform/settings.ts'
import { firstDayWithin, workingDaysSince } from '../platform/workingDays.ts'
import { applications } from '../tables/applications.ts'
import { requisitions } from '../tables/requisitions.ts'
import { timeLimits } from '../tables/timeLimits.ts'

type Where = Pick<Settings, 'timeZone'>
type TimeLimit = Pick<typeof timeLimits.$inferSelect, 'status' | 'departmentId' | 'workingDays'>
type InStatus = { status: ApplicationStatus; statusSince: Date; departmentId: number | null }
/** What tells of an application how long it has waited, and where: in its own row, and in the copy by which it is ranked. */
export type Waiting = Record<'status' | 'statusSince' | 'requisitionId', PgColumn>

/** Every status that an application can wait in. */
export const waitingStatuses = tagged(applicationStates, 'open')

/**
 * The limits as they stand on one day. Nothing of them is kept in an application: a limit is a moment that `status_since` is compared
 * with, so that another limit changes no row and an index finds who is over it.
 */
export function limitsOn(list: readonly TimeLimit[], where: Where, today = todayIn(where)) {
  /** The limit of everywhere, and those that departments have instead. */
  const limitsOf = (status: ApplicationStatus) => {
    const ofStatus = list.filter((one) => one.status === status)
    return { everywhere: ofStatus.find((one) => one.departmentId === null)?.workingDays ?? null, own: ofStatus.filter((one) => one.departmentId !== null) }
  }

  /** How long an open application has waited; of others it is not said. */
  function standing({ status, statusSince, departmentId }: InStatus): components['schemas']['TimeInStatus'] | null {
    if (!isTagged(applicationStates, status, 'open')) return null
    const { everywhere, own } = limitsOf(status)
    const limit = own.find((one) => one.departmentId === departmentId)?.workingDays ?? everywhere
    const days = workingDaysSince(dayOf(statusSince, where), today)
    return { days, limit, over: limit === null ? 0 : Math.max(0, days - limit) }
  }

  const past = ({ statusSince }: Waiting, limit: number) => lt(statusSince, rangeOf(firstDayWithin(limit, today), where).from)
  const inDepartments = (db: Database | Tx, ids: number[]) =>
    db.select({ id: requisitions.id }).from(requisitions).where(inArray(requisitions.departmentId, ids))

  function overIn(db: Database | Tx, status: ApplicationStatus, of: Waiting): SQL | undefined {
    const { everywhere, own } = limitsOf(status)
    const isStatus = eq(of.status, status)
    if (own.length === 0) return everywhere === null ? undefined : and(isStatus, past(of, everywhere))
    const ids = own.flatMap(({ departmentId }) => departmentId ?? [])
    const limits = new Set(own.map(({ workingDays }) => workingDays))
    const parts = [...limits].map((limit) => {
      const having = own.flatMap(({ departmentId, workingDays }) => (workingDays === limit && departmentId ? [departmentId] : []))
      return and(past(of, limit), inArray(of.requisitionId, inDepartments(db, having)))
    })
    if (everywhere !== null) parts.push(and(past(of, everywhere), notInArray(of.requisitionId, inDepartments(db, ids))))
    // The shortest limit bounds what the index has to look through.
    return and(isStatus, past(of, Math.min(...limits, everywhere ?? Number.MAX_SAFE_INTEGER)), or(...parts))
  }

  /** Being over the limit, of each of these statuses that has one. */
  const overEach = (db: Database | Tx, statuses: readonly ApplicationStatus[] = waitingStatuses, of: Waiting = applications): SQL[] =>
    statuses.flatMap((status) => overIn(db, status, of) ?? [])

  /** Of each status the moment since before which an application is over its limit; the statuses in which that depends on the department are told apart. */
  function overSince() {
    const limited = waitingStatuses.map((status) => ({ status, ...limitsOf(status) }))
    return {
      moments: limited.flatMap(({ status, everywhere, own }) =>
        own.length > 0 || everywhere === null ? [] : { status, before: rangeOf(firstDayWithin(everywhere, today), where).from },
      ),
      byDepartment: limited.flatMap(({ status, own }) => (own.length > 0 ? status : [])),
    }
  }

  return {
    /** What tells these limits from others. */
    named: JSON.stringify(list),
    everywhere: (status: ApplicationStatus) => limitsOf(status).everywhere,
    overSince,
    standing,
    /** Whether an application is in one of these statuses, and over its limit there. */
    over: (db: Database | Tx, statuses?: readonly ApplicationStatus[], of?: Waiting): SQL => or(...overEach(db, statuses, of)) ?? sql`false`,
    overEach,
  }
}
export type Limits = ReturnType<typeof limitsOn>

export const readLimits = async (db: Database | Tx, where: Where, today = todayIn(where)) =>
  limitsOn(await prepared(db, readLimits, () => db.select().from(timeLimits)).execute(), where, today)

/** All limits, as one value of a query. */
export const allLimits = sql<
  TimeLimit[]
>`(select coalesce(json_agg(json_build_object('status', l.status, 'departmentId', l.department_id, 'workingDays', l.working_days)), '[]') from ${timeLimits} l)`

/** The limit that a change is about. */
export const limitOf = (status: ApplicationStatus, departmentId: number | null) =>
  and(eq(timeLimits.status, status), departmentId === null ? isNull(timeLimits.departmentId) : eq(timeLimits.departmentId, departmentId))
