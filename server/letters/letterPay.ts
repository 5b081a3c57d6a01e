import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../src/api/hr.gen.ts'
import { offerLetterStates } from '../../src/machines/lifecycles/offerLetter.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned, prepared } from '../platform/db/prepared.ts'
import { standing } from '../records/letterStanding.ts'
import { type Case, contentOf, type LetterContent, readVersion } from '../records/letters.ts'
import { inPeriod } from '../records/score.ts'
import { type LetterKind, letters, letterVersions } from '../tables/letters.ts'
import { requisitionFinancials, requisitions } from '../tables/requisitions.ts'

type ApprovedPay = components['schemas']['ApprovedPay']

/** What was approved: for an offer the requisition's title and range, for a contract those of the accepted offer. */
export async function approvedPay(tx: Tx, kind: LetterKind, { requisition, application }: Case): Promise<ApprovedPay> {
  if (kind === 'contract') {
    const accepted = await acceptedOffer(tx, application.id)
    if (accepted) return payOf(accepted)
  }
  const [range] = await prepared(tx, approvedPay, () =>
    tx
      .select()
      .from(requisitionFinancials)
      .where(eq(requisitionFinancials.requisitionId, sql.placeholder('requisitionId'))),
  ).execute({ requisitionId: requisition.id })
  return payWithin(requisition.positionTitle, range ?? null)
}

type Pay = Pick<LetterContent, 'jobTitle' | 'salaryMinor' | 'currency' | 'period'>
const payOf = ({ jobTitle, salaryMinor, currency, period }: Pay): ApprovedPay => ({ jobTitle, fromMinor: salaryMinor, toMinor: salaryMinor, currency, period })
const payWithin = (jobTitle: string, range: typeof requisitionFinancials.$inferSelect | null): ApprovedPay => ({
  jobTitle,
  fromMinor: range?.compensationFrom ?? null,
  toMinor: range?.compensationTo ?? null,
  currency: range?.currency ?? 'AUD',
  period: range?.period ?? 'YEARLY',
})

/** What the applicant said yes to. */
export async function acceptedOffer(tx: Tx, applicationId: number): Promise<LetterContent | null> {
  const [offer] = await prepared(tx, acceptedOffer, () =>
    tx
      .select()
      .from(letters)
      .where(
        and(
          eq(letters.applicationId, sql.placeholder('applicationId')),
          eq(letters.kind, 'offer'),
          inArray(letters.status, tagged(offerLetterStates, 'agreed')),
        ),
      ),
  ).execute({ applicationId })
  return offer?.sentVersion ? contentOf(await readVersion(tx, offer.id, offer.sentVersion)) : null
}

/** Pay within the approved range, in its currency, under the approved title; anything else needs a manager's release. */
export function isUsualPay(content: Pay, approved: ApprovedPay) {
  if (content.jobTitle.trim().toLowerCase() !== approved.jobTitle.trim().toLowerCase()) return false
  if (content.salaryMinor === null) return true
  if (approved.fromMinor === null || approved.toMinor === null || content.currency !== approved.currency) return false
  const pay = inPeriod({ amount: content.salaryMinor, period: content.period }, approved.period)
  return pay >= approved.fromMinor - 0.5 && pay <= approved.toMinor + 0.5
}

const agreed = alias(letters, 'agreed')
const agreedVersion = alias(letterVersions, 'agreed_version')

/** The drafts whose pay or title a manager has to release first, of all or of these letters; read at once for a whole list. */
export async function lettersToRelease(db: Database, ids?: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids?.length === 0) return new Set()
  const drafts = await planned(
    db
      .select({ letter: letters, content: letterVersions, title: requisitions.positionTitle, range: requisitionFinancials, accepted: agreedVersion })
      .from(letters)
      .innerJoin(letterVersions, and(eq(letterVersions.letterId, letters.id), eq(letterVersions.number, letters.letterVersion)))
      .innerJoin(requisitions, eq(requisitions.id, letters.requisitionId))
      .leftJoin(requisitionFinancials, eq(requisitionFinancials.requisitionId, requisitions.id))
      .leftJoin(
        agreed,
        and(
          eq(letters.kind, 'contract'),
          eq(agreed.applicationId, letters.applicationId),
          eq(agreed.kind, 'offer'),
          inArray(agreed.status, tagged(offerLetterStates, 'agreed')),
        ),
      )
      .leftJoin(agreedVersion, and(eq(agreedVersion.letterId, agreed.id), eq(agreedVersion.number, agreed.sentVersion)))
      .where(and(ids && sql`${letters.id} = any(${sql.param([...ids])}::int[])`, inArray(letters.status, standing('draft')), isNull(letters.releasedBy))),
  )
  const unusual = drafts.filter(({ content, title, range, accepted }) => !isUsualPay(content, accepted ? payOf(accepted) : payWithin(title, range)))
  return new Set(unusual.map(({ letter }) => letter.id))
}
