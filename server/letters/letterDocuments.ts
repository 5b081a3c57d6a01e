import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { complianceItemStates } from '../../src/machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../src/machines/lifecycles/tags.ts'
import type { Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { askedWithLetter, documentsWanted } from '../records/criteria.ts'
import { type Case, inPackOf, wasRead } from '../records/letters.ts'
import { readPosition } from '../records/readPosition.ts'
import { applications, complianceItems } from '../tables/applications.ts'
import { onboardingDocuments } from '../tables/employees.ts'
import { type LetterKind, letters } from '../tables/letters.ts'
import { requisitions } from '../tables/requisitions.ts'

/** What is asked for by the time of each letter. */
const ASKED_BY = {
  offer: ['Requisition', 'Application', 'Offer'],
  contract: ['Requisition', 'Application', 'Offer', 'Contract'],
} as const satisfies Record<LetterKind, readonly (typeof complianceItems.$inferSelect)['source'][]>

type Items = readonly (typeof complianceItems.$inferSelect)[]

export const itemsFor = (tx: Tx, kind: LetterKind, applicationId: number) =>
  prepared(tx, ASKED_BY[kind], () =>
    tx
      .select()
      .from(complianceItems)
      .where(and(eq(complianceItems.applicationId, sql.placeholder('applicationId')), inArray(complianceItems.source, [...ASKED_BY[kind]])))
      .orderBy(complianceItems.id),
  ).execute({ applicationId })

/** What is asked for by the time of a letter, and the names that it lists: what is not approved yet, and what sending it will ask for. */
export async function askedWith(tx: Tx, kind: LetterKind, { application, requisition }: Case): Promise<{ items: Items; toName: string[] }> {
  const items = await itemsFor(tx, kind, application.id)
  const toCome = documentsWanted(await readPosition(tx, requisition.id), askedWithLetter[kind])
  const known = new Set(items.map(({ name }) => name.toLowerCase()))
  const open = items.filter(
    ({ status }) => isTagged(complianceItemStates, status, 'missing') || (kind === 'offer' && isTagged(complianceItemStates, status, 'toCheck')),
  )
  return { items, toName: [...open, ...toCome.filter(({ name }) => !known.has(name.toLowerCase()))].map(({ name }) => name) }
}

export const mandatoryAreIn = (items: Items) => items.every(({ mandatory, status }) => !mandatory || !isTagged(complianceItemStates, status, 'missing'))

export const publishedPapers = (tx: Tx, { requisition }: Case) =>
  tx
    .select({ id: onboardingDocuments.id, name: onboardingDocuments.name })
    .from(onboardingDocuments)
    .where(inPackOf(requisition))
    .orderBy(onboardingDocuments.position)

/** Whether every mandatory document of the employee pack was acknowledged with this contract. */
export async function papersAreIn(tx: Tx, contractLetterId: number) {
  const [left] = await prepared(tx, papersAreIn, () =>
    tx
      .select({ count: sql<number>`count(*)::int` })
      .from(letters)
      .innerJoin(applications, eq(applications.id, letters.applicationId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .innerJoin(onboardingDocuments, and(inPackOf(requisitions), eq(onboardingDocuments.mandatory, true)))
      .where(and(eq(letters.id, sql.placeholder('contractLetterId')), not(wasRead(letters.id)))),
  ).execute({ contractLetterId })
  return left?.count === 0
}
