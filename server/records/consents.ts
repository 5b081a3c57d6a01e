import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { applicationConsents } from '../tables/ownPages.ts'
import { type Wording, wordingOf } from './consentWording.ts'

type Consent = { kind: components['schemas']['ConsentKind']; given: boolean }

/** Keeps what somebody agreed to, or took back, in the words they saw: a later wording changes nothing about it. */
export async function keepConsents(tx: Tx, applicationId: number, shown: Wording, consents: readonly Consent[]): Promise<void> {
  const rows = consents.map((consent) => {
    const wording = wordingOf(consent.kind, shown)
    const wordingHash = createHash('sha256').update(wording).digest('hex')
    return { applicationId, ...consent, wording, wordingHash, wordingVersion: shown.version, language: shown.language }
  })
  if (rows.length > 0) await tx.insert(applicationConsents).values(rows)
}

/** Whoever asks to be no longer kept has taken back what was agreed to, in the words of then; where nobody agreed, nothing is taken back. */
export async function takeBackKeepLonger(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  const { applicationId, id, kind } = applicationConsents
  const last = await tx
    .selectDistinctOn([applicationId])
    .from(applicationConsents)
    .where(and(inArray(applicationId, [...applicationIds]), eq(kind, 'KEEP_LONGER')))
    .orderBy(applicationId, desc(id))
  const rows = last.filter(({ given }) => given).map(({ id: _id, at: _at, ...consent }) => ({ ...consent, given: false }))
  if (rows.length > 0) await tx.insert(applicationConsents).values(rows)
}

export const readConsents = (db: Database | Tx, applicationId: number) =>
  db.select().from(applicationConsents).where(eq(applicationConsents.applicationId, applicationId)).orderBy(asc(applicationConsents.id))
