import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { nameOf } from '../platform/lifecycle/audit.ts'
import { payInWords, shortened } from '../platform/wording.ts'
import { auditValuesFor, auditVisibleTo } from '../records/auditLogPermissions.ts'
import { readRequisition } from '../records/requisitions.ts'
import { personTo, readsNames, veilColumns, veilOver } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { applicants, applications } from '../tables/applications.ts'
import { courses } from '../tables/learning.ts'
import { leaveKinds } from '../tables/leave.ts'
import { auditLog } from '../tables/platform.ts'
import { cities, contractTypes, countries, departments, industries, industryDisciplines, positionTypes, states } from '../tables/reference.ts'

type Row = typeof auditLog.$inferSelect
type Kept = Record<string, unknown>

/** The numbers that the log keeps, whose names people read instead. */
const named = {
  departmentId: departments,
  jobPositionTypeId: positionTypes,
  jobApplTypeId: contractTypes,
  industryId: industries,
  industryDisciplineId: industryDisciplines,
  disciplineId: industryDisciplines,
  cityId: cities,
  countryId: countries,
  stateId: states,
  kindId: leaveKinds,
  courseId: courses,
  ownerAccountId: accounts,
}
type Named = keyof typeof named
const isNamed = (field: string): field is Named => Object.hasOwn(named, field)
const AMOUNTS = ['compensationFrom', 'compensationTo', 'expectedSalary']

/** Who did what on a requisition and on everything under it, newest first; each row as far as its record may be read. */
export const auditLogHandlers = (app: App) =>
  ({
    listAuditLog: async ({ caller, params, query: { page = 1, size = 25, by, entity, since } }) => {
      const { id } = await readRequisition(app.db, caller, params.requisitionId)
      const actor = actorTo(caller)
      const ofThis = and(eq(auditLog.requisitionId, id), auditVisibleTo(caller))
      const where = and(
        ofThis,
        by ? eq(actor, by) : undefined,
        entity ? eq(auditLog.entity, entity) : undefined,
        since ? gt(auditLog.at, new Date(since)) : undefined,
      )
      const people = await planned(
        withPerson(app.db.selectDistinct({ name: actor }).from(auditLog).$dynamic(), caller)
          .where(ofThis)
          .orderBy(sql`1`)
          .limit(500),
      )
      const entities = await planned(app.db.selectDistinct({ entity: auditLog.entity }).from(auditLog).where(ofThis).orderBy(asc(auditLog.entity)).limit(100))
      const rows = await planned(
        app.db
          .select({ entry: auditLog, candidate: personTo(caller).shortName, person: veilColumns })
          .from(auditLog)
          .leftJoin(applications, eq(applications.id, auditLog.applicationId))
          .leftJoin(applicants, eq(applicants.id, applications.applicantId))
          .where(where)
          .orderBy(desc(auditLog.id))
          .limit(size)
          .offset((page - 1) * size),
      )
      const [all] = await planned(withPerson(app.db.select({ total: count() }).from(auditLog).$dynamic(), caller).where(where))
      const totalElements = all?.total ?? 0
      return {
        responseDataList: await presentEntries(
          app.db,
          rows.map(({ entry, candidate, person }) => ({ row: auditValuesFor(caller, entry, veilOver(caller, person)), candidate: candidate || null })),
        ),
        paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
        people: people.map(({ name }) => name),
        entities: entities.map((one) => one.entity),
      }
    },
  }) satisfies Partial<Handlers<operations>>

/** Who did something, as this person may know: where names are withheld an applicant has a number. */
const actorTo = (caller: Caller): SQL<string> =>
  readsNames(caller)
    ? sql<string>`${auditLog.actorName}`
    : sql<string>`case when ${applications.withheld} and ${auditLog.actorName} <> ${nameOf('system')} and (${auditLog.actorId} is null or ${auditLog.actorId} = ${applicants.accountId})
        then ${personTo(caller).shortName} else ${auditLog.actorName} end`

/** Beside the candidates that are to be numbered. */
function withPerson<Query extends PgSelect>(query: Query, caller: Caller): Query {
  if (!readsNames(caller))
    query.leftJoin(applications, eq(applications.id, auditLog.applicationId)).leftJoin(applicants, eq(applicants.id, applications.applicantId))
  return query
}

/** One page of what belongs to no requisition, newest first; `asRead` says a row in other fields than the log keeps. */
export async function pageOfEntries(
  db: Database,
  { where, page = 1, size = 25, asRead = (row) => row }: { where: SQL | undefined; page?: number; size?: number; asRead?: (row: Row) => Row },
) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(size)
    .offset((page - 1) * size)
  const totalElements = await db.$count(auditLog, where)
  return {
    responseDataList: await presentEntries(
      db,
      rows.map((row) => ({ row: asRead(row), candidate: null })),
    ),
    paging: { page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  }
}

/** Rows as people read them, with the names of what they hold as numbers. */
async function presentEntries(db: Database, entries: readonly { row: Row; candidate: string | null }[]) {
  const names = await namesIn(
    db,
    entries.map(({ row }) => row),
  )
  return entries.map(({ row, candidate }) => present(row, candidate, names))
}

const present = (row: Row, candidate: string | null, names: Names): components['schemas']['AuditEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actorName,
  action: row.action,
  entity: row.entity,
  entityId: row.entityId,
  candidate,
  name: sameName(row),
  changes: changesOf(row, names),
})

/** Of a criterion whose weight changed people want to know which one it is. */
function sameName({ before, after }: Row): string | null {
  const name = after?.name
  return typeof name === 'string' && name === before?.name ? shortened(name, 500) : null
}

function changesOf({ before, after, reason }: Row, names: Names) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = fields
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => ({ field, before: inWords(field, before, names), after: inWords(field, after, names) }))
    // What says nothing before and after is no change.
    .filter((change) => change.before !== null || change.after !== null)
  return [...changes, ...(reason ? [{ field: 'reason', before: null, after: reason }] : [])].slice(0, 60)
}

function inWords(field: string, kept: Kept | null, names: Names): string | null {
  const value = kept?.[field]
  if (value === null || value === undefined || value === '') return null
  const text =
    isNamed(field) && typeof value === 'number'
      ? (names.get(`${field} ${value}`) ?? String(value))
      : AMOUNTS.includes(field) && typeof value === 'number'
        ? amountInWords(value, kept)
        : Array.isArray(value)
          ? value.join(', ')
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)
  return shortened(text, 500)
}

/** An amount is written down beside its currency and period; without them it stays a number. */
function amountInWords(minor: number, kept: Kept | null): string {
  const [currency, period] = [kept?.currency, kept?.period]
  return typeof currency === 'string' && isPeriod(period) ? payInWords(minor, currency, period) : String(minor)
}
const PERIODS: readonly unknown[] = ['HOURLY', 'DAILY', 'MONTHLY', 'YEARLY']
const isPeriod = (period: unknown): period is Parameters<typeof payInWords>[2] => PERIODS.includes(period)

type Names = Map<string, string>
/** The names of everything that these rows mention, one question for each list. */
async function namesIn(db: Database, rows: Row[]): Promise<Names> {
  const names: Names = new Map()
  for (const [field, table] of Object.entries(named)) {
    const ids = [...new Set(rows.flatMap(({ before, after }) => [before?.[field], after?.[field]]).filter((id) => typeof id === 'number'))]
    if (ids.length === 0) continue
    for (const { id, name } of await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))) names.set(`${field} ${id}`, name)
  }
  return names
}
