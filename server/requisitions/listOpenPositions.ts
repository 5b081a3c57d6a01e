import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { todayIn } from '../platform/days.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import type { Settings } from '../platform/settings.ts'
import { isPublic, shownSince } from '../records/publicPost.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { cities, contractTypes, countries, departments, referenceItems, states } from '../tables/reference.ts'
import { jobPosts, requisitionFinancials, requisitionLocations, requisitions } from '../tables/requisitions.ts'

type Schemas = components['schemas']
type OpenPosition = Schemas['OpenPosition']
type Search = { search?: string; departmentId?: number[]; contractTypeId?: number[]; cityId?: number[]; remote?: boolean }

export const places = sql<OpenPosition['places']>`coalesce((
  select json_agg(json_build_object('city', case when l.remote then null else c.name end, 'state', case when l.remote then null else s.name end, 'country', k.name, 'remote', l.remote) order by l.id)
  from ${requisitionLocations} l join ${cities} c on c.id = l.city_id join ${countries} k on k.id = l.country_id left join ${states} s on s.id = c.state_id
  where l.requisition_id = ${requisitions.id}), '[]')`

const hasPlace = (condition: SQL) => sql`exists (select 1 from ${requisitionLocations} l where l.requisition_id = ${requisitions.id} and ${condition})`

/** What a visitor typed, as the inside of a LIKE pattern. */
const pattern = (search: string) => `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

function matches(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return
  const like = pattern(search)
  return sql`(${jobPosts.title} ilike ${like} or ${jobPosts.summary} ilike ${like} or ${departments.name} ilike ${like}
    or exists (select 1 from ${requisitionCriteria} rc join ${referenceItems} s on s.id = rc.ref_id where rc.requisition_id = ${requisitions.id} and rc.section = 'skill' and s.name ilike ${like})
    or exists (select 1 from ${requisitionLocations} l join ${cities} c on c.id = l.city_id where l.requisition_id = ${requisitions.id} and not l.remote and c.name ilike ${like}))`
}

function narrowed({ departmentId, contractTypeId, cityId, remote }: Search): SQL | undefined {
  const place = [cityId?.length ? hasPlace(sql`not l.remote and ${inArray(sql`l.city_id`, cityId)}`) : undefined, remote ? hasPlace(sql`l.remote`) : undefined]
  return and(
    departmentId?.length ? inArray(requisitions.departmentId, departmentId) : undefined,
    contractTypeId?.length ? inArray(requisitions.jobApplTypeId, contractTypeId) : undefined,
    or(...place.filter((condition) => condition !== undefined)),
  )
}

/** Where the organisation is: whose days count. */
type Where = Pick<Settings, 'timeZone'>

const columns = (where: Where) => ({
  id: jobPosts.id,
  requisitionId: requisitions.id,
  title: jobPosts.title,
  summary: jobPosts.summary,
  description: jobPosts.description,
  department: departments.name,
  contractType: contractTypes.name,
  places,
  payFrom: requisitionFinancials.compensationFrom,
  payTo: requisitionFinancials.compensationTo,
  currency: requisitionFinancials.currency,
  period: requisitionFinancials.period,
  closingDate: sql<string | null>`least(${requisitions.endDate}, ${jobPosts.closesOn})`,
  publishedAt: shownSince(where),
  version: jobPosts.version,
  resumeRequired: jobPosts.resumeRequired,
})

const from = (db: Database | Tx, where: Where) =>
  db
    .select(columns(where))
    .from(jobPosts)
    .innerJoin(requisitions, eq(requisitions.id, jobPosts.requisitionId))
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .leftJoin(contractTypes, eq(contractTypes.id, requisitions.jobApplTypeId))
    .leftJoin(requisitionFinancials, eq(requisitionFinancials.requisitionId, requisitions.id))

type PositionRow = Awaited<ReturnType<typeof findOpen>>

type Paid = Pick<NonNullable<PositionRow>, 'payFrom' | 'payTo' | 'currency' | 'period'>
export const paid = ({ payFrom, payTo, currency, period }: Paid): OpenPosition['pay'] =>
  payTo !== null && currency && period ? { from: payFrom, to: payTo, currency, period } : null

export const presented = (row: NonNullable<PositionRow>): OpenPosition => ({
  id: row.id,
  title: row.title,
  department: row.department,
  contractType: row.contractType,
  places: row.places,
  pay: paid(row),
  closingDate: row.closingDate,
  publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
})

/** One open position; nothing when it is not open, whatever the reason. */
export async function findOpen(db: Database | Tx, id: number, where: Where) {
  const [row] = await planned(from(db, where).where(and(eq(jobPosts.id, id), isPublic(todayIn(where)))))
  return row
}

export async function listOpen(db: Database, search: Search, place: Where, { page, size }: { page: number; size: number }) {
  const asked = and(matches(search.search), narrowed(search))
  const where = and(isPublic(todayIn(place)), asked)
  const listed = from(db, place)
    .where(where)
    .orderBy(desc(shownSince(place)), desc(jobPosts.id))
    .limit(size)
    .offset((page - 1) * size)
  const rows = await (asked ? listed : planned(listed))
  // A first page that is not full holds them all.
  if (page === 1 && rows.length < size) return { rows, total: rows.length }
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobPosts)
    .innerJoin(requisitions, eq(requisitions.id, jobPosts.requisitionId))
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

type FacetRow = { kind: 'departments' | 'contractTypes' | 'cities' | 'remote' | 'total'; id: number; name: string; count: number }

/** How many of the searched positions each department, contract type and city has; `total` counts without the search. */
export async function countFacets(db: Database, search: Search, where: Where): Promise<Schemas['OpenPositionFacets']> {
  const { rows } = await db.execute<FacetRow>(sql`
    with shown as (
      select ${requisitions.id} as id, ${requisitions.departmentId} as department_id, ${requisitions.jobApplTypeId} as contract_type_id, ${matches(search.search) ?? sql`true`} as found
      from ${jobPosts} join ${requisitions} on ${requisitions.id} = ${jobPosts.requisitionId} left join ${departments} on ${departments.id} = ${requisitions.departmentId}
      where ${isPublic(todayIn(where))}
    ), found as (select * from shown where found), places as (select f.id, l.city_id, l.remote from found f join ${requisitionLocations} l on l.requisition_id = f.id)
    select 'departments' as kind, d.id, d.name, count(*)::int as count from found f join ${departments} d on d.id = f.department_id group by d.id
    union all select 'contractTypes', t.id, t.name, count(*)::int from found f join ${contractTypes} t on t.id = f.contract_type_id group by t.id
    union all select 'cities', c.id, c.name || case when s.name <> c.name then ', ' || s.name else '' end, count(distinct p.id)::int from places p join ${cities} c on c.id = p.city_id left join ${states} s on s.id = c.state_id where not p.remote group by c.id, s.id
    union all select 'remote', 0, '', count(distinct p.id)::int from places p where p.remote
    union all select 'total', 0, '', count(*)::int from shown
    order by count desc, name limit 500`)
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id, name, count }) => ({ id, name, count }))
  return {
    departments: of('departments'),
    contractTypes: of('contractTypes'),
    cities: of('cities'),
    remote: of('remote')[0]?.count ?? 0,
    total: of('total')[0]?.count ?? 0,
  }
}
