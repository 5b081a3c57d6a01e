import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { requisitionCriteria } from '../tables/criteria.ts'
import type { LetterKind } from '../tables/letters.ts'
import { referenceItems } from '../tables/reference.ts'
import type { readPosition } from './readPosition.ts'

/** What requisitions ask for from the reference lists, by name, in the order in which it was added. */
export const readCriteria = (db: Database | Tx, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ ...getTableColumns(requisitionCriteria), name: referenceItems.name })
    .from(requisitionCriteria)
    .innerJoin(referenceItems, eq(referenceItems.id, requisitionCriteria.refId))
    .where(and(...conditions))
    .orderBy(requisitionCriteria.id)

type Source = components['schemas']['ComplianceSource']
type Position = Awaited<ReturnType<typeof readPosition>>
export type WantedDocument = { name: string; source: Source; mandatory: boolean }

/** What sending each letter asks for: the letter names it, and the application then does it. */
export const askedWithLetter = {
  offer: ['Requisition', 'Application', 'Offer'],
  contract: ['Contract'],
} as const satisfies Record<LetterKind, readonly Source[]>

/** What a position wants at this moment: its documents of these sources and the proofs it marked. */
export function documentsWanted({ refs, documents }: Position, sources: readonly Source[]): WantedDocument[] {
  const proofs = refs
    .filter(({ complianceDocument }) => complianceDocument)
    .map(({ name, mandatory }) => ({ name: `Proof of ${name}`, mandatory, source: 'Requisition' as const }))
  return [...documents.filter(({ source }) => sources.includes(source)), ...(sources.includes('Offer') ? proofs : [])]
}
