import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import { narrowed } from '../../platform/db/page.ts'
import { readPosition } from '../../records/readPosition.ts'
import { readStatements } from '../../records/rescore.ts'
import { score } from '../../records/score.ts'
import type { Reader } from '../../records/withoutNames.ts'
import { applicationItems } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { peopleGroupMembers } from '../../tables/people.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { joins, people, searched } from '../listApplications.ts'
import { isKnown } from './knownPeople.ts'

/** So many are scored at a time; docs/decisions/0045 says which. */
const MOST_RANKED = 500

const columns: ListColumns = {
  id: { sql: applications.applicantId, kind: 'number' },
  name: { sql: applicants.sortName, kind: 'name', gathered: people },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text' },
  group: { sql: applications.applicantId, kind: 'select', chosen: inGroup },
}

function inGroup(group: string): SQL {
  if (!/^[1-9]\d{0,8}$/.test(group)) return sql`false`
  return sql`exists (select from ${peopleGroupMembers} m where m.applicant_id = ${applications.applicantId} and m.group_id = ${Number(group)})`
}

type Position = Awaited<ReturnType<typeof readPosition>>
export type Ranked = { applicationId: number; score: components['schemas']['ScoreBreakdown'] }

/**
 * The people known for a requisition, best first: those who hold most of what is asked for are chosen by the database, then counted as
 * candidates are. `more` says that others fit and were left out.
 */
export async function rankPeople({ db, settings }: Pick<App, 'db' | 'settings'>, reader: Reader, requisitionId: number, criteria: Criteria) {
  const position = await readPosition(db, requisitionId)
  const { condition, isNarrowed } = await askedFor({ db, settings }, reader, criteria)
  const chosen = await chooseBest(db, position, and(isKnown(requisitionId, reader), condition)!)
  const ids = chosen.slice(0, MOST_RANKED)
  const statements = ids.length > 0 ? await readStatements(db, inArray(applications.id, ids)) : []
  // Documents count once they are asked for, and of a past applicant none are.
  const ranked = statements.map(({ application, statement }): Ranked => {
    return { applicationId: application.id, score: score(position, { ...statement, documents: [] }) }
  })
  const points = ({ score: { profileScore } }: Ranked) => profileScore ?? -1
  return { ranked: ranked.sort((a, b) => points(b) - points(a) || b.applicationId - a.applicationId), more: chosen.length > ids.length, isNarrowed }
}

const askedFor = ({ db, settings }: Pick<App, 'db' | 'settings'>, reader: Reader, criteria: Criteria) =>
  narrowed({ db, joins, criteria, columns, settings, search: searched(db, reader) })

/** How many they are, without an order; whether there is anybody at all, where nothing is asked for. */
export async function countKnown(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  reader: Reader,
  requisitionId: number,
  criteria: Criteria = {},
): Promise<{ total: number; more: boolean }> {
  const { condition } = await askedFor({ db, settings }, reader, criteria)
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (
    select from ${applications} join ${applicants} on ${applicants.id} = ${applications.applicantId}
    join ${requisitions} on ${requisitions.id} = ${applications.requisitionId} where ${and(isKnown(requisitionId, reader), condition)} limit ${MOST_RANKED + 1}) few`)
  const total = rows[0]!.total
  return total > MOST_RANKED ? { total: MOST_RANKED, more: true } : { total, more: false }
}

async function chooseBest(db: Database, position: Position, where: SQL): Promise<number[]> {
  const { refs, experience, places } = position
  const asked = sql`unnest(${sql.param(refs.map(({ section }) => section))}::text[], ${sql.param(refs.map(({ refId }) => refId))}::int[], ${sql.param(refs.map(({ weight }) => weight))}::int[])`
  const held = sql`coalesce((select sum(asked.weight) from ${applicationItems} i join ${asked} as asked(list, item_id, weight) on asked.list = i.list and asked.item_id = i.item_id
    where i.application_id = ${applications.id}), 0)`
  const years = experience?.minExperience
    ? sql`${experience.weight} * least(1, coalesce(${applications.totalExperience}, 0) / ${experience.minExperience}::float8)`
    : sql`0`
  const near = places.some(({ remote }) => remote)
    ? sql`0`
    : sql`case when ${applications.cityId} = any(${sql.param(places.map(({ city }) => city.id))}::int[]) then ${Math.max(0, ...places.map(({ weight }) => weight))}::int else 0 end`
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${applications.id} as id from ${applications}
    join ${applicants} on ${applicants.id} = ${applications.applicantId}
    join ${requisitions} on ${requisitions.id} = ${applications.requisitionId}
    where ${where}
    order by ${held} + ${years} + ${near} desc, ${applications.dateReceived} desc, ${applications.id} desc
    limit ${MOST_RANKED + 1}`)
  return rows.map(({ id }) => id)
}
