import { eq, inArray } from 'drizzle-orm'
import { complianceItemLifecycle } from '../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Tx } from '../database.ts'
import { audit } from '../move.ts'
import { applications, complianceItems } from './application.schema.ts'
import { readPosition } from './position.ts'
import { cities } from './reference.schema.ts'
import { type Position, type Statement, score } from './score.ts'

type Application = typeof applications.$inferSelect

/** Counts the scores of all applications of a requisition anew, after its criteria changed. */
export const rescore = (tx: Tx, requisitionId: number, causedBy?: number | null) =>
  readPosition(tx, requisitionId).then((position) => count(tx, position, { requisitionId }, causedBy))

/** Counts one application's score anew, after it or its documents changed. */
export const rescoreApplication = (tx: Tx, application: Pick<Application, 'id' | 'requisitionId'>, causedBy?: number | null) =>
  readPosition(tx, application.requisitionId).then((position) => count(tx, position, { id: application.id }, causedBy))

async function count(tx: Tx, position: Position, which: { id: number } | { requisitionId: number }, causedBy?: number | null) {
  const list = await tx
    .select({ application: applications, city: cities })
    .from(applications)
    .leftJoin(cities, eq(cities.id, applications.cityId))
    .where('id' in which ? eq(applications.id, which.id) : eq(applications.requisitionId, which.requisitionId))
    .orderBy(applications.id)
  if (list.length === 0) return
  const ids = list.map(({ application }) => application.id)
  const documents = await tx.select().from(complianceItems).where(inArray(complianceItems.applicationId, ids))
  for (const { application, city } of list) {
    const mine = documents.filter((item) => item.applicationId === application.id && !isTagged(complianceItemLifecycle, item.status, 'waived'))
    const breakdown = score(position, {
      ...statementOf(application),
      city,
      documents: mine.map(({ name, status }) => ({ name, held: isTagged(complianceItemLifecycle, status, 'approved') })),
    })
    await keep(tx, application, breakdown, causedBy)
  }
}

async function keep(tx: Tx, application: Application, breakdown: ReturnType<typeof score>, causedBy?: number | null) {
  const { profileScore, missingMandatoryItems } = breakdown
  await tx
    .update(applications)
    .set({ profileScore, scoreBreakdown: breakdown, missingMandatory: missingMandatoryItems })
    .where(eq(applications.id, application.id))
  const first = application.scoreBreakdown === null
  if (first || application.profileScore === profileScore) return
  const about = {
    entity: 'application',
    id: application.id,
    requisitionId: application.requisitionId,
    applicationId: application.id,
    causedBy: causedBy ?? null,
  }
  await audit(tx, { ...about, by: 'system', action: 'rescore', before: { profileScore: application.profileScore }, after: { profileScore } })
}

const statementOf = (application: Application): Omit<Statement, 'city' | 'documents'> => ({
  held: {
    qualification: application.qualificationIds,
    certification: application.certificationIds,
    workAuthorisation: application.workAuthIds,
    skill: application.skillIds,
    designation: application.designationIds,
  },
  pay:
    application.expectedSalary !== null && application.salaryCurrency && application.expectedSalOption
      ? { amount: application.expectedSalary, currency: application.salaryCurrency, period: application.expectedSalOption }
      : null,
  years: application.totalExperience,
})
