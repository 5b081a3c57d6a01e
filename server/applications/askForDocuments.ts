import { eq } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { complianceItemLifecycle } from '../../src/machines/lifecycles/complianceItem.ts'
import type { Tx } from '../platform/db/database.ts'
import { audit, type By } from '../platform/lifecycle/audit.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { readCriteria } from '../records/criteria.ts'
import { rescoreApplication } from '../records/rescore.ts'
import { type applications, complianceItems } from '../tables/applications.ts'
import { type CriterionSection, requisitionCriteria } from '../tables/criteria.ts'

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
  const criteria = await readCriteria(tx, eq(requisitionCriteria.requisitionId, application.requisitionId))
  const ofSection = (wanted: CriterionSection) => criteria.filter(({ section }) => section === wanted)
  const wanted: Asked[] = ofSection('compliance').filter(({ source }) => sources.includes(source))
  if (sources.includes('Offer'))
    wanted.push(
      // Of qualifications and certifications whose paper is wanted.
      ...[...ofSection('qualification'), ...ofSection('certification')]
        .filter(({ complianceDocument }) => complianceDocument)
        .map(({ name, mandatory }) => ({ name: `Proof of ${name}`, mandatory, source: 'Requisition' as const })),
    )
  let news = 0
  for (const { name, source, mandatory } of wanted) if (await askForDocument(tx, application, { name, source, mandatory }, because)) news++
  if (news > 0) await rescoreApplication(tx, application, because.causedBy)
}
