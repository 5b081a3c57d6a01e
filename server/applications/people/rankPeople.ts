import { and, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Criteria, GATHERED, type ListColumns } from '../../platform/db/listColumns.ts'
import { joined, narrowed } from '../../platform/db/narrowed.ts'
import { readPosition } from '../../records/readPosition.ts'
import { readStatements } from '../../records/rescore.ts'
import { profileScoreOf, score } from '../../records/score.ts'
import type { Reader } from '../../records/withoutNames.ts'
import { applicationPeople, keptApplications } from '../../tables/applicationDetails.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { peopleGroupMembers } from '../../tables/people.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { peopleIn } from '../lists/listApplications.ts'
import { byPerson, plain } from '../lists/listSource.ts'
import { searched } from '../lists/lookFor.ts'
import { isKnown, KEPT } from './knownPeople.ts'

/** So many are scored at a time; docs/decisions/0045 says which. */
const MOST_RANKED = 500
/** So many that a search finds are gathered: they are few of those who may be found again, all of whom would be gone through otherwise. */
const GATHERED_PEOPLE = 15_000

const columns: ListColumns = {
  id: { sql: applications.applicantId, kind: 'number' },
  name: { sql: applicationPeople.sortName, kind: 'name', gathered: peopleIn(plain), needs: ['people'] },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text', needs: ['requisitions'] },
  group: { sql: applications.applicantId, kind: 'select', chosen: inGroup },
}

function inGroup(group: string): SQL {
  if (!/^[1-9]\d{0,8}$/.test(group)) return sql`false`
  return sql`exists (select from ${peopleGroupMembers} m where m.applicant_id = ${applications.applicantId} and m.group_id = ${Number(group)})`
}

/** Applications with all that a filter or a search may ask for. */
const besideThem = sql`${applications} join ${applicants} on ${applicants.id} = ${applications.applicantId}
  join ${requisitions} on ${requisitions.id} = ${applications.requisitionId} join ${applicationPeople} on ${applicationPeople.applicationId} = ${applications.id}`

type Position = Awaited<ReturnType<typeof readPosition>>
export type Ranked = { applicationId: number; points: number; score: () => components['schemas']['ScoreBreakdown'] }

/**
 * The people known for a requisition, best first: those who hold most of what is asked for are chosen by the database, then counted as
 * candidates are. `more` says that others fit and were left out.
 */
export async function rankPeople({ db, settings }: Pick<App, 'db' | 'settings'>, reader: Reader, requisitionId: number, criteria: Criteria) {
  const position = await readPosition(db, requisitionId)
  const { condition, needs, isNarrowed, rows } = await askedFor({ db, settings }, reader, criteria)
  // A name, a group or rare words are found by an index; common words are met soon enough.
  const isRare = condition !== undefined && !rows.every((one) => one === 'common')
  const chosen = await chooseBest(db, position, isKnown(requisitionId, reader), { condition, needs, isRare })
  const ids = chosen.slice(0, MOST_RANKED)
  const statements = ids.length > 0 ? await readStatements(db, sql`${applications.id} = any(${sql.param(ids)}::int[])`) : []
  // Documents count once they are asked for, and of a past applicant none are.
  const ranked = statements.map(({ application, statement }): Ranked => {
    const said = { ...statement, documents: [] }
    return { applicationId: application.id, points: profileScoreOf(position, said) ?? -1, score: () => score(position, said) }
  })
  return { ranked: ranked.sort((a, b) => b.points - a.points || b.applicationId - a.applicationId), more: chosen.length > ids.length, isNarrowed }
}

const askedFor = ({ db, settings }: Pick<App, 'db' | 'settings'>, reader: Reader, criteria: Criteria) =>
  narrowed({ db, joins: plain.joins, criteria, columns, settings, search: searched(db, reader, { most: GATHERED_PEOPLE, mostInCvs: GATHERED }) })

/** How many they are, without an order; whether there is anybody at all, where nothing is asked for. */
export async function countKnown(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  reader: Reader,
  requisitionId: number,
  criteria: Criteria = {},
): Promise<{ total: number; more: boolean }> {
  const { condition } = await askedFor({ db, settings }, reader, criteria)
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (
    select from ${besideThem} where ${and(isKnown(requisitionId, reader), condition)} limit ${MOST_RANKED + 1}) few`)
  const total = rows[0]!.total
  return total > MOST_RANKED ? { total: MOST_RANKED, more: true } : { total, more: false }
}

/** So many of the best are put in order first: nearly all of them may be found again, and one in forty holds words that are common. */
const TRIED = { all: 2000, searched: 20_000 }

/**
 * The best by what is kept of ended applications. Whether each may really be found again, and fits what is common, is asked in that order until
 * enough do: of few in the end. What is rare is gathered before.
 */
async function chooseBest(
  db: Database,
  position: Position,
  known: SQL,
  { condition, needs, isRare }: { condition: SQL | undefined; needs: readonly string[]; isRare: boolean },
): Promise<number[]> {
  const { refs, experience, places } = position
  const held = refs.map(({ refId, weight }) => sql`case when ${refId}::int = any(kept.items) then ${weight}::int else 0 end`)
  const years = experience?.minExperience
    ? sql`${experience.weight} * least(1, coalesce(kept.total_experience, 0) / ${experience.minExperience}::float8)`
    : sql`0`
  const near = places.some(({ remote }) => remote)
    ? sql`0`
    : sql`case when kept.city_id = any(${sql.param(places.map(({ city }) => city.id))}::int[]) then ${Math.max(0, ...places.map(({ weight }) => weight))}::int else 0 end`
  const is = (which: SQL, beside: readonly string[]) => (id: SQL) => {
    // What only asks for a name is told without the application.
    const of = beside.includes('people') ? byPerson : plain
    const query = joined(db.select({ is: sql`true` }).from(of.table).$dynamic(), of.joins, [...of.needs, ...beside])
    return sql`coalesce((${query.where(and(sql`${of.id} = ${id}`, which))}), false)`
  }
  // What is looked for is told with less, and of most it tells that they do not fit.
  const tests = [...(condition ? [is(condition, needs)] : []), is(known, ['applicants'])]
  const fits = (id: SQL) =>
    sql.join(
      tests.map((one) => one(id)),
      sql` and `,
    )
  const recent = sql`kept.status_since > now() - ${KEPT}`
  const gathered = sql`kept.application_id in (select ${applications.id} from ${besideThem} where ${and(known, condition)})`
  const most = condition ? TRIED.searched : TRIED.all
  const best = async (isEach: boolean) => {
    const limited = isEach ? sql`offset 0` : sql`limit ${most}`
    const { rows } = await db.execute<{ ids: number[]; tried: number }>(sql`
      with chosen as materialized (select array(
        select best.id from (
          select kept.application_id as id, kept.date_received, ${sql.join([sql`0`, ...held], sql` + `)} + ${years} + ${near} as points
          from ${keptApplications} kept where ${isRare ? gathered : recent}
          order by points desc, kept.date_received desc, kept.application_id desc ${limited}
        ) best where ${isRare ? sql`true` : fits(sql`best.id`)}
        order by best.points desc, best.date_received desc, best.id desc limit ${MOST_RANKED + 1}) as ids)
      select ids, case when ${isRare} or cardinality(ids) > ${MOST_RANKED} then 0
        else (select count(*)::int from (select from ${keptApplications} kept where ${recent} limit ${most + 1}) few) end as tried from chosen`)
    return rows[0]!
  }
  const { ids, tried } = await best(isRare)
  return ids.length > MOST_RANKED || tried <= most ? ids : (await best(true)).ids
}
