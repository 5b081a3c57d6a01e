import { and, eq, inArray, sql } from 'drizzle-orm'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Tx } from '../platform/db/database.ts'
import { readCriteria } from '../records/criteria.ts'
import type { Case } from '../records/letters.ts'
import { complianceItems } from '../tables/applications.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import { onboardingAcknowledgements, onboardingDocuments } from '../tables/employees.ts'
import type { LetterKind } from '../tables/letters.ts'

/** What is asked for by the time of each letter. */
const ASKED_BY = {
  offer: ['Requisition', 'Application', 'Offer'],
  contract: ['Requisition', 'Application', 'Offer', 'Contract'],
} as const satisfies Record<LetterKind, readonly (typeof complianceItems.$inferSelect)['source'][]>

export const itemsFor = (tx: Tx, kind: LetterKind, applicationId: number) =>
  tx
    .select()
    .from(complianceItems)
    .where(and(eq(complianceItems.applicationId, applicationId), inArray(complianceItems.source, [...ASKED_BY[kind]])))
    .orderBy(complianceItems.id)

/** The names a letter lists: what was asked for and is not approved yet, and what sending the letter will ask for. */
export async function documentsToName(tx: Tx, kind: LetterKind, { application, requisition }: Case): Promise<string[]> {
  const items = await itemsFor(tx, kind, application.id)
  const { requisitionId, section, source } = requisitionCriteria
  const toCome = await readCriteria(tx, eq(requisitionId, requisition.id), eq(section, 'compliance'), inArray(source, [...ASKED_BY[kind]]))
  const known = new Set(items.map(({ name }) => name.toLowerCase()))
  const open = items.filter(
    ({ status }) => isTagged(complianceItemStates, status, 'missing') || (kind === 'offer' && isTagged(complianceItemStates, status, 'toCheck')),
  )
  return [...open, ...toCome.filter(({ name }) => !known.has(name.toLowerCase()))].map(({ name }) => name)
}

export async function mandatoryItemsAreIn(tx: Tx, kind: LetterKind, applicationId: number) {
  const items = await itemsFor(tx, kind, applicationId)
  return items.every(({ mandatory, status }) => !mandatory || !isTagged(complianceItemStates, status, 'missing'))
}

export const publishedPapers = (tx: Tx) =>
  tx
    .select({ id: onboardingDocuments.id, name: onboardingDocuments.name })
    .from(onboardingDocuments)
    .where(inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack')))
    .orderBy(onboardingDocuments.position)

/** Whether every mandatory document of the employee pack was acknowledged with this contract. */
export async function papersAreIn(tx: Tx, contractLetterId: number) {
  const [left] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(onboardingDocuments)
    .where(
      and(
        inArray(onboardingDocuments.status, tagged(onboardingDocumentStates, 'inPack')),
        eq(onboardingDocuments.mandatory, true),
        sql`not exists (select 1 from ${onboardingAcknowledgements} where ${onboardingAcknowledgements.documentId} = ${onboardingDocuments.id} and ${onboardingAcknowledgements.contractLetterId} = ${contractLetterId})`,
      ),
    )
  return left?.count === 0
}
