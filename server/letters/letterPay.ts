import { and, eq, inArray } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import { offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Case, contentOf, type LetterContent, readVersion } from '../records/letters.ts'
import { inPeriod } from '../records/score.ts'
import { type LetterKind, letters } from '../tables/letters.ts'
import { requisitionFinancials } from '../tables/requisitions.ts'

type ApprovedPay = components['schemas']['ApprovedPay']

/** What was approved: for an offer the requisition's title and range, for a contract those of the accepted offer. */
export async function approvedPay(tx: Tx, kind: LetterKind, { requisition, application }: Case): Promise<ApprovedPay> {
  if (kind === 'contract') {
    const accepted = await acceptedOffer(tx, application.id)
    if (accepted)
      return {
        jobTitle: accepted.jobTitle,
        fromMinor: accepted.salaryMinor,
        toMinor: accepted.salaryMinor,
        currency: accepted.currency,
        period: accepted.period,
      }
  }
  const [range] = await tx.select().from(requisitionFinancials).where(eq(requisitionFinancials.requisitionId, requisition.id))
  return {
    jobTitle: requisition.positionTitle,
    fromMinor: range?.compensationFrom ?? null,
    toMinor: range?.compensationTo ?? null,
    currency: range?.currency ?? 'AUD',
    period: range?.period ?? 'YEARLY',
  }
}

/** What the applicant said yes to. */
export async function acceptedOffer(tx: Tx, applicationId: number): Promise<LetterContent | null> {
  const [offer] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), eq(letters.kind, 'offer'), inArray(letters.status, tagged(offerLetterStates, 'agreed'))))
  return offer?.sentVersion ? contentOf(await readVersion(tx, offer.id, offer.sentVersion)) : null
}

/** Pay within the approved range, in its currency, under the approved title; anything else needs a manager's release. */
export function isUsualPay(content: Pick<LetterContent, 'jobTitle' | 'salaryMinor' | 'currency' | 'period'>, approved: ApprovedPay) {
  if (content.jobTitle.trim().toLowerCase() !== approved.jobTitle.trim().toLowerCase()) return false
  if (content.salaryMinor === null) return true
  if (approved.fromMinor === null || approved.toMinor === null || content.currency !== approved.currency) return false
  const pay = inPeriod({ amount: content.salaryMinor, period: content.period }, approved.period)
  return pay >= approved.fromMinor - 0.5 && pay <= approved.toMinor + 0.5
}
