import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { auditAll } from '../platform/lifecycle/audit.ts'
import { applicationDetails } from '../tables/applicationDetails.ts'
import { applications, complianceItems } from '../tables/applications.ts'
import { cities } from '../tables/reference.ts'
import { heldByList } from './heldItems.ts'
import { readPosition } from './readPosition.ts'
import { type Position, type Statement, scored } from './score.ts'
import { keepScoring, type Why } from './scoring/keepScoring.ts'

type Application = typeof applications.$inferSelect
/** Why something is scored anew, and by which row of the audit log. */
type Because = { why: Why; causedBy?: number | null }

/** Counts the scores of all applications of a requisition anew, after its criteria changed. */
export const rescore = (tx: Tx, requisitionId: number, because: Because) =>
  readPosition(tx, requisitionId).then((position) => count(tx, { requisitionId, position }, eq(applications.requisitionId, requisitionId), because))

/** Counts one application's score anew, after it or its documents changed. */
export const rescoreApplication = (tx: Tx, { id, requisitionId }: Pick<Application, 'id' | 'requisitionId'>, because: Because) =>
  readPosition(tx, requisitionId).then((position) => count(tx, { requisitionId, position }, eq(applications.id, id), because))

const stated = {
  id: applications.id,
  requisitionId: applications.requisitionId,
  status: applications.status,
  applicantId: applications.applicantId,
  profileScore: applications.profileScore,
  /** Whether it was counted before. */
  counted: sql<boolean>`exists (select from ${applicationDetails} d where d.application_id = ${applications.id} and d.score_breakdown is not null)`,
  held: heldByList,
  expectedSalary: applications.expectedSalary,
  expectedSalOption: applications.expectedSalOption,
  salaryCurrency: applications.salaryCurrency,
  totalExperience: applications.totalExperience,
}

/** Applications with what they say and what was found true, as the score sees them: two queries however many they are. */
export async function readStatements(db: Database | Tx, where: SQL | undefined) {
  const list = await db
    .select({ application: stated, city: cities })
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

async function count(tx: Tx, of: { requisitionId: number; position: Position }, where: SQL, { why, causedBy = null }: Because) {
  const { requisitionId, position } = of
  const list = (await readStatements(tx, where)).map(({ application, statement }) => ({ application, ...scored(position, statement) }))
  if (list.length === 0) return
  await keep(tx, list)
  await keepScoring(tx, { requisitionId, position, why, causedBy, list: list.map(({ application: { id }, ...one }) => ({ id, ...one })) })
  const changed = list.filter(({ application, breakdown }) => application.counted && application.profileScore !== breakdown.profileScore)
  await auditAll(
    tx,
    changed.map(({ application: { id, requisitionId, profileScore }, breakdown }) => ({
      by: 'system' as const,
      action: 'rescore',
      entity: 'application',
      id,
      requisitionId,
      applicationId: id,
      causedBy,
      before: { profileScore },
      after: { profileScore: breakdown.profileScore },
    })),
  )
}

/** One statement, however many they are; what is as it was is not written, since every index of an application would be. */
async function keep(tx: Tx, list: ({ application: { id: number } } & ReturnType<typeof scored>)[]) {
  const rows = JSON.stringify(list.map(({ application, breakdown, matches }) => ({ id: application.id, breakdown, matches })))
  await tx.execute(sql`
    with counted as (select * from jsonb_to_recordset(${rows}::jsonb) as counted(id int, breakdown jsonb, matches float8[])),
    kept as (
      insert into ${applicationDetails} (application_id, score_breakdown, matches) select id, breakdown, matches from counted
      on conflict (application_id) do update set score_breakdown = excluded.score_breakdown, matches = excluded.matches
      where (${applicationDetails}.score_breakdown, ${applicationDetails}.matches) is distinct from (excluded.score_breakdown, excluded.matches))
    update ${applications} set
      profile_score = (counted.breakdown ->> 'profileScore')::float8,
      missing_mandatory = array(select jsonb_array_elements_text(counted.breakdown -> 'missingMandatoryItems'))
    from counted where ${applications.id} = counted.id and (${applications.profileScore}, ${applications.missingMandatory})
      is distinct from ((counted.breakdown ->> 'profileScore')::float8, array(select jsonb_array_elements_text(counted.breakdown -> 'missingMandatoryItems')))`)
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
