import { type SQL, sql } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { App, Call, Caller } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import { narrowed } from '../../platform/db/narrowed.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { personTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { employees } from '../../tables/employees.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { asTheyAre, type ExportColumns, exportList } from '../../workbooks/exportList.ts'
import { groupedBy } from './facts.ts'
import { measures } from './measures.ts'
import { scopeOf } from './scope.ts'

type Row = components['schemas']['ReportRow']
type Asked = Pick<Call<operations['findReportRows']>, 'params' | 'query' | 'caller'>

const position = sql`coalesce(${requisitions.positionTitle}, '')`
/** Who or what a row is about: an employee, an applicant as far as names may be known, or a requisition. */
const nameTo = (caller: Caller) => sql<string>`coalesce(
  case when facts.employee_id is not null then concat_ws(' ', nullif(${employees.firstName}, ''), nullif(${employees.lastName}, '')) end,
  case when facts.application_id is not null then ${personTo(caller).shortName} end, ${position})`
const kind = sql`coalesce(facts.label, facts.kind, '')`
const detail = sql`coalesce(nullif(facts.reason, ''), ${position})`

const columnsTo = (caller: Caller): ListColumns => ({
  id: { sql: sql`facts.id`, kind: 'number' },
  name: { sql: nameTo(caller), kind: 'text' },
  detail: { sql: detail, kind: 'text' },
  department: { sql: sql`facts.department`, kind: 'text' },
  kind: { sql: kind, kind: 'text' },
  begun: { sql: sql`facts.begun`, kind: 'moment' },
  ended: { sql: sql`facts.ended`, kind: 'moment' },
  days: { sql: sql`facts.days`, kind: 'number' },
  held: { sql: sql`facts.held`, kind: 'number' },
})
export const factsExported: ExportColumns<Row> = {
  ...asTheyAre<Row>('id', 'name', 'detail', 'department', 'kind', 'days', 'held'),
  begun: ({ begun }) => begun && new Date(begun),
  ended: ({ ended }) => ended && new Date(ended),
}

/** The rows behind one number: the same rows that it is counted from. */
export function findReportRows(app: Pick<App, 'db' | 'settings'>, { params, query, caller }: Asked, criteria: Criteria) {
  const { by = 'kind', group, stage, ...asked } = query
  return listFacts(app, caller, criteria, measures[params.measure](scopeOf(asked, app.settings)), [
    ...(group === undefined ? [] : [sql`facts.${groupedBy(by)} = ${group}`]),
    // Whoever is still on the way has no stage of its own.
    ...(stage === undefined ? [] : [stage === STILL_OPEN ? sql`facts.open` : sql`facts.stage >= ${stage}`]),
  ])
}

/** The rows of a measure as a list; `these` are conditions on them. */
export async function listFacts({ db, settings }: Pick<App, 'db' | 'settings'>, caller: Caller, criteria: Criteria, facts: SQL, these: readonly SQL[]) {
  const columns = columnsTo(caller)
  const { page: number = 1, size = 25, sort = '-id' } = criteria
  const column = Object.hasOwn(columns, sort.replace(/^-/, '')) ? columns[sort.replace(/^-/, '')] : undefined
  if (!column) throw wrongField('sort', `The list cannot be sorted by "${sort.replace(/^-/, '')}".`)
  const where = these.length > 0 ? sql`(${sql.join([...these], sql` and `)})` : sql`true`
  const search = [nameTo(caller), detail, sql`facts.department`]
  const { condition, isNarrowed } = await narrowed({ db, criteria, columns, settings, search, where })
  const from = sql`from (${facts}) facts left join ${applications} on ${applications.id} = facts.application_id
    left join ${applicants} on ${applicants.id} = ${applications.applicantId} left join ${requisitions} on ${requisitions.id} = facts.requisition_id
    left join ${employees} on ${employees.id} = facts.employee_id`
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const { rows } = await db.execute<Omit<Row, 'begun' | 'ended'> & { begun: Date | string | null; ended: Date | string | null; total: number }>(sql`
    select facts.id, facts.application_id as "applicationId", facts.requisition_id as "requisitionId", facts.employee_id as "employeeId",
      left(${nameTo(caller)}, 500) as name, left(${detail}, 500) as detail, facts.department, left(${kind}, 500) as kind, facts.begun, facts.ended,
      round(facts.days::numeric, 1)::float8 as days, round(facts.held::numeric, 1)::float8 as held, count(*) over ()::int as total
    ${from} where ${condition} order by ${column.sql} ${direction}, facts.id desc limit ${size} offset ${(number - 1) * size}`)
  const countOf = async (which: SQL | undefined) => {
    const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from} where ${which ?? sql`true`}`)
    return counted[0]?.total ?? 0
  }
  const totalElements = rows[0]?.total ?? (number > 1 ? await countOf(condition) : 0)
  const unfiltered = totalElements === 0 && isNarrowed ? { unfiltered: { total: await countOf(where), more: false } } : {}
  const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return {
    responseDataList: rows.map(({ total: _, begun, ended, ...row }): Row => ({ ...row, begun: iso(begun), ended: iso(ended) })),
    paging: { page: number, size, totalElements, totalPages: Math.ceil(totalElements / Math.max(1, size)), ...unfiltered },
  }
}

/** The stage by which a column asks for what may still come further. */
const STILL_OPEN = 9

export const exportReportRows = (app: App, call: Call<operations['exportReportRows']>) =>
  exportList(app.settings, call, 'Report rows', factsExported, (criteria) => findReportRows(app, call, criteria))
