import type { components } from '../../../src/api/recruitment.gen.ts'
import { complianceItemLifecycle } from '../../../src/machines/lifecycles/complianceItem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditAll, type By } from '../../platform/lifecycle/audit.ts'
import { beginAll } from '../../platform/lifecycle/transition.ts'
import { documentsWanted, type WantedDocument } from '../../records/criteria.ts'
import { readPosition } from '../../records/readPosition.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { type applications, complianceItems } from '../../tables/applications.ts'

type Item = typeof complianceItems.$inferSelect
type Source = components['schemas']['ComplianceSource']
type Application = Pick<typeof applications.$inferSelect, 'id' | 'requisitionId'>
type Because = { by: By; causedBy?: number | null }

/** Asks a candidate for documents; answers those that were not asked for before. */
export async function askForAll(tx: Tx, application: Application, asked: readonly WantedDocument[], { by, causedBy = null }: Because): Promise<Item[]> {
  if (asked.length === 0) return []
  const items = await tx
    .insert(complianceItems)
    .values(asked.map(({ name, source, mandatory }) => ({ name, source, mandatory, applicationId: application.id })))
    .onConflictDoNothing()
    .returning()
  const about = { entity: 'complianceItem', requisitionId: application.requisitionId, applicationId: application.id, by, causedBy }
  await beginAll(
    tx,
    complianceItemLifecycle,
    items.map(({ id }) => ({ id, by })),
  )
  await auditAll(
    tx,
    items.map(({ id, name, source, mandatory }) => ({ ...about, id, action: 'ask', after: { name, source, mandatory } })),
  )
  return items
}

export async function askForDocuments(tx: Tx, application: Application, sources: readonly Source[], because: Because): Promise<void> {
  const wanted = documentsWanted(await readPosition(tx, application.requisitionId), sources)
  const news = await askForAll(tx, application, wanted, because)
  if (news.length > 0) await rescoreApplication(tx, application, { why: 'DOCUMENTS', causedBy: because.causedBy ?? null })
}
