import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { applicationStates } from '../../src/machines/lifecycles/application.ts'
import { searchable } from '../files/cv/keepText.ts'
import { strikeOutCv } from '../files/cv/strikeOut.ts'
import type { Tx } from '../platform/db/database.ts'
import { applicants, applications } from '../tables/applications.ts'
import { fileTexts, fileWords } from '../tables/files.ts'
import type { Language } from '../tables/languages.ts'
import { statusHistory } from '../tables/platform.ts'
import { struckCvs } from '../tables/withheld.ts'
import { hiddenOf, namedStatuses, veilColumns } from './withoutNames.ts'

/** How an application begins in a requisition that is screened without names, which is locked: under the next number. */
export async function withheldIn(tx: Tx, requisitionId: number): Promise<{ withheld: true; candidateNumber: number }> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${applications.candidateNumber}), 0)::int` })
    .from(applications)
    .where(eq(applications.requisitionId, requisitionId))
  return { withheld: true, candidateNumber: last!.number + 1 }
}

/** Strikes out anew who these applications are of, where that is withheld and there is a CV with text. */
export async function strikeCvs(tx: Tx, which: { id: number } | { applicantId: number } | { requisitionId: number }): Promise<void> {
  const of =
    'id' in which
      ? eq(applications.id, which.id)
      : 'applicantId' in which
        ? eq(applications.applicantId, which.applicantId)
        : eq(applications.requisitionId, which.requisitionId)
  const ids = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(of, eq(applications.withheld, true)))
    .orderBy(applications.id)
  // One after the other: a CV has up to 200,000 characters.
  for (const { id } of ids) await strikeCv(tx, id)
}

async function strikeCv(tx: Tx, id: number): Promise<void> {
  const [found] = await tx
    .select({ person: veilColumns, fileId: fileTexts.fileId, text: fileTexts.text, language: fileWords.language })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(fileTexts, eq(fileTexts.fileId, applications.resumeFileId))
    .leftJoin(fileWords, eq(fileWords.fileId, fileTexts.fileId))
    .where(eq(applications.id, id))
  if (!found) return
  const text = strikeOutCv(found.text, hiddenOf(found.person))
  const struck = { fileId: found.fileId, text, ...searchable(text, (found.language ?? 'simple') as Language) }
  await tx
    .insert(struckCvs)
    .values({ applicationId: id, ...struck })
    .onConflictDoUpdate({ target: struckCvs.applicationId, set: struck })
}

const everNamed = sql`exists (select from ${statusHistory} where ${statusHistory.entity} = ${applicationStates.id} and ${statusHistory.entityId} = ${applications.id} and ${inArray(statusHistory.toStatus, namedStatuses)})`

/** Withholds who applied for a locked requisition and was never shortlisted, each under a number that stays. Answers how many. */
export async function withhold(tx: Tx, requisitionId: number): Promise<number> {
  const ofIt = and(eq(applications.requisitionId, requisitionId), notInArray(applications.status, namedStatuses), sql`not ${everNamed}`)
  const fresh = tx
    .select({ id: applications.id, number: sql`row_number() over (order by ${applications.id})`.as('number') })
    .from(applications)
    .where(and(ofIt, sql`${applications.candidateNumber} is null`))
  await tx.execute(sql`with fresh as (${fresh}), last as (select coalesce(max(candidate_number), 0) as number from ${applications} where requisition_id = ${requisitionId})
    update ${applications} set candidate_number = last.number + fresh.number from fresh, last where ${applications}.id = fresh.id`)
  const rows = await tx.update(applications).set({ withheld: true }).where(ofIt).returning({ id: applications.id })
  await strikeCvs(tx, { requisitionId })
  return rows.length
}

/** Everybody reads names again; the numbers stay for another time. */
export async function unveil(tx: Tx, requisitionId: number): Promise<void> {
  const ofIt = tx.select({ id: applications.id }).from(applications).where(eq(applications.requisitionId, requisitionId))
  await tx.delete(struckCvs).where(inArray(struckCvs.applicationId, ofIt))
  await tx
    .update(applications)
    .set({ withheld: false })
    .where(and(eq(applications.requisitionId, requisitionId), eq(applications.withheld, true)))
}
