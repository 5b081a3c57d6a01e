import type { components } from '../../../src/api/recruitment.gen.ts'
import { complianceItemLifecycle } from '../../../src/machines/lifecycles/complianceItem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditAll, type By } from '../../platform/lifecycle/audit.ts'
import { beginAll } from '../../platform/lifecycle/transition.ts'
import { readPosition } from '../../records/readPosition.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { type applications, complianceItems } from '../../tables/applications.ts'

type Source = components['schemas']['ComplianceSource']
type Application = Pick<typeof applications.$inferSelect, 'id' | 'requisitionId'>
type Asked = { name: string; source: Source; mandatory: boolean }
type Because = { by: By; causedBy?: number | null }

/** Asks a candidate for one document; null when it was asked for already. */
export const askForDocument = async (tx: Tx, application: Application, asked: Asked, because: Because): Promise<number | null> =>
  (await askForAll(tx, application, [asked], because))[0] ?? null

/** Asks for several; answers those that were not asked for before. */
export async function askForAll(tx: Tx, application: Application, asked: readonly Asked[], { by, causedBy = null }: Because): Promise<number[]> {
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
  return items.map(({ id }) => id)
}

type Position = Awaited<ReturnType<typeof readPosition>>
/** What a position wants at this moment: its documents of these sources and the proofs it marked. */
export function documentsWanted({ refs, documents }: Position, sources: readonly Source[]): Asked[] {
  const proofs = refs
    .filter(({ complianceDocument }) => complianceDocument)
    .map(({ name, mandatory }) => ({ name: `Proof of ${name}`, mandatory, source: 'Requisition' as const }))
  return [...documents.filter(({ source }) => sources.includes(source)), ...(sources.includes('Offer') ? proofs : [])]
}

export async function askForDocuments(tx: Tx, application: Application, sources: Source[], because: Because): Promise<void> {
  const wanted = documentsWanted(await readPosition(tx, application.requisitionId), sources)
  const news = await askForAll(tx, application, wanted, because)
  if (news.length > 0) await rescoreApplication(tx, application, because.causedBy)
}
