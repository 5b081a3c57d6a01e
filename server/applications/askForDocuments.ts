import { and, eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { complianceItemLifecycle } from '../../src/machines/lifecycles/complianceItem.ts'
import type { Tx } from '../platform/db/database.ts'
import { audit, type By } from '../platform/lifecycle/audit.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { rescoreApplication } from '../records/rescore.ts'
import { type applications, complianceItems } from '../tables/applications.ts'
import { requisitionCertifications, requisitionCompliances, requisitionQualifications } from '../tables/criteria.ts'
import { certifications, qualifications, regulatories } from '../tables/reference.ts'

type Source = components['schemas']['ComplianceSource']
type Application = Pick<typeof applications.$inferSelect, 'id' | 'requisitionId'>
type Asked = { name: string; source: Source; mandatory: boolean }
type Because = { by: By; causedBy?: number | null }

/** Asks a candidate for one document; null when it was asked for already. */
export async function askForDocument(tx: Tx, application: Application, asked: Asked, { by, causedBy = null }: Because): Promise<number | null> {
  const [item] = await tx
    .insert(complianceItems)
    .values({ ...asked, applicationId: application.id })
    .onConflictDoNothing()
    .returning({ id: complianceItems.id })
  if (!item) return null
  const about = { entity: 'complianceItem', id: item.id, requisitionId: application.requisitionId, applicationId: application.id, causedBy }
  await begin(tx, complianceItemLifecycle, { id: item.id, by })
  await audit(tx, { ...about, by, action: 'ask', after: { ...asked } })
  return item.id
}

/** Asks for what the requisition wants at this moment: its documents of these sources and the proofs it marked. */
export async function askForDocuments(tx: Tx, application: Application, sources: Source[], because: Because): Promise<void> {
  const wanted: Asked[] = await tx
    .select({ name: regulatories.name, source: requisitionCompliances.source, mandatory: requisitionCompliances.mandatory })
    .from(requisitionCompliances)
    .innerJoin(regulatories, eq(regulatories.id, requisitionCompliances.refId))
    .where(and(eq(requisitionCompliances.requisitionId, application.requisitionId), inArray(requisitionCompliances.source, sources)))
    .orderBy(requisitionCompliances.id)
  if (sources.includes('Offer')) wanted.push(...(await proofs(tx, application.requisitionId)))
  let news = 0
  for (const asked of wanted) if (await askForDocument(tx, application, asked, because)) news++
  if (news > 0) await rescoreApplication(tx, application, because.causedBy)
}

/** Qualifications and certifications of which the requisition wants to see the paper. */
async function proofs(tx: Tx, requisitionId: number): Promise<Asked[]> {
  const list = []
  for (const [spec, ref] of [
    [requisitionQualifications, qualifications],
    [requisitionCertifications, certifications],
  ] as const) {
    const rows = await tx
      .select({ name: sql<string>`'Proof of ' || ${ref.name}`, mandatory: spec.mandatory })
      .from(spec)
      .innerJoin(ref, eq(ref.id, spec.refId))
      .where(and(eq(spec.requisitionId, requisitionId), eq(spec.complianceDocument, true)))
      .orderBy(spec.id)
    list.push(...rows.map((row) => ({ ...row, source: 'Requisition' as const })))
  }
  return list
}
