import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { applicationMatches, applicationRanks, criteriaSnapshots } from '../tables/applicationDetails.ts'
import { applications, complianceItems } from '../tables/applications.ts'
import { cities } from '../tables/reference.ts'
import { heldByList } from './heldItems.ts'
import { readPosition } from './readPosition.ts'
import { missingBy, type Position, type Statement, scored, scoreOf, weightsOf } from './score.ts'
import { type Counted, countedOf, keepScoring, type Why } from './scoring/keepScoring.ts'
import { keptMatches, readMatches } from './scoring/matches.ts'
import { criteriaIn, type PastCriterion } from './scoring/scoreRecord.ts'

type Application = typeof applications.$inferSelect
/** Why something is scored anew, and by which row of the audit log. */
type Because = { why: Why; causedBy?: number | null }
type Of = { requisitionId: number; position: Position }

/** Counts the scores of all applications of a requisition anew, after its criteria changed. */
export async function rescore(tx: Tx, requisitionId: number, because: Because) {
  const position = await readPosition(tx, requisitionId)
  await keepAll(tx, { requisitionId, position }, because, await matched(tx, { requisitionId, position }, eq(applications.requisitionId, requisitionId)))
}

/** The same where nothing changed but weights and what is mandatory: how well each application meets the criteria stands beside it, and is not looked for again. */
export async function reweigh(tx: Tx, requisitionId: number, because: Because) {
  const position = await readPosition(tx, requisitionId)
  const [before, now] = [await readLastCriteria(tx, requisitionId), criteriaIn(position)]
  const isAlike = (of: (criterion: PastCriterion) => unknown) => before !== undefined && JSON.stringify(before.map(of)) === JSON.stringify(now.map(of))
  const isNamedAlike = isAlike(({ section, name }) => [section, name])
  const isAsMandatory = isAlike(({ mandatory }) => mandatory)
  // What applications lack is named anew: an item that has another name since, or of several places the one that is nearest to each.
  if (!isNamedAlike || (!isAsMandatory && position.places.length > 1)) return rescore(tx, requisitionId, because)
  const weights = weightsOf(position)
  const missing = missingBy(position)
  const all = await readMatches(tx, requisitionId, weights.length)
  const known = all.flatMap(({ id, matches }) =>
    matches ? { id, score: scoreOf(weights, matches).profileScore, ...(isAsMandatory ? {} : { missing: missing(matches) }) } : [],
  )
  const rest = all.flatMap(({ id, matches }) => (matches ? [] : id))
  const matchedNow = rest.length > 0 ? await matched(tx, { requisitionId, position }, inArray(applications.id, rest)) : []
  await keepAll(tx, { requisitionId, position }, because, [...known, ...matchedNow])
}

/** Counts one application's score anew, after it or its documents changed. */
export async function rescoreApplication(tx: Tx, { id, requisitionId }: Pick<Application, 'id' | 'requisitionId'>, { why, causedBy = null }: Because) {
  const position = await readPosition(tx, requisitionId)
  const [before] = await tx.select({ profileScore: applicationRanks.profileScore }).from(applicationRanks).where(eq(applicationRanks.applicationId, id))
  const list = await matched(tx, { requisitionId, position }, eq(applications.id, id))
  const kept = await keepScoring(tx, { requisitionId, position, why, causedBy, list })
  if (!kept || kept.changed === 0) return
  const about = { entity: 'application', id, requisitionId, applicationId: id }
  await audit(tx, { by: 'system', action: 'rescore', ...about, causedBy, before, after: { profileScore: list[0]!.score } })
}

/** Many at once leave one row in the log: how many there were, and a digest by which the chain vouches for the record of their scores. */
async function keepAll(tx: Tx, { requisitionId, position }: Of, { why, causedBy = null }: Because, list: Counted[]) {
  if (list.length === 0) return
  const kept = await keepScoring(tx, { requisitionId, position, why, causedBy, list })
  if (!kept || kept.added === 0) return
  const after = { scored: list.length, changed: kept.changed, digest: kept.digest }
  await audit(tx, { by: 'system', action: 'rescore', entity: 'scoring', id: kept.id, requisitionId, causedBy, after })
}

const stated = {
  id: applications.id,
  status: applications.status,
  applicantId: applications.applicantId,
  held: heldByList,
  expectedSalary: applications.expectedSalary,
  expectedSalOption: applications.expectedSalOption,
  salaryCurrency: applications.salaryCurrency,
  totalExperience: applications.totalExperience,
}

/** Applications with what they say and what was found true, as the score sees them: two queries however many they are. */
export async function readStatements(db: Database | Tx, where: SQL | undefined) {
  const list = await db
    .select({ application: stated, city: { id: cities.id, name: cities.name, latitude: cities.latitude, longitude: cities.longitude } })
    .from(applications)
    .leftJoin(cities, eq(cities.id, applications.cityId))
    .where(where)
    .orderBy(applications.id)
  const chosen = db.select({ id: applications.id }).from(applications).where(where)
  const items = await db
    .select({ applicationId: complianceItems.applicationId, name: complianceItems.name, status: complianceItems.status })
    .from(complianceItems)
    .where(inArray(complianceItems.applicationId, chosen))
  const documents = Map.groupBy(
    items.filter(({ status }) => !isTagged(complianceItemStates, status, 'waived')),
    ({ applicationId }) => applicationId,
  )
  return list.map(({ application, city }) => ({
    application,
    statement: statementOf(application, {
      held: application.held,
      city,
      documents: (documents.get(application.id) ?? []).map(({ name, status }) => ({ name, held: isTagged(complianceItemStates, status, 'approved') })),
    }),
  }))
}

/** What these applications come to by what they say now; what trials of weights read of it is written beside them. */
async function matched(tx: Tx, { requisitionId, position }: Of, where: SQL | undefined): Promise<Counted[]> {
  const list = (await readStatements(tx, where)).map(({ application: { id }, statement }) => ({ id, ...scored(position, statement) }))
  if (list.length > 0) await keepMatches(tx, requisitionId, list)
  return list.map(({ id, breakdown, matches }) => ({ id, ...countedOf(breakdown, matches) }))
}

/** One statement, however many they are. */
async function keepMatches(tx: Tx, requisitionId: number, list: ({ id: number } & ReturnType<typeof scored>)[]) {
  const kept = list.map(({ id, matches }) => ({ id, ...keptMatches(matches) }))
  const rows = JSON.stringify(kept.map(({ id, matches, longMatches }) => ({ id, matches: matches?.toString('hex'), long: longMatches?.toString('hex') })))
  await tx.execute(sql`
    insert into ${applicationMatches} as before (application_id, requisition_id, matches, long_matches)
    select id, ${requisitionId}, decode(matches, 'hex'), decode(long, 'hex') from jsonb_to_recordset(${rows}::jsonb) as counted(id int, matches text, long text)
    on conflict (application_id) do update set requisition_id = excluded.requisition_id, matches = excluded.matches, long_matches = excluded.long_matches
    where (before.requisition_id, before.matches, before.long_matches) is distinct from (excluded.requisition_id, excluded.matches, excluded.long_matches)`)
}

/** By what criteria the last scoring was. */
async function readLastCriteria(tx: Tx, requisitionId: number): Promise<readonly PastCriterion[] | undefined> {
  const [last] = await tx
    .select({ criteria: criteriaSnapshots.criteria })
    .from(criteriaSnapshots)
    .where(eq(criteriaSnapshots.requisitionId, requisitionId))
    .orderBy(desc(criteriaSnapshots.id))
    .limit(1)
  return last?.criteria
}

type Stated = Partial<Pick<Application, 'expectedSalary' | 'salaryCurrency' | 'expectedSalOption' | 'totalExperience'>>
type Rest = { held: Statement['held'] | null } & Pick<Statement, 'city' | 'documents'>
/** What an application says, as the score sees it. */
export const statementOf = ({ expectedSalary, salaryCurrency, expectedSalOption, totalExperience }: Stated, { held, ...rest }: Rest): Statement => ({
  ...rest,
  held: held ?? {},
  pay:
    typeof expectedSalary === 'number' && salaryCurrency && expectedSalOption
      ? { amount: expectedSalary, currency: salaryCurrency, period: expectedSalOption }
      : null,
  years: totalExperience ?? null,
})
